# What the terminal's board of Millions of Dollars says.

round-of = Millions of Dollars, round { $n } of { $all }
reserve = reserve ${ $reserve }M; ${ $target }M win after a share
loot = loot ${ $n }M
loot-ante = ante ${ $n }M
symbol = symbol { $role }
roles-used = Roles at this table: { $roles }
one-face-down = 1 face down
named = named: { $role }
# Heads of columns. Room for 8 letters.
column-cash = cash
# $n is how many each player has. Room for 12 letters.
column-characters =
    { $n ->
        [one] Character
       *[other] Characters
    }
# What somebody has claimed, and a price. Room for 10 letters.
column-says = says
# The Role of the last round. Room for 10 letters.
column-last = last
chosen = chosen
face-down = face down
lent = lent
# A Character has left, or is out.
left = left
out = out
asks = asks ${ $n }M
offers-title = Offers to leave
private = private
held = held
legend = ★ Leader  ✓ ready  ☠ Intimidation cards
hurried = A quick decision has been called for.
