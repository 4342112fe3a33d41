### Warsztat edycji: szkice zmieniane listami i formularzami.

workshop-title = ## { $name }: { $section }
workshop-value = - { $name }: **{ $value }**
workshop-empty = brak
workshop-lab_hint = -# Każda zmiana zapisuje się od razu, na tydzień. Naciśnij Wypróbuj, a laboratorium powie, czy to dobra i uczciwa zabawa.
workshop-refused = Tak nie dałoby się grać, więc nic się nie zmienia:
    { $problems }
workshop-not_colour = { $text }: nie znam takiego koloru. Zapisz go jako # i sześć znaków, na przykład #b3402e, jak pokazuje każdy wybierak kolorów, albo angielskim słowem, jak gold. Nic się nie zmienia.
workshop-card_gone = Tej karty nie ma już w talii.
workshop-variant_taken = Wariant o tej nazwie już jest albo jest ich { $most } i więcej być nie może. Nic się nie zmieniło.
workshop-variant_name = Nadaj mu nazwę z kilku prostych liter, np. szybka gra. Nic się nie zmieniło.
workshop-copy = Nasze { $name }
workshop-deck_part = { $name }: { $first }–{ $last }

## Buttons

workshop-edit = Edytuj
workshop-change = Zmień
workshop-take_out = Wyjmij
workshop-add_variant = Nowy wariant
workshop-save = Zapisz jako nową wersję
workshop-shade_light = Jasne kolory
workshop-shade_dark = Ciemne kolory

## Lists

workshop-pick_section = Co zmienić
workshop-pick_spaces = Wybierz pole
workshop-pick_groups = Wybierz grupę
workshop-pick_deck = Wybierz talię
workshop-pick_cards = Wybierz kartę
workshop-pick_new = Dodaj kartę
workshop-put_back = Wyjęta: włóż z powrotem
workshop-pick_rules = Własne zasady
workshop-pick_variants = Wybierz wariant
workshop-pick_modules = Moduły do wyboru przy stole
workshop-pick_words = Wybierz język
workshop-pick_texts = Wybierz kilka tekstów
workshop-missing =
    { $count ->
        [one] 1 tekst do przetłumaczenia
        [few] { $count } teksty do przetłumaczenia
       *[many] { $count } tekstów do przetłumaczenia
    }
workshop-translated = Przetłumaczone
workshop-pick_motif = Ozdoba na środku
workshop-pick_face = Krój tytułów

## Ornaments and typefaces

workshop-motif_plain = Brak
workshop-motif_stars = Gwiazdy
workshop-motif_circuit = Obwód
workshop-motif_skyline = Wieżowce
workshop-motif_waves = Fale
workshop-motif_lantern = Latarnia
workshop-motif_sunrise = Wschód słońca
workshop-motif_horseshoe = Podkowa
workshop-motif_leaves = Liście
workshop-motif_gears = Zębatki
workshop-motif_peaks = Szczyty
workshop-face_serif = Szeryfowy
workshop-face_slab = Grube szeryfy
workshop-face_poster = Plakat
workshop-face_mono = Maszyna do pisania
workshop-face_western = Western
workshop-face_round = Okrągły
workshop-face_book = Książkowy
workshop-face_bold = Gruby

## Sections

