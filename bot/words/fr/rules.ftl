### The rules in a sentence or two each, as a table plays them.
###
### The attributes of a rule are its title and, where tables play it otherwise, the text of each case.
###
### Every rule is given the edition's words: $go, $jail, $parking, $to_jail, $tax_name, $tax2_name (spaces); $house, $houses, $hotel, $hotels, $railroad (within a sentence); $houses_many, $hotels_many (five of them, where that is another word); $railroads (several); $Houses, $Hotels (at its beginning). And its sums: $cash, $salary, $double_salary, $fine, $lawyer, $tax, $tax2, $unit, $percent, $interest, $house_stock, $hotel_stock, $before (houses before a hotel), $turns (in jail).

rule-SET-1 = Tu commences sur { $go } avec { $cash } et aucune propriété. Tout le reste est à la Banque, y compris { $house_stock } { $houses } et { $hotel_stock } { $hotels }, et la Banque n’est jamais à court d’argent.
    .title = Ce qu’on a au départ
rule-SET-2 = De { $least } à { $most } joueurs.
    .title = À combien on joue
rule-SET-3 = À chaque place son pion, tous différents.
    .title = Les pions
rule-SET-4 = Les cartes sont mélangées une fois avant la partie, puis plus jamais.
    .title = Le mélange
rule-SET-5 = Tout le monde lance les dés et le plus grand total commence ; en cas d’égalité, on relance. Ensuite, on joue dans l’ordre des places.
    .title = Qui commence

rule-MOVE-1 = Lance deux dés et avance de leur somme. On peut être plusieurs sur une case.
    .title = Avancer
rule-MOVE-2 = Après un double, règle d’abord la case, puis relance.
    .title = Les doubles
rule-MOVE-3 = Ton troisième double du même tour ne te fait pas avancer : tu vas en prison et ton tour est fini.
    .title = Trois doubles

rule-GO-1 = Atteindre ou dépasser { $go } rapporte aussitôt { $salary }, que ce soit par les dés ou par une carte.
    .title = Le salaire
    .double = Dépasser { $go } rapporte { $salary }, tomber pile dessus { $double_salary }.
rule-GO-2 = Tu peux le toucher deux fois en un tour : passe par { $go }, puis tire la carte qui t’y envoie.
    .title = Deux salaires
rule-GO-3 = Un départ en prison ne rapporte aucun salaire, reculer non plus.
    .title = Pas de salaire

rule-BUY-1 = Sur une propriété libre, tu l’achètes à son prix, ou elle part aussitôt aux enchères.
    .title = Acheter ou enchérir
    .no_auctions = Sur une propriété libre, tu peux l’acheter à son prix. Sinon, elle reste à la Banque.
    .laps = Sur une propriété libre, tu l’achètes à son prix, ou elle part aux enchères ; mais seulement après { $laps ->
        [one] { $laps } tour de plateau
       *[other] { $laps } tours de plateau
    }.
rule-BUY-2 = Tu paies en espèces. Tu peux hypothéquer, vendre des bâtiments ou échanger pour réunir la somme, puis acheter.
    .title = L’argent d’abord
rule-BUY-3 = Tomber sur ta propre propriété ne coûte rien et ne fait rien.
    .title = Ta propre propriété

rule-AUC-1 = Toute personne encore dans la partie, même en prison, et aussi celle qui n’a pas acheté.
    .title = Qui peut enchérir
rule-AUC-2 = Les enchères commencent à { $unit } ou plus et montent. Personne n’enchérit au-delà de ses espèces.
    .title = Les enchères
rule-AUC-3 = La plus haute enchère paie la Banque et l’emporte. C’est fini quand tous les autres ont passé ou que le temps est écoulé.
    .title = Remporter une vente
rule-AUC-4 = Tant que ton enchère mène, tu ne peux rien faire qui te laisse moins d’argent qu’elle.
    .title = Une enchère engage
rule-AUC-5 = Si personne n’enchérit, la propriété reste à la Banque.
    .title = Sans enchère
rule-AUC-6 = Une fois que tu passes, tu sors de cette vente, tant que tient l’enchère contre laquelle tu as passé.
    .title = Passer
rule-AUC-7 = Si la personne en tête doit payer une dette et ne peut plus couvrir son enchère, ou quitte la partie, les enchères repartent du prix d’ouverture pour tout le monde, y compris après avoir passé. S’il ne reste qu’une personne qui puisse placer un bâtiment disputé, elle l’a au prix de construction.
    .title = Quand une enchère tombe

