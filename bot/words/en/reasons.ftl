### Why money moved: one line for each part of a sum. The ids are the engine's labels.

reason-line = { $what }: { $amount } [{ $rule }]
reason-at = { $what }, { $place }

reason-rent_bare = Rent, { $place }
reason-rent_houses = Rent, { $place }, { $buildings }
reason-rent_hotel = Rent, { $place }, { $hotel }
reason-rent_whole_group = Rent, { $place }, doubled for the whole group
reason-rent_held = Rent, { $place }, { $count } held
reason-rent_dice = Rent, { $place }, { $times } × { $throw } on the dice
reason-card_times = Rent, { $place }, { $times } times by the card
reason-repairs = Repairs, { $buildings }
reason-lift_value = Mortgage value, { $place }
reason-interest = Interest, { $place }, { $percent }%
reason-tax_percent = { $place }, { $percent }% of total worth
reason-card = Card, { $deck }
reason-each = { $what }, { $place }, { $count } × { $amount }

## Labels that need only a place

reason-salary = Salary
reason-pot = The pot
reason-price = Price
reason-dealt = Price of a deed dealt
reason-fine = Jail fine
reason-fine_forced = Jail fine after the last try
reason-lawyer = A lawyer's fee
reason-build = Building
reason-sell = Buildings sold
reason-mortgage = Mortgage
reason-trade = Trade
reason-estate = Estate
reason-bid = Winning bid
reason-bid_building = Winning bid, one building
