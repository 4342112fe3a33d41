### The comments in the file that starts a new edition. `starter-tagline` and
### `starter-notes` are values in it: at most 60 characters, and plain words.

starter-intro =
    { $name }: an edition of { $parent }'s family.
    {""}
    This file has only the differences from { $parent }. Change a line and save; then
    {"  "}rentroll edition check PATH     lists every mistake with its place
    {"  "}rentroll edition show PATH      shows the whole board
    {"  "}rentroll edition lab PATH       plays it many times to see if it is fun
    A line that starts with # is a comment and does nothing. Remove the # to use it.
starter-tagline = What it is, for the list of editions.
starter-notes = What is different here, in a sentence or two.
starter-tokens = At least one token for each player.
starter-spaces = New names, by position (GO is 0). More than a name can change:
starter-groups = A group's word for its colour, and the price of a house there.
starter-currency = Amounts in this file are as in { $parent }; this sets how they are shown.
starter-terms = Your words for buildings and deed families.
starter-rules = Any rule, and what each variant changes.
starter-cards =
    Cards, by their ids. A text in quotes is a new text, and must say what the card does:
    { $sum } stays { $sum }.
starter-example = changes the sum as well; false takes a card out.
starter-colours = Colours, as #rrggbb. You can also put them into theme.toml beside this file, without "theme.".
