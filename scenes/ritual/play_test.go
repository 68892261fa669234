package ritual

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// person makes moves through the board as a person does, with one device.
type person struct {
	*rig
	name string
	// press activates a target; turn turns the chosen tile one step clockwise; accept presses the golden button.
	press  func(name string)
	turn   func()
	accept func()
}

func players(r *rig) []person {
	// reach brings a cell into sight first, since the board may be larger than the screen.
	tapOn := func(kind ui.PointerKind) func(string) {
		return func(name string) {
			if !r.sees(name) {
				r.seek(kind, name)
			}
			r.Tap(kind, r.Target(name))
		}
	}
	mouse := person{rig: r, name: "mouse", press: tapOn(ui.Mouse), accept: r.Golden}
	mouse.turn = func() { r.Wheel(r.Board.places.ledge.hand[0].Center(), -1) }
	touch := person{rig: r, name: "touch", press: tapOn(ui.Touch), accept: r.Golden}
	touch.turn = func() { r.Tap(ui.Touch, r.Target("ritual.turn-right")) }
	keys := person{rig: r, name: "keyboard", press: r.byKeys, accept: func() { r.Key(ui.Confirm) }}
	keys.turn = func() { r.Key(ui.RotateRight) }
	// The golden button is the table's, which gives it the keyboard's Enter when nothing else takes that.
	keys.accept = r.Golden
	return []person{mouse, touch, keys}
}

// sees reports whether a thing is in sight, and not only its edge.
func (r *rig) sees(name string) bool {
	at, there := r.Targets()[name]
	return there && min(at.W, at.H) > 8
}

// seek pans until a cell's middle is in sight.
func (r *rig) seek(kind ui.PointerKind, name string) {
	r.T.Helper()
	cell, ok := cellNamed(name)
	if !ok {
		r.T.Fatalf("there is no %q among %v", name, r.Targets())
	}
	field := r.Board.places.field
	for range 40 {
		if r.sees(name) {
			return
		}
		way := field.Center().Sub(r.Board.places.at(cell))
		most := min(field.W, field.H) * .4
		if way.Len() > most {
			way = way.Mul(most / way.Len())
		}
		from := r.empty()
		r.Drag(kind, from, from.Add(way))
	}
}

// empty returns a point of the field from which a drag pans.
func (r *rig) empty() ui.Point { return r.Board.places.field.Center() }

func cellNamed(name string) (c rules.Cell, ok bool) {
	n, err := fmt.Sscanf(name, "ritual.cell.%d.%d", &c.Q, &c.R)
	return c, err == nil && n == 2
}

// byKeys activates a target with keys alone.
func (r *rig) byKeys(name string) {
	r.T.Helper()
	if cell, ok := cellNamed(name); ok {
		r.walkTo(cell)
		r.Key(ui.Confirm)
		return
	}
	if i, ok := strings.CutPrefix(name, "ritual.tile."); ok {
		r.Letter(rune(i[0] + 1))
		return
	}
	for range 120 {
		if r.focus() == name {
			r.Key(ui.Confirm)
			return
		}
		r.Key(ui.Next)
	}
	r.T.Fatalf("Tab does not lead to %s", name)
}

// focus returns the name of the board's thing that has the focus.
func (r *rig) focus() any {
	report := table.Report{Targets: map[string]ui.Rect{}, State: map[string]any{}, Root: r.Root}
	r.Board.Report(&report)
	return report.State["focus"]
}

