package masters

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// overlays are the screens on which nothing may cover what matters, with all languages among them.
var overlays = []boardtest.Screen{
	{W: 412, H: 915, Scale: 1, Tag: "en"}, {W: 360, H: 640, Scale: 1.5, Tag: "de"},
	{W: 360, H: 640, Scale: 1, Tag: "fr"},
	{W: 915, H: 412, Scale: 1, Tag: "de"}, {W: 568, H: 320, Scale: 1, Tag: "uk"}, {W: 480, H: 260, Scale: 1, Tag: "en"},
	{W: 1440, H: 900, Scale: 1, Tag: "fr"}, {W: 1024, H: 768, Scale: 1.25, Tag: "uk"},
	{W: 1440, H: 900, Scale: 1, Tag: "de", Round: true},
	{W: 3840, H: 2160, Scale: 2, Tag: "en"},
}

// TestNothingCoversWhatMatters plays random matches on many screens, and steps through the lit places of each card and
// the areas for each master. Each plate lies on its master, or in its free area, and covers no other rune or plate.
// What was chosen is in sight, and nothing beside the table lies over it.
func TestNothingCoversWhatMatters(t *testing.T) {
	plates, lit, picked := 0, 0, 0
	for i, screen := range overlays {
		for seats := 2; seats <= 3; seats++ {
			m := newMatch(t, seats, nil, uint64(40+3*i+seats))
			for n := 0; ; n++ {
				if n%3 == i%3 {
					r := newRig(m, screen, m.Play.View(games.All).OnTurn())
					what := fmt.Sprintf("%vx%v at %v in %s, %d moves of seed %d", screen.W, screen.H, screen.Scale,
						screen.Tag, n, 40+3*i+seats)
					plates += r.checkPlates(what)
					l, p := r.stepThrough(what)
					lit, picked = lit+l, picked+p
				}
				if _, on := m.Random(); !on || t.Failed() {
					break
				}
			}
		}
	}
	if plates == 0 || lit == 0 || picked == 0 {
		t.Errorf("there were %d plates, %d lit places and %d areas", plates, lit, picked)
	}
}

// stepThrough chooses each card of the hand and steps through its places, and through the areas for a master.
func (r *rig) stepThrough(what string) (lit, picked int) {
	b := r.Board
	do := func(g gesture) {
		before := b.Sel
		b.Act(g)
		b.player.changed(before, b.Sel, g)
		b.Given.Note(true)
		for range 60 {
			b.Step()
		}
	}
	for i := range b.player.front() {
		if !b.player.options.laying() {
			break
		}
		do(gesture{Kind: boards.Tap, On: cardAt(0, i)})
		if targets := r.Targets(); b.player.chooses() {
			for name, at := range targets {
				if ring := min(44, 2*b.Eye.Scale) - 1; strings.HasPrefix(name, "masters.place.") &&
					b.places.field.Grow(-ring).Holds(at) && (at.W < ring || at.H < ring) {
					r.T.Errorf("%s: %s is only %v", what, name, at)
				}
			}
			for _, l := range b.player.lit() {
				if mid := b.Eye.At(area(l).Center()); b.places.field.Has(mid) && !hits(targets, "masters.place.", mid) {
					r.T.Errorf("%s: the lit place at %v cannot be tapped", what, l.Cell)
				}
			}
		}
		for range min(3, len(b.player.lit())) {
			do(gesture{Kind: boards.Tap, On: things.Nth(leaf, 1)})
			lit++
			r.inSight(what, area(b.Sel.laid()))
			r.checkPlates(what)
		}
	}
	for range min(4, len(b.player.options.areas)) {
		do(gesture{Kind: boards.Tap, On: things.Nth(leaf, 1)})
		picked++
		r.inSight(what, cellArea(b.Sel.picked))
		r.checkPlates(what)
	}
	return lit, picked
}

// hits reports whether a target of a kind lies over a point.
func hits(targets map[string]ui.Rect, kind string, at ui.Point) bool {
	for name, r := range targets {
		if strings.HasPrefix(name, kind) && r.Has(at) {
			return true
		}
	}
	return false
}

