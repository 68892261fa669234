package masters

import (
	"fmt"
	"slices"
	"strings"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/camera"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// person makes moves through the board as a person does, with one device and nothing else. It brings into sight what is
// out of sight, and walks to what has to have the focus.
type person struct {
	*rig
	boardtest.Player
}

// players returns a person for each device.
func players(r *rig) (list []person) {
	for _, p := range boardtest.Players {
		list = append(list, person{r, p})
	}
	return list
}

// press activates a target.
func (p person) press(name string) {
	p.T.Helper()
	if p.Points() {
		p.Tap(p.Kind, p.Target(name))
		return
	}
	if i, ok := strings.CutPrefix(name, "masters.card."); ok && p.Device == ui.KeyDevice {
		p.Letter(rune(i[0] + 1))
		return
	}
	p.walk(p.owner(name), name)
	p.Strike(p.Device, ui.Confirm)
}

// walk moves the focus to an owner: by Tab or, with the pad, by directions alone.
func (p person) walk(want any, name string) {
	p.T.Helper()
	cursor := func() any { return [2]rules.Cell{p.Board.Sel.cursor, p.Board.Sel.cell} }
	if !p.Walk(p.Player, want, 2, cursor) {
		p.T.Fatalf("%s: the focus does not come to %s; it is on %v, the selection is %+v", p.Name, name,
			p.focused(), p.Board.Sel)
	}
}

// owner returns the owner of the focus at a target.
func (r *rig) owner(name string) any {
	var i int
	if n, _ := fmt.Sscanf(name, "masters.card.%d", &i); n == 1 {
		return r.Board.Owner(cardAt(r.Board.Given.Front, i))
	}
	for i, m := range r.Board.player.choices.Moves {
		if choiceKey(m) == name {
			return r.Board.player.choices.Button(i)
		}
	}
	r.T.Fatalf("no stop is called %s", name)
	return nil
}

// focused returns the name of the board's thing that has the focus.
func (p person) focused() any {
	r := table.Report{Targets: map[string]ui.Rect{}, State: map[string]any{}, Root: p.Root}
	p.Board.Report(&r)
	return r.State["focus"]
}

// turn turns the chosen card one step clockwise.
func (p person) turn() {
	switch p.Device {
	case ui.MouseDevice:
		p.Wheel(p.Board.places.ledge.hand[0].Center(), -1)
	case ui.TouchDevice:
		p.Tap(ui.Touch, p.Target("masters.turn-right"))
	default:
		p.Strike(p.Device, ui.RotateRight)
	}
}

// closer zooms in as far as it goes.
func (p person) closer() {
	p.T.Helper()
	for p.Board.Drop() { // the wheel would turn a chosen card
	}
	p.Tick(ui.Input{})
	mid := p.Board.places.field.Center()
	side := p.Board.Eye.Scale
	for range 15 {
		switch p.Device {
		case ui.MouseDevice:
			p.Wheel(mid, 1)
		case ui.TouchDevice:
			p.Pointer(ui.Touch, 1, ui.Press, ui.LeftButton, mid.Sub(ui.Pt(20, 0)))
			p.Pointer(ui.Touch, 2, ui.Press, ui.LeftButton, mid.Add(ui.Pt(20, 0)))
			p.Pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, mid.Sub(ui.Pt(40, 0)))
			p.Pointer(ui.Touch, 1, ui.Release, ui.LeftButton, mid.Sub(ui.Pt(40, 0)))
			p.Pointer(ui.Touch, 2, ui.Release, ui.LeftButton, mid.Add(ui.Pt(20, 0)))
		default:
			p.Strike(p.Device, ui.ZoomIn)
		}
	}
	if most := p.Kit.Dp(manner.Normal * camera.MaxZoom); p.Board.Eye.Scale < most*.9 || p.Board.Eye.Scale <= side {
		p.T.Fatalf("%s: the side of a section went from %v to %v, not to %v", p.Name, side, p.Board.Eye.Scale, most)
	}
}

// bring drags the table until a point of the plane lies where it can be tapped.
func (p person) bring(at ui.Point) {
	p.T.Helper()
	field := p.Board.places.field
	for range 60 {
		to := p.Board.Eye.At(at)
		if field.Grow(-8).Has(to) {
			return
		}
		p.pull(field.Center().Sub(to))
	}
	p.T.Fatalf("%s: %v cannot be brought into sight: it is at %v of %v", p.Name, at, p.Board.Eye.At(at), field)
}

// pull drags the table by a distance, or as far as the field is wide, from where it can be gripped and dragged
// farthest.
func (p person) pull(by ui.Point) {
	p.T.Helper()
	field := p.Board.places.field.Grow(-2)
	var from, to ui.Point
	for n := range 81 {
		grip := ui.Pt(field.X+field.W*float64(n%9)/8, field.Y+field.H*float64(n/9)/8)
		end := ui.Pt(max(field.X, min(grip.X+by.X, field.Right())), max(field.Y, min(grip.Y+by.Y, field.Bottom())))
		on := p.Board.player.Hit(grip)
		if on.Kind == section && !p.Board.player.Drafted(on) && grip.Dist(end) > from.Dist(to) {
			from, to = grip, end
		}
	}
	p.Drag(p.Kind, from, to)
}

