# The lessons of Millions of Dollars. Money is in millions. Agnes and Celia are women, Boris a man; the learner is you.

goal = Tonight's loot is { $loot } million, shared by all who come out of the job. Whoever has { $target } million after a share wins the game.
send = Everybody secretly sends one of their people. You want the { $role }: he takes money from a { $victim } if they both come through. Send him.
send-no = That one has its own charm. But send the { $role }, I want to show you something.
role-cards = Everybody has paid { $ante } million to be in. The cards that were sent are shuffled and shown, all but one. Look: { $count } times { $role }. One is yours. Whose is the other?
stay = Here is the one rule to remember: two of a kind share nothing. But perhaps the other { $role } gets cold feet? Say that you stay, and see.
stay-no = Talk as much as you like, in a real game. Now just say that you stay.
stay-not-leave = Wise, and you will do just that in a minute. First see what happens if nobody gives way.
out = Nobody gave way. { $twin } was the other { $role }, so you are both thrown out, and the { $ante } million you paid is gone.
shared = { $brute } and { $driver } were the only ones of their kind, and shared it all. You are left with { $mine }. Let us turn the clock back.
again = The same Heist once more: there are two of you, and you know how it ends if both stay. One of you has to go home. And going home can be sold.
offer = { $twin } says she is the { $role }. Then why does she offer you { $money } million to leave? People pay to be the only one.
accept = Sure money is money, too: she pays at once, you take your stake back and go. Accept { $twin }'s offer.
accept-no = You could talk on and hope for more. But let us not be greedy: accept { $twin }'s offer.
accept-not-ready = If you both stay, you both get nothing. You have seen it. Accept { $twin }'s offer.
accept-not-leave = Going home is right, but why for free? { $twin } pays you for it: accept her offer.
home = { $paid } million from { $twin }, and the { $ante } you had put in. You have { $cash }, and nothing to lose tonight. The others go on without you.
worth = So { $twin } was the { $role }, and her lie was a cheap one. She ends with { $cash } million, you with { $mine }: not a bad night, for sitting at home.
later = A later night. You have { $cash } million of the { $target } you need, and you sent the { $role }: everybody who gets a share pays him for the ride.
unseen = No { $role } lies here, and one card is hidden. So the hidden one is yours, and you are the only { $role }. Only you can know that!
one-leaves = The others look at two { $role }s. { $other } says he is one, and { $who } gives way and goes home. Everybody who is left is alone of their kind.
stay-now = Nobody can throw you out now. Stay.
stay-now-no = Nothing to talk about, nothing to buy: you are safe. Stay.
stay-now-not-leave = Going home would be a pity: you are the only one of your kind. Stay.
won = { $share } million for you, and { $fee } from each of the others for the ride. You have { $cash }, and you win!
end = That is Millions of Dollars: count the cards, guess who is your twin, and either be the only one or be paid for going home. Lie well!
