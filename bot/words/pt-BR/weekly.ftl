### The table of the week.

weekly-title = ## Destaques da semana
weekly-about = <t:{ $since }:D> a <t:{ $until }:D> · { $games }, { $players }
weekly-line = `{ $rank }.` **{ $name }** · { $wins } em { $games }
weekly-more = e mais { $players }
weekly-news = **Vale contar**
weekly-foot = -# `/leaderboard` tem a temporada, `/records` tudo o que já houve.
