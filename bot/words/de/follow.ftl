### Einem Spiel folgen, ohne mitzuspielen.

follow-command_follow = Erfahren, wann das Spiel in diesem Kanal bald endet und wann es aus ist
follow-begun = Du folgst diesem Spiel: Du bekommst eine Direktnachricht, wenn es bald endet, und eine, wenn es aus ist.
follow-stopped = Du folgst diesem Spiel nicht mehr.
follow-stop = Nicht mehr folgen
follow-again = Wieder folgen
follow-seated = Du spielst an diesem Tisch mit: Sein Ende wirst du nicht verpassen.
follow-over = Dieses Spiel ist aus.
follow-no_room = Du kannst diesem Spiel nicht folgen: Man kann höchstens { $games } Spielen zugleich folgen, und einem Spiel folgen höchstens { $people } Leute.
follow-near_end = Das Spiel mit { $names } kann jeden Moment enden: { $link }
follow-ended = Das Spiel mit { $names } ist aus. Sieg für **{ $winners }**: { $link }
follow-closed = Das Spiel mit { $names } wurde vor seinem Ende geschlossen: { $link }
follow-called = <@{ $user }> { $words }
