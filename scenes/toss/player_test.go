package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// player plays through the board as a person does, with one device and nothing else.
type player struct {
	*bench
	boardtest.Player
}

func players(r *bench) (list []player) {
	for _, p := range boardtest.Players {
		list = append(list, player{r, p})
	}
	return list
}

// press activates a target: what has to be focused it walks to.
func (p player) press(t target) {
	p.T.Helper()
	h := &p.Board.hand
	if t.kind == onAct {
		if !p.Points() {
			p.walk(h.acts.Button(t.index))
			return
		}
		p.Tap(p.Kind, h.places.acts[t.index].Center())
		return
	}
	var at ui.Rect
	for on, place := range h.each {
		if on == t {
			at = place
		}
	}
	switch {
	case at.Empty():
		p.T.Fatalf("%s: there is no %v; the targets are %v", p.Name, t, p.Targets())
	case p.Points():
		p.Tap(p.Kind, at.Center())
	default:
		p.walk(h.stops.Owner(t))
	}
}

func (p player) walk(to any) {
	p.T.Helper()
	if !p.Walk(p.Player, to, 1, func() any { return nil }) {
		p.T.Fatalf("%s: the focus does not come to %v among %v", p.Name, to, p.Targets())
	}
	p.Strike(p.Device, ui.Confirm)
}

// act presses the button that does something.
func (p player) act(k actKind) {
	p.T.Helper()
	for i := range p.Board.places.acts {
		if does, on := p.Board.hand.acts.Means(i); on && does == k {
			p.press(target{onAct, i})
			return
		}
	}
	p.T.Fatalf("%s: there is no button for %s", p.Name, actNames[k])
}

// disc returns a target that is a rune of a pair that lies face up.
func (p player) disc(pair int8) target {
	p.T.Helper()
	for i, d := range p.Board.show.model.discs {
		if d.up && d.rune >= 0 && d.rune != rules.Destiny && int8(d.rune.Pair()) == pair {
			return target{onDisc, i}
		}
	}
	p.T.Fatalf("no rune of pair %d lies face up", pair)
	return target{}
}

// try carries out a move that is listed.
func (p player) try(m rules.Move) {
	p.T.Helper()
	o := p.Board.hand.options
	p.Board.Drop() // what was tried before
	switch m.Kind {
	case rules.Take:
		p.press(p.disc(m.Pair))
	case rules.Pass:
		p.act(actPass)
	case rules.Give:
		p.press(target{onChoice, slices.Index(o.give, m.Pair)})
		p.Golden()
	case rules.Order:
		for _, victim := range m.Order {
			if victim != games.Nobody && !p.Board.hand.now.ready {
				p.press(target{onChoice, slices.Index(o.rob, victim)})
			}
		}
		p.Golden()
	case rules.Done:
		p.Golden()
	}
}

// gesture throws or flicks.
func (p player) gesture() {
	p.T.Helper()
	if !p.Points() {
		p.Strike(p.Device, ui.Right)
		p.Golden()
		for range 20 + p.Match.Chance.IntN(40) {
			p.Tick(ui.Input{})
		}
		p.Golden()
		return
	}
	from, up := p.Board.places.bowl.Center(), -120.0
	if p.Board.places.made.mode == flicking {
		from, up = p.Board.places.window.Center(), 80
	}
	p.Drag(p.Kind, from, from.Add(ui.Pt(20, up)))
	p.Tick(ui.Input{})
}

// snatch reaches for a rune, or says done if nothing is left.
func (p player) snatch(seat games.Seat) {
	p.T.Helper()
	before := p.Made
	v := p.Match.Play.View(seat)
	left := v.Visible()
	if v.Phase() == rules.RunPhase {
		left = v.RunVisible(seat)
	}
	for range 8 {
		p.Tick(ui.Input{}) // the clock
		if p.Made > before {
			return
		}
	}
	if p.State.Controls && !p.Points() {
		r := rules.NoRune
		if len(left) > 0 && p.Match.Chance.IntN(6) > 0 {
			r = p.Board.show.model.discs[p.disc(int8(left[p.Match.Chance.IntN(len(left))])).index].rune
		}
		steers(p.bench, seat, p.Device, r)
		p.Control(seat, p.Device, ui.Confirm)
	} else if len(left) > 0 && p.Match.Chance.IntN(6) > 0 {
		pair := int8(left[p.Match.Chance.IntN(len(left))])
		p.press(p.disc(pair))
	} else {
		p.Golden()
	}
	if p.Made == before {
		p.T.Fatalf("%s: nothing is reached for; refused %v; the clock is at %d", p.Name, p.Why, p.State.Tick)
	}
}
