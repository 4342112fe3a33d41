"""The figure of every token, by its name."""

from __future__ import annotations

from functools import lru_cache

from renders.figures import tokens_animals as animals
from renders.figures import tokens_food as food
from renders.figures import tokens_homemade as homemade
from renders.figures import tokens_plain as plain
from renders.figures import tokens_tech as tech
from renders.figures import tokens_things as things
from renders.figures import tokens_travel as travel
from renders.figures import tokens_wear as wear
from renders.figures.icons import icon
from renders.pen import Figure

_KNOWN: dict[str, Figure] = {
    "Anchor": things.anchor,
    "Apple": food.apple,
    "Apple Pie": food.apple_pie,
    "At Sign": tech.at_sign,
    "Bald Eagle": animals.bald_eagle,
    "Banjo": things.banjo,
    "Baseball Glove": wear.baseball_glove,
    "Battleship": travel.battleship,
    "Bicycle": homemade.bicycle,
    "Big Apple": food.big_apple,
    "Boot": wear.boot,
    "Cat": homemade.cat,
    "Coffee Cup": food.coffee_cup,
    "Computer Mouse": tech.computer_mouse,
    "Covered Wagon": travel.covered_wagon,
    "Cowboy Hat": wear.cowboy_hat,
    "Crab": animals.crab,
    "Dinghy": travel.dinghy,
    "Fish": homemade.fish,
    "Floppy Disk": tech.floppy_disk,
    "French Fries": food.french_fries,
    "Gull": animals.gull,
    "Heart": homemade.heart,
    "Horse": animals.horse,
    "Horse Shoe": things.horse_shoe,
    "Horse Trailer": travel.horse_trailer,
    "Hot Dog": food.hot_dog,
    "Hybrid Car": travel.hybrid_car,
    "Iron": things.iron,
    "Jet Airplane": travel.jet_airplane,
    "Keyboard": tech.keyboard,
    "Kite": homemade.kite,
    "Labradoodle": animals.labradoodle,
    "Laptop": tech.laptop,
    "Laptop Computer": tech.laptop_computer,
    "Luggage Cart": travel.luggage_cart,
    "Mobile Phone": tech.mobile_phone,
    "Modem": tech.modem,
    "Monitor": tech.monitor,
    "Oilskin": wear.oilskin,
    "Race Car": travel.race_car,
    "Riding Boot": wear.riding_boot,
    "Running Shoe": wear.running_shoe,
    "Saddle": wear.saddle,
    "Satellite Dish": tech.satellite_dish,
    "Scottie Dog": animals.scottie_dog,
    "Shopping Bag": wear.shopping_bag,
    "Statue of Liberty": things.statue_of_liberty,
    "Storm Lamp": things.storm_lamp,
    "Taxi": travel.taxi,
    "Tea Pot": homemade.tea_pot,
    "Thimble": wear.thimble,
    "Top Hat": wear.top_hat,
    "Tree": homemade.tree,
    "Umbrella": homemade.umbrella,
    "Wheel": homemade.wheel,
    "Wheelbarrow": travel.wheelbarrow,
}

_PLAIN: tuple[Figure, ...] = (
    plain.pawn,
    plain.cone,
    plain.ring,
    plain.key,
    plain.bell,
    plain.feather,
    plain.leaf,
    plain.crown,
)

