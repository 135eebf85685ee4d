# The lessons of Heat. Money is in dollars. Agnes is a woman, Boris a man; the learner is you.

goal = You and two rivals rob the same town. When the last card is down, whoever keeps the most money wins. This is that last card, and you hold ${ $money }.
be-greedy = So take the money! Nothing pays like { $card }. Play it.
be-greedy-no = A careful choice, and you will get to it. Be greedy once, it is only a lesson: play { $card }.
rich = All cards flip together. Yours brought ${ $money }, more than anybody else's, and { $heat } Heat with it. Heat is the police looking at you.
bill = Here comes the trick of this game: at the end every Heat token is paid for. You held { $heat }, and each cost ${ $price }. You are left with ${ $left }.
lost = { $winner } laid low, kept ${ $money }, and wins. You had the biggest loot of the night, and ${ $mine } of it. Let us turn the clock back.

again = The same table, the same cards. Listen: { $who } says he will play { $card }. Is it true? Here it would help you both.
be-cool = Heat you give back is Heat you never pay for, and two who lay low in the same Stage give back more than one alone. Play { $card }.
be-cool-no = You know how that ends. Cool down this time: play { $card }.
cooled = You and { $who } laid low together and gave back { $heat } Heat each. Fewer tokens are out now, and that makes every token cheaper: ${ $price }.
won = You robbed nobody this time, and kept ${ $money }: the most at the table. You win. Greed pays early; at the end, cold feet do.

heists = Now to the start. There is no Heat out yet, and no money either. A game is three Heists, and before each one everybody drafts a plan.
pass = You draw cards from your own pile and pass one on, again and again. You have no Heat to give back yet, so { $card } would do nothing for you: pass it to { $other }.
pass-no = That one can earn you something. Pass { $card }, you have no Heat to give back.
drafted = That was the last pass. { $who } gave you { $card }, and now you know one card that he could spare. You hold five cards and will play four, one in each Stage.
letters = Each card has a letter for when it works. A comes first: cooling off and tricks. B brings money for Heat. C comes last and pays whoever planned well.
talk = Everybody may talk, and nobody has to tell the truth. { $who } says he will play { $card }, which pays double if he is the only one.
choose = You hold { $other } too. If you believe { $who }, play { $card }: small and safe.
choose-no = Keep that for a later Stage. { $card } is a good first job.
choose-not-bank-job = If { $who } told the truth, you would both get the smaller pay. Leave it to him and play { $card }.
flip = He told the truth, this time. { $who } has { $heat } Heat and ${ $money } to show for it. You took less of both.
price = { $out } tokens are out, so each one costs ${ $price } already, for everybody. The more Heat the whole table takes, the dearer it gets.
end = That is Heat: earn early, watch the price, cool down before the end. You have ${ $money } and eleven Stages to go. Enjoy!