rule-RENT-1 = Tomber sur la propriété de quelqu’un d’autre coûte son loyer. Une propriété hypothéquée ne rapporte rien.
    .title = Le loyer
rule-RENT-2 = Avoir tout un groupe de couleur double le loyer de ses terrains sans bâtiment, même si un autre de ses terrains est hypothéqué.
    .title = Un groupe entier
    .clear = Avoir tout un groupe de couleur double le loyer de ses terrains sans bâtiment, tant qu’aucun de ses terrains n’est hypothéqué.
rule-RENT-3 = { $Houses } et { $hotels } remplacent le loyer simple par le chiffre du titre. Les terrains nus du groupe rapportent toujours le double.
    .title = Loyer avec bâtiments
rule-RENT-4 = Chaque { $railroad } rapporte { $rail_rents } quand on en a { $rail_counts }. Sous hypothèque, on continue à compter chaque { $railroad }, mais sans loyer.
    .title = Loyer selon le nombre
rule-RENT-5 = Une compagnie rapporte { $multipliers } fois les dés quand on en a { $utility_counts }. C’est le lancer qui t’y a mené qui compte ; hypothéquée, elle compte toujours.
    .title = Loyer selon les dés
    .fresh = Une compagnie rapporte { $multipliers } fois les dés quand on en a { $utility_counts }. Tu relances pour cela ; hypothéquée, elle compte toujours.
rule-RENT-6 = Même en prison, on touche ses loyers.
    .title = Loyers en prison
    .none = En prison, on ne touche aucun loyer.
rule-RENT-7 = Le loyer se paie tout seul, aussitôt.
    .title = Encaisser
    .on_request = Il faut réclamer ses loyers, et la propriété ne doit pas être hypothéquée. Un loyer est perdu quand la place n° { $window } après celle du visiteur lance les dés. Si le visiteur quitte la partie, il est encaissé tout seul.

rule-CARD-1 = Tire la carte du dessus, fais aussitôt ce qu’elle dit, et remets-la dessous.
    .title = Les cartes
rule-CARD-2 = Garde-la jusqu’à ce que tu l’utilises ; elle retourne alors sous sa pile. Tu peux l’échanger.
    .title = Carte de sortie de prison
rule-CARD-3 = Tu avances et tu règles la case comme si tes dés t’y avaient mené.
    .title = Cartes pour avancer
rule-CARD-4 = Si elle est à quelqu’un d’autre, tu paies autant de fois son loyer, ou autant de fois un nouveau lancer, que la carte le dit. Libre, tu peux l’acheter.
    .title = La plus proche
rule-CARD-5 = Reculer compte comme y tomber, même sur une autre case à cartes.
    .title = Reculer
rule-CARD-6 = Tu paies pour chaque { $house } et chaque { $hotel } à toi. La somme est fixée quand la carte est tirée ; vendre des bâtiments ensuite ne la réduit pas.
    .title = Réparations
rule-CARD-7 = On fait le tour de la table à partir de ta gauche, un paiement à la fois. Qui ne peut pas payer règle cela d’abord.
    .title = De chacun ou à chacun

rule-TAX-1 = { $tax_name } : paie { $tax } ou { $percent } % de toute ta fortune, à ton choix.
    .title = { $tax_name }
    .flat = { $tax_name } : { $tax } à payer.
rule-TAX-2 = Tes espèces, le prix de toutes tes propriétés, hypothéquées ou non, et ce que tes bâtiments ont coûté. Pendant que tu choisis la taxe, aucun échange ne peut la réduire, sauf si tu as une dette.
    .title = La fortune
rule-TAX-3 = Les deux sommes sont montrées avant ton choix.
    .title = Choisir la taxe
    .blind = Tu choisis avant que quiconque compte : jusque-là, ni la part ni ta fortune ne sont montrées à personne.
    .flat = Il n’y a rien à choisir : la taxe est de { $tax }.
rule-TAX-6 = Quand le temps est écoulé, la plus petite des deux sommes est payée.
    .title = La taxe des absents
    .blind = Quand le temps est écoulé, { $tax } sont payés si tu peux les réunir, sinon la part.
rule-TAX-4 = { $tax2_name } : { $tax2 } à payer.
    .title = { $tax2_name }
rule-TAX-5 = Taxes et amendes vont à la Banque. { $parking } ne donne rien.
    .title = Où vont les taxes
    .pot = Taxes et amendes vont dans la cagnotte sur { $parking }, pour qui tombe dessus.

rule-JAIL-1 = Par { $to_jail }, par une carte ou par trois doubles : tu y vas tout droit, sans salaire, et ton tour est fini.
    .title = Aller en prison