workshop-section_name = Nazwa i pionki
workshop-section_spaces = Pola: nazwy, ceny, czynsze
workshop-section_groups = Grupy i ich kolory
workshop-section_cards = Karty
workshop-section_money = Pieniądze
workshop-section_rules = Zasady
workshop-section_variants = Warianty
workshop-section_modules = Moduły
workshop-section_look = Wygląd
workshop-section_words = Tłumaczenia
workshop-note_spaces = Wybierz pole i naciśnij Zmień. Czynsze stoją po kolei: pusta działka, każdy dom, hotel.
workshop-note_groups = Wybierz grupę i naciśnij Zmień.
workshop-note_cards = Wybierz talię, by zmienić jej nazwę, potem kartę. Karta musi mówić, co robi: ta sama suma, to samo miejsce.
workshop-note_money = Jak wyglądają kwoty i ile jest pieniędzy.
workshop-note_rules = To, co włączysz na liście, działa od razu; Zmień ustala liczby.
workshop-note_variants = Stół wybiera jeden z nich albo zwykłą grę. Wybierz wariant i naciśnij Zmień, by zmienić jego liczby; to, co jest włączone na liście, liczy się od razu.
workshop-note_modules = Gry w rogach i podobne, które stół może włączyć. Na liście jest tylko to, co ta plansza umożliwia.
workshop-note_look = Ozdoba, krój pisma i kolory papieru w dzień i w nocy.
workshop-note_words = Wybierz język, potem kilka tekstów, potem naciśnij Zmień. Teksty, które zostawisz puste, pozostają w języku oryginału. Na karcie {"{"}amount{"}"} i {"{"}to{"}"} oznaczają jej kwotę i miejsce.

## Lines of the forms

workshop-field_name = Nazwa
workshop-field_tagline = Co to jest, w paru słowach
workshop-field_notes = Co tu jest inne
workshop-field_tokens = Pionki, oddzielone przecinkami
workshop-field_prefix = Przed kwotą, na przykład $
workshop-field_suffix = Po kwocie, na przykład zł
workshop-field_jail_fine = Grzywna za wyjście z więzienia
workshop-field_mortgage_interest = Odsetki od zastawu, w procentach
workshop-field_jail_turns = Najwięcej tur w więzieniu
workshop-field_dealt_deeds = Posiadłości rozdane przed grą
workshop-field_houses_before_hotel = Domy przed hotelem
workshop-field_variant = Jak się nazywa
workshop-field_paper = Papier
workshop-field_ink = Tusz
workshop-field_line = Linie
workshop-field_accent = Akcent
workshop-field_centre = Środek planszy
workshop-field_space = Nazwa pola
workshop-field_price = Cena
workshop-field_mortgage = Zastaw
workshop-field_rents = Czynsze: pusta, każdy dom, hotel
workshop-field_flat = Stały podatek
workshop-field_percent = Albo % majątku (0: wcale)
workshop-field_color = Słowo na kolor
workshop-field_hex = Kolor, na przykład #b3402e
workshop-field_house_cost = Cena budynku
workshop-field_rents_held = Czynsze za 1, 2 i więcej
workshop-field_multipliers = Razy kości za 1, 2 i więcej
workshop-field_deck = Nazwa talii
workshop-field_text = Co mówi karta
workshop-field_amount = Kwota
workshop-field_per_house = Za każdy dom
workshop-field_per_hotel = Za każdy hotel
workshop-field_to = Na które pole: nazwa albo numer
workshop-field_steps = Ile pól
workshop-field_times = Razy zwykły czynsz
workshop-field_dice_times = Albo razy nowy rzut (0: nie)

## New cards, as they begin

workshop-new_collect_bank = Bank ci sprzyja: dostajesz { $sum }.
workshop-new_pay_bank = Przychodzi rachunek: zapłać { $sum } do Banku.
workshop-new_collect_each_player = Masz urodziny: każdy gracz daje ci { $sum }.
workshop-new_pay_each_player = Stawiasz wszystkim: zapłać każdemu graczowi { $sum }.
workshop-new_repairs = Remonty: zapłać { $house } za każdy dom i { $hotel } za każdy hotel.
workshop-new_advance_to = Przejdź na pole { $space }.
workshop-new_move_back = Cofnij się o { $steps } pola.
workshop-new_go_to_jail = Idź do więzienia. Nie przechodzisz przez START i nie dostajesz pensji.
workshop-new_get_out_of_jail_free = Wychodzisz z więzienia za darmo. Zachowaj tę kartę, aż ci się przyda albo ją wymienisz.
