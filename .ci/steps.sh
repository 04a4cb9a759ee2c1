# What the checks have in common; to be sourced.
# shellcheck shell=bash

# Says what comes next.
step() { printf '\n== %s\n' "$*"; }

# Makes sure that a command exists, from the package that brings it (named alike unless said).
need() {
  local command=$1 package=${2:-$1}
  command -v "$command" > /dev/null && return
  if ! command -v apt-get > /dev/null; then
    echo "$command is missing; install it and try again" >&2
    return 1
  fi
  step "installing $package"
  export DEBIAN_FRONTEND=noninteractive
  apt-get install -y -qq --no-install-recommends "$package" > /dev/null 2>&1 || {
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "$package" > /dev/null
  }
}

# Prints the commands that the README tells people to type, one a line.
readme_commands() {
  awk '/^```sh$/ { inside = 1; next } /^```$/ { inside = 0 } inside' README.md
}
