"""The fitted weights of the model.

From `rentroll train`, 500 games of each kind a round, one round of self-play after that of the
older players, seed 1. Standard: positions of the second round, as the trainer fits today. Short
and timed: positions of both rounds, fitted with fewer weights of their own for an unsold board.
A new run gives other numbers, as the players have changed since.

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
            0, 1.69493, 0, 0, 0, 0.57289, 1.38127, 0.01189,
            0, 0.06453, 0.00955, 0, -1.25454, -3.60528, 0, 0.58519,
            1.91871, 0.02598, 0, -0.05077, -1.38517, -1.22206, 0, 10.3402,
        ),
        (
            0.42265, 0.37707, 0.4298, 0.54915, 0, 0, 0, 0,
            0, 0, 0.31448, -8.3729, -3.79959, -0.31627, 0, 0.6156,
            0.65237, 0.53088, 2.3066, 0.08164, -0.05077, -0.63462, 0, 1.55511,
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
