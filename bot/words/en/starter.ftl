### The remarks in the file with which an edition of one's own begins. `starter-tagline` and
### `starter-notes` are values in it: at most 60 characters, and plain words.

starter-intro =
    { $name }: an edition of { $parent }'s family.
    {""}
    This file says only what differs from { $parent }. Change a line and save; then
    {"  "}rentroll edition check PATH     lists every mistake with its place
    {"  "}rentroll edition show PATH      shows the whole board
    {"  "}rentroll edition lab PATH       plays it many times and tells whether it is fun
    A line that starts with # is a remark and does nothing. Take the # away to use it.
starter-tagline = What it is, for the list players choose from.
starter-notes = What is different here, in a sentence or two.
starter-tokens = One token for each player at least.
starter-spaces = New names, by position (GO is 0). More than a name can change:
starter-groups = A group's word for its colour, and what a house costs there.
starter-currency = Amounts in this file are { $parent }'s; this says how they are shown.
starter-terms = Your words for buildings and deed families.
starter-rules = Any rule, and what each variant changes.
starter-cards =
    Cards, by their ids. A text in quotes is a new text, and must say what the card does:
    { $sum } stays { $sum }.
starter-example = changes the sum as well; false takes a card out.
starter-colours = Colours, as #rrggbb. They may also stand in theme.toml beside this file, without "theme.".
