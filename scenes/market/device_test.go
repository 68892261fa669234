package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// device makes moves through the board as a person does who has this device and nothing else.
type device struct {
	*rig
	boardtest.Player
}

// players returns one player for each device.
func players(r *rig) (list []device) {
	for _, p := range boardtest.Players {
		list = append(list, device{r, p})
	}
	return list
}

// there reports whether a thing can be pressed now.
func (p device) there(t thing) bool {
	if t.Kind == act {
		_, on := p.Board.player.acts.Means(int(t.N))
		return on
	}
	for on := range p.Board.player.Each {
		if on == t {
			return true
		}
	}
	return false
}

// press activates a thing: by a tap, or by walking the focus there. The first nine hand cards have keys of their own.
func (p device) press(t thing) {
	p.T.Helper()
	if t.Kind == card && p.Device == ui.KeyDevice && t.N < 9 {
		p.Letter(rune('1' + t.N))
		return
	}
	if !p.there(t) {
		p.T.Fatalf("%s: there is no %v; the mode is %s, the selection %+v, the targets %v", p.Name, t,
			modeNames[p.Board.places.made.mode], p.Board.Sel, p.Targets())
	}
	if p.Points() {
		p.Tap(p.Kind, p.point(t))
		return
	}
	p.walk(t)
	p.Strike(p.Device, ui.Confirm)
}

// point returns a point of a target over which nothing lies.
func (p device) point(t thing) ui.Point {
	p.T.Helper()
	at := p.Board.Things.Touched(t)
	if t.Kind == act {
		return at.Center()
	}
	for _, y := range [...]float64{.5, .15, .85} {
		for _, x := range [...]float64{.5, .1, .9, .3, .7} {
			if pt := ui.Pt(at.X+at.W*x, at.Y+at.H*y); p.Board.player.Hit(pt) == t {
				return pt
			}
		}
	}
	p.T.Fatalf("%s: %v is covered", p.Name, t)
	return ui.Point{}
}

// walk moves the focus to a target: by Tab, or with the pad by directions alone.
func (p device) walk(t thing) {
	p.T.Helper()
	want := p.Board.Owner(t)
	if t.Kind == act {
		want = p.Board.player.acts.Button(int(t.N))
	}
	if !p.Walk(p.Player, want, 1, func() any { return nil }) {
		p.T.Fatalf("%s: the focus does not come to %v; the mode is %s, the selection is %+v, the targets %v", p.Name, t,
			modeNames[p.Board.places.made.mode], p.Board.Sel, p.Targets())
	}
}

// try carries a move out through the board: it taps what the move takes, and presses the golden button, which belongs
// to the table. Without drafts the last tap makes the move already, and so does a button beside the golden one.
func (p device) try(m rules.Move) {
	p.T.Helper()
	for p.Board.Drop() {
	}
	p.Tick(ui.Input{})
	made := p.Made + len(p.Wanted)
	for range 60 {
		h := &p.Board.player
		on, more := tapFor(p.T, h.options, &h.Sel, m)
		if !more {
			if !h.now.ready {
				p.T.Fatalf("%s: the golden button cannot be pressed: %+v; the selection is %+v", p.Name,
					h.now.doing, h.Sel)
			}
			p.State.Confirm = true
			p.Tick(ui.Input{})
			return
		}
		p.press(on)
		if p.Made+len(p.Wanted) > made {
			return
		}
	}
	p.T.Fatalf("%s: no taps come to %v; the selection is %+v", p.Name, m, p.Board.Sel)
}

// make carries a move out through the board and checks that the board wanted just that.
func (p device) make(seat games.Seat, m rules.Move) { p.Makes(p.Player, seat, m, p.try) }
