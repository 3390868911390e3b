#!/bin/sh
# Makes the disk image that people open and drag the program from: make_dmg.sh DiceDesk.app OUT.dmg
set -eu
app="$1"
out="$2"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
rm -f "$out"
hdiutil create -volname DiceDesk -srcfolder "$folder" -fs HFS+ -format UDZO -imagekey zlib-level=9 -ov "$out"
