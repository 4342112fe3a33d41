### The remarks in the file with which an edition of one's own begins. `starter-tagline` and
### `starter-notes` are values in it: at most 60 characters, and plain words.

starter-intro =
    { $name } : une édition de la famille de { $parent }.
    {""}
    Ce fichier ne dit que ce qui diffère de { $parent }. Change une ligne et enregistre ; ensuite
    {"  "}rentroll edition check PATH     cite chaque erreur avec son endroit
    {"  "}rentroll edition show PATH      montre tout le plateau
    {"  "}rentroll edition lab PATH       y joue souvent et dit si c’est amusant
    Une ligne qui commence par # est une remarque et ne fait rien. Enlève le # pour t’en servir.
starter-tagline = Ce que c’est, pour la liste au choix.
starter-notes = Ce qui est différent ici, en une ou deux phrases.
starter-tokens = Au moins un pion par personne.
starter-spaces = De nouveaux noms, par position (Départ est 0). On peut changer plus que le nom :
starter-groups = Le mot pour la couleur d’un groupe, et ce qu’une maison y coûte.
starter-currency = Les sommes de ce fichier sont celles de { $parent } ; ceci dit comment on les montre.
starter-terms = Tes mots pour les bâtiments et les familles de propriétés.
starter-rules = Toute règle, et ce que change chaque variante.
starter-cards =
    Les cartes, par identifiant. Un texte entre guillemets est un nouveau texte, et doit dire ce que fait la carte :
    { $sum } reste { $sum }.
starter-example = change aussi la somme ; false enlève une carte.
starter-colours = Les couleurs, en #rrggbb. Elles peuvent aussi aller dans theme.toml à côté de ce fichier, sans "theme.".
