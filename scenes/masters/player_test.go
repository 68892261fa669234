package masters

import (
	"fmt"
	"slices"
	"strings"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// player makes moves through the board as a person does, with one device and nothing else: what lies out of sight it
// brings into sight, and what has to be focused it walks to.
type player struct {
	*rig
	name   string
	kind   ui.PointerKind
	device ui.Device
}

// players are one for each device.
func players(r *rig) []player {
	return []player{
		{rig: r, name: "mouse", kind: ui.Mouse, device: ui.MouseDevice}, {rig: r, name: "touch", kind: ui.Touch, device: ui.TouchDevice},
		{rig: r, name: "keyboard", device: ui.KeyDevice}, {rig: r, name: "gamepad", device: ui.PadDevice},
	}
}

// points reports whether the device has pointers.
func (p player) points() bool { return p.device == ui.MouseDevice || p.device == ui.TouchDevice }

// hit strikes a key or a button of the gamepad.
func (p player) hit(a ui.Action) {
	p.t.Helper()
	p.strike(p.device, a)
}

// press activates a target.
func (p player) press(name string) {
	p.t.Helper()
	if p.points() {
		p.tap(p.kind, p.target(name))
		return
	}
	if i, ok := strings.CutPrefix(name, "masters.card."); ok && p.device == ui.KeyDevice {
		p.letter(rune(i[0] + 1))
		return
	}
	p.walk(p.owner(name), name)
	p.hit(ui.Confirm)
}

// walk moves the focus to an owner: by Tab, or with the pad by directions alone.
func (p player) walk(want any, name string) {
	p.t.Helper()
	type place struct {
		on     any
		cursor rules.Cell
		cell   rules.Cell
	}
	tried := map[place]int{}
	for range 120 {
		if p.root.Focused() == want && p.root.RingShown() {
			return
		}
		if p.device == ui.KeyDevice {
			p.hit(ui.Next)
			continue
		}
		at := place{p.root.Focused(), p.board.sel.cursor, p.board.sel.cell}
		ways := p.ways(want)
		p.hit(ways[tried[at]%len(ways)])
		tried[at]++
	}
	p.t.Fatalf("%s: the focus does not come to %s; it is on %q, the selection is %+v", p.name, name, p.board.focused(p.root.Focused()), p.board.sel)
}

// ways lists the directions, those that lead to an owner first.
func (p player) ways(want any) []ui.Action {
	var from, to ui.Point
	for owner, r := range p.root.Stops {
		if owner == p.root.Focused() {
			from = r.Center()
		}
		if owner == want {
			to = r.Center()
		}
	}
	across, along, back, off := ui.Right, ui.Down, ui.Left, ui.Up
	d := to.Sub(from)
	if d.X < 0 {
		across, back = back, across
	}
	if d.Y < 0 {
		along, off = off, along
	}
	if max(d.X, -d.X) > 2*max(d.Y, -d.Y) {
		return []ui.Action{across, along, off, back}
	}
	return []ui.Action{along, across, back, off}
}

// owner returns what has the focus where a target lies.
func (r *rig) owner(name string) any {
	var i int
	if n, _ := fmt.Sscanf(name, "masters.card.%d", &i); n == 1 {
		return &r.board.stops.hand[i]
	}
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
	switch p.device {
	case ui.MouseDevice:
		p.wheel(p.board.places.ledge.hand[0].Center(), -1)
	case ui.TouchDevice:
		p.tap(ui.Touch, p.board.buttons.right.Rect().Center())
	default:
		p.hit(ui.RotateRight)
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

// closer zooms in as far as it goes.
func (p player) closer() {
	p.t.Helper()
	mid := p.board.places.clear.Center()
	side := p.board.cam.Side
	for range 12 {
		switch p.device {
		case ui.MouseDevice:
			p.wheel(mid, 1)
		case ui.TouchDevice:
			p.pointer(ui.Touch, 1, ui.Press, ui.LeftButton, mid.Sub(ui.Pt(20, 0)))
			p.pointer(ui.Touch, 2, ui.Press, ui.LeftButton, mid.Add(ui.Pt(20, 0)))
			p.pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, mid.Sub(ui.Pt(40, 0)))
			p.pointer(ui.Touch, 1, ui.Release, ui.LeftButton, mid.Sub(ui.Pt(40, 0)))
			p.pointer(ui.Touch, 2, ui.Release, ui.LeftButton, mid.Add(ui.Pt(20, 0)))
		default:
			p.hit(ui.ZoomIn)
		}
	}
	if most := p.board.zoom.clamp(1e9); p.board.cam.Side < most*.9 || p.board.cam.Side <= side {
		p.t.Fatalf("%s: the side of a section went from %v to %v, not to %v", p.name, side, p.board.cam.Side, most)
	}
}

// bring drags the table until a point of the plane lies where it can be tapped.
func (p player) bring(at ui.Point) {
	p.t.Helper()
	field := p.board.places.clear
	for range 60 {
		to := p.board.at(at)
		if field.Grow(-8).Has(to) && p.board.bares(ui.RectAround(to, ui.Sz(2, 2))) {
			return
		}
		p.pull(field.Center().Sub(to))
	}
	p.t.Fatalf("%s: %v cannot be brought into sight: it is at %v of %v", p.name, at, p.board.at(at), field)
}

// pull drags the table by a distance, or as far as the field is wide: from where it can be gripped and dragged farthest.
func (p player) pull(by ui.Point) {
	p.t.Helper()
	field := p.board.places.clear.Grow(-2)
	var from, to ui.Point
	for n := range 81 {
		grip := ui.Pt(field.X+field.W*float64(n%9)/8, field.Y+field.H*float64(n/9)/8)
		end := ui.Pt(max(field.X, min(grip.X+by.X, field.Right())), max(field.Y, min(grip.Y+by.Y, field.Bottom())))
		on := p.board.hit(grip)
		if on.kind == onField && !p.board.drafted(on.cell) && p.board.bares(ui.RectAround(grip, ui.Sz(2, 2))) && grip.Dist(end) > from.Dist(to) {
			from, to = grip, end
		}
	}
	p.drag(p.kind, from, to)
}

// route finds the directions that lead a selection to a goal, as the board takes them.
func (p player) route(there func(selection) bool) ([]ui.Action, bool) {
	ways := map[ui.Action]ui.Point{ui.Left: {X: -1}, ui.Right: {X: 1}, ui.Up: {Y: -1}, ui.Down: {Y: 1}}
	type step struct {
		sel  selection
		path []ui.Action
	}
	seen := map[selection]bool{p.board.sel: true}
	for open := []step{{sel: p.board.sel}}; len(open) > 0; open = open[1:] {
		if there(open[0].sel) {
			return open[0].path, true
		}
		for _, a := range []ui.Action{ui.Left, ui.Right, ui.Up, ui.Down} {
			if next := cursorIntent(p.board.options, open[0].sel, ways[a]); !seen[next] {
				seen[next] = true
				open = append(open, step{next, append(slices.Clone(open[0].path), a)})
			}
		}
	}
	return nil, false
}

// follow strikes the directions that lead to a goal.
func (p player) follow(what any, there func(selection) bool) {
	p.t.Helper()
	path, ok := p.route(there)
	if !ok {
		p.t.Fatalf("%s: no directions lead to %v", p.name, what)
	}
	for _, a := range path {
		p.hit(a)
	}
	if !there(p.board.sel) || p.root.Focused() != any(&p.board.stops.field) {
		p.t.Fatalf("%s: %v does not lead to %v: %+v", p.name, path, what, p.board.sel)
	}
}

// lay chooses a card, turns it, and lays it as a draft.
func (p player) lay(m rules.Move) {
	p.t.Helper()
	p.press(fmt.Sprintf("masters.card.%d", slices.Index(p.board.front(), m.Card)))
	p.tick(ui.Input{})
	for n := 0; p.board.sel.turn() != m.Turn; n++ {
		if n > rules.Turns {
			p.t.Fatalf("%s: the card does not turn to %d", p.name, m.Turn)
		}
		p.turn()
	}
	if !p.points() {
		p.follow(m.Cell, func(s selection) bool { return s.draft && s.cell == m.Cell })
		return
	}
	mid := area(rules.Laid{Card: m.Card, Cell: m.Cell, Turn: m.Turn}).Center()
	p.bring(mid)
	p.tap(p.kind, p.board.at(mid))
}

// pick names a rune for a master or token.
func (p player) pick(c rules.Cell) {
	p.t.Helper()
	if p.points() {
		p.bring(middle(c))
		p.tap(p.kind, p.board.at(middle(c)))
		return
	}
	p.walk(&p.board.stops.field, "the board")
	p.follow(c, func(s selection) bool { return s.cursor == c })
	p.hit(ui.Confirm)
}

// settleDraft makes what was drafted: with a pointer by the golden button, with keys by a second press on the board.
func (p player) settleDraft() {
	if p.points() {
		p.accept()
		return
	}
	p.hit(ui.Confirm)
}

// try carries a move out through the board.
func (p player) try(m rules.Move) {
	p.t.Helper()
	p.board.Drop() // as the table's way back does
	p.tick(ui.Input{})
	switch m.Kind {
	case rules.Play, rules.Ignore:
		p.lay(m)
		if len(p.board.options.ignores(nil, p.board.sel.laid())) < 2 {
			p.settleDraft()
			return
		}
		if !p.points() {
			p.hit(ui.Confirm) // which leads on to the buttons
			if p.root.Focused() != any(&p.board.buttons.choices[0]) {
				p.t.Fatalf("%s: the focus does not go on to the runes that can be ignored", p.name)
			}
		}
		p.press(choiceKey(m))
	case rules.Discard, rules.PutBeside:
		p.press(fmt.Sprintf("masters.card.%d", slices.Index(p.board.front(), m.Card)))
		p.accept()
	case rules.PlaceMaster:
		p.pick(m.Cell)
		p.settleDraft()
	case rules.PlaceToken:
		p.pick(m.Cell)
		if slices.Contains(p.board.buttons.moves, m) {
			p.press(choiceKey(m))
		} else {
			p.settleDraft()
		}
	default:
		p.press(choiceKey(m))
	}
}

// make carries a move out through the board and checks that the board wanted just that.
func (p player) make(seat games.Seat, m rules.Move) {
	p.t.Helper()
	before := p.made
	p.try(m)
	if p.made != before+1 {
		p.t.Fatalf("%s: %v of seat %d was not made; the selection is %+v, the targets %v", p.name, m, seat, p.board.sel, p.targets())
	}
	made := p.match.play.Made()
	if last := made[len(made)-1]; last.Seat != seat || last.Move != m {
		p.t.Fatalf("%s: seat %d made %v instead of %v of seat %d", p.name, last.Seat, last.Move, m, seat)
	}
}
