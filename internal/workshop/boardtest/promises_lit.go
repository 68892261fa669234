package boardtest

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Light says what must be lit on a board.
type Light[M comparable, B any] struct {
	// Due returns the names of what must be lit, given the legal moves of the seat that acts. It may ask the board what
	// is chosen, but nothing that the board has worked out from that. If kinds is not empty, Due only speaks of these
	// kinds.
	Due func(b B, legal []M) (names, kinds []string)
	// About names what a move is about. Things of kinds that Due does not speak of may be lit only if a legal move is
	// about them, or if their kind is among Ways, which lead to moves. nil: such things are not checked.
	About func(b B, m M) []string
	Ways  []string
	// Named are the kinds that reports name while they are lit, and only then.
	Named []string
	// Marked returns the names of what is marked as lit where reports do not say so; nil: they do.
	Marked func(b B) []string
	// Asked is the button that asks for light; "": nobody has to ask.
	Asked string
}

// chosenDepth is how many things are tapped one after another before everything is dropped.
const chosenDepth = 3

// WhatCanBePlayedIsLit looks at a board before each move, and after taps on what is lit. A thing must be lit if a legal
// move needs it in addition to what is chosen, and nothing else may be. Things out of sight have no name.
func (p Promises[C, M, E, V, B]) WhatCanBePlayedIsLit(t *testing.T, light Light[M, B]) {
	looked := map[string]int{}
	p.each(t, func(r *Rig[C, M, E, V, B], c *games.Chance) {
		if at, there := r.Targets()[r.named(light.Asked)]; there {
			p.agree(r, &light, looked) // before anybody asks
			r.Tap(ui.Touch, at.Center())
		}
		for range chosenDepth + 1 {
			lit := p.agree(r, &light, looked)
			all := r.Targets()
			names := lit
			if c.IntN(2) == 0 || len(lit) == 0 {
				names = sorted(all)
			}
			if len(names) == 0 {
				break
			}
			before := len(r.Match.Play.Made())
			r.Tap(ui.Touch, all[names[c.IntN(len(names))]].Center())
			r.rest()
			if len(r.Match.Play.Made()) > before {
				break
			}
		}
		for r.Board.Drop() {
			r.rest()
		}
	})
	t.Logf("lit: %v", looked)
	if len(looked) == 0 {
		t.Error("nothing was lit")
	}
}

// agree compares what is lit on a board with what must be, and returns the names of what is lit.
func (p *Promises[C, M, E, V, B]) agree(
	r *Rig[C, M, E, V, B], light *Light[M, B], looked map[string]int,
) (lit []string) {
	r.T.Helper()
	lit = p.lit(r, light)
	var legal []M
	if actor := r.State.Actor(r.Reader); actor >= 0 {
		legal = any(r.Match.Play.View(r.Reader)).(interface {
			AppendMoves(dst []M, s games.Seat) []M
		}).AppendMoves(nil, actor)
	}
	names, kinds := light.Due(r.Board, legal)
	all := r.Targets()
	due := map[string]bool{}
	for _, name := range names {
		due[r.named(name)] = true
	}
	about := map[string]bool{}
	if light.About != nil {
		for _, m := range legal {
			for _, name := range light.About(r.Board, m) {
				about[name] = true
			}
		}
	}
	silent := func(name string) bool { return len(kinds) > 0 && !slices.Contains(kinds, kindOfName(name)) }
	for _, name := range lit {
		of := due
		if silent(name) {
			of = about
		}
		if !of[name] && (!silent(name) || light.About != nil && !slices.Contains(light.Ways, kindOfName(name))) {
			r.T.Errorf("%s: %s is lit, and no legal move is about it", r.place(), name)
		}
		looked[kindOfName(name)]++
	}
	for _, name := range sorted(due) {
		_, there := all[name]
		if (there || slices.Contains(light.Named, kindOfName(name))) && !silent(name) && !slices.Contains(lit, name) {
			r.T.Errorf("%s: %s is not lit, and a legal move is about it", r.place(), name)
		}
	}
	return lit
}

// lit returns the names of what is lit, by the board's report and by what it tells a screen reader.
func (p *Promises[C, M, E, V, B]) lit(r *Rig[C, M, E, V, B], light *Light[M, B]) (lit []string) {
	heard := stage.NewHeard(r.Root, Books(r.T)["en"])
	report := table.Report{Targets: map[string]ui.Rect{}, State: map[string]any{}, Root: r.Root, Heard: heard}
	r.Board.Report(&report)
	if light.Marked != nil {
		for _, name := range light.Marked(r.Board) {
			lit = append(lit, r.named(name))
		}
	}
	names, _ := report.State[r.named("lit")].([]string)
	lit = append(lit, names...)
	for name := range report.Targets {
		if heard.Things[name].Lit || slices.Contains(light.Named, kindOfName(name)) {
			lit = append(lit, name)
		}
	}
	slices.Sort(lit)
	return slices.Compact(lit)
}
