# What the checks have in common; to be sourced.
# shellcheck shell=bash

# Says what comes next.
step() { printf '\n== %s\n' "$*"; }

# Makes sure that a command exists, from the package of the same name.
need() {
  command -v "$1" > /dev/null || apt_install "$1"
}

# Installs a package; the list of packages is fetched only if the one at hand does not do.
apt_install() {
  step "installing $1"
  export DEBIAN_FRONTEND=noninteractive
  apt-get install -y -qq --no-install-recommends "$1" > /dev/null 2>&1 || {
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "$1" > /dev/null
  }
}

# Prints the commands that the README tells people to type, one a line.
readme_commands() {
  awk '/^```sh$/ { inside = 1; next } /^```$/ { inside = 0 } inside' README.md
}
