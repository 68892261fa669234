package masters

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// player makes moves through the board as a person does, with one device.
type player struct {
	*rig
	name string
	kind ui.PointerKind
	keys bool
}

func players(r *rig) []player {
	return []player{{rig: r, name: "mouse", kind: ui.Mouse}, {rig: r, name: "touch", kind: ui.Touch}, {rig: r, name: "keyboard", keys: true}}
}

// press activates a target.
func (p player) press(name string) {
	p.t.Helper()
	if !p.keys {
		p.tap(p.kind, p.target(name))
		return
	}
	if i, ok := strings.CutPrefix(name, "masters.card."); ok {
		p.letter(rune(i[0] + 1))
		return
	}
	want := p.owner(name)
	for range 60 {
		if p.root.Focused() == want && p.root.RingShown() {
			p.key(ui.Confirm)
			return
		}
		p.key(ui.Next)
	}
	p.t.Fatalf("Tab does not lead to %s", name)
}

// owner returns what has the focus where a target lies.
func (r *rig) owner(name string) any {
	for i, m := range r.board.buttons.moves {
		if choiceKey(m) == name {
			return &r.board.buttons.choices[i]
		}
	}
	r.t.Fatalf("no stop is called %s", name)
	return nil
}

// turn turns the chosen card one step clockwise.
func (p player) turn() {
	switch {
	case p.keys:
		p.key(ui.RotateRight)
	case p.kind == ui.Mouse:
		p.wheel(p.board.places.ledge.hand[0].Center(), -1)
	default:
		p.tap(ui.Touch, p.board.buttons.right.Rect().Center())
	}
}

// accept presses the golden button, which belongs to the table.
func (p player) accept() {
	p.state.Confirm = true
	p.tick(ui.Input{})
}

// wheel turns the wheel over a point.
func (r *rig) wheel(at ui.Point, notches float64) {
	r.t.Helper()
	p := ui.Pointer{ID: ui.MousePointer, At: at, Start: at, Last: at}
	r.tick(ui.Input{Device: ui.MouseDevice, Pointers: []ui.Pointer{p}, Wheel: ui.Pt(0, notches)})
}

// bring pans until a point of the plane is in the middle of the field, as far as the board lets it.
func (p player) bring(at ui.Point) {
	p.t.Helper()
	field := p.board.places.clear
	for range 40 {
		to := p.board.at(at)
		if field.Grow(-8).Has(to) && p.board.bares(ui.RectAround(to, ui.Sz(2, 2))) {
			return
		}
		p.board.jump(p.board.cam.panned(field.Center().Sub(to).Mul(.5)))
	}
}

// lay chooses a card, turns it, and lays it as a draft.
func (p player) lay(m rules.Move) {
	p.t.Helper()
	if p.board.sel.card != m.Card {
		p.press(fmt.Sprintf("masters.card.%d", slices.Index(p.board.front(), m.Card)))
	}
	for n := 0; p.board.sel.turn() != m.Turn; n++ {
		if n > rules.Turns {
			p.t.Fatalf("%s: the card does not turn to %d", p.name, m.Turn)
		}
		p.turn()
	}
	if !p.keys {
		if p.board.sel.draft && p.board.sel.cell == m.Cell {
			return
		}
		if p.board.sel.draft { // a tap on it would turn it
			p.board.sel.draft = false
		}
		mid := area(rules.Laid{Card: m.Card, Cell: m.Cell, Turn: m.Turn}).Center()
		p.bring(mid)
		p.tap(p.kind, p.board.at(mid))
		return
	}
	for range 80 {
		d := rules.Cell{X: m.Cell.X - p.board.sel.cell.X, Y: m.Cell.Y - p.board.sel.cell.Y}
		before := p.board.sel.cell
		switch {
		case d.X > 0:
			p.key(ui.Right)
		case d.X < 0:
			p.key(ui.Left)
		}
		if p.board.sel.cell != before {
			continue
		}
		switch {
		case d.Y > 0:
			p.key(ui.Down)
		case d.Y < 0:
			p.key(ui.Up)
		}
		if p.board.sel.cell == before {
			return
		}
	}
}

