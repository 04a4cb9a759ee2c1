#!/usr/bin/env bash
# The framework app of each example: `check` finds as much as without it, a second run writes the same
# bytes, and XcodeGen, where it is installed, generates it with the links and embeds that were promised.
set -euo pipefail
archlint=$(realpath "$1")
examples=$(realpath "$(dirname "$0")/../../Examples")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
command -v xcodegen > /dev/null || echo "no xcodegen here: its projects are not compared"

for example in "$examples"/*/; do
  name=$(basename "$example")
  cp -R "$example" "$work/$name" && cd "$work/$name" && rm -rf broken
  app=$("$archlint" affected --changed x.unplaced --what apps --format names 2> /dev/null | head -n 1)
  for like in "" "$app"; do
    rm -rf FrameworkApp
    "$archlint" framework-app --output FrameworkApp ${like:+--like "$like"}
    find FrameworkApp -type f -exec cksum {} + | sort > ../first
    "$archlint" framework-app --output FrameworkApp ${like:+--like "$like"} > /dev/null
    find FrameworkApp -type f -exec cksum {} + | sort | diff ../first -
    if ! "$archlint" check > ../report || grep FrameworkApp ../report; then
      echo "$name: check finds something" >&2
      exit 1
    fi
    if command -v xcodegen > /dev/null; then
      (cd FrameworkApp && xcodegen generate --quiet)
      project=FrameworkApp/FrameworkApp.xcodeproj/project.pbxproj
      grep -o 'framework: [^,}]*' FrameworkApp/project.yml | cut -d ' ' -f 2 | while read -r file; do
        grep -q "$file in " "$project" || { echo "$name: $file is not in the project" >&2; exit 1; }
      done
      rm -rf FrameworkApp/FrameworkApp.xcodeproj
    fi
  done
done
