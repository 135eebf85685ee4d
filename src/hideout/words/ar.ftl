# What all games share.

ask-over = انتهت اللعبة.
ask-wait = بانتظار الآخرين.

act-time-up = انتهى الوقت

no-over = انتهت اللعبة.
no-tables-word = «{ $wish }» كلمة الطاولة وحدها.
no-not-yet = «{ $wish }» ليست للطاولة الآن.
no-players-word = «{ $wish }» قرار لاعب.
no-not-asked = «{ $wish }» غير ممكن: القرار ليس لك الآن.
no-other-asked = «{ $wish }» ليس المطلوب الآن: { $asked }

# One of several copies of a card.
copy = ‏{ $card } ⁦#{ $number }⁩

# Between the things of a list (each stands by itself, whatever its script), and between the things that one card does.
list-separator = {"\u2069، \u2068"}
effects-separator = {"، "}
sentence-separator = {" "}

# Of a message that nobody has written: what is asked, or why not, by its id.
unwritten-ask = دورك: { $what }.
unwritten-no = غير ممكن: { $what }.
