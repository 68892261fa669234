package stones

import (
	"slices"
	"strings"

	rules "runehall/games/stones"
	"runehall/ui"
)

func (w *words) trading() (t tradeWords) {
	if !w.acts() || w.player.mode() != trading {
		return t
	}
	o, sel := w.player.options, &w.Sel
	t.head, t.note = w.say("trade.head"), w.say("trade.least")
	points, parts := 0, []string{}
	for r := range rules.Rows {
		if sel.trade[r] {
			worth := o.view.RowPoints(o.actor, r)
			points, parts = points+worth, append(parts, ui.Digits(worth))
		}
	}
	n := len(parts)
	t.from = w.Model.who[o.actor].points
	t.to = t.from + points
	if n > 0 {
		t.sum, t.away = w.say("trade.sum", number("n", points), number("from", t.from), number("to", t.to)),
			w.say("trade.away")
	}
	if n > 1 {
		t.sum = strings.Join(parts, " + ") + " = " + t.sum
	}
	has := w.Model.who[o.actor].stones
	takes := stonesDue(o, max(1, n))
	if takes == 0 {
		t.stones = w.say("trade.no-stones")
	} else {
		t.stones = w.say("trade.stones", number("n", takes))
		t.each = [...]string{w.fixed.each, w.fixed.other}[min(takes, 2)-1]
	}
	for kind := rules.NoStone + 1; kind < rules.Stones; kind++ {
		switch {
		case slices.Contains(has, kind):
			t.why[kind] = w.say("trade.has", seatName(o.actor))
		case w.Model.stonesLeft[kind] == 0:
			t.why[kind] = w.fixed.gone
		}
	}
	return t
}

func changing(now, after int) change { return change{now, after, now != after} }

// foretell finds out how the seat in front will stand once what is chosen is done: its purse, the worth of its rows,
// its place on the track. The picture says how it stands now, the view how it will stand.
func (w *words) foretell() {
	s := w.Given.Front
	w.purse, w.worth, w.gain = [purseSize]change{}, [rules.Rows]change{}, change{}
	if s < 0 || int(s) >= w.Model.seats {
		return
	}
	who := &w.Model.who[s]
	gems, ore, points := who.gems, who.ore, who.points
	worth := [rules.Rows]int{}
	for r := range worth {
		worth[r] = rules.TradePoints(who.rows[r].Count())
	}
	before := worth
	// this is known before the rune stones are picked
	if p, d, ok := planned(w.player.options, &w.Sel); w.acts() && d.does == "trade" {
		points += d.n
	} else if w.acts() && ok && d.does != "end" {
		then := w.Given.View.After(p.Moves...)
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
