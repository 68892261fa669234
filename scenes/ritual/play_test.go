package ritual

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// player makes moves through the board as a person does, with one device.
type player struct {
	*rig
	name string
	// press activates a target; turn turns the chosen tile one step clockwise; accept presses the golden button.
	press  func(name string)
	turn   func()
	accept func()
}

func players(r *rig) []player {
	golden := func() {
		r.state.Confirm = true
		r.tick(ui.Input{})
	}
	// reach brings a cell into sight first: the board may be larger than the screen.
	tapOn := func(kind ui.PointerKind) func(string) {
		return func(name string) {
			if _, there := r.targets()[name]; !there {
				r.seek(kind, name)
			}
			r.tap(kind, r.target(name))
		}
	}
	mouse := player{rig: r, name: "mouse", press: tapOn(ui.Mouse), accept: golden}
	mouse.turn = func() { r.wheel(r.board.places.ledge.hand[0].Center(), -1) }
	touch := player{rig: r, name: "touch", press: tapOn(ui.Touch), accept: golden}
	touch.turn = func() { r.tap(ui.Touch, r.board.buttons.right.Rect().Center()) }
	keys := player{rig: r, name: "keyboard", press: r.byKeys, accept: func() { r.key(ui.Confirm) }}
	keys.turn = func() { r.key(ui.RotateRight) }
	// The golden button belongs to the table, which gives it the keyboard's Enter when nothing else takes it.
	keys.accept = golden
	return []player{mouse, touch, keys}
}

// seek pans until a cell's middle is in sight.
func (r *rig) seek(kind ui.PointerKind, name string) {
	r.t.Helper()
	cell, ok := cellOf(name)
	if !ok {
		r.t.Fatalf("there is no %q among %v", name, r.targets())
	}
	field := r.board.places.field
	for range 40 {
		if _, there := r.targets()[name]; there {
			return
		}
		way := field.Center().Sub(r.board.at(cell))
		most := min(field.W, field.H) * .4
		if way.Len() > most {
			way = way.Mul(most / way.Len())
		}
		from := r.empty()
		r.drag(kind, from, from.Add(way))
	}
}

// empty returns a point of the field on which a drag pans.
func (r *rig) empty() ui.Point { return r.board.places.field.Center() }

func cellOf(name string) (c rules.Cell, ok bool) {
	n, err := fmt.Sscanf(name, "ritual.cell.%d.%d", &c.Q, &c.R)
	return c, err == nil && n == 2
}

// wheel turns the wheel over a point.
func (r *rig) wheel(at ui.Point, notches float64) {
	r.t.Helper()
	p := ui.Pointer{ID: ui.MousePointer, At: at, Start: at, Last: at}
	r.tick(ui.Input{Device: ui.MouseDevice, Pointers: []ui.Pointer{p}, Wheel: ui.Pt(0, notches)})
}

// byKeys activates a target with keys alone.
func (r *rig) byKeys(name string) {
	r.t.Helper()
	if cell, ok := cellOf(name); ok {
		r.walkTo(cell)
		r.key(ui.Confirm)
		return
	}
	if i, ok := strings.CutPrefix(name, "ritual.tile."); ok {
		r.letter(rune(i[0] + 1))
		return
	}
	want := r.owner(name)
	for range 120 {
		if r.root.Focused() == want && r.root.RingShown() {
			r.key(ui.Confirm)
			return
		}
		r.key(ui.Next)
	}
	r.t.Fatalf("Tab does not lead to %s", name)
}

// walkTo moves the cursor to a cell with the arrows, by the shortest way there is.
func (r *rig) walkTo(cell rules.Cell) {
	r.t.Helper()
	for range 80 {
		if r.root.Focused() == any(&r.board.stops.field) && r.root.RingShown() {
			break
		}
		r.key(ui.Next)
	}
	cells := r.board.options.lit(nil, &r.board.sel)
	arrows := []ui.Action{ui.Left, ui.Right, ui.Up, ui.Down}
	ways := []ui.Point{{X: -1}, {X: 1}, {Y: -1}, {Y: 1}}
	from := map[rules.Cell]rules.Cell{r.board.sel.cursor: r.board.sel.cursor}
	by := map[rules.Cell]ui.Action{}
	for todo := []rules.Cell{r.board.sel.cursor}; len(todo) > 0; todo = todo[1:] {
		for i, w := range ways {
			if to, ok := ahead(todo[0], cells, w); ok {
				if _, seen := from[to]; !seen {
					from[to], by[to] = todo[0], arrows[i]
					todo = append(todo, to)
				}
			}
		}
	}
	var path []ui.Action
	for c := cell; c != r.board.sel.cursor; c = from[c] {
		a, ok := by[c]
		if !ok {
			r.t.Fatalf("no way leads the cursor from %v to %v", r.board.sel.cursor, cell)
		}
		path = append(path, a)
	}
	slices.Reverse(path)
	for _, a := range path {
		r.key(a)
	}
	if r.board.sel.cursor != cell {
		r.t.Fatalf("the arrows lead to %v, not to %v", r.board.sel.cursor, cell)
	}
}

