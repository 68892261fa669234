package masters

import (
	"fmt"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/scenes/boardtest"
	"runehall/scenes/things"
	"runehall/ui"
)

// overlays are the screens on which nothing may cover what matters, in all languages.
var overlays = []boardtest.Screen{
	{W: 412, H: 915, Scale: 1, Tag: "en"}, {W: 360, H: 640, Scale: 1.5, Tag: "de"}, {W: 360, H: 640, Scale: 1, Tag: "fr"},
	{W: 915, H: 412, Scale: 1, Tag: "de"}, {W: 568, H: 320, Scale: 1, Tag: "uk"}, {W: 480, H: 260, Scale: 1, Tag: "en"},
	{W: 1440, H: 900, Scale: 1, Tag: "fr"}, {W: 1024, H: 768, Scale: 1.25, Tag: "uk"}, {W: 1440, H: 900, Scale: 1, Tag: "de", Round: true},
	{W: 3840, H: 2160, Scale: 2, Tag: "en"},
}

// TestNothingCoversWhatMatters plays random matches on many screens and steps through the lit places of each card and through the
// areas for each master: no label covers a mark, a head, a ring, another label or a rune of another area, and what was chosen is
// in sight, clear of all that is not on the table.
func TestNothingCoversWhatMatters(t *testing.T) {
	labels, lit, picked := 0, 0, 0
	for i, screen := range overlays {
		for seats := 2; seats <= 3; seats++ {
			m := newMatch(t, seats, nil, uint64(40+3*i+seats))
			for n := 0; ; n++ {
				if n%3 == i%3 {
					r := newRig(m, screen, m.Play.View(games.All).OnTurn())
					what := fmt.Sprintf("%vx%v at %v in %s, %d moves of seed %d", screen.W, screen.H, screen.Scale, screen.Tag, n, 40+3*i+seats)
					labels += r.checkLabels(what)
					l, p := r.stepThrough(what)
					lit, picked = lit+l, picked+p
				}
				if _, on := m.Random(); !on || t.Failed() {
					break
				}
			}
		}
	}
	if labels == 0 || lit == 0 || picked == 0 {
		t.Errorf("there were %d labels, %d lit places and %d areas", labels, lit, picked)
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
				if ring := min(44, 1.29*b.Eye.Scale) - 1; strings.HasPrefix(name, "masters.place.") && b.places.field.Grow(-ring).Holds(at) && (at.W < ring || at.H < ring) {
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
			r.checkLabels(what)
		}
	}
	for range min(4, len(b.player.options.areas)) {
		do(gesture{Kind: boards.Tap, On: things.Nth(leaf, 1)})
		picked++
		r.inSight(what, cellArea(b.Sel.picked))
		r.checkLabels(what)
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

// inSight fails the test if a part of the plane is not in sight, or something lies over it that does not lie on the table.
func (r *rig) inSight(what string, part ui.Rect) {
	p := &r.Board.places
	at := r.Board.Eye.Rect(part)
	if field := p.field.Grow(1); !field.Holds(at) && (at.W <= field.W && at.H <= field.H) {
		r.T.Errorf("%s: %v is not in sight: it is at %v of %v", what, part, at, p.field)
	}
	for name, o := range r.Targets() {
		if strings.HasPrefix(name, "masters.place.") || strings.HasPrefix(name, "masters.cell.") || name == "masters.draft" {
			continue
		}
		if o.Grow(-1).Overlaps(p.field) {
			r.T.Errorf("%s: %s at %v lies over the field %v", what, name, o, p.field)
		}
	}
}

// checkLabels fails the test where a label covers what has to be seen, and returns how many labels there are.
func (r *rig) checkLabels(what string) (n int) {
	r.T.Helper()
	a := &r.Board.artist
	a.labels.place(a, &r.Kit.Theme)
	m := &r.Board.Model
	var clear []ui.Rect
	for s := range games.Seat(m.seats) {
		for _, c := range m.standing[s] {
			clear = append(clear, ui.RectAround(middle(c).Sub(ui.Pt(0, .4)), ui.Sz(.2, .2))) // its head
		}
	}
	if a.placing() {
		for _, l := range r.Board.player.lit() {
			clear = append(clear, ui.RectAround(area(l).Center(), ui.Sz(.3, .3)))
		}
	}
	if v := &r.Board.player.verdict; a.hovers() {
		clear = append(clear, area(v.laid))
		for _, t := range v.preview.Touches {
			if !t.Under {
				mid := area(v.laid).Center()
				edge := middle(t.Cell).Lerp(ui.Pt(min(max(middle(t.Cell).X, area(v.laid).X), area(v.laid).Right()), min(max(middle(t.Cell).Y, area(v.laid).Y), area(v.laid).Bottom())), 1)
				clear = append(clear, ui.RectAround(edge.Lerp(mid, .01), ui.Sz(.2, .2)))
			}
		}
	}
	for i := range a.labels.list {
		l := &a.labels.list[i]
		if l.rect.Empty() {
			continue
		}
		n++
		for _, o := range clear {
			if l.rect.Grow(-.01).Overlaps(o) {
				r.T.Errorf("%s: the label at %v covers %v", what, l.rect, o)
			}
		}
		for j := range a.labels.list[:i] {
			if o := a.labels.list[j].rect; l.rect.Grow(-.01).Overlaps(o) {
				r.T.Errorf("%s: the labels at %v and %v overlap", what, l.rect, o)
			}
		}
		for _, c := range m.laid {
			for x := range 3 {
				for y := range 3 {
					cell := rules.Cell{X: c.Cell.X + int8(x), Y: c.Cell.Y + int8(y)}
					rune := ui.RectAround(middle(cell), ui.Sz(.2, .2))
					if covers(c, cell) && l.rect.Overlaps(rune) {
						r.T.Errorf("%s: the label at %v hides the rune of %v", what, l.rect, cell)
					}
				}
			}
		}
	}
	return n
}
