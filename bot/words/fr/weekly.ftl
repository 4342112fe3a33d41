### The table of the week.

weekly-title = ## Le meilleur de la semaine
weekly-about = Du <t:{ $since }:D> au <t:{ $until }:D> · { $games }, { $players }
weekly-line = `{ $rank }.` **{ $name }** · { $wins } en { $games }
weekly-more = et { $players } de plus
weekly-news = **À raconter**
weekly-foot = -# `/leaderboard` montre la saison, `/records` les records de toujours.
