package stones

import rules "runehall/games/stones"

// change is a number now and, where it is going to be another one, afterwards.
type change struct {
	now, after int
	changes    bool
}

func changing(now, after int) change { return change{now, after, now != after} }

// foretell finds out what the seat in front has, what its rows would bring and where it stands: now as the picture shows it, afterwards
// as the view says it will be once what is chosen is done.
func (w *words) foretell() {
	s := w.given.Front
	w.purse, w.worth, w.gain = [purseSize]change{}, [rules.Rows]change{}, change{}
	if s < 0 || int(s) >= w.show.model.seats {
		return
	}
	who := &w.show.model.who[s]
	gems, ore, points := who.gems, who.ore, who.points
	worth := [rules.Rows]int{}
	for r := range worth {
		worth[r] = rules.TradePoints(who.rows[r].Count())
	}
	before := worth
	if p, d, ok := planned(w.hand.options, &w.hand.sel); w.acts() && d.does == "trade" { // known before the rune stones are picked
		points += d.n
	} else if w.acts() && ok && d.does != "end" {
		then := w.given.View.After(p.Moves...)
		gems, ore, points = then.Gems(s), then.OwnOre(s), then.Points(s)
		for r := range worth {
			worth[r] = then.RowPoints(s, rules.Row(r))
		}
	}
	for i, colour := range fieldOrder {
		w.purse[i] = changing(int(who.gems[colour]), int(gems[colour]))
	}
	w.purse[fields] = changing(who.ore, ore)
	for r := range worth {
		w.worth[r] = changing(before[r], worth[r])
	}
	w.gain = changing(who.points, points)
}
