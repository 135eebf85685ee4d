# What a newcomer to Bank Heist is told: before the first deal, in "How to play", and on a tap.

win = 3つの陣営が一緒に1つの銀行を襲います。望む結末はばらばらです。
side-crew = クルー
side-agent = 捜査官
side-rival = ライバル
want-crew = バッグを5個積む。捜査官も、バッグを持つライバルも、生きてアジトに着かせない。
want-agent = 5個積む前に時間切れにするか、生きてアジトに着く。
want-rival = 最後まで生き残る陣営になるか、運転手にバッグを持っていく。
trick = 渡したバッグの行方を見ましょう。クルーは必ず積み、捜査官は必ず隠し、ライバルは気分しだい。ただしクルーの1人は手癖が悪く、やはり隠します。

step-1 = 正体を知る
step-1-text = 秘密の正体が配られます。捜査官とライバルには相棒が見え、クルーは誰も知りません。
step-2 = 金庫を破る
step-2-text = 数字が3つ出ます。一番早く掛け算した人から始めます。間違えると警察が1マス近づきます。
step-3 = 無言で盗む
step-3-text = 自分の番にカードを引いて見て、裏のまま誰かに渡します。バッグは積むか隠すか。染料弾は破裂。ほかのカードは手札に残ります。1周ごとに警察が1マス近づきます。
step-4 = 警報が鳴る
step-4-text = 同じですが、手番の初めに警報カードをめくり、話も嘘も自由です。5個目を積む前に警察が着けば、捜査官の勝ちです。
step-5 = 逃げる
step-5-text = 5個目を積むと、全員が銃を持って車に乗ります。1手番に行動1つ：クルーは撃つ、カード、パス。ライバルは必ず撃つ。捜査官はカードか手錠を使い、撃つのは撃ち返すときだけ。ライバルだけが生き残れば、ライバルの勝ちです。
step-6 = アジト
step-6-text = 生きている全員が正体を明かします。捜査官が1人でもいれば捜査官の勝ち。バッグのないライバルは運転手に撃たれ、バッグがあれば買収して最後の撃ち合いになります。それ以外はクルーの勝ちです。

deck-identities = 正体
deck-identities-lead = 8枚すべてを混ぜて1枚ずつ配り、残りは伏せたままです。
deck-vault = 金庫
deck-vault-lead = 強盗で引いて渡し、逃走で使います。
deck-alarm = 警報カード
deck-alarm-lead = 警報が鳴ってから、手番の初めに1枚。後の10枚は誰かに付いたままになります。
deck-handcuffs = 捜査官専用
deck-handcuffs-lead = ボードの横に公開して置きます。

about-crew = タトゥーあり。渡された現金バッグは必ず積みます。アジトで生き残ったのがクルーだけなら勝ちです。
about-sticky-fingers = タトゥーのあるクルーですが、渡された現金バッグを必ず隠し持ちます。勝敗はクルーと同じです。
about-agent = タトゥーなしの潜入捜査官。現金バッグは必ず隠します。逃走では先に撃てませんが、一発止める防弾チョッキと手錠があります。警察が間に合うか、捜査官が生きてアジトに着けば勝ちです。
about-rival = タトゥーなし。現金バッグは積んでも隠してもかまいません。逃走では毎手番撃たねばならず、2丁目の銃があります。ライバルだけが生き残るか、運転手をバッグで買収した後の撃ち合いを制すれば勝ちです。
about-handcuffs = 捜査官の行動：かけられた人は、開錠具で外すことしかできません。使うと捜査官だとばれます。
about-truck = 積まれたバッグ。5個目で逃走が始まります。
about-road-bank = 警察までの距離。スタートプレイヤーに番が戻るたび、また金庫での不正解ごとにコマが進みます。最後のマスで捜査官の勝ちです。
about-road-van = アジトまでの距離。スタートプレイヤーに番が戻るたびにコマが進みます。
about-start-player = 一番早く正解した人で、どの場面でも最初に手番を行います。
about-partner = 同じ陣営です。知っているのは2人だけ。
about-tied = 拘束：ナイフでバンドを切るまで行動できません。
about-cuffed = 手錠：開錠具で外すまで行動できません。
about-cold = 気絶：次の番は休みで、それまで何にも応じられません。
about-bleeding = 刺された：自分の次の番の終わりに死にます。
about-vest = 捜査官の防弾チョッキが一発止めました。1回だけです。
about-facedown = 死亡。正体は最後まで秘密です。

# What a tap names that is no card.
title-handcuffs = 手錠
title-truck = 車
title-road-bank = 警察
title-road-van = アジトへの道
title-start-player = スタートプレイヤー
title-partner = 相棒
title-tied = 拘束
title-cuffed = 手錠
title-cold = 気絶
title-bleeding = 出血
title-vest = チョッキ
title-facedown = 正体不明

