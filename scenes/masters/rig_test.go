package masters

import (
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/table"
	"runehall/ui"
	texts "runehall/words"
)

// rig is a board at a table without a screen: it lays the board out as a table does, feeds it inputs, and makes the
// moves that it wants.
type rig struct {
	t       testing.TB
	kit     *ui.Kit
	match   *match
	board   *Board
	root    *ui.Root
	state   table.State
	reader  games.Seat
	last    table.Want[rules.Move]
	size    ui.Size
	made    int
	refused int            // refusals that the board handed on
	why     *games.Refusal // the last of them
	whyAt   ui.Rect
	down    map[ui.PointerID]ui.Pointer
	device  ui.Device
	tries   bool         // moves are not made but kept in wanted
	wanted  []rules.Move // of the reader
}

// screen is a size and scale of a screen.
type screen struct {
	w, h, scale float64
	tag         string
}

// newRig sits a board down at a match; the reader is the seat in front for good, or games.Public.
func newRig(t testing.TB, m *match, s screen, reader games.Seat) *rig {
	t.Helper()
	kit, err := ui.NewKit(ui.Look{Interface: s.scale, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	r := &rig{t: t, kit: kit, match: m, board: New(), root: ui.NewRoot(kit), reader: reader, size: ui.Sz(s.w, s.h), down: map[ui.PointerID]ui.Pointer{}}
	r.board.Layout(frameOf(t, kit, s, m.play.View(games.Public).Seats()))
	r.board.Sync(m.play.View(reader))
	r.look()
	r.tick(ui.Input{})
	return r
}

// frameOf places a board as a table does: a bar on top, the seats at the left or above, the ledge below.
func frameOf(t testing.TB, kit *ui.Kit, s screen, seats int) table.Frame {
	t.Helper()
	tag := s.tag
	if tag == "" {
		tag = "en"
	}
	book, err := lang.Load(tag)
	if err != nil {
		t.Fatal(err)
	}
	names := []string{"Astrid", "Ingrid", "Bjarne", "Skald", "Wilhelmina"}
	f := table.Frame{Kit: kit, Screen: ui.Rc(0, 0, s.w, s.h), Portrait: s.h > s.w, Speed: 1}
	f.Say = func(p games.Phrase) string {
		return texts.Say(book, p, func(s games.Seat) string { return names[s] })
	}
	for i := range seats {
		f.Sitters = append(f.Sitters, table.Sitter{Name: names[i], Look: kit.Seats[i], Person: true})
	}
	primary := ui.Sz(kit.Dp(150), max(kit.Dp(52), 44))
	bar := kit.Bar
	if f.Portrait {
		primary = ui.Sz(min(kit.Dp(150), s.w*.42), max(kit.Dp(48), 44))
		bar = kit.Dp(90)
	}
	n := New().Need(table.Room{Kit: kit, Screen: f.Screen.Size(), Portrait: f.Portrait, Seats: seats, Primary: primary})
	_, body := f.Screen.CutTop(bar, 0)
	border := kit.Dp(38)
	room := body.H - s.h*.4
	ledge := n.Ledge + border
	if f.Portrait {
		if all := ledge + n.Seats; all > room {
			ledge, n.Seats = max(ledge*room/all, primary.H+border), n.Seats*room/all
		}
	} else {
		ledge = max(min(ledge, room), primary.H+border)
	}
	foot, field := body.CutBottom(ledge, 0)
	f.Ledge = foot.Inset(ui.Insets{Top: kit.Dp(30), Right: kit.Gap.S, Bottom: kit.Gap.S, Left: kit.Gap.S})
	if f.Portrait {
		f.Primary = f.Ledge.Place(primary, 1, 1)
		f.Seats, f.Field = field.CutTop(n.Seats, kit.Gap.XS)
		f.Seats = f.Seats.Inset(ui.Sides(kit.Gap.S, 0))
	} else {
		f.Primary = f.Ledge.Place(primary, 1, .5)
		f.Seats, f.Field = field.Inset(ui.Sides(kit.Gap.S, 0)).CutLeft(min(n.Seats, s.w*.36), kit.Gap.S)
	}
	return f
}

// look works out who is to move: with a reader among the seats that seat, otherwise whoever must.
func (r *rig) look() {
	acting := r.match.play.Core().AppendActing(nil)
	s := table.State{Reader: r.reader, Front: games.Nobody, Thinking: games.Nobody, Drafts: true}
	for _, a := range acting {
		if a.Must {
			s.Front = a.Seat
		}
		if r.reader < 0 && a.Must || a.Seat == r.reader {
			s.Movers = append(s.Movers, a.Seat)
		}
	}
	if s.Front < 0 {
		s.Front = 0
	}
	if r.reader >= 0 {
		s.Front = r.reader
	}
	r.state = s
}

// tick gives the board one tick of input and makes the move that it wants.
func (r *rig) tick(in ui.Input) {
	r.t.Helper()
	in.Size, in.Scale = r.size, 1
	if in.Device == ui.NoDevice {
		in.Device = r.device
	}
	r.device = in.Device
	c := r.root.Begin(&in)
	if !r.root.RingShown() && c.Action(ui.Confirm) {
		r.state.Confirm = true
	}
	r.last = r.board.Update(c, r.state)
	r.state.Confirm = false
	r.root.End(c)
	r.board.Step()
	switch {
	case r.last.Made && r.tries:
		r.wanted = append(r.wanted, r.last.Move)
	case r.last.Made:
		r.play(r.last.Seat, r.last.Move)
	case r.last.Why != nil:
		r.refused++
		r.why, r.whyAt = r.last.Why, r.last.At
	}
}

// play makes a move and shows it.
func (r *rig) play(s games.Seat, m rules.Move) {
	r.t.Helper()
	before := len(r.match.play.Told())
	if _, why := r.match.play.Make(s, m); why != nil {
		r.t.Fatalf("the board wants %v of seat %d, which the core refuses: %v", m, s, why)
	}
	r.made++
	view := r.match.play.View(r.reader)
	var events []rules.Event
	for _, told := range r.match.play.Told()[before:] {
		if e, known := rules.Def.Redact(told.Event, r.reader); known {
			events = append(events, e)
		}
	}
	r.board.Tell(events, view)
	r.look()
}

// settle runs until nothing moves.
func (r *rig) settle() {
	r.t.Helper()
	for n := 0; r.board.Moving(); n++ {
		r.tick(ui.Input{})
		if n > 5000 {
			r.t.Fatal("the board never comes to rest")
		}
	}
	r.tick(ui.Input{})
}

// targets reports what can be pressed.
func (r *rig) targets() map[string]ui.Rect {
	report := table.Report{Targets: map[string]ui.Rect{}, State: map[string]any{}, Root: r.root}
	r.board.Report(&report)
	return report.Targets
}

// target returns the middle of something that can be pressed.
func (r *rig) target(name string) ui.Point {
	r.t.Helper()
	rect, ok := r.targets()[name]
	if !ok {
		r.t.Fatalf("there is no %q among %v", name, r.targets())
	}
	return rect.Center()
}

// pointer gives one tick of one pointer.
func (r *rig) pointer(kind ui.PointerKind, id ui.PointerID, phase ui.Phase, button ui.MouseButton, at ui.Point) {
	r.t.Helper()
	p := r.down[id]
	if phase == ui.Press || phase == ui.Hover {
		p = ui.Pointer{ID: id, Kind: kind, Button: button, Start: at, Last: at, At: at}
	}
	p.Last, p.At, p.Phase = p.At, at, phase
	if phase != ui.Press {
		p.Age++
	}
	slack := 1.0
	if kind == ui.Touch {
		slack = 5
	}
	p.Moved = p.Moved || phase != ui.Hover && at.Dist(p.Start) > slack
	r.down[id] = p
	in := ui.Input{Device: map[ui.PointerKind]ui.Device{ui.Mouse: ui.MouseDevice, ui.Touch: ui.TouchDevice}[kind]}
	for other, q := range r.down {
		if other != id {
			q.Last, q.Phase = q.At, ui.Drag
			r.down[other] = q
			in.Pointers = append(in.Pointers, q)
		}
	}
	in.Pointers = append(in.Pointers, p)
	if phase == ui.Release || phase == ui.Cancel || phase == ui.Hover {
		delete(r.down, id)
	}
	r.tick(in)
}

// tap taps a point with the mouse or a finger.
func (r *rig) tap(kind ui.PointerKind, at ui.Point) {
	r.t.Helper()
	id := ui.MousePointer
	if kind == ui.Touch {
		id = 1
	}
	r.pointer(kind, id, ui.Press, ui.LeftButton, at)
	r.pointer(kind, id, ui.Drag, ui.LeftButton, at)
	r.pointer(kind, id, ui.Release, ui.LeftButton, at)
}

// drag pulls from one point to another in some ticks.
func (r *rig) drag(kind ui.PointerKind, from, to ui.Point) {
	r.t.Helper()
	id := ui.MousePointer
	if kind == ui.Touch {
		id = 1
	}
	r.pointer(kind, id, ui.Press, ui.LeftButton, from)
	for i := 1; i <= 6; i++ {
		r.pointer(kind, id, ui.Drag, ui.LeftButton, from.Lerp(to, float64(i)/6))
	}
	r.pointer(kind, id, ui.Release, ui.LeftButton, to)
}

// key presses an action of the keyboard.
func (r *rig) key(a ui.Action) {
	r.t.Helper()
	r.strike(ui.KeyDevice, a)
}

// strike presses an action of a device that has buttons.
func (r *rig) strike(d ui.Device, a ui.Action) {
	r.t.Helper()
	r.tick(ui.Input{Device: d, Pressed: ui.ActionSet(a), Held: ui.ActionSet(a)})
	r.tick(ui.Input{Device: d})
}

// letter types a letter.
func (r *rig) letter(l rune) {
	r.t.Helper()
	r.tick(ui.Input{Device: ui.KeyDevice, Runes: []rune{l}})
	r.tick(ui.Input{Device: ui.KeyDevice})
}
