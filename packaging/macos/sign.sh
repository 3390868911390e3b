#!/bin/sh
# Signs the program, so that macOS starts it without a warning, and has Apple notarise the disk image:
#
#   sign.sh app DiceDesk.app      before make_dmg.sh
#   sign.sh dmg DiceDesk.dmg      after it
#
# Who signs is read from the environment, and nothing of it is kept here:
#
#   DICEDESK_SIGN_IDENTITY    the name of a certificate "Developer ID Application: ..." in the keychain
#   DICEDESK_NOTARY_PROFILE   the name under which `xcrun notarytool store-credentials` has put the account
#
# Without the first the program is signed for the computer that it was built on alone, which others warn about;
# without the second nothing is sent to Apple.
set -eu
here="$(cd "$(dirname "$0")" && pwd)"
identity="${DICEDESK_SIGN_IDENTITY:--}"
what="$1"
thing="$2"

sign() {
    if [ "$identity" = "-" ]; then
        codesign --force --sign - "$@"
    else
        codesign --force --timestamp --options runtime --entitlements "$here/entitlements.plist" --sign "$identity" "$@"
    fi
}

case "$what" in
app)
    # From the inside out: a signature covers those of the parts.
    find "$thing/Contents" -type f \( -name '*.so' -o -name '*.dylib' \) | while read -r part; do sign "$part"; done
    find "$thing/Contents" -type d -name '*.framework' | while read -r part; do sign "$part"; done
    sign "$thing"
    codesign --verify --deep --strict "$thing"
    ;;
dmg)
    sign "$thing"
    if [ -n "${DICEDESK_NOTARY_PROFILE:-}" ]; then
        xcrun notarytool submit "$thing" --keychain-profile "$DICEDESK_NOTARY_PROFILE" --wait
        xcrun stapler staple "$thing"
    fi
    ;;
*)
    echo "sign.sh: app or dmg was expected, not $what" >&2
    exit 2
    ;;
esac
