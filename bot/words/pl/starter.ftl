### The remarks in the file with which an edition of one's own begins. `starter-tagline` and
### `starter-notes` are values in it: at most 60 characters, and plain words.

starter-intro =
    { $name }: edycja z rodziny { $parent }.
    {""}
    Ten plik mówi tylko, co jest inaczej niż w { $parent }. Zmień wiersz i zapisz; potem
    {"  "}rentroll edition check PATH     wymienia każdy błąd z jego miejscem
    {"  "}rentroll edition show PATH      pokazuje całą planszę
    {"  "}rentroll edition lab PATH       gra wiele razy i mówi, czy to zabawne
    Wiersz, który zaczyna się od #, to uwaga i nic nie robi. Usuń #, by go użyć.
starter-tagline = Co to jest, na listę do wyboru.
starter-notes = Co tu jest inaczej, w jednym, dwóch zdaniach.
starter-tokens = Co najmniej jeden pionek na osobę.
starter-spaces = Nowe nazwy, według miejsca (START to 0). Można zmienić więcej niż nazwę:
starter-groups = Słowo na kolor grupy i cena domu.
starter-currency = Kwoty w tym pliku są z { $parent }; tu stoi, jak się je pokazuje.
starter-terms = Twoje słowa na budynki i rodzaje posiadłości.
starter-rules = Każda zasada i to, co zmienia każdy wariant.
starter-cards =
    Karty, według identyfikatorów. Tekst w cudzysłowie to nowy tekst i musi mówić, co robi karta:
    { $sum } zostaje { $sum }.
starter-example = zmienia też kwotę; false usuwa kartę.
starter-colours = Kolory jako #rrggbb. Mogą też stać w theme.toml obok tego pliku, bez "theme.".
