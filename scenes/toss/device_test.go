package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// device plays through the board as a person does, with one device alone.
type device struct {
	*bench
	boardtest.Player
}

func devices(r *bench) (list []device) {
	for _, p := range boardtest.Players {
		list = append(list, device{r, p})
	}
	return list
}

// press activates a thing; where the device has no pointer it moves the focus there first.
func (p device) press(t thing) {
	p.T.Helper()
	h := &p.Board.handwork
	p.draws(t)
	var at ui.Rect
	for on, place := range h.Each {
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
		p.walk(h.Owner(t))
	}
}

// draws moves the table until a rune is in sight, as a finger does; for a device without a pointer it does nothing.
func (p device) draws(t thing) {
	p.T.Helper()
	h := &p.Board.handwork
	if i := h.Model.index(t); p.Points() && i >= 0 {
		h.places.shows(h.places.disc(&h.Model.discs[i]))
	}
}

func (p device) walk(to any) {
	p.T.Helper()
	if !p.Walk(p.Player, to, 1, func() any { return nil }) {
		p.T.Fatalf("%s: the focus does not come to %v among %v", p.Name, to, p.Targets())
	}
	p.Strike(p.Device, ui.Confirm)
}

// act presses the button that does k.
func (p device) act(k actKind) {
	p.T.Helper()
	for i := range p.Board.places.acts {
		if does, on := p.Board.player.acts.Means(i); !on || does != k {
			continue
		}
		if p.Points() {
			p.Tap(p.Kind, p.Board.places.acts[i].Center())
		} else {
			p.walk(p.Board.player.acts.Button(i))
		}
		return
	}
	p.T.Fatalf("%s: there is no button for %s", p.Name, actNames[k])
}

// piece returns a rune of the pair that lies face up.
func (p device) piece(pair int8) thing {
	p.T.Helper()
	for i := range p.Board.Model.discs {
		if t := p.Board.Model.thing(i); p.Board.Model.up(t) && int8(rules.Rune(t.N).Pair()) == pair {
			return t
		}
	}
	p.T.Fatalf("no rune of pair %d lies face up", pair)
	return thing{}
}

// try carries out a legal move.
func (p device) try(m rules.Move) {
	p.T.Helper()
	o := p.Board.player.options
	p.Board.Drop() // what was tried before
	switch m.Kind {
	case rules.Pass:
		p.act(actPass)
	case rules.Take:
		p.press(p.piece(m.Pair))
	default:
		for _, t := range o.about(m) {
			if !p.Board.player.now.ready {
				p.press(t)
			}
		}
		p.Golden()
	}
}

// gesture throws or flicks, whichever is due.
func (p device) gesture() {
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

// snatch reaches for a rune, or says that the seat is done if nothing is left.
func (p device) snatch(seat games.Seat) {
	p.T.Helper()
	before := p.Made
	v := p.Match.Play.View(seat)
	left := v.Visible()
	if v.Phase() == rules.RunPhase {
		left = v.RunVisible(seat)
	}
	for range 8 {
		p.Tick(ui.Input{}) // so that the clock runs
		if p.Made > before {
			return
		}
	}
	if p.State.Controls && !p.Points() {
		r := rules.NoRune
		if len(left) > 0 && p.Match.Chance.IntN(6) > 0 {
			r = rules.Rune(p.piece(int8(left[p.Match.Chance.IntN(len(left))])).N)
		}
		steers(p.bench, seat, p.Device, r)
		p.Control(seat, p.Device, ui.Confirm)
	} else if len(left) > 0 && p.Match.Chance.IntN(6) > 0 {
		pair := int8(left[p.Match.Chance.IntN(len(left))])
		p.press(p.piece(pair))
	} else {
		p.Golden()
	}
	if p.Made == before {
		p.T.Fatalf("%s: nothing is reached for; refused %v; the clock is at %d", p.Name, p.Why, p.State.Tick)
	}
}
