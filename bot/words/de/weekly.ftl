### Die Rangliste der Woche.

weekly-title = ## Die Besten der Woche
weekly-about = <t:{ $since }:D> bis <t:{ $until }:D> · { $games }, { $players }
weekly-line = `{ $rank }.` **{ $name }** · { $wins } in { $games }
weekly-more = und noch { $players }
weekly-news = **Bemerkenswert**
weekly-foot = -# `/leaderboard` zeigt die Saison, `/records` die Rekorde aller Zeiten.
