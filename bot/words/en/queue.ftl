### The queue for a table, where a server has as many as it may have.

queue-joined = All tables of this server are taken. You are number **{ $place }** in the queue. When it is your turn, you are called in <#{ $channel }>, and the table is kept for you for { $minutes } minutes, with the settings you chose.
queue-leave = Leave the queue
queue-left = You are not in the queue any more.
queue-not_in = You are not in the queue of this server.
queue-call = <@{ $user }>, a table is free, and it is your turn. It is kept for you until <t:{ $due }:t>.
queue-open = Open my table
queue-lapsed_told = A free table was kept here for the next one in the queue, but nobody came for it. `/game new` opens one.
queue-lapsed = This place in the queue has lapsed, or it was used. `/game new` opens a table, or gives you a new place.
queue-not_yours = This table is kept for someone else. `/game new` opens one of your own, or gives you a place in the queue.
queue-no_room = All tables of this server are taken, and { $most } people are waiting for one already. Try again a little later.
