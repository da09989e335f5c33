"""The groups of operations. Each is loaded when it is used."""
