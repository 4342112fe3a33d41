### What is stored about people: to see it, and to have it forgotten.

privacy-command = Ce que ce bot garde sur toi
privacy-command_show = Tout ce qui est gardé sur toi, dans un fichier pour toi seulement
privacy-command_delete = Fais oublier tout ce qui te concerne ; demande d’abord
privacy-shown = Tout ce que je garde sur toi, sur tous les serveurs. Personne d’autre ne voit ce message. `/privacy delete` l’efface.
privacy-ask = **Oublier tout ce qui te concerne, sur tous les serveurs ?** On ne peut pas revenir en arrière.
    - Tu quittes toutes les parties. { $games ->
        [0] Tu n’es dans aucune en ce moment.
       *[other] Tu es dans **{ $games }** en ce moment.
    } L’ordinateur continue pour toi sous un autre nom.
    - Tes préférences, classements, votes et enchères maximales sont effacés, et aucune de tes éditions ne porte plus ton nom.
    - Les parties finies restent, sans toi : leurs journaux connaissent des places, pas des personnes.
privacy-sent_away = - La modération t’a demandé de quitter une partie, ou te bloque sur un serveur. Cela tient toujours : je garde une marque sans ton nom ni ton identifiant, à laquelle je te reconnais là-bas.
privacy-ask_foot = -# Ce que j’ai écrit dans les salons est chez Discord ; la modération peut l’y effacer.
privacy-button = Oublie-moi
privacy-done = C’est fait : je ne sais plus rien de toi. Si tu rejoues, on repart de zéro.
privacy-somebody = Quelqu’un
