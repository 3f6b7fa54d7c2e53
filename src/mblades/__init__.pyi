from mblades.errors import IllegalAction as IllegalAction
from mblades.rules.game import Game as Game
from mblades.rules.setup.setup import Setup as Setup

__version__: str
