### The table of the week.

weekly-title = ## Best of the week
weekly-about = <t:{ $since }:D> to <t:{ $until }:D> · { $games }, { $players }
weekly-line = `{ $rank }.` **{ $name }** · { $wins } in { $games }
weekly-more = and { $players } more
weekly-news = **Worth telling**
weekly-foot = -# `/leaderboard` has the season, `/records` all there ever was.
