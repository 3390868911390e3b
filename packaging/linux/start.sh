#!/bin/sh
# Starts the program in the folder that the single file unpacked itself into. Files on the command line are meant from
# where the player stands.
program="$(pwd)/dicedesk/dicedesk"
cd "${USER_PWD:-/}" || exit
exec "$program" "$@"
