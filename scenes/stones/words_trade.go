package stones

import (
	"slices"
	"strings"

	rules "runehall/games/stones"
	"runehall/ui"
)

// tradeWords are about rows that are traded in.
type tradeWords struct {
	head, note string
	sum        string // what the ticked rows bring
	away       string
	stones     string // how many rune stones go with them
	each       string // and which
	why        [rules.Stones]string
	from, to   int // on the power track
}

// trading returns what is said about trading in.
func (w *words) trading() (t tradeWords) {
	if !w.acts() || w.hand.mode() != trading {
		return t
	}
	o, sel := w.hand.options, &w.hand.sel
	t.head, t.note = w.say("trade.head"), w.say("trade.least")
	points, parts := 0, []string{}
	for r := range rules.Rows {
		if sel.trade[r] {
			worth := o.view.RowPoints(o.actor, r)
			points, parts = points+worth, append(parts, ui.Digits(worth))
		}
	}
	n := len(parts)
	t.from = w.show.model.who[o.actor].points
	t.to = t.from + points
	if n > 0 {
		t.sum, t.away = w.say("trade.sum", number("n", points), number("from", t.from), number("to", t.to)), w.say("trade.away")
	}
	if n > 1 {
		t.sum = strings.Join(parts, " + ") + " = " + t.sum
	}
	has := w.show.model.who[o.actor].stones
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
		case w.show.model.stonesLeft[kind] == 0:
			t.why[kind] = w.fixed.gone
		}
	}
	return t
}
