### Ce que le modèle pense d'une table, et ce qu'il ferait.

coach-command_coach = Ce que ferait à ta place quelqu'un qui joue bien, et pourquoi ; toi seul le vois
coach-button = Un deuxième avis
coach-title = ## Ce que je ferais
coach-not_asked = On ne te demande rien pour l'instant.
coach-now = -# Chances de gagner : { $chances }
coach-share = { $who } { $percent } %
coach-gain = Tes chances passent ainsi de { $before } à { $after } %.
coach-trade = Avec cet échange, tes chances passent de { $before } à { $after } %, et celles de { $who } de { $theirs } à { $then } %.
coach-ahead = Quelques tours plus loin, cela vaut { $points } % de chances de plus que le meilleur autre coup.
coach-change = { $who } { $before } → { $after } %
coach-changes = Chances : { $chances }
coach-buy = **Achète** { $deed } pour { $price }.
coach-decline = **N'achète pas** { $deed } pour { $price } : une vente aux enchères te sert mieux.
coach-bid = **Enchéris** à { $amount }.
coach-pass = **Passe** : cela ne vaut pas plus pour toi.
coach-roll = **Lance les dés.**
coach-stay = **Tente un double** : en prison, on est bien en ce moment.
coach-fine = **Paie l'amende** et sors de prison.
coach-card = **Utilise ta carte de sortie.**
coach-end = **Termine ton tour** : garde ton argent pour ce qui t'attend.
coach-build = **Construis** : { $deeds }, jusqu'à { $buildings } chacun.
coach-build_one = **Construis** sur { $deed }.
coach-sell = **Vends** des bâtiments : { $deed }.
coach-mortgage = **Hypothèque** { $deed } : l'argent rapporte plus ailleurs.
coach-lift = **Lève l'hypothèque** : { $deed }.
coach-offer = **Propose un échange à { $who } :** tu donnes { $give }, tu reçois { $get }.
coach-counter = **Fais une contre-offre :** tu donnes { $give }, tu reçois { $get }.
coach-accept = **Accepte l'offre.**
coach-reject = **Refuse l'offre.**
coach-bankrupt = On ne peut plus réunir d'argent : **fais faillite**.
coach-claim = **Réclame le loyer** qui t’est dû.
coach-other = Cela ne change presque rien : prends la réponse qui te plaît.
coach-off = À cette table, le conseiller se tait : la partie compte, et tous n'étaient pas d'accord. L'hôte peut l'autoriser avant le début, dans **Réglages**, **Règles maison**.
coach-moments = Tournants
coach-moments_title = ## Ce qui a décidé la partie
coach-moments_none = Jusqu'à la fin, rien n'a beaucoup changé les chances.
coach-moment_deal = **Avant le premier tour :** { $words }
    -# { $chances }
coach-moment = **Tour { $turn } :** { $words }
    -# { $chances }
coach-allow = Autoriser le conseiller
coach-forbid = Sans conseiller
coach-allowed = -# Ici, on peut demander conseil : `/coach`. Qui rejoint la table l'accepte.
