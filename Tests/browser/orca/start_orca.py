"""Starts Orca with the settings of the tests. It runs in Debian's Python: start_orca.py FOLDER

The command `orca` would end if the same user runs another Orca, on a desktop of its own.
"""

import sys

from orca import orca

SETTINGS = {
    # Orca says what comes into a field, instead of which key was pressed.
    "enableKeyEcho": False,
    "enableEchoByCharacter": True,
    "enableBraille": False,
    "enableSound": False,
}

orca.getSettingsManager().activate(sys.argv[1], SETTINGS)
sys.exit(orca.main())