// pick names a rune for a master or token.
func (p player) pick(c rules.Cell) {
	p.t.Helper()
	if !p.keys {
		p.bring(middle(c))
		p.tap(p.kind, p.board.at(middle(c)))
		return
	}
	for range 40 {
		if p.root.Focused() == any(&p.board.stops.field) && p.root.RingShown() {
			break
		}
		p.key(ui.Next)
	}
	p.board.sel.cursor = c
	p.key(ui.Confirm)
}

// make carries a move out through the board and checks that the board wanted just that.
func (p player) make(seat games.Seat, m rules.Move) {
	p.t.Helper()
	before := p.made
	switch m.Kind {
	case rules.Play, rules.Ignore:
		p.lay(m)
		p.accept()
	case rules.Discard, rules.PutBeside:
		p.press(fmt.Sprintf("masters.card.%d", slices.Index(p.board.front(), m.Card)))
		p.accept()
	case rules.PlaceMaster:
		p.pick(m.Cell)
		p.accept()
	case rules.PlaceToken:
		p.pick(m.Cell)
		if slices.Contains(p.board.buttons.moves, m) {
			p.press(choiceKey(m))
		} else {
			p.accept()
		}
	default:
		p.board.Drop()
		p.tick(ui.Input{})
		p.press(choiceKey(m))
	}
	if p.made != before+1 {
		p.t.Fatalf("%s: %v of seat %d was not made; the selection is %+v, the targets %v", p.name, m, seat, p.board.sel, p.targets())
	}
	made := p.match.play.Made()
	last := made[len(made)-1]
	if m.Kind == rules.Ignore {
		m.Rune = last.Move.Rune // of two that would do the board takes one
	}
	if last.Seat != seat || last.Move != m {
		p.t.Fatalf("%s: seat %d made %v instead of %v of seat %d", p.name, last.Seat, last.Move, m, seat)
	}
}

// TestWholeMatches plays whole matches through the board, with each device alone. Every seat looks through its own eyes.
func TestWholeMatches(t *testing.T) {
	for n := range 12 {
		device, seats := n%3, 2+n%2
		s := testScreens[(n*5+device)%len(testScreens)]
		name := []string{"mouse", "touch", "keyboard"}[device]
		t.Run(fmt.Sprintf("%d seats %s %vx%v at %v", seats, name, s.w, s.h, s.scale), func(t *testing.T) {
			t.Parallel()
			m := newMatch(t, seats, []map[string]string{everything, nil}[n/6], uint64(40+n))
			r := newRig(t, m, s, 0)
			p := players(r)[device]
			for {
				acting := m.play.Core().AppendActing(nil)
				if len(acting) == 0 {
					break
				}
				seat := acting[0].Seat
				moves := m.play.Core().AppendMoves(nil, seat)
				if seat != r.reader {
					r.reader = seat
					r.board.Sync(m.play.View(seat))
					r.look()
				}
				r.tick(ui.Input{})
				p.make(seat, moves[m.chance.IntN(len(moves))])
				r.settle()
			}
			if _, over := m.play.Core().Result(); !over || r.made < 10 {
				t.Fatalf("after %d moves the match is not over", r.made)
			}
			want := modelOf(m.play.View(r.reader))
			if got := still(&r.board.model); fmt.Sprint(got) != fmt.Sprint(still(&want)) {
				t.Errorf("at the end the picture is\n%+v, not\n%+v", got, still(&want))
			}
		})
	}
}

