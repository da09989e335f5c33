# Made by endpoint-manifest (python-client) from its template _runtime/__init__.py.
# Not to be edited: fill the manifest in and run `generate`.
"""What all operations share. Import from the package itself: modules in here may change."""