// owner returns what has the focus where a target lies.
func (r *rig) owner(name string) any {
	b := r.board
	for i, m := range b.buttons.moves {
		if choiceKeys[m.Kind] == name {
			return &b.buttons.choices[i]
		}
	}
	for i, c := range b.model.held {
		if name == "ritual.card."+c.String() {
			return &b.stops.cards[i]
		}
	}
	var n int
	if _, err := fmt.Sscanf(name, "ritual.seat.%d", &n); err == nil {
		return &b.stops.seats[n]
	}
	if _, err := fmt.Sscanf(name, "ritual.open.%d", &n); err == nil {
		return &b.stops.open[n]
	}
	if _, err := fmt.Sscanf(name, "ritual.discard.%d", &n); err == nil {
		return &b.stops.discards[n]
	}
	switch name {
	case "ritual.piles":
		return &b.buttons.piles
	case "ritual.cards":
		return &b.stops.fan
	case "ritual.close":
		return &b.buttons.close
	}
	r.t.Fatalf("no stop is called %s", name)
	return nil
}

// make carries a move out through the board and checks that the board wanted just that.
func (p player) make(seat games.Seat, m rules.Move) {
	p.t.Helper()
	before := p.made
	card := m.Kind == rules.Reveal || m.Kind == rules.RevealAt || m.Kind == rules.Answer || m.Kind == rules.PutOut
	if p.board.sel.panel != noPanel && !card { // a curtain that opens shows the rituals
		p.press("ritual.close")
	}
	switch m.Kind {
	case rules.Place, rules.BuildOver:
		hand := p.board.front()
		at := slices.Index(hand, m.Tile)
		if p.board.sel.tile != m.Tile {
			p.press(fmt.Sprintf("ritual.tile.%d", at))
		}
		for n := 0; p.board.sel.turn() != m.Turn; n++ {
			if n > 12 {
				p.t.Fatalf("%s: the tile does not turn to %d", p.name, m.Turn)
			}
			p.turn()
		}
		p.press(cellName(m.Cell))
		if p.made == before {
			p.accept()
		}
	case rules.Reveal, rules.RevealAt, rules.Answer, rules.PutOut:
		p.card(m)
	case rules.TakeTile:
		p.press(fmt.Sprintf("ritual.seat.%d", p.board.view.Holder(m.Tile)))
		p.press(fmt.Sprintf("ritual.open.%d", m.Tile))
		p.accept()
	case rules.PickCell:
		p.press(cellName(m.Cell))
		p.accept()
	case rules.Decline:
		p.play(seat, m) // the golden button's, and that belongs to the table
	default:
		p.press(choiceKeys[m.Kind])
	}
	if p.made != before+1 {
		p.t.Fatalf("%s: %v of seat %d was not made; the selection is %+v, the targets %v", p.name, m, seat, p.board.sel, p.targets())
	}
	made := p.match.play.Made()
	if last := made[len(made)-1]; last.Seat != seat || last.Move != m {
		p.t.Fatalf("%s: seat %d made %v instead of %v of seat %d", p.name, last.Seat, last.Move, m, seat)
	}
}

// card plays, answers with or puts out a ritual.
func (p player) card(m rules.Move) {
	p.t.Helper()
	if p.board.sel.panel != cardPanel {
		p.press("ritual.cards")
	}
	p.press("ritual.card." + m.Card.String())
	switch {
	case m.Kind == rules.PutOut && slices.Contains(p.board.buttons.moves, m):
		p.press(choiceKeys[rules.PutOut])
		return
	case m.Kind == rules.RevealAt && p.board.sel.target != m.Target:
		if p.board.sel.panel == cardPanel && p.board.frame.Portrait { // the panel may lie over the chips
			p.press("ritual.card." + m.Card.String())
		}
		p.press(fmt.Sprintf("ritual.seat.%d", m.Target))
	}
	p.accept()
}

