"""The figure of every token, by its name."""

from __future__ import annotations

from renders.figures import tokens_animals as animals
from renders.figures import tokens_food as food
from renders.figures import tokens_plain as plain
from renders.figures import tokens_tech as tech
from renders.figures import tokens_things as things
from renders.figures import tokens_travel as travel
from renders.figures import tokens_wear as wear
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
    "Big Apple": food.big_apple,
    "Boot": wear.boot,
    "Coffee Cup": food.coffee_cup,
    "Computer Mouse": tech.computer_mouse,
    "Covered Wagon": travel.covered_wagon,
    "Cowboy Hat": wear.cowboy_hat,
    "Crab": animals.crab,
    "Dinghy": travel.dinghy,
    "Floppy Disk": tech.floppy_disk,
    "French Fries": food.french_fries,
    "Gull": animals.gull,
    "Horse": animals.horse,
    "Horse Shoe": things.horse_shoe,
    "Horse Trailer": travel.horse_trailer,
    "Hot Dog": food.hot_dog,
    "Hybrid Car": travel.hybrid_car,
    "Iron": things.iron,
    "Jet Airplane": travel.jet_airplane,
    "Keyboard": tech.keyboard,
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
    "Thimble": wear.thimble,
    "Top Hat": wear.top_hat,
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

# What a home-made token may be called. Single words only; a plural finds its singular.
_LIKE: dict[str, Figure] = {
    **{name.casefold(): figure for name, figure in _KNOWN.items() if " " not in name},
    "airplane": travel.jet_airplane,
    "at": tech.at_sign,
    "bag": wear.shopping_bag,
    "bell": plain.bell,
    "bird": animals.gull,
    "boat": travel.dinghy,
    "cab": travel.taxi,
    "car": travel.hybrid_car,
    "cart": travel.luggage_cart,
    "coat": wear.oilskin,
    "coffee": food.coffee_cup,
    "computer": tech.monitor,
    "cone": plain.cone,
    "crown": plain.crown,
    "cup": food.coffee_cup,
    "dish": tech.satellite_dish,
    "disk": tech.floppy_disk,
    "dog": animals.scottie_dog,
    "eagle": animals.bald_eagle,
    "feather": plain.feather,
    "fries": food.french_fries,
    "glove": wear.baseball_glove,
    "hat": wear.top_hat,
    "horseshoe": things.horse_shoe,
    "jet": travel.jet_airplane,
    "key": plain.key,
    "lamp": things.storm_lamp,
    "lantern": things.storm_lamp,
    "leaf": plain.leaf,
    "liberty": things.statue_of_liberty,
    "luggage": travel.luggage_cart,
    "mitt": wear.baseball_glove,
    "pawn": plain.pawn,
    "phone": tech.mobile_phone,
    "pie": food.apple_pie,
    "plane": travel.jet_airplane,
    "pony": animals.horse,
    "poodle": animals.labradoodle,
    "puppy": animals.labradoodle,
    "racer": travel.race_car,
    "raincoat": wear.oilskin,
    "ring": plain.ring,
    "sailboat": travel.dinghy,
    "seagull": animals.gull,
    "ship": travel.battleship,
    "shoe": wear.running_shoe,
    "sneaker": wear.running_shoe,
    "statue": things.statue_of_liberty,
    "stetson": wear.cowboy_hat,
    "terrier": animals.scottie_dog,
    "trailer": travel.horse_trailer,
    "wagon": travel.covered_wagon,
}

_BY_NAME = {name.casefold(): figure for name, figure in _KNOWN.items()}


def tokens() -> tuple[str, ...]:
    """The names of all tokens that have a figure of their own."""
    return tuple(_KNOWN)


def token(name: str, index: int = 0) -> Figure:
    """The figure of a token; for a name nobody has drawn, one like it, or a plain piece by index.

    Of a longer name the last word says what the thing is: a "Horse Boot" is a boot.
    """
    words = name.casefold().split()
    known = _BY_NAME.get(" ".join(words))
    if known is not None:
        return known
    for word in reversed(words):
        for spelling in (word, word.removesuffix("s")):
            if spelling in _LIKE:
                return _LIKE[spelling]
    return _PLAIN[index % len(_PLAIN)]
