"""Runs the tests of the runtime that need nothing but Python: `conftest.py` leaves the others out."""

import os
import sys

project, site = PLACES  # noqa: F821 - given
sys.path.append(site)
os.chdir(project)

import pytest

int(pytest.main(["-q", "-p", "no:cacheprovider", "-o", "faulthandler_timeout=0", "tests"]))
