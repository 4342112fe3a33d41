### Problems of an edition file. Its author reads them after a place in the file, such as
### `spaces[3].price`, so they begin small and have no full stop. Words in '…' are from the file.

## Around them

problem-got = { $text }, got { $got }
problem-near = { $text }; did you mean { $near }?
problem-line = line { $number }
problem-first =
    { $count ->
        [one] { $text } (and 1 more problem)
       *[other] { $text } (and { $count } more problems)
    }
problem-none_defined = none, as none is defined

## The value that was found

problem-got_nothing = nothing
problem-got_huge = a huge number
problem-got_list = a list
problem-got_table = a table
problem-got_date = a date or time
problem-got_else = something else

## Things in a list

problem-many_numbers = whole numbers
problem-many_spaces = spaces
problem-many_groups = groups
problem-many_decks = decks
problem-many_cards = cards
problem-many_tokens = tokens
problem-many_variants = variants
problem-many_modules = modules
problem-many_questions = questions
problem-many_choices = choices
problem-many_choices_in_order = choices in the order of the original
problem-many_corners = names, one for each corner from GO on
problem-many_languages = languages
problem-list = expected a list of { $what }
problem-exactly = expected { $most } { $what }, got { $found }
problem-between = expected { $least } to { $most } { $what }, got { $found }
problem-at_most = expected at most { $most } { $what }, got { $found }

## The file as a whole

problem-unknown = unknown edition '{ $id }': expected one of { $names }, or a path to an edition file
problem-no_file = expected an edition file, found none
problem-readable = expected a readable file, got: { $reason }
problem-file_size = expected at most { $most } KiB, got more
problem-file_picture = a picture
problem-file_pdf = a PDF
problem-file_archive = an archive or a document of a word processor
problem-file_document = a document of a word processor
problem-file_page = a web page
problem-text_file = expected a plain text file that ends in .toml, got { $what }
problem-empty_file = expected the lines of an edition, got an empty file
problem-no_bytes = expected a plain text file, got bytes that are not text
problem-utf8 = expected text saved as UTF-8, got another encoding: { $line }
problem-characters = expected at most { $most } characters, got { $found }
problem-dots = expected at most { $most } dots, got { $found }
problem-sensible = expected TOML that is not too large and not too deep
problem-depth = expected at most { $most } tables or lists inside each other

## A line that cannot be read

problem-at_line = { $what }, got: { $line }
problem-curly = expected straight quotes "like these" around words, not curly ones
problem-curly_more =
    { $count ->
        [one] expected straight quotes "like these" around words, not curly ones (also in 1 more line)
       *[other] expected straight quotes "like these" around words, not curly ones (also in { $count } more lines)
    }
problem-section_twice = expected each section once: it begins in line { $line } already, so put its lines there
problem-section_taken = expected a section with a name that is not used above
problem-key_twice = expected each key once
problem-key_twice_at = expected each key once: it is in line { $line } already
problem-close_section = expected a ] at the end of the section's name
problem-close_lines = expected three closing quotes after words of several lines
problem-close_quote = expected a closing quote after the words
problem-close_list = expected a ] that closes the list before it
problem-close_brace = expected a closing {"}"} on the same line
problem-no_comma_brace = expected no comma before {"}"}
problem-key_in_braces = expected a key between {"{"} and {"}"}, all of it on one line
problem-comma = expected a comma before { $rest }
problem-comma_above = expected a comma at the end of the line before
problem-no_comma_end = expected no comma at the end of this line
problem-quotes_inside = expected words without quotes inside them, and nothing after the closing quote
problem-digits_only = expected a whole number made of digits only, such as 1000
problem-own_line = expected each key in a line of its own
problem-value = expected a value after the equals sign
problem-truth = expected { $value }, in small letters and without quotes
problem-in_quotes = expected words in straight quotes
problem-equals_for_colon = expected an equals sign instead of the colon
problem-name_in_quotes = expected a name of several words between quotes before the equals sign
problem-equals = expected an equals sign between a key and its value
problem-remark = expected a # at the beginning of a comment
problem-key_first = expected a key before the equals sign
problem-no_backslashes = expected words without backslashes
problem-entry = expected a key, an equals sign and a value, or a line that begins with #

## Values of the right kind

problem-table = expected a table of keys and values
problem-no_key = expected a key that exists here
problem-key_of_kind = expected a key that kind '{ $kind }' has
problem-key_of_card = expected a key that '{ $does }' has
problem-id = expected a short word of small letters, digits, - and _
problem-id_key = expected an id that is a short word of small letters, digits, - and _
problem-id_free = expected an id of your own; these are taken: { $names }
problem-shipped_id = expected the id of a shipped edition, got a path
problem-one_of = expected one of { $names }
problem-true_or_false = expected true or false
problem-whole = expected a whole number, 0 or more
problem-whole_above = expected a whole number above { $least }
problem-whole_between = expected a whole number from { $least } to { $most }
problem-power_of_ten = expected 1, 10, 100 or another power of ten
problem-sign = expected a sign or word
problem-sign_no_number = expected a sign or word without digits, plus, minus, points, commas or apostrophes, which would change the sum
problem-colour = expected a colour such as #1f2328

## Words that may be shown

