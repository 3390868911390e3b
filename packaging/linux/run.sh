#!/bin/sh
# DiceDesk @VERSION@ in one file. Below this text lies the program, packed. It is unpacked into a new folder in TMPDIR, or
# in /tmp, and started there with all words of the command line; the folder goes when the program has ended.
# With DICEDESK_UNPACK=FOLDER in the environment it is unpacked into that folder for good, and not started.
#
# The folder is locked while anything runs from it: descriptor 9 is open in the program and in all that it starts, and
# the lock goes with the last of them, however they end. That tells a folder that nobody tidied up, after the power went
# for example, from one of a copy that is running; and systemd-tmpfiles does not tidy up what is locked.

program="@PROGRAM@"
packed_from_line="@LINES@"
needed="@KILOBYTES@"

refuse() {
    echo "DiceDesk cannot start: $1" >&2
    exit 1
}

refuse_folder() {
    refuse "$1; please choose another folder, for example: TMPDIR=\"\$HOME\" $0"
}

# Unpacks the program into a folder. What tar said of it, where that failed, is in $said then.
unpack() {
    said=$(tail -n "+$packed_from_line" "$0" | tar --no-same-owner -xzf - -C "$1" 2>&1) && return
    said=$(echo "$said" | head -n 1)
    tail -n "+$packed_from_line" "$0" | gzip -t 2>/dev/null || refuse "$0 is damaged or not whole; please download it again."
    return 1
}

for tool in df flock gzip mktemp setsid tail tar; do
    command -v "$tool" >/dev/null || refuse "it needs the program $tool; please install it."
done

if [ -n "${DICEDESK_UNPACK-}" ]; then
    { mkdir -p "$DICEDESK_UNPACK" && unpack "$DICEDESK_UNPACK"; } || refuse "it could not be unpacked into $DICEDESK_UNPACK."
    exit
fi

place=$(CDPATH='' cd -- "${TMPDIR:-/tmp}" 2>/dev/null && pwd) || refuse_folder "there is no folder ${TMPDIR:-/tmp}"
place=${place%/}

# What was left behind earlier.
for left in "$place"/dicedesk-run.??????????; do
    if [ -d "$left" ] && [ ! -L "$left" ] && [ -O "$left" ]; then
        flock --nonblock "$left" rm -rf "$left" 2>/dev/null
    fi
done

# Another start may take the new folder for one that was left behind, as long as it is not locked; then the next will do.
for attempt in 1 2 3 4 5; do
    folder=$(mktemp -d "$place/dicedesk-run.XXXXXXXXXX" 2>/dev/null) || refuse_folder "nothing can be written into $place"
    { command exec 9<"$folder" && flock --nonblock 9 && [ -d "$folder" ]; } 2>/dev/null && break
    [ "$attempt" = 5 ] && refuse_folder "no folder can be locked in $place"
done

# Who tidies up: it waits for the lock, and no signal that is meant for the program ends it.
( (
    trap '' HUP INT TERM
    cd / && exec setsid flock "$folder" rm -rf "$folder"
) 9<&- </dev/null >/dev/null 2>&1 & )

free=$(df -Pk "$folder" | sed -n '$s/.* \([0-9][0-9]*\)  *[0-9][0-9]*% .*/\1/p')
if [ "${free:-$needed}" -lt "$needed" ]; then
    refuse_folder "it needs $((needed / 1024 + 1)) MB in $place, which has room for $((free / 1024)) MB"
fi

{ echo '#!/bin/sh' >"$folder/trial" && chmod 700 "$folder/trial"; } 2>/dev/null ||
    refuse_folder "nothing can be written into $place"
"$folder/trial" 2>/dev/null || refuse_folder "no program may be started in $place (it is mounted noexec)"

unpack "$folder" || refuse_folder "it could not be unpacked into $place ($said)"

[ "${1-}" = -- ] && shift
exec "$folder/$program" "$@"