# Words that home-made tokens may have in their names, in the singular.
_LIKE: dict[str, Figure] = {
    **{name.casefold(): figure for name, figure in _KNOWN.items() if " " not in name},
    "airplane": travel.jet_airplane,
    "at": tech.at_sign,
    "bag": wear.shopping_bag,
    "bell": plain.bell,
    "bike": homemade.bicycle,
    "bird": animals.gull,
    "boat": travel.dinghy,
    "brush": icon("brush"),
    "bulb": icon("bulb"),
    "cab": travel.taxi,
    "canoe": travel.dinghy,
    "car": travel.hybrid_car,
    "carrot": icon("carrot"),
    "cart": travel.luggage_cart,
    "clock": icon("clock"),
    "coat": wear.oilskin,
    "coffee": food.coffee_cup,
    "computer": tech.monitor,
    "cone": plain.cone,
    "crown": plain.crown,
    "cup": food.coffee_cup,
    "cycle": homemade.bicycle,
    "dish": tech.satellite_dish,
    "disk": tech.floppy_disk,
    "dog": animals.scottie_dog,
    "donkey": animals.horse,
    "drop": icon("drop"),
    "duck": animals.gull,
    "eagle": animals.bald_eagle,
    "feather": plain.feather,
    "fir": homemade.tree,
    "fire": icon("flame"),
    "flame": icon("flame"),
    "fries": food.french_fries,
    "glove": wear.baseball_glove,
    "guitar": things.banjo,
    "hat": wear.top_hat,
    "horseshoe": things.horse_shoe,
    "hound": animals.scottie_dog,
    "jacket": wear.oilskin,
    "jet": travel.jet_airplane,
    "kettle": homemade.tea_pot,
    "key": plain.key,
    "kitten": homemade.cat,
    "kitty": homemade.cat,
    "lamp": things.storm_lamp,
    "lantern": things.storm_lamp,
    "leaf": plain.leaf,
    "liberty": things.statue_of_liberty,
    "luggage": travel.luggage_cart,
    "medal": icon("ribbon"),
    "mill": icon("windmill"),
    "mitt": wear.baseball_glove,
    "mug": food.coffee_cup,
    "parasol": homemade.umbrella,
    "parrot": animals.gull,
    "pawn": plain.pawn,
    "phone": tech.mobile_phone,
    "pie": food.apple_pie,
    "pine": homemade.tree,
    "plane": travel.jet_airplane,
    "pony": animals.horse,
    "poodle": animals.labradoodle,
    "pot": homemade.tea_pot,
    "puppy": animals.labradoodle,
    "racer": travel.race_car,
    "raincoat": wear.oilskin,
    "ribbon": icon("ribbon"),
    "ring": plain.ring,
    "rocket": icon("rocket"),
    "sailboat": travel.dinghy,
    "salmon": homemade.fish,
    "seagull": animals.gull,
    "shark": homemade.fish,
    "ship": travel.battleship,
    "shoe": wear.running_shoe,
    "smartphone": tech.mobile_phone,
    "sneaker": wear.running_shoe,
    "star": icon("star"),
    "statue": things.statue_of_liberty,
    "stetson": wear.cowboy_hat,
    "submarine": travel.battleship,
    "tea": food.coffee_cup,
    "teapot": homemade.tea_pot,
    "terrier": animals.scottie_dog,
    "ticket": icon("ticket"),
    "tire": homemade.wheel,
    "trailer": travel.horse_trailer,
    "trophy": icon("trophy"),
    "trout": homemade.fish,
    "truck": travel.horse_trailer,
    "tyre": homemade.wheel,
    "unicorn": animals.horse,
    "van": travel.hybrid_car,
    "wagon": travel.covered_wagon,
    "watch": icon("clock"),
    "whistle": icon("whistle"),
    "windmill": icon("windmill"),
}

_BY_NAME = {name.casefold(): figure for name, figure in _KNOWN.items()}


def tokens() -> tuple[str, ...]:
    """Return the names of all tokens that have a figure of their own."""
    return tuple(_KNOWN)


def token(name: str, piece: int = 0) -> Figure:
    """Return a token's figure: its own, a similar one, or plain piece number `piece`.

    A similar figure is found by a word of the name, the last word first: a "Horse Boot" is a boot.
    """
    return _drawn(name) or _PLAIN[piece % len(_PLAIN)]


@lru_cache(maxsize=256)
def plain_pieces(tokens: tuple[str, ...]) -> dict[str, int]:
    """Return the index of the plain piece for each token without a figure, by token name.

    The indices differ as long as there are enough plain pieces.
    """
    shown = {_drawn(name) for name in tokens}
    free = [i for i, figure in enumerate(_PLAIN) if figure not in shown] or [*range(len(_PLAIN))]
    undrawn = [name for name in tokens if _drawn(name) is None]
    return {name: free[i % len(free)] for i, name in enumerate(undrawn)}


def _drawn(name: str) -> Figure | None:
    words = name.casefold().split()
    known = _BY_NAME.get(" ".join(words))
    if known is not None:
        return known
    for word in reversed(words):
        for spelling in (word, word.removesuffix("s")):
            if spelling in _LIKE:
                return _LIKE[spelling]
    return None