// inSight fails the test if a part of the plane is out of sight, or something that does not belong to the table lies
// over it.
func (r *rig) inSight(what string, part ui.Rect) {
	p := &r.Board.places
	at := r.Board.Eye.Rect(part)
	if field := p.field.Grow(1); !field.Holds(at) && (at.W <= field.W && at.H <= field.H) {
		r.T.Errorf("%s: %v is not in sight: it is at %v of %v", what, part, at, p.field)
	}
	for name, o := range r.Targets() {
		if strings.HasPrefix(name, "masters.place.") || strings.HasPrefix(name, "masters.cell.") ||
			name == "masters.draft" {
			continue
		}
		if o.Grow(-1).Overlaps(p.field) {
			r.T.Errorf("%s: %s at %v lies over the field %v", what, name, o, p.field)
		}
	}
}

// checkPlates fails the test if a plate does not tell about the area it lies in, or covers what has to be seen. It
// returns how many plates there are.
func (r *rig) checkPlates(what string) (n int) {
	r.T.Helper()
	a := &r.Board.artist
	m, field := &r.Board.Model, r.Board.places.field
	list := a.plated(nil)
	gains := 0
	var rects []ui.Rect
	for i := range list {
		p := &list[i]
		n++
		rect := a.plateAt(&r.Kit.Theme, p.cell, p.chosen, false, func(high float64) float64 { return 1.1 * high })
		if p.gain {
			gains++
			if at := m.at(p.cell); at >= 0 {
				r.T.Errorf("%s: what a free area would add stands on a master of seat %d", what, at)
			}
		} else {
			if m.at(p.cell) != p.seat {
				r.T.Errorf("%s: the plate of seat %d on %v has no master of it", what, p.seat, p.cell)
			}
			h := slices.IndexFunc(m.held, func(h holding) bool { return h.seat == p.seat && h.has(p.cell) })
			if h < 0 || m.held[h].points != p.points {
				r.T.Errorf("%s: the plate on %v says %d", what, p.cell, p.points)
			}
		}
		for _, c := range m.laid {
			wide, high := extentOf(c.Turn)
			for x := range wide {
				for y := range high {
					cell := rules.Cell{X: c.Cell.X + x, Y: c.Cell.Y + y}
					if middle := r.Board.Eye.At(middle(cell)); cell != p.cell &&
						rect.Grow(.08*r.Board.Eye.Scale).Has(middle) {
						r.T.Errorf("%s: the plate of %v at %v hides the rune of %v", what, p.cell, rect, cell)
					}
				}
			}
		}
		for j, o := range rects {
			if rect.Grow(-1).Overlaps(o) && field.Overlaps(rect) {
				r.T.Errorf("%s: the plates of %v and %v overlap: %v, %v", what, p.cell, list[j].cell, rect, o)
			}
		}
		rects = append(rects, rect)
	}
	r.checkChanges(what, list)
	if gains > 3+1 { // the best areas, and the chosen one
		r.T.Errorf("%s: %d areas say what they would add", what, gains)
	}
	if o := r.Board.player.options; a.claiming() && gains < min(bestShown, o.free()) {
		r.T.Errorf("%s: only %d areas of %d say what they would add", what, gains, o.free())
	}
	return n
}

// checkChanges fails the test if the plates of a seat do not add up to what its areas will be worth with the hovering
// card in place.
func (r *rig) checkChanges(what string, list []plate) {
	r.T.Helper()
	v := &r.Board.player.verdict
	changes := r.Board.artist.hovers() && v.why == nil
	for s := range games.Seat(r.Board.Model.seats) {
		then, areas, after := 0, 0, 0
		for i := range list {
			if p := &list[i]; p.seat == s && !p.gain {
				then, areas = then+p.then, areas+1
				if !changes && p.then != p.points {
					r.T.Errorf("%s: the plate on %v changes to %d, and nothing hovers that may lie there", what,
						p.cell, p.then)
				}
			}
		}
		for _, h := range v.after {
			if h.seat == s {
				after++
			}
		}
		if want := v.preview.Points[s] + len(r.Board.Model.beside[s]); changes && areas == after && then != want {
			r.T.Errorf("%s: the plates of seat %d come to %d, and it will have %d", what, s, then, want)
		}
	}
}
