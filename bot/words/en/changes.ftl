### The rules that a table changes, each in one sentence without a full stop. The ids are the names of the rules.
###
### $value is the rule's value: a number, a word, or yes and no; $sum is a number as money.
### $house, $houses, $hotel, $hotels and $utilities are the edition's own words ($houses_many and $hotels_many for five of them, if that word differs), and $hotel_sound says whether $hotel begins with a vowel.

change-starting_cash = Everybody starts with { $sum }
change-salary = The salary is { $sum }
change-jail_fine = Getting out of jail costs { $sum }
change-house_stock =
    The Bank has { $value } { $value ->
        [one] { $house }
       *[other] { $houses }
    }
change-hotel_stock =
    The Bank has { $value } { $value ->
        [one] { $hotel }
       *[other] { $hotels }
    }
change-mortgage_interest = Interest on mortgages is { $value }%
change-houses_before_hotel =
    { $hotel_sound ->
        [vowel] An { $hotel }
       *[consonant] A { $hotel }
    } takes { $value } { $value ->
        [one] { $house }
       *[other] { $houses }
    } first
change-building_bids_from_one =
    Bids for scarce buildings open at { $value ->
        [yes] the smallest amount
       *[no] the price of building
    }
change-double_rent_needs_clear_group =
    { $value ->
        [yes] A mortgage in the group ends its double rent
       *[no] A whole group doubles the rent, mortgaged or not
    }
change-utility_fresh_roll =
    The rent for { $utilities } depends on { $value ->
        [yes] a new roll
       *[no] the roll that brought you there
    }
change-rent_collection =
    { $value ->
        [on_request] Owners must ask for their rent
       *[automatic] Rent is paid automatically
    }
change-rent_claim_window = Rent lapses when { $value ->
        [1] the next player
        [2] the second player after the visitor
       *[other] player number { $value } after the visitor
    } rolls
change-income_tax =
    The income tax is a fixed amount{ $value ->
        [flat] {""}
       *[choice] {" "}or a share of what you own, as you choose
    }
change-income_tax_blind =
    You choose the tax { $value ->
        [yes] before you see both sums
       *[no] after you see both sums
    }
change-jail_turns =
    Jail lasts { $value ->
        [one] 1 turn
       *[other] { $value } turns
    } at most
change-jail_fine_any_turn =
    { $value ->
        [yes] The fine can be paid on any turn in jail
       *[no] On the last turn in jail you must roll before you pay
    }
change-bankrupt_mortgages_first =
    A bankrupt player's deeds { $value ->
        [yes] are mortgaged before a creditor gets them
       *[no] go to a creditor as they are
    }
change-dealt_deeds =
    { $value ->
        [0] No deeds are dealt
        [one] Each player is dealt 1 deed
       *[other] Each player is dealt { $value } deeds
    }
change-dealt_deeds_are_paid =
    Dealt deeds are { $value ->
        [yes] paid for
       *[no] free
    }
change-ends_at_first_bankruptcy =
    { $value ->
        [yes] The first bankruptcy ends the game
       *[no] The last player left wins
    }
change-time_limit =
    { $value ->
        [yes] The game ends at an agreed time
       *[no] There is no time limit
    }
change-american_expansion =
    { $value ->
        [yes] American Expansion: on GO you may move to another space instead of taking the salary
       *[no] There is no American Expansion on GO
    }
change-just_visit_america =
    Visitors of the jail { $value ->
        [yes] can win a trip
       *[no] just visit
    }
change-free_parking_game_show =
    Free Parking { $value ->
        [yes] is a game show
       *[no] has no game show
    }
change-american_legal_system =
    { $value ->
        [yes] A court decides who goes to jail
       *[no] Nobody goes to court before jail
    }
change-lawyer_fee = A lawyer costs { $sum }
change-offline_token =
    { $value ->
        [yes] The offline token makes one deed free of rent
       *[no] There is no offline token
    }
change-free_parking_pot =
    { $value ->
        [yes] Taxes and fines go into a pot on Free Parking
       *[no] Free Parking has no pot
    }
change-double_salary_on_go =
    Landing on GO pays { $value ->
        [yes] twice the salary
       *[no] the usual salary
    }
change-no_auctions =
    { $value ->
        [yes] Deeds that nobody buys stay with the Bank
       *[no] Deeds that are not bought are auctioned
    }
change-no_rent_in_jail =
    Owners in jail get { $value ->
        [yes] no rent
       *[no] their rent
    }
change-laps_before_buying =
    { $value ->
        [0] Deeds can be bought from the start
        [one] Deeds are sold only after 1 lap
       *[other] Deeds are sold only after { $value } laps
    }
