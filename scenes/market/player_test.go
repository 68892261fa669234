package market

import (
	"slices"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// player makes moves through the board as a person does, with one device and nothing else: what has to be focused it walks to.
type player struct {
	*rig
	boardtest.Player
}

// players are one for each device.
func players(r *rig) (list []player) {
	for _, p := range boardtest.Players {
		list = append(list, player{r, p})
	}
	return list
}

// there reports whether a target can be pressed now.
func (p player) there(t target) bool {
	if t.kind == onAct {
		_, on := p.Board.hand.acts.Means(t.index)
		return on
	}
	for on := range p.Board.hand.each {
		if on == t {
			return true
		}
	}
	return false
}

// press activates a target; hand cards have keys of their own.
func (p player) press(t target) {
	p.T.Helper()
	if t.kind == onHand && p.Device == ui.KeyDevice && t.index < 9 {
		p.Letter(rune('1' + t.index))
		return
	}
	if !p.there(t) {
		p.T.Fatalf("%s: there is no %s; the mode is %s, the selection %+v, the targets %v", p.Name, t.name(), modeNames[p.Board.places.made.mode], p.Board.hand.sel, p.Targets())
	}
	if p.Points() {
		p.Tap(p.Kind, p.point(t))
		return
	}
	p.walk(t)
	p.Strike(p.Device, ui.Confirm)
}

// point returns a point where nothing lies over a target.
func (p player) point(t target) ui.Point {
	p.T.Helper()
	at := p.Board.places.at(t)
	if t.kind == onAct {
		return at.Center()
	}
	for _, y := range [...]float64{.5, .15, .85} {
		for _, x := range [...]float64{.5, .1, .9, .3, .7} {
			if pt := ui.Pt(at.X+at.W*x, at.Y+at.H*y); p.Board.hand.Hit(pt) == t {
				return pt
			}
		}
	}
	p.T.Fatalf("%s: %s is covered", p.Name, t.name())
	return ui.Point{}
}

// walk moves the focus to a target: by Tab, or with the pad by directions alone.
func (p player) walk(t target) {
	p.T.Helper()
	want := p.Board.hand.stops.Owner(t)
	if t.kind == onAct {
		want = p.Board.hand.acts.Button(t.index)
	}
	if !p.Walk(p.Player, want, 1, func() any { return nil }) {
		p.T.Fatalf("%s: the focus does not come to %s; the mode is %s, the selection is %+v, the targets %v", p.Name, t.name(),
			modeNames[p.Board.places.made.mode], p.Board.hand.sel, p.Targets())
	}
}

// try carries a move out through the board: it taps what the move takes, and presses the golden button, which belongs to the table. Without
// drafts the last tap has made the move already, as a button beside the golden one does.
func (p player) try(m rules.Move) {
	p.T.Helper()
	for p.Board.Drop() {
	}
	p.Tick(ui.Input{})
	made := p.Made + len(p.Wanted)
	for range 60 {
		h := &p.Board.hand
		on, more := tapFor(p.T, h.options, &h.sel, m)
		if !more {
			if !h.now.ready {
				p.T.Fatalf("%s: the golden button cannot be pressed: %+v; the selection is %+v", p.Name, h.now.doing, h.sel)
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
	p.T.Fatalf("%s: no taps come to %v; the selection is %+v", p.Name, m, p.Board.hand.sel)
}

// make carries a move out through the board and checks that the board wanted just that.
func (p player) make(seat games.Seat, m rules.Move) { p.Makes(p.Player, seat, m, p.try) }

// tries carries out moves that are not made, each anew, and checks that the board wants just that.
func (p player) tries(seat games.Seat, moves []rules.Move) {
	p.T.Helper()
	for _, m := range moves {
		p.Board.Sync(p.Match.Play.View(seat))
		p.Wanted = nil
		p.Tick(ui.Input{})
		p.try(m)
		if !slices.Equal(p.Wanted, []rules.Move{m}) {
			p.T.Fatalf("%s: %v gives %v, refused %v, after\n%v\nthe selection is %+v, the targets %v",
				p.Name, m, p.Wanted, p.Why, p.Match.Text, p.Board.hand.sel, p.Targets())
		}
	}
}
