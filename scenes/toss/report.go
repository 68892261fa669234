package toss

import (
	"slices"

	"runehall/games"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/scenes/things"
)

// report adds the board to a report: facts that the reader may know, and the buttons beside the golden one.
func (h *handwork) report(r *table.Report) {
	r.State["toss.mode"] = modeNames[h.places.made.mode]
	r.State["toss.sheet"] = sheetNames[h.Sel.Sheet]
	r.State["toss.ready"] = h.now.ready
	r.State["toss.clock"] = int(h.Model.clock)
	r.State["toss.firm"] = h.tale.firm()
	got := make([]int, len(h.places.trays))
	for i := range got {
		got[i] = h.Given.View.Got(games.Seat(i))
	}
	r.State["toss.got"] = got
	if h.Model.ended {
		sums := make([]int, len(got))
		for i := range sums {
			sums[i] = h.Model.runes(games.Seat(i))
		}
		r.State["toss.sums"] = sums
	}
	if on := h.cursorNames(len(got)); h.Given.Controls &&
		slices.ContainsFunc(on, func(name string) bool { return name != "" }) {
		r.State["toss.cursors"] = on
	}
	h.acts.Report(r, "toss", func(k actKind) string { return actNames[k] })
	if at := h.places.bowl; !h.Given.Bare && !at.Empty() {
		r.Targets[soon(h.Given.View)] = at
	}
}

var sheetNames = [...]string{boards.NoSheet: "", boards.ExplainSheet: "explain", seatSheet: "seat"}

// cursorNames returns the name of what each seat's cursor is on, or "" for a cursor that is not in use.
func (h *handwork) cursorNames(seats int) []string {
	on := make([]string, seats)
	for s, cur := range h.cursors[:seats] {
		switch {
		case cur.done:
			on[s] = h.Name(things.Own(done, games.Seat(s)))
		case cur.lies:
			on[s] = h.Name(pieceOf(cur.rune))
		}
	}
	return on
}
