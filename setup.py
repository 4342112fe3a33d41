"""Everything is in pyproject.toml; this sees to it that nothing of another version is installed.

setuptools copies into build/ and installs all that lies there, also what an update has removed.
"""

import shutil

from setuptools import setup

shutil.rmtree("build", ignore_errors=True)
setup()
