"""The fitted weights of the model.

`rentroll train` fitted them with seed 1. It played two rounds of 500 games of each kind: the first
with the older players, the second with the players that the first round gave. The standard weights
use positions of the second round, as the trainer does today. The short and timed weights use
positions of both rounds, and have fewer separate weights for an unsold board. A new run gives other
numbers, because the players have changed since.

Two changes followed. In 24,118 games of a hard player with random numbers, less weight on blocking
won more, so the standard weights have two thirds of the fitted weight for blocking on a sold-out
board (1.5, not 2.3066). Then every standard weight was multiplied by three quarters, because the
predicted chances were too extreme. The losses below are those of the fit: the mean negative
log-likelihood of the winners. `blind` is the loss of equal chances.

standard: 10736 positions, loss 0.724 (blind 1.257).
short: 11789 positions, loss 0.749 (blind 1.333).
timed: 14428 positions, loss 0.801 (blind 1.351).
"""

from __future__ import annotations

from engine.ai.features import Weights

# fmt: off
WEIGHTS = {
    "standard": Weights(
        (
            0, 1.2712, 0, 0, 0, 0.42967, 1.03595, 0.00892,
            0, 0.0484, 0.00716, 0, -0.9409, -2.70396, 0, 0.43889,
            1.43903, 0.01948, 0, -0.03808, -1.03888, -0.91654, 0, 7.75515,
        ),
        (
            0.31699, 0.2828, 0.32235, 0.41186, 0, 0, 0, 0,
            0, 0, 0.23586, -6.27967, -2.84969, -0.2372, 0, 0.4617,
            0.48928, 0.39816, 1.125, 0.06123, -0.03808, -0.47596, 0, 1.16633,
        ),
    ),
    "short": Weights(
        (
            0, 1.08894, 0.29663, 0.61794, 0, 0, 3.17658, 0,
            0, 0, 0.78051, -0.38219, -0.26228, -0.27405, 0, 0,
            1.05655, 1.25729, 0.85341, -0.00198, -0.92171, 0, 0, 5.99664,
        ),
        (
            0, 1.08894, 0.29663, 0.61794, 0, 0, 0.44234, 0,
            0, 0, 0.78051, -0.38219, -0.26228, -0.27405, 0, 0,
            0, 1.25729, 0.6744, 0.31665, -0.17095, 0, 0, 0,
        ),
    ),
    "timed": Weights(
        (
            0.20842, 0.41534, 0.48919, 0.49454, 0, 0, 3.65165, 0,
            0.5898, 0, 0.81446, -2.03647, 0, -0.31624, 0, 0.43916,
            2.77615, 1.38442, 0.26937, 0.03198, 0.00644, -0.117, 0.02359, 7.09845,
        ),
        (
            0.20842, 0.41534, 0.48919, 0.49454, 0, 0, 0.57352, 0,
            0.5898, 0, 0.81446, -2.03647, 0, -0.31624, 0, 0.09225,
            0, 1.38442, 0, -0.11873, -0.06599, -0.117, 0.02359, 0.90022,
        ),
    ),
}
# fmt: on
