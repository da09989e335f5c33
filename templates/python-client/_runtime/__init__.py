"""Parts that operations share. Import from the package itself: modules in here may change."""