// walkTo moves the cursor to a cell with the arrows, by the shortest way there is.
func (r *rig) walkTo(cell rules.Cell) {
	r.T.Helper()
	for range 80 {
		if r.Root.Focused() == r.Board.Owner(things.The(hex)) && r.Root.RingShown() {
			break
		}
		r.Key(ui.Next)
	}
	cells := r.Board.Sel.lit(nil, r.Board.player.options)
	arrows := []ui.Action{ui.Left, ui.Right, ui.Up, ui.Down}
	ways := []ui.Point{{X: -1}, {X: 1}, {Y: -1}, {Y: 1}}
	from := map[rules.Cell]rules.Cell{r.Board.Sel.cursor: r.Board.Sel.cursor}
	by := map[rules.Cell]ui.Action{}
	for todo := []rules.Cell{r.Board.Sel.cursor}; len(todo) > 0; todo = todo[1:] {
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
	for c := cell; c != r.Board.Sel.cursor; c = from[c] {
		a, ok := by[c]
		if !ok {
			r.T.Fatalf("no way leads the cursor from %v to %v", r.Board.Sel.cursor, cell)
		}
		path = append(path, a)
	}
	slices.Reverse(path)
	for _, a := range path {
		r.Key(a)
	}
	if r.Board.Sel.cursor != cell {
		r.T.Fatalf("the arrows lead to %v, not to %v", r.Board.Sel.cursor, cell)
	}
}

// make makes a move through the board, and checks that the board asked for exactly that.
func (p person) make(seat games.Seat, m rules.Move) {
	p.T.Helper()
	before := p.Made
	card := m.Kind == rules.Reveal || m.Kind == rules.RevealAt || m.Kind == rules.Answer || m.Kind == rules.PutOut
	if p.Board.Sel.panel != noPanel && !card { // an opened curtain may show the rituals
		p.press("ritual.close")
	}
	switch m.Kind {
	case rules.Place, rules.BuildOver:
		hand := p.Board.player.front()
		at := slices.Index(hand, m.Tile)
		if p.Board.Sel.tile != m.Tile {
			p.press(fmt.Sprintf("ritual.tile.%d", at))
		}
		for n := 0; p.Board.Sel.turn() != m.Turn || !p.Board.Sel.turned; n++ { // it turns by itself otherwise
			if n > 12 {
				p.T.Fatalf("%s: the tile does not turn to %d", p.name, m.Turn)
			}
			p.turn()
		}
		p.Settle() // the eye may still glide
		p.press(p.Board.player.Name(hexAt(m.Cell)))
		if p.Made == before {
			p.accept()
		}
	case rules.Reveal, rules.RevealAt, rules.Answer, rules.PutOut:
		p.card(m)
	case rules.TakeTile:
		p.press(fmt.Sprintf("ritual.seat.%d", p.Board.Given.View.Holder(m.Tile)))
		p.press(fmt.Sprintf("ritual.open.%d", m.Tile))
		p.accept()
	case rules.PickCell:
		p.press(p.Board.player.Name(hexAt(m.Cell)))
		p.accept()
	case rules.Decline:
		p.Play(seat, m) // it is on the golden button, which belongs to the table
	case rules.Forgo:
		p.accept()
	default:
		p.press(moveKeys[m.Kind])
	}
	if p.Made != before+1 {
		p.T.Fatalf("%s: %v of seat %d was not made; the selection is %+v, the targets %v", p.name, m, seat,
			p.Board.Sel, p.Targets())
	}
	made := p.Match.Play.Made()
	if last := made[len(made)-1]; last.Seat != seat || last.Move != m {
		p.T.Fatalf("%s: seat %d made %v instead of %v of seat %d", p.name, last.Seat, last.Move, m, seat)
	}
}

// card reveals a ritual, answers with it or puts it out.
func (p person) card(m rules.Move) {
	p.T.Helper()
	if p.Board.Sel.panel != cardPanel {
		p.press("ritual.cards")
	}
	p.press("ritual.card." + m.Card.String())
	switch {
	case m.Kind == rules.PutOut && slices.Contains(p.Board.player.choices.Moves, m):
		p.press(moveKeys[rules.PutOut])
		return
	case m.Kind == rules.RevealAt && p.Board.Sel.target != m.Target:
		if p.Board.Sel.panel == cardPanel && p.Board.Given.Frame.Portrait { // the panel may lie over the chips
			p.press("ritual.card." + m.Card.String())
		}
		p.press(fmt.Sprintf("ritual.seat.%d", m.Target))
	}
	p.accept()
}

// TestWholeMatches plays whole matches, and begins moves while the one before is still shown.
func TestWholeMatches(t *testing.T) {
	promises.WholeMatches(t, 12, 20, boardtest.WholeMatch[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
		Match: func(t *testing.T, n int) (*match, boardtest.Screen) {
			m := newMatch(t, 2+n/3, []string{"adventurers", "explorers", "little-explorers", "adventurers"}[n/3],
				uint64(42+n/3))
			return m, boardtest.Screens[(n+6)%len(boardtest.Screens)]
		},
		Devices: 3,
		Make: func(r *bench, device int) func(games.Seat, rules.Move) {
			p := players(&rig{r})[device]
			return func(s games.Seat, m rules.Move) {
				if p.make(s, m); r.Match.Chance.IntN(3) == 0 {
					r.Settle()
				}
			}
		},
		Pick: anyKind,
	})
}

// anyKind returns a random move of a seat: most often a tile is laid, if that can be, and otherwise each kind of move
// is as frequent as any other.
func anyKind(m *match, s games.Seat) rules.Move {
	moves := m.Play.Core().AppendMoves(nil, s)
	var kinds []rules.MoveKind
	for _, move := range moves {
		kinds = append(kinds, move.Kind)
	}
	slices.Sort(kinds)
	kinds = slices.Compact(kinds)
	kind := kinds[m.Chance.IntN(len(kinds))]
	if slices.Contains(kinds, rules.Place) && m.Chance.IntN(3) > 0 {
		kind = rules.Place
	}
	moves = slices.DeleteFunc(moves, func(m rules.Move) bool { return m.Kind != kind })
	return moves[m.Chance.IntN(len(moves))]
}

// TestDragPlaces drags a hand tile to the board, moves the draft, turns it with a twist and drops it back.
func TestDragPlaces(t *testing.T) {
	for _, kind := range []ui.PointerKind{ui.Mouse, ui.Touch} {
		m := newMatch(t, 2, "adventurers", 3)
		for range 6 {
			m.Random()
		}
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, games.Public)
		r.Settle()
		b := r.Board
		lift := ui.Point{}
		if kind == ui.Touch {
			lift.Y = b.player.Lift()
		}
		var cells []rules.Cell
		for _, l := range b.player.options.placements {
			if l.tile == b.player.front()[0] && b.places.field.Has(b.places.at(l.cell)) &&
				b.places.field.Has(b.places.at(l.cell).Add(lift)) {
				cells = append(cells, l.cell)
			}
		}
		if len(cells) < 2 {
			t.Fatalf("only %d cells are in sight", len(cells))
		}
		r.Drag(kind, r.Target("ritual.tile.0"), b.places.at(cells[0]).Add(lift))
		if !b.Sel.draft || b.Sel.cell != cells[0] {
			t.Fatalf("device %d: after the drag there is no draft on %v: %+v", kind, cells[0], b.Sel)
		}
		r.Drag(kind, b.places.at(cells[0]), b.places.at(cells[1]).Add(lift))
		if !b.Sel.draft || b.Sel.cell != cells[1] {
			t.Fatalf("device %d: the draft was not moved to %v: %+v", kind, cells[1], b.Sel)
		}
		r.Drag(kind, b.places.at(cells[1]), b.places.ledge.rect.Center().Add(lift))
		if b.Sel.draft || r.Made > 0 {
			t.Fatalf("device %d: the draft was not dropped back: %+v", kind, b.Sel)
		}
		if kind == ui.Touch {
			turn := b.Sel.turn()
			r.Twist(b.places.field.Center(), 100)
			if got := (b.Sel.turn() - turn + rules.Dirs) % rules.Dirs; got != 2 {
				t.Errorf("a twist by 100° turned the tile by %d steps", got)
			}
		}
	}
}