rule-JAIL-2 = Arriver sur { $jail } en avançant est une visite : il ne se passe rien.
    .title = Simple visite
rule-JAIL-3 = À chacun de tes tours en prison, { $turns } au plus, tu peux tenter un double. Il te libère et te fait avancer, sans relancer.
    .title = Tenter un double
    .short = À ton prochain tour, tu peux tenter un double. Il te libère et te fait avancer, sans relancer.
rule-JAIL-4 = Avant de lancer, tu peux jouer la carte, même tout juste reçue dans un échange ; puis lance et avance comme d’habitude.
    .title = Jouer une carte de sortie
rule-JAIL-5 = Avant de lancer, tu peux payer { $fine } puis avancer comme d’habitude, mais pas à ton dernier tour en prison.
    .title = Payer l’amende
    .any_turn = Avant de lancer, tu peux payer { $fine } à chacun de tes tours en prison, puis avancer comme d’habitude.
rule-JAIL-6 = Si le dernier lancer n’est pas un double non plus, tu paies { $fine } et tu avances d’autant.
    .title = Le dernier essai
    .short = Sans double à ton seul tour en prison, tu paies { $fine } et tu avances de ce lancer.
rule-JAIL-7 = Tu touches toujours tes loyers, tu peux enchérir, construire, vendre, hypothéquer et échanger.
    .title = La vie en prison

rule-BLD-1 = À tout moment, même hors de ton tour, sur un groupe de couleur entièrement à toi et sans hypothèque. Pas tant que tu dois de l’argent.
    .title = Quand construire
rule-BLD-2 = Les terrains d’un groupe n’ont jamais plus d’un bâtiment d’écart, à la hausse comme à la baisse.
    .title = De façon égale
rule-BLD-3 = { $before } { $houses } sur chaque terrain du groupe, puis 1 { $hotel } pour le prix d’un bâtiment de plus ; les { $houses } retournent à la Banque. 1 { $hotel } par terrain.
    .title = Jusqu’au niveau { $hotel }
rule-BLD-4 = { $house_stock } { $houses } et { $hotel_stock } { $hotels }, c’est tout. Quand il n’y en a plus, on attend, et aucun niveau ne se saute.
    .title = Le stock
rule-BLD-5 = Quand il y en a trop peu pour tous ceux qui pourraient construire, on demande aussi aux autres. Ce que plusieurs veulent part aux enchères, un bâtiment à la fois. Tes enchères partent du prix de construction de ton terrain le moins cher, et on construit là où cela ne coûte pas plus que l’enchère.
    .title = Pénurie
    .one = Quand il y en a trop peu pour tous ceux qui pourraient construire, on demande aussi aux autres. Ce que plusieurs veulent part aux enchères, un bâtiment à la fois, à partir de { $unit }, et qui l’emporte choisit n’importe quel terrain.
rule-BLD-6 = À la Banque pour moitié prix, à tout moment, de façon égale.
    .title = Vendre des bâtiments
rule-BLD-7 = Cela redevient { $before } { $houses } si la Banque les a. À tout moment, le groupe entier peut être réduit d’un coup à un niveau égal que la Banque peut fournir, ou à rien.
    .title = Vendre 1 { $hotel }
rule-BLD-8 = Les bâtiments ne passent jamais d’un joueur à l’autre.
    .title = Bâtiments hors échange

rule-MORT-1 = À tout moment, pour la valeur du titre, si aucun bâtiment ne se trouve dans son groupe.
    .title = Hypothéquer
rule-MORT-2 = Cela coûte la valeur de l’hypothèque plus { $interest } %. Il faut posséder la propriété.
    .title = Lever
rule-MORT-3 = Tu lèves l’hypothèque aussitôt, ou tu paies { $interest } % maintenant et encore { $interest } % quand tu la lèves plus tard.
    .title = Recevoir une propriété hypothéquée
rule-MORT-4 = Les { $interest } % portent toujours sur la valeur de l’hypothèque. Tout pourcentage est arrondi vers le haut, à { $unit } près.
    .title = Arrondis

rule-TRADE-1 = À deux, à tout moment : argent, propriétés et cartes de sortie. Ni prêts, ni promesses.
    .title = Échanger
rule-TRADE-2 = Aucune propriété d’un groupe avec des bâtiments ne peut être échangée.
    .title = Groupes construits
rule-TRADE-3 = Si un côté n’a plus ce qui était proposé, rien ne bouge et l’offre est annulée.
    .title = Vérifié deux fois
