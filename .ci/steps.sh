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

# Where the commands of Python packages are.
tools=.build/validators/bin

# Makes sure that Python packages are there, in a folder of their own.
need_python() {
  need python3
  if [[ ! -x $tools/pip ]]; then
    python3 -m venv --clear "${tools%/bin}" 2> /dev/null || {
      apt_install python3-venv
      python3 -m venv --clear "${tools%/bin}"
    }
  fi
  "$tools/pip" install --quiet --disable-pip-version-check "$@"
}

# Prints the code blocks of a page in one language.
fenced() {
  awk -v fence="\`\`\`$1" '$0 == fence { inside = 1; next } /^```$/ { inside = 0 } inside' "$2"
}

# Serves a folder over https, which curl and the package manager ask for: at $address, with $certificate.
# Whoever calls it ends the process $server.
# shellcheck disable=SC2034
serve() {
  local folder=$1
  certificate=$(mktemp)
  openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost -keyout "$certificate.key" -out "$certificate" 2> /dev/null
  python3 - "$folder" "$certificate" 2> /dev/null << 'PYTHON' &
import functools, http.server, ssl, sys

folder, certificate = sys.argv[1:]
handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=folder)
server = http.server.ThreadingHTTPServer(("localhost", 0), handler)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(certificate, f"{certificate}.key")
server.socket = context.wrap_socket(server.socket, server_side=True)
open(f"{certificate}.port", "w").write(str(server.server_address[1]))
server.serve_forever()
PYTHON
  server=$!
  for _ in $(seq 50); do [[ -s $certificate.port ]] || sleep 0.1; done
  address=https://localhost:$(cat "$certificate.port")
}
