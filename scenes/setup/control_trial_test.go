package setup

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/toss"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/table"
	board "runehall/scenes/toss"
	"runehall/ui"
)

// ask gives a tick in which controls ask for actions.
func ask(d *pagetest.Bench, asks map[ui.Control]ui.Action) {
	d.In.Device = ui.KeyDevice
	for c, a := range asks {
		d.In.Controls[c] = ui.ActionSet(a)
		d.In.Pressed = d.In.Pressed.With(a)
	}
	d.Tick()
}

// hands opens the set-up of a match of Toss in which two persons snatch, with keys.
func hands(t *testing.T, size ui.Size, tag string) (*pagetest.Bench, *Scene) {
	t.Helper()
	d, s := setUp(t, size, tag, tossDoor())
	d.Stage.Caps = func(ui.Control) (lead, take string) { return "W A S D", "" }
	for _, name := range []string{"setup.seat.1.person", "setup.option.way.snatch"} {
		d.FocusOn(name)
		d.Key(ui.Confirm)
	}
	d.FocusOn("setup.hands.try")
	return d, s
}

func tossDoor() table.Door {
	return table.NewDoor(table.Kind[*toss.Game, toss.Move, toss.Event, toss.View]{
		Def: toss.Def, Levels: bots.Ladder(toss.Def), Former: bots.Former(toss.Def),
		Board:    func() table.Board[toss.Move, toss.Event, toss.View] { return board.New() },
		Controls: "way.snatch",
	})
}

// TestHandsAreTriedBeforeTheMatch lets two persons take keys and a gamepad in hand, in the order in which they press
// them. Each leads the own ring, nothing else happens meanwhile, and the match has what they took.
func TestHandsAreTriedBeforeTheMatch(t *testing.T) {
	d, s := hands(t, ui.Sz(1280, 800), "en")
	d.Key(ui.Confirm)
	w := s.hands.trial
	if w == nil || len(w.rows) != 2 || !w.rows[0].next || w.rows[1].next {
		t.Fatalf("the trial is %+v", w)
	}
	ask(d, map[ui.Control]ui.Action{ui.FirstPad: ui.Right})
	ask(d, map[ui.Control]ui.Action{ui.FirstPad: ui.Right})
	ask(d, map[ui.Control]ui.Action{ui.LeftKeys: ui.Up})
	ask(d, map[ui.Control]ui.Action{ui.LeftKeys: ui.Confirm})
	if took := w.rows[1].took; took == 0 || w.rows[0].took > 0 {
		t.Errorf("what the second one took is seen for %d ticks", took)
	}
	ask(d, map[ui.Control]ui.Action{ui.RightKeys: ui.Confirm}) // nobody's
	if s.hands.trial != w || s.dialog == nil {
		t.Fatal("keys that are tried close the dialog")
	}
	first, second := w.rows[0], w.rows[1]
	if first.free || second.free || first.at != (ui.Point{X: 2}) || second.at != (ui.Point{Y: -1}) {
		t.Errorf("they are %+v and %+v", first, second)
	}
	if first.text != "gamepad 1" || second.text != "W A S D and the space bar" {
		t.Errorf("they read %q and %q", first.text, second.text)
	}
	d.Key(ui.Back)
	for seat, want := range []ui.Control{ui.FirstPad, ui.LeftKeys} {
		if got, ok := d.Stage.Settings.Control(games.Seat(seat)); !ok || got != want {
			t.Errorf("seat %d has %v, %v", seat, got, ok)
		}
	}
	if s.hands.trial != nil || s.dialog != nil ||
		s.hands.note.Text != "Astrid: gamepad 1 · Ingrid: W A S D and the space bar" {
		t.Errorf("after it the set-up says %q", s.hands.note.Text)
	}
}

// TestHandsStartOver takes everything out of everybody's hands again.
func TestHandsStartOver(t *testing.T) {
	d, s := hands(t, ui.Sz(412, 915), "de")
	d.Key(ui.Confirm)
	ask(d, map[ui.Control]ui.Action{ui.NumberKeys: ui.Right})
	d.Tap("setup.hands.anew")
	if w := s.hands.trial; w == nil || !w.rows[0].free || !w.rows[0].next {
		t.Fatalf("the trial is %+v", w)
	}
	ask(d, map[ui.Control]ui.Action{ui.MiddleKeys: ui.Right})
	d.Tap("dialog.ok")
	if got, ok := d.Stage.Settings.Control(0); !ok || got != ui.MiddleKeys {
		t.Errorf("seat 0 has %v, %v", got, ok)
	}
}

// TestHandsOnlyWhereTheyMatter offers no trial to one person, to fingers, and by ways in which nobody snatches at the
// same moment.
func TestHandsOnlyWhereTheyMatter(t *testing.T) {
	d, s := hands(t, ui.Sz(1280, 800), "en")
	offered := func() bool {
		d.Settle()
		_, named := s.names[&s.hands.try]
		return named
	}
	for _, name := range []string{"setup.option.way.calm", "setup.seat.1.computer"} {
		d.FocusOn(name)
		d.Key(ui.Confirm)
		if offered() {
			t.Errorf("after %s hands are offered", name)
		}
		d.FocusOn("setup.option.way.snatch")
		d.Key(ui.Confirm)
	}
	d.FocusOn("setup.seat.1.person")
	d.Key(ui.Confirm)
	if !offered() {
		t.Error("two persons with keys are offered nothing")
	}
	phone, bare := setUp(t, ui.Sz(412, 915), "en", tossDoor())
	phone.Stage.Desktop, bare.hands.bare = false, true
	phone.In.Device = ui.TouchDevice
	phone.Tap("setup.seat.1.person")
	bare.Seating.Options["way"] = "snatch"
	if bare.place(); bare.handed() {
		t.Error("fingers are offered keys")
	}
	if phone.Key(ui.Next); !bare.handed() {
		t.Error("a keyboard at a phone is offered nothing")
	}
}