rule-TRADE-4 = Qui reçoit des propriétés hypothéquées doit pouvoir payer { $interest } % sur toutes.
    .title = Intérêts dans un échange
rule-TRADE-5 = Une contre-offre prend la place de l’offre. Qui fait une offre peut la retirer à tout moment.
    .title = Contre-offres

rule-DEBT-1 = Vends des bâtiments, hypothèque et échange jusqu’à pouvoir payer ; c’est alors payé aussitôt. Rien d’autre n’avance pour toi avant cela.
    .title = Devoir plus qu’on n’a
rule-DEBT-2 = Seulement si tes espèces, la moitié du prix de tes bâtiments et les valeurs d’hypothèque de tes propriétés non hypothéquées font ensemble moins que la dette.
    .title = Quand on peut faire faillite
rule-DEBT-3 = Tu peux échanger pour trouver de l’argent, pas pour faire des cadeaux. Si tu ne pouvais pas tout payer ensuite, tu dois pouvoir réunir autant qu’avant et recevoir la valeur de ce que tu donnes : pour une propriété, la moitié de son prix moins { $interest } % de sa valeur hypothécaire, plus cette valeur si elle n’est pas hypothéquée.
    .title = Échanger avec une dette
rule-DEBT-4 = La plus ancienne est payée d’abord. Si tu ne peux pas la payer, tu fais faillite envers la personne ou la Banque à qui tu la dois.
    .title = Plusieurs dettes

rule-BANK-1 = Tes bâtiments sont vendus à moitié prix, puis argent, propriétés et cartes de sortie vont à qui tu dois, qui paie { $interest } % sur chaque propriété hypothéquée ou lève l’hypothèque.
    .title = Faillite envers quelqu’un
    .mortgaged = Tes bâtiments sont vendus à moitié prix et tes propriétés hypothéquées ; puis argent, propriétés et cartes de sortie vont à qui tu dois, qui paie { $interest } % sur chaque propriété ou lève l’hypothèque.
rule-BANK-2 = Tes propriétés sont vendues aux enchères une par une, sans hypothèque ; cartes et bâtiments retournent à leur place.
    .title = Faillite envers la Banque
    .no_auctions = Tes propriétés retournent à la Banque, sans hypothèque, comme tes cartes et tes bâtiments. Elles ne partent pas aux enchères.
rule-BANK-3 = Ton pion quitte le plateau et on saute ton tour désormais.
    .title = Hors jeu
rule-BANK-4 = Abandonner, c’est faire faillite : envers qui tu dois de l’argent depuis le plus longtemps, sinon envers la Banque.
    .title = Abandonner

rule-END-1 = Rester sans adversaire fait gagner aussitôt.
    .title = Gagner
    .worth = La première faillite met fin à la partie et la plus grande fortune gagne.
    .timed = Rester sans adversaire fait gagner ; quand le temps est écoulé, c’est la plus grande fortune.
rule-END-2 = D’abord la victoire, puis qui est resté le plus longtemps.
    .title = Rangs
    .worth = Selon la fortune, la plus grande d’abord ; à fortune égale, rang égal.
rule-END-3 = Si tous les autres sont d’accord, la plus grande fortune gagne aussitôt : espèces, propriétés à leur prix, hypothéquées à moitié, bâtiments à leur coût.
    .title = Concéder la partie

rule-SHORT-1 = Chaque joueur reçoit { $dealt } propriétés avant le début, gratuitement.
    .title = Propriétés de départ
rule-SHORT-2 = { $Hotels } après { $before } { $houses } déjà : cela coûte et se revend donc 1 { $house } de moins en tout.
    .title = Plus tôt : { $hotel }
rule-SHORT-3 = Tu sors à ton prochain tour : par carte, pour { $fine }, ou en lançant ; sans double, tu paies { $fine } et tu avances de ce lancer.
    .title = Un court séjour en prison
rule-SHORT-4 = { $tax_name } : { $tax }, sans choix.
    .title = Une taxe fixe
rule-SHORT-5 = Les dettes ouvertes et les { $interest } % sur les propriétés hypothéquées sont encore payés ; plus personne n’échange, ne construit, n’enchérit ni ne réclame de loyer. Puis la plus grande fortune gagne : espèces, propriétés à leur prix, hypothéquées à moitié, bâtiments à leur coût. Abandonner sans dette ne met pas fin à la partie.
    .title = La première faillite met fin à la partie

rule-TIME-1 = Chaque joueur reçoit { $dealt } propriétés avant le début et paie leur prix.
    .title = Propriétés de départ
