package toss

import (
	"slices"

	"runehall/games"
	"runehall/scenes/table"
	"runehall/scenes/things"
)

// Report names the places that can be pressed now, and facts that the reader may know.
func (b *Board) Report(r *table.Report) {
	h := &b.player
	r.State["toss.mode"] = modeNames[b.places.made.mode]
	r.State["toss.sheet"] = sheetNames[h.sel.sheet]
	r.State["toss.ready"] = h.now.ready
	r.State["toss.clock"] = int(b.show.model.clock)
	r.State["toss.firm"] = b.show.firm()
	got := make([]int, len(b.places.trays))
	for i := range got {
		got[i] = b.given.View.Got(games.Seat(i))
	}
	r.State["toss.got"] = got
	if b.show.model.ended {
		sums := make([]int, len(got))
		for i := range sums {
			sums[i] = b.show.model.runes(games.Seat(i))
		}
		r.State["toss.sums"] = sums
	}
	if on := h.cursorNames(len(got)); b.given.Controls && slices.ContainsFunc(on, func(name string) bool { return name != "" }) {
		r.State["toss.cursors"] = on
	}
	h.acts.Report(r, "toss", func(k actKind) string { return actNames[k] })
	if r.Heard != nil {
		b.hear(r.Heard)
	}
	if b.given.Bare {
		return
	}
	if at := b.places.bowl; !at.Empty() { // what comes after the throw
		r.Targets["toss.soon."+b.given.View.Way().String()] = at
	}
	for t, at := range b.places.things.Each {
		if !(onTable(t) && h.given.Clocked && !b.show.model.up(t)) {
			r.Stop(h.stops.Owner(t), all.Name(t, h.given.Front), at)
		}
	}
}

// Names in reports.
var (
	modeNames = [...]string{
		watching: "watching", throwing: "throwing", snatching: "snatching", racing: "racing", taking: "taking", settling: "settling",
		giving: "giving", ordering: "ordering", flicking: "flicking",
	}
	sheetNames = [...]string{noSheet: "", explainSheet: "explain", seatSheet: "seat"}
)

// cursorNames returns what the cursor of each seat is on, or nothing where it sleeps.
func (h *player) cursorNames(seats int) []string {
	on := make([]string, seats)
	for s, cur := range h.cursors[:seats] {
		switch {
		case cur.done:
			on[s] = all.Name(things.Own(done, games.Seat(s)), h.given.Front)
		case cur.lies:
			on[s] = all.Name(things.Nth(piece, cur.rune), h.given.Front)
		}
	}
	return on
}
