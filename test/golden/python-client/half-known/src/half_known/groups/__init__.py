# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""The groups of operations. Each is loaded when it is used."""
