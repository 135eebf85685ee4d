ending-points = Punkte
figure-totals = Summen

habit-unused = Joker, die jemand nimmt und dann nicht nutzt
habit-held-back = Male, dass ein Drahtzieher mehrere Waffen nimmt und nur eine spielt
habit-bails = Spieler, die aussteigen, wenn sie dürfen