problem-some_words = expected some words
problem-no_end_spaces = expected no spaces at either end
problem-long_word = expected words of at most { $most } letters
problem-calls_nobody = expected words that mention nobody
problem-no_less_than = expected words without a less-than sign before a letter
problem-no_links = expected words without links
problem-no_backticks = expected words without backticks and backslashes
problem-no_doubled = expected words without doubled stars, underscores, tildes or bars
problem-no_stars_around = expected words without stars or underscores around them
problem-no_heading = expected words that do not start like a quote, a heading or a list
problem-visible = expected visible letters and signs only, without { $sign }
problem-plain_spaces = expected ordinary spaces, without { $sign }
problem-accents = expected at most { $most } accents on a letter
problem-around_number = { $what }, also around a number

## An edition that extends another

problem-chain = expected at most { $most } editions that extend each other, got more
problem-sound_parent = expected an edition without problems of its own, got { $id }
problem-take_out =
    { $what ->
        [group] expected the id of a group to take out
        [variant] expected the id of a variant to take out
        [deck] expected the id of a deck to take out
       *[card] expected the id of a card to take out
    }
problem-new_card = expected the id of a card of this deck, or a new card, which needs its text and what it does (do)
problem-spaces_list = expected a list of spaces; a table of changes needs extends
problem-spaces_changes = expected a list of spaces, or a table of changes
problem-parent_space = expected a position from 0 to { $last }, or a name on the parent's board
problem-space_change = expected a new name, or a table of changed keys
problem-leftover = expected words without { $name }: no space has that name now

## Board, groups and players

problem-sizes = expected a multiple of 4 from { $least } to { $most } spaces, got { $found }
problem-board = expected { $parts }
problem-board_go = one space of kind 'go', and that one first
problem-board_jail = one space of kind 'jail', got { $found }
problem-board_street = at least one space of kind 'street', got none
problem-corner = expected a corner ({ $names })
problem-jail_corner = expected the jail in a corner, so at { $one }, { $two } or { $three }
problem-own_name = expected a name of its own, as it is a deed
problem-group = expected a { $kind } group ({ $names })
problem-group_unused = expected at least one space of this group on the board
problem-mortgage = expected at most the price, { $price }
problem-rents = expected { $count } rents like the other streets (empty lot, each house, hotel), got { $found }
problem-falling = expected rents that never fall, got { $now } after { $before }
problem-building_pays = expected the last rent to be at least { $least }, the rent of the empty lot
problem-no_rents = expected at least one deed that brings rent, got none
problem-per_deed = expected { $count } numbers, one per deed held, got { $found }
problem-token_once = expected each token only once
problem-token_each = expected one for each of { $players } players, got { $found }
problem-players_min = expected no more than players.max ({ $most })

## Cards

problem-position = expected a position, as { $count } spaces have that name
problem-space = expected the name or the position of a space
problem-no_cards = expected at least one card, got none
problem-only_kept = expected a card that goes back to the deck, got only cards to keep
problem-deck_unused = expected a space of kind 'card' that uses this deck, got none
problem-kind_on_board = expected a kind that is on the board
problem-own_text = expected a different text: another card says the same
problem-unsaid = expected the words to contain { $sum }, the value of { $key }
problem-circle = expected cards that do not move a token in a circle, got space { $start } to { $target } and back again

## Rules, modules and questions

problem-not_standard = expected another name; standard is the game itself
problem-setup =
    { $wrong ->
        [range] { $what }
        [houses] { $what }
        [cash] { $what }
       *[other] expected rules that go together: { $what }
    }
problem-module_space = expected a space of kind '{ $kind }', which { $module } needs
problem-module_questions = expected questions, which { $module } needs
problem-module_once = expected each module only once
problem-own_id = expected an id of its own
problem-question_once = expected a question that is asked only once
problem-four_choices = expected four different choices
problem-questions_here = expected the questions in this file, as [[questions]]
problem-questions_file = expected a file beside this one, such as challenge.toml
problem-only_questions = expected nothing but [[questions]] in this file

## Look

problem-one_theme = expected the theme here or in { $file }, got both
problem-id_of =
    { $what ->
        [group] expected the id of a group of this edition
       *[deck] expected the id of a deck of this edition
    }
problem-icon_key = expected a position, the id of a group or deck, or a kind of space
problem-name_of =
    { $what ->
        [icon] expected the name of an icon
       *[motif] expected the name of a motif
    }
problem-contrast = expected a contrast of at least { $least } with { $ground }, got { $found }
problem-band =
    { $shade ->
        [light] expected a contrast of at least { $least } with the light paper, got { $found }
       *[dark] expected a contrast of at least { $least } with the dark paper, got { $found }
    }
problem-group_colour = expected a colour for this group, such as #c0392b, got nothing
problem-colour_apart = expected a colour that is easy to tell from { $other }

## Translations in the file

problem-language = expected a language as Discord calls it, such as de or pt-BR
problem-complete =
    { $more ->
        [0] expected a complete translation; there are no words for { $names }
       *[other] expected a complete translation; there are no words for { $names } and { $more } more
    }
problem-unsaid_blank = expected the words to contain { $sum }, the value of { $key } ({"{"}{ $key }{"}"})
problem-unsaid_place = expected the words to contain { $name }, as the original does ({"{"}to{"}"})
problem-other_number = expected no numbers that the original does not have, got { $number }
problem-same_numbers = expected the numbers of the original, { $text }