// TestWholeMatches plays whole matches through the board, with each device alone. Every seat looks through its own eyes.
func TestWholeMatches(t *testing.T) {
	for seats := 2; seats <= games.MaxSeats; seats++ {
		for device := range 3 {
			s := testScreens[(seats*3+device)%len(testScreens)]
			variant := []string{"adventurers", "explorers", "little-explorers", "adventurers"}[seats-2]
			name := []string{"mouse", "touch", "keyboard"}[device]
			t.Run(fmt.Sprintf("%d seats %s %s %vx%v", seats, variant, name, s.w, s.h), func(t *testing.T) {
				t.Parallel()
				m := newMatch(t, seats, variant, uint64(40+seats))
				r := newRig(t, m, s, 0)
				p := players(r)[device]
				var moves []rules.Move
				for {
					acting := m.play.Core().AppendActing(nil)
					if len(acting) == 0 {
						break
					}
					a := acting[m.chance.IntN(len(acting))]
					if moves = m.play.Core().AppendMoves(moves[:0], a.Seat); len(moves) == 0 {
						continue
					}
					kinds := slices.Clone(moves)
					slices.SortFunc(kinds, func(a, b rules.Move) int { return int(a.Kind) - int(b.Kind) })
					kinds = slices.CompactFunc(kinds, func(a, b rules.Move) bool { return a.Kind == b.Kind })
					kind := kinds[m.chance.IntN(len(kinds))].Kind
					if laying := slices.ContainsFunc(kinds, func(m rules.Move) bool { return m.Kind == rules.Place }); laying && m.chance.IntN(3) > 0 {
						kind = rules.Place
					}
					moves = slices.DeleteFunc(moves, func(m rules.Move) bool { return m.Kind != kind })
					if a.Seat != r.reader {
						r.reader = a.Seat
						r.board.Sync(m.play.View(a.Seat))
						r.look()
					}
					r.tick(ui.Input{})
					p.make(a.Seat, moves[m.chance.IntN(len(moves))])
					if m.chance.IntN(3) == 0 {
						r.settle()
					}
				}
				if _, over := m.play.Core().Result(); !over || r.made < 20 {
					t.Fatalf("after %d moves the match is not over", r.made)
				}
				r.settle()
				want := modelOf(m.play.View(r.reader))
				if got := still(&r.board.model); !same(&got, &want) {
					t.Errorf("at the end the picture is\n%+v, not\n%+v", got, still(&want))
				}
			})
		}
	}
}

// TestDragPlaces drags a hand tile to the board, moves the draft, turns it with a twist and drops it back.
func TestDragPlaces(t *testing.T) {
	for _, kind := range []ui.PointerKind{ui.Mouse, ui.Touch} {
		m := newMatch(t, 2, "adventurers", 3)
		for range 6 {
			m.random()
		}
		r := newRig(t, m, screen{412, 915, 1, "en"}, games.Public)
		r.settle()
		b := r.board
		lift := ui.Point{}
		if kind == ui.Touch {
			lift.Y = b.lift()
		}
		var cells []rules.Cell
		for _, l := range b.options.lays {
			if l.tile == b.front()[0] && b.places.field.Has(b.at(l.cell)) && b.places.field.Has(b.at(l.cell).Add(lift)) {
				cells = append(cells, l.cell)
			}
		}
		if len(cells) < 2 {
			t.Fatalf("only %d cells are in sight", len(cells))
		}
		r.drag(kind, r.target("ritual.tile.0"), b.at(cells[0]).Add(lift))
		if !b.sel.draft || b.sel.cell != cells[0] {
			t.Fatalf("device %d: after the drag there is no draft on %v: %+v", kind, cells[0], b.sel)
		}
		r.drag(kind, b.at(cells[0]), b.at(cells[1]).Add(lift))
		if !b.sel.draft || b.sel.cell != cells[1] {
			t.Fatalf("device %d: the draft was not moved to %v: %+v", kind, cells[1], b.sel)
		}
		r.drag(kind, b.at(cells[1]), b.places.ledge.rect.Center().Add(lift))
		if b.sel.draft || r.made > 0 {
			t.Fatalf("device %d: the draft was not dropped back: %+v", kind, b.sel)
		}
		if kind == ui.Touch {
			turn := b.sel.turn()
			r.twist(b.places.field.Center(), 100)
			if got := (b.sel.turn() - turn + rules.Dirs) % rules.Dirs; got != 2 {
				t.Errorf("a twist by 100° turned the tile by %d steps", got)
			}
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
