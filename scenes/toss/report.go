package toss

import (
	"fmt"
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/table"
	"runehall/ui"
)

// Report names the places that can be pressed now, and facts that the reader may know.
func (b *Board) Report(r *table.Report) {
	h := &b.hand
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
	if bowl := b.places.bowl; !bowl.Empty() { // what comes after the throw
		r.Targets["toss.soon."+b.given.View.Way().String()] = bowl
	}
	h.places.each(&b.show.model, func(t target, at ui.Rect) bool {
		if t.kind != onAct && !(t.kind == onDisc && h.given.Clocked && !b.show.model.discs[t.index].up) {
			r.Stop(h.stops.Owner(t), h.name(t), at)
		}
		return true
	})
}

// The names of things in reports.
var (
	modeNames = [...]string{
		watching: "watching", throwing: "throwing", snatching: "snatching", racing: "racing", taking: "taking", settling: "settling",
		giving: "giving", ordering: "ordering", flicking: "flicking",
	}
	sheetNames = [...]string{noSheet: "", explainSheet: "explain", seatSheet: "seat"}
	kindNames  = [targetKinds]string{
		onDisc: "rune", onFuse: "fuse", onTray: "tray", onDish: "dish", onDone: "done", onBowl: "bowl",
		onMeter: "meter", onFlicked: "flicked", onChoice: "choice", onRung: "rung", onStory: "story", onRanking: "ranking", onTape: "tape", onClose: "close", onSheet: "sheet",
	}
)

// cursorNames returns what the cursor of each seat is on, or nothing where it sleeps.
func (h *hand) cursorNames(seats int) []string {
	on := make([]string, seats)
	for s, cur := range h.cursors[:seats] {
		switch {
		case cur.done:
			on[s] = h.name(target{onDone, s})
		case cur.lies:
			on[s] = runeName(cur.rune)
		}
	}
	return on
}

// runeName returns the name of a rune in reports.
func runeName(r rules.Rune) string { return fmt.Sprintf("toss.rune.%d", r) }

// name returns the name of a target in reports: of a rune its number, as far as the reader knows it.
func (h *hand) name(t target) string {
	switch t.kind {
	case onDisc:
		if d := h.show.model.discs[t.index]; d.rune != rules.NoRune {
			return runeName(d.rune)
		}
		return fmt.Sprintf("toss.back.%d", t.index)
	case onTray, onDish, onDone, onChoice, onRung, onRanking:
		return fmt.Sprintf("toss.%s.%d", kindNames[t.kind], t.index)
	}
	return "toss." + kindNames[t.kind]
}