# The coach: what to look at when a kind of decision comes for the first time.
look-partners = これがあなたのカードです。正体が書かれています。長押しすると目的が見えます。
look-crack = 3つの数字を掛けてください。最初の正解者が仕切り、間違えると全員が1マス損します。
look-pass-card = このカードは誰かに渡します。車を見ましょう：誰がバッグを受け取り、積まれましたか？
look-receive = 何だったかは、ほかの誰にも見えません。バッグが積まれたかどうかは全員に見えます。
look-dye = 手札が1枚だめになります。なくてもいい1枚をタップ。
look-alarm-target = 警報カードに、誰に何ができるかが書かれています。
look-search = この手札を見るのはあなただけ。何を言っても誰も確かめられません。
look-give = あなたのカードが1枚、調べた相手に渡ります。
look-vault = 金庫から好きなカードを選んで渡せます。
look-swap = 2つの特性の持ち主が入れ替わります。
look-attribute = その人にずっと残ります。
look-action = アジトまでの距離と、誰が生きているかを見ましょう。行動は1つだけです。
look-shotgun-side = ショットガンは的の隣の人にも当たります。
look-shotgun-cost = 撃つにはカードを1枚払います。
look-answer = 攻撃されました。助かるカードがあるかも。何を持っているかは誰も知りません。
look-follow-up = 終わりました。撃ち返しても、見逃してもかまいません。
look-extra-shot = もう一発撃てます。
look-poison = 毒にはアドレナリンです。
look-loot = 死者の手札から、見ずに1枚もらえます。

# Why: what a sensible player has in mind.
because-ok = ここは選ぶことがありません。全員が同じボタンを押すので、何も読まれません。
because-load = 積めば逃走が近づき、クルーらしく見えます。
because-keep = 手札のバッグ1つで、アジトの運転手を買収できます。
because-least = なくても一番困らないカードです。
because-swap = 良いものは味方に、悪いものは敵に。
because-load-all = どこに隠してあっても、積めば1個です。
because-claim-none = その手札を見るのは2人だけ。隠れたままのバッグは強盗を遅らせます。
because-hold-fire = 相手を間違えて撃てば敵の得。まだ怪しい人が絞れません。
because-free = 動ける人の方が、カード1枚より価値がありそうです。
because-beside = 一番敵らしく見えます。
because-dodge = いまは助かり、正体もばれません。
because-vest = 捜査官だとばれますが、命が助かります。
because-accept = 助かる手がないか、後で使う方が得です。
because-rest = 続けても得るものがありません。
because-return-fire = どうせもう正体は知られています。
because-take = カードが増えて困ることはありません。
because-leave = そこにあるかもしれないものは要りません。
because-look = { $who }のことが一番わかっていないので、得るものが大きいです。
because-show = { $who }は味方かもしれず、覚えていてくれます。
because-search = { $who }はカードを持ち、バッグを隠しているかもしれません。
because-bag-loads = { $who }はこれまでにバッグを{ $n }個積みました。クルーは必ず積みます。
because-bag = { $who }はクルーかも。積まれれば1個増え、積まれなければ一つわかります。
because-bag-agent = { $who }は隠すかもしれず、隠されたバッグはどれも警察の助けになります。
because-bag-partner = 相棒の{ $who }なら、いざとなれば積まずにいてくれます。
because-dye = 受け取った人のカードが1枚だめになります：{ $who }は{ $n }枚持ち、味方とは思えません。
because-partner = { $who }は味方で、逃走で使えます。
because-item = 逃走で役立ちますし、{ $who }は敵より味方らしいです。
because-lock-pick = 困った人を助けるだけなので、敵に渡ってもかまいません。
because-place-good =
    { $me ->
        [who] あなたの得になります。
       *[none] { $who }の得になり、あなたにも好都合です。
    }
because-place-bad = { $who }は敵らしいので、これで困ってもらいましょう。
because-pick-bag = 正しい相手に渡せば、バッグがもう1個積めます。
because-pick = 車にバッグは要りませんが、これは役に立ちます。
because-shoot-known = { $who }の正体は割れています：{ $identity }。
because-shoot-rival = 撃たねばならず、{ $who }は相棒ではありません。
because-shoot = 車の中で、{ $who }が一番敵らしく見えます。
because-bind = { $who }はしばらく何もできず、誰も死なずに済みます。
because-say = 一言で、みんなの考えが変わるかもしれません。
because-wait = 待っても損はありません。
because-usual = ここではそうするものです。