// TestDragPlaces drags a hand card to the table, moves the draft, turns it with a twist and drops it back.
func TestDragPlaces(t *testing.T) {
	for _, kind := range []ui.PointerKind{ui.Mouse, ui.Touch} {
		m := newMatch(t, 2, nil, 3)
		r := newRig(t, m, screen{412, 915, 1, "en"}, m.play.View(games.All).OnTurn())
		r.settle()
		b := r.board
		lift := ui.Point{}
		if kind == ui.Touch {
			lift.Y = b.lift()
		}
		var places []rules.Move
		for _, l := range b.options.lays {
			if l.Card == b.front()[0] && l.Turn == 0 && b.places.clear.Has(b.at(middleOf(l)).Add(lift)) {
				places = append(places, l)
			}
		}
		if len(places) < 2 {
			t.Fatalf("only %d places are in sight", len(places))
		}
		r.drag(kind, r.target("masters.card.0"), b.at(middleOf(places[0])).Add(lift))
		if !b.sel.draft || b.sel.cell != places[0].Cell {
			t.Fatalf("device %d: after the drag there is no draft on %v: %+v", kind, places[0], b.sel)
		}
		r.settle()
		r.drag(kind, b.at(middleOf(places[0])), b.at(middleOf(places[1])).Add(lift))
		if !b.sel.draft || b.sel.cell != places[1].Cell {
			t.Fatalf("device %d: the draft was not moved to %v: %+v", kind, places[1], b.sel)
		}
		r.settle()
		if kind == ui.Touch {
			turn := b.sel.turn()
			r.twist(b.places.field.Center(), 100)
			if got := (b.sel.turn() - turn + rules.Turns) % rules.Turns; got != 2 {
				t.Errorf("a twist by 100° turned the card by %d steps", got)
			}
		}
		r.settle()
		r.drag(kind, b.at(area(b.sel.laid()).Center()), b.places.ledge.rect.Center().Add(lift))
		if b.sel.draft || r.made > 0 {
			t.Fatalf("device %d: the draft was not dropped back: %+v", kind, b.sel)
		}
	}
}

// twist turns two fingers round a point, by degrees.
func (r *rig) twist(mid ui.Point, degrees float64) {
	at := func(a float64) ui.Point {
		sin, cos := math.Sincos(a * math.Pi / 180)
		return ui.Pt(60*cos, 60*sin)
	}
	r.pointer(ui.Touch, 1, ui.Press, ui.LeftButton, mid.Add(at(0)))
	r.pointer(ui.Touch, 2, ui.Press, ui.LeftButton, mid.Sub(at(0)))
	for i := 1; i <= 10; i++ {
		a := at(degrees * float64(i) / 10)
		r.pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, mid.Add(a))
		r.pointer(ui.Touch, 2, ui.Drag, ui.LeftButton, mid.Sub(a))
	}
	a := at(degrees)
	r.pointer(ui.Touch, 1, ui.Release, ui.LeftButton, mid.Add(a))
	r.pointer(ui.Touch, 2, ui.Release, ui.LeftButton, mid.Sub(a))
}

// TestMarksTellWhatTheViewSays aims a card at every place round the table: the marks are the view's, and the words tell
// why it may not lie there.
func TestMarksTellWhatTheViewSays(t *testing.T) {
	m := newMatch(t, 2, nil, 6)
	for range 6 {
		m.random()
	}
	for m.play.View(games.All).Phase() != rules.PlayPhase {
		m.random()
	}
	seat := m.play.View(games.All).OnTurn()
	r := newRig(t, m, screen{1440, 900, 1, "en"}, seat)
	b := r.board
	allowed, refused := 0, 0
	for n := range 14 * 14 * rules.Turns * len(b.front()) {
		b.sel.draft, b.sel.cell = true, rules.Cell{X: int8(n%14) - 6, Y: int8(n/14%14) - 6}
		b.sel.card = b.front()[n/14/14/rules.Turns]
		b.sel.turns[b.sel.card] = uint8(n / 14 / 14 % rules.Turns)
		b.touched()
		b.refreshed()
		a := &b.aim
		mv, legal := b.options.lay(b.sel.laid())
		if !a.on || (a.why == nil) != legal || a.why != b.view.WhyNot(seat, mv) || a.verdict == "" || strings.Contains(a.verdict, "⟦") {
			t.Fatalf("on %v the aim is %+v, and the move is refused by %v", b.sel.cell, a, b.view.WhyNot(seat, mv))
		}
		if legal {
			allowed++
		} else {
			refused++
		}
	}
	if allowed == 0 || refused == 0 {
		t.Errorf("%d places are allowed, %d refused", allowed, refused)
	}
}
