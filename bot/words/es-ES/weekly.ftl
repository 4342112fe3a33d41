### The table of the week.

weekly-title = ## Lo mejor de la semana
weekly-about = Del <t:{ $since }:D> al <t:{ $until }:D> · { $games }, { $players }
weekly-line = `{ $rank }.` **{ $name }** · { $wins } en { $games }
weekly-more = y { $players } más
weekly-news = **Lo más sonado**
weekly-foot = -# `/leaderboard` tiene la temporada, `/records` todo lo que ha habido.
