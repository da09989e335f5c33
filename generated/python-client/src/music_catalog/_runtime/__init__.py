# Made by endpoint-manifest (python-client) from its template _runtime/__init__.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Parts that operations share. Import from the package itself: modules in here may change."""
