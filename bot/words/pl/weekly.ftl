### Tabela tygodnia.

weekly-title = ## Najlepsi tygodnia
weekly-about = <t:{ $since }:D> – <t:{ $until }:D> · { $games }, { $players }
weekly-line = `{ $rank }.` **{ $name }** · { $wins }, { $games }
weekly-more = i jeszcze { $players }
weekly-news = **Warte wzmianki**
weekly-foot = -# `/leaderboard` pokazuje sezon, `/records` wszystko, co kiedykolwiek padło.