// route finds the directions that lead a selection to a goal.
func (p person) route(there func(selection) bool) ([]ui.Action, bool) {
	ways := map[ui.Action]ui.Point{ui.Left: {X: -1}, ui.Right: {X: 1}, ui.Up: {Y: -1}, ui.Down: {Y: 1}}
	type step struct {
		sel  selection
		path []ui.Action
	}
	seen := map[selection]bool{p.Board.Sel: true}
	for open := []step{{sel: p.Board.Sel}}; len(open) > 0; open = open[1:] {
		if there(open[0].sel) {
			return open[0].path, true
		}
		for _, a := range []ui.Action{ui.Left, ui.Right, ui.Up, ui.Down} {
			if next := cursorIntent(p.Board.player.options, open[0].sel, ways[a]); !seen[next] {
				seen[next] = true
				open = append(open, step{next, append(slices.Clone(open[0].path), a)})
			}
		}
	}
	return nil, false
}

// follow strikes the directions that lead to a goal.
func (p person) follow(what any, there func(selection) bool) {
	p.T.Helper()
	path, ok := p.route(there)
	if !ok {
		p.T.Fatalf("%s: no directions lead to %v", p.Name, what)
	}
	for _, a := range path {
		p.Strike(p.Device, a)
	}
	if !there(p.Board.Sel) || p.Root.Focused() != p.Board.Owner(things.The(plane)) {
		p.T.Fatalf("%s: %v does not lead to %v: %+v", p.Name, path, what, p.Board.Sel)
	}
}

// lay chooses a card, turns it, and lays it as a draft.
func (p person) lay(m rules.Move) {
	p.T.Helper()
	p.press(fmt.Sprintf("masters.card.%d", slices.Index(p.Board.player.front(), m.Card)))
	p.Tick(ui.Input{})
	for n := 0; p.Board.Sel.turn() != m.Turn; n++ {
		if n > rules.Turns {
			p.T.Fatalf("%s: the card does not turn to %d", p.Name, m.Turn)
		}
		p.turn()
	}
	if !p.Points() {
		p.follow(m.Cell, func(s selection) bool { return s.draft && s.cell == m.Cell })
		return
	}
	p.Settle() // the eye may go nearer
	mid := area(rules.Laid{Card: m.Card, Cell: m.Cell, Turn: m.Turn}).Center()
	p.bring(mid)
	p.Tap(p.Kind, p.Board.Eye.At(mid))
}

// pick names a rune for a master or token.
func (p person) pick(c rules.Cell) {
	p.T.Helper()
	if p.Points() {
		p.bring(middle(c))
		p.Tap(p.Kind, p.Board.Eye.At(middle(c)))
		return
	}
	p.walk(p.Board.Owner(things.The(plane)), "the board")
	p.follow(c, func(s selection) bool { return s.cursor == c })
	p.Strike(p.Device, ui.Confirm)
}

// settleDraft makes the move of a draft: with a pointer by the golden button, with keys by a second press on the board.
func (p person) settleDraft() {
	if p.Points() {
		p.Golden()
		return
	}
	p.Strike(p.Device, ui.Confirm)
}

// try makes a move through the board.
func (p person) try(m rules.Move) {
	p.T.Helper()
	for p.Board.Drop() { // as the table's way back does
	}
	p.Tick(ui.Input{})
	switch m.Kind {
	case rules.Play, rules.Ignore:
		p.lay(m)
		if len(p.Board.player.options.ignores(nil, p.Board.Sel.laid())) < 2 {
			p.settleDraft()
			return
		}
		if !p.Points() {
			p.Strike(p.Device, ui.Confirm) // which leads on to the buttons
			if p.Root.Focused() != any(p.Board.player.choices.Button(0)) {
				p.T.Fatalf("%s: the focus does not go on to the runes that can be ignored", p.Name)
			}
		}
		p.press(choiceKey(m))
	case rules.Discard, rules.PutBeside:
		p.press(fmt.Sprintf("masters.card.%d", slices.Index(p.Board.player.front(), m.Card)))
		p.Golden()
	case rules.PlaceMaster:
		p.pick(m.Cell)
		p.settleDraft()
	case rules.PlaceToken:
		p.pick(m.Cell)
		if slices.Contains(p.Board.player.choices.Moves, m) {
			p.press(choiceKey(m))
		} else {
			p.settleDraft()
		}
	default:
		p.press(choiceKey(m))
	}
}

// make makes a move through the board, and checks that the board asked for exactly that.
func (p person) make(seat games.Seat, m rules.Move) { p.Makes(p.Player, seat, m, p.try) }
