### The edition workshop: drafts that people change with lists and forms.

workshop-title = ## { $name }: { $section }
workshop-value = - { $name }: **{ $value }**
workshop-empty = none
workshop-lab_hint = -# Every change is saved at once and kept for a week. Press Try it out, and the lab checks if it is fun and fair.
workshop-refused = That edition could not be played, so nothing was changed:
    { $problems }
workshop-not_colour = I do not know the colour { $text }. Write a # and six signs, such as #b3402e (any colour picker shows them), or an English word such as gold. Nothing was changed.
workshop-card_gone = That card is not in the deck any more.
workshop-variant_taken = Another kind of game has that name, or there are already { $most }, the most allowed. Nothing was changed.
workshop-variant_name = Give it a name of a few plain letters, such as quick game. Nothing was changed.
workshop-copy = My { $name }
workshop-deck_part = { $name }: { $first } to { $last }

## Buttons

workshop-edit = Edit
workshop-change = Change
workshop-take_out = Take out
workshop-add_variant = New kind of game
workshop-save = Save as new version
workshop-shade_light = Light colours
workshop-shade_dark = Dark colours

## Lists

workshop-pick_section = What to change
workshop-pick_spaces = Choose a space
workshop-pick_groups = Choose a group
workshop-pick_deck = Choose a deck
workshop-pick_cards = Choose a card
workshop-pick_new = Add a card
workshop-put_back = Taken out: put it back
workshop-pick_rules = Its own rules
workshop-pick_variants = Choose a kind of game
workshop-pick_modules = Modules that tables may choose
workshop-pick_words = Choose a language
workshop-pick_texts = Choose some texts
workshop-missing =
    { $count ->
        [one] 1 text to translate
       *[other] { $count } texts to translate
    }
workshop-translated = Translated
workshop-pick_motif = Ornament in the middle
workshop-pick_face = Typeface of titles

## Ornaments and typefaces

workshop-motif_plain = None
workshop-motif_stars = Stars
workshop-motif_circuit = Circuit
workshop-motif_skyline = Skyline
workshop-motif_waves = Waves
workshop-motif_lantern = Lantern
workshop-motif_sunrise = Sunrise
workshop-motif_horseshoe = Horseshoe
workshop-motif_leaves = Leaves
workshop-motif_gears = Gears
workshop-motif_peaks = Peaks
workshop-face_serif = Serif
workshop-face_slab = Slab serif
workshop-face_poster = Poster
workshop-face_mono = Typewriter
workshop-face_western = Western
workshop-face_round = Round
workshop-face_book = Book
workshop-face_bold = Bold

## Sections

workshop-section_name = Name and tokens
workshop-section_spaces = Spaces: names, prices, rents
workshop-section_groups = Groups and their colours
workshop-section_cards = Cards
workshop-section_money = Money
workshop-section_rules = Rules
workshop-section_variants = Kinds of game
workshop-section_modules = Modules
workshop-section_look = Look
workshop-section_words = Translations
workshop-note_spaces = Choose a space, then press Change. Write rents in this order: empty lot, each house, hotel.
workshop-note_groups = Choose a group, then press Change.
workshop-note_cards = Choose a deck to rename it, or a card. Its text must name the same sum and the same place as its effect.
workshop-note_money = How sums look, and how much there is.
workshop-note_rules = The list switches rules on and off at once; Change sets the numbers.
workshop-note_variants = A table chooses one of these, or the standard game. Choose one, then press Change for its numbers. The list switches rules on and off at once.
workshop-note_modules = Optional games, such as corner games, that a table may switch on. The list has only those this board can play.
workshop-note_look = An ornament, a typeface, and the colours of the paper by day and by night.
workshop-note_words = Choose a language, then some texts, then press Change. Texts you leave empty stay in the original language. In a card, {"{"}amount{"}"} and {"{"}to{"}"} stand for its sum and its place.

## Lines of the forms

workshop-field_name = Name
workshop-field_tagline = What it is, in a few words
workshop-field_notes = What is different here
workshop-field_tokens = Tokens, with commas between them
workshop-field_prefix = Before a sum, such as $
workshop-field_suffix = After a sum, such as Taler
workshop-field_jail_fine = Fine to leave jail
workshop-field_mortgage_interest = Interest on mortgages, in percent
workshop-field_jail_turns = Turns in jail at most
workshop-field_dealt_deeds = Deeds dealt before play
workshop-field_houses_before_hotel = Houses before a hotel
workshop-field_variant = Its name
workshop-field_paper = Paper
workshop-field_ink = Ink
workshop-field_line = Lines
workshop-field_accent = Accent
workshop-field_centre = Middle of the board
workshop-field_space = Name of the space
workshop-field_price = Price
workshop-field_mortgage = Mortgage
workshop-field_rents = Rents: empty lot, each house, hotel
workshop-field_flat = Fixed tax
workshop-field_percent = Or percent of total worth (0: none)
workshop-field_color = Word for the colour
workshop-field_hex = Colour, such as #b3402e
workshop-field_house_cost = Price of a building
workshop-field_rents_held = Rents for 1 held, 2 held and so on
workshop-field_multipliers = Times the dice for 1 held, 2 held …
workshop-field_deck = Name of the deck
workshop-field_text = What the card says
workshop-field_amount = Sum
workshop-field_per_house = For each house
workshop-field_per_hotel = For each hotel
workshop-field_to = To which space: its name, or its number
workshop-field_steps = How many spaces
workshop-field_times = Times the usual rent
workshop-field_dice_times = Or times a new roll (0: no)

## New cards, as they begin

workshop-new_collect_bank = A friend of the Bank: collect { $sum }.
workshop-new_pay_bank = A bill arrives: pay { $sum } to the Bank.
workshop-new_collect_each_player = It is your birthday: collect { $sum } from each player.
workshop-new_pay_each_player = A round for everybody: pay each player { $sum }.
workshop-new_repairs = Repairs: pay { $house } for each house and { $hotel } for each hotel.
workshop-new_advance_to = Advance to { $space }.
workshop-new_move_back = Go back { $steps } spaces.
workshop-new_go_to_jail = Go to Jail. You do not pass GO and get no salary.
workshop-new_get_out_of_jail_free = Get out of Jail free. Keep this card until you need it or trade it.
