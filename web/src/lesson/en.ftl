# What the page says around a lesson; what is taught has words of its own, beside each game.

title = { $game }: a lesson
step = { $n } of { $all }
next = Next
back = One step back
show-me = Show me
finish = Finish
leave = Leave the lesson
teacher = The teacher
try = Your turn
look = Have a look first. The highlighted place is what this step is about.
resumed = You were here last time.
again = From the start
done = That was the lesson.
done-lead = You know enough to sit down. The bots are patient, and whatever is new explains itself.
play = Play { $game } now
home = All games
room = Back to the room
room-waits = The room goes on without you: you will be at the table when the game starts.
missing = This game has no lesson yet.
