# Keeps a credential in a keyring of its own, and forgets it: `dbus-run-session -- bash keyring.sh PROGRAM FOLDER`.
set -eu
program=$1
export HOME=$2 XDG_RUNTIME_DIR=$2/run XDG_DATA_HOME=$2/data XDG_CONFIG_HOME=$2/config
mkdir -p -m 700 "$XDG_RUNTIME_DIR" "$XDG_DATA_HOME/keyrings" "$XDG_CONFIG_HOME"

# It starts in the background when it is unlocked, and says where it is.
printf 'password' | gnome-keyring-daemon --unlock --components=secrets >"$2/daemon"
for _ in $(seq 100); do
  dbus-send --session --print-reply --dest=org.freedesktop.DBus / org.freedesktop.DBus.NameHasOwner \
    string:org.freedesktop.secrets | grep -q true && break
  sleep 0.1
done

state() {
  "$program" auth status | grep -P "^key\t" | cut -f 3,5
}

printf 's3cret' | "$program" login key --secret-file - --keep keyring
state
grep -rq s3cret "$HOME" && echo "a file has the secret"
"$program" logout key
state