rule-TIME-2 = Aucun tour ni lancer supplémentaire ne commence, et personne n’échange, ne construit ni ne réclame de loyer ; on termine ce qui est en cours. Puis la plus grande fortune gagne : espèces, propriétés à leur prix, hypothéquées à moitié, bâtiments à leur coût.
    .title = Quand le temps est écoulé

rule-EXP-1 = En tombant sur { $go } par les dés : prends les { $salary }, ou va à la place sur n’importe quelle case, sauf un coin.
    .title = Expansion américaine

rule-TRIP-1 = En visitant la prison par les dés, on te pose une question. Juste : va vers une propriété libre de ton choix et achète-la, en trouvant l’argent si besoin ; d’ici là, rien de ce que tu fais ne peut mettre toutes les propriétés libres hors de portée. Faux : rien.
    .title = Visite l’Amérique

rule-SHOW-1 = Sur { $parking }, tu réponds à des questions. Après la première bonne réponse, tu peux prendre gratis une propriété libre du premier côté du plateau, après la deuxième une du deuxième, et ainsi de suite, ou passer à la question suivante. Après la quatrième, tu dois en prendre une. Une mauvaise réponse, et tu n’as rien.
    .title = Le jeu télévisé
rule-SHOW-2 = Si un côté n’a plus de propriété libre, le suivant prend sa place. Si aucun côté suivant n’en a, il n’y a plus de question. Si aucun côté n’en a, pas de jeu.
    .title = Quand il n’y a plus de propriétés

rule-LAW-1 = Sur { $to_jail } : plaide coupable, ou paie un avocat { $lawyer } et lance. Impair, tu restes libre ; pair, tu vas en prison.
    .title = Au tribunal

rule-CHAL-1 = Quatre réponses, dont une juste. Ne pas répondre à temps, c’est une mauvaise réponse.
    .title = Les questions

rule-OFF-1 = Il commence sur { $go }, où il ne bloque rien.
    .title = Le jeton hors ligne
rule-OFF-2 = Là où il est, aucun loyer n’est dû, quoi que dise une carte. Le loyer d’une visite antérieure peut de nouveau être réclamé dès qu’il est parti.
    .title = Pas de loyer hors ligne
rule-OFF-3 = Qui fait un double règle la case, déplace le jeton vers une autre propriété, puis relance.
    .title = Les doubles le déplacent
rule-OFF-4 = Quand quelqu’un tombe sur sa case et que la propriété est à quelqu’un, c’est à cette personne de le déplacer ailleurs.
    .title = Tomber dessus
rule-OFF-5 = Seulement sur des propriétés, libres ou non. Il n’en empêche jamais la vente.
    .title = Où il peut être

rule-HOUSE-1 = Taxes et amendes s’accumulent sur { $parking }, et qui tombe dessus les prend.
    .title = Une cagnotte sur { $parking }
rule-HOUSE-2 = Tomber pile sur { $go } rapporte { $double_salary }.
    .title = Double salaire
rule-HOUSE-3 = Une propriété qui n’est pas achetée reste à la Banque, celles d’une faillite aussi. Les bâtiments disputés vont toujours aux enchères.
    .title = Pas d’enchères
rule-HOUSE-4 = En prison, on ne touche aucun loyer.
    .title = Pas de loyer en prison
rule-HOUSE-5 = Départ avec { $cash }, salaire { $salary }, { $house_stock } { $houses } et { $hotel_stock } { $hotels }.
    .title = Vos propres nombres
rule-HOUSE-6 = On ne peut acheter des propriétés qu’après { $laps ->
        [one] { $laps } tour de plateau
       *[other] { $laps } tours de plateau
    }.
    .title = Tours avant d’acheter

## Topics

topic-SET = Préparation
topic-MOVE = Avancer
topic-GO = Salaire
topic-BUY = Acheter
topic-AUC = Enchères
topic-RENT = Loyers
topic-CARD = Cartes
topic-TAX = Taxes
topic-JAIL = Prison
topic-BLD = Bâtiments
topic-MORT = Hypothèques
topic-TRADE = Échanges
topic-DEBT = Dettes
topic-BANK = Faillite
topic-END = La fin
topic-SHORT = La partie courte
topic-TIME = La partie chronométrée
topic-EXP = Expansion américaine
topic-TRIP = Voyages
topic-SHOW = Le jeu télévisé
topic-LAW = Le tribunal
topic-CHAL = Questions
topic-OFF = Le jeton hors ligne
topic-HOUSE = Règles maison
