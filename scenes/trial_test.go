package scenes

import (
	"testing"

	"runehall/games"
	"runehall/ui"
)

// ask gives a tick in which controls ask for actions.
func (d *driver) ask(asks map[ui.Control]ui.Action) {
	d.t.Helper()
	d.in.Device = ui.KeyDevice
	for c, a := range asks {
		d.in.Controls[c] = ui.ActionSet(a)
		d.in.Pressed = d.in.Pressed.With(a)
	}
	d.tick()
}

// hands opens the set-up of a match in which two persons snatch, with keys.
func (d *driver) hands() *setup {
	d.t.Helper()
	d.tap("title.game.toss")
	for _, name := range []string{"setup.seat.1.person", "setup.option.way.snatch"} {
		d.focusOn(name)
		d.key(ui.Confirm)
	}
	d.focusOn("setup.hands.try")
	return d.app.stack.top().scene.(*setup)
}

// TestHandsAreTriedBeforeTheMatch lets two persons take keys and a gamepad in hand, in the order in which they press them. Each leads the
// own ring, nothing else happens meanwhile, and the match has what they took.
func TestHandsAreTriedBeforeTheMatch(t *testing.T) {
	d := launch(t, ui.Sz(1280, 800), Config{Lang: "en"})
	s := d.hands()
	d.key(ui.Confirm)
	w := s.hands.trial
	if w == nil || len(w.rows) != 2 || !w.rows[0].next || w.rows[1].next {
		t.Fatalf("the trial is %+v", w)
	}
	d.ask(map[ui.Control]ui.Action{ui.FirstPad: ui.Right})
	d.ask(map[ui.Control]ui.Action{ui.FirstPad: ui.Right})
	d.ask(map[ui.Control]ui.Action{ui.LeftKeys: ui.Up})
	d.ask(map[ui.Control]ui.Action{ui.LeftKeys: ui.Confirm})
	if took := w.rows[1].took; took == 0 || w.rows[0].took > 0 {
		t.Errorf("what the second one took is seen for %d ticks", took)
	}
	d.ask(map[ui.Control]ui.Action{ui.RightKeys: ui.Confirm}) // nobody's
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
	d.key(ui.Back)
	for seat, want := range []ui.Control{ui.FirstPad, ui.LeftKeys} {
		if got, ok := d.app.stage.Settings.Control(games.Seat(seat)); !ok || got != want {
			t.Errorf("seat %d has %v, %v", seat, got, ok)
		}
	}
	if s.hands.trial != nil || s.dialog != nil || s.hands.note.Text != "Astrid: gamepad 1 · Ingrid: W A S D and the space bar" {
		t.Errorf("after it the set-up says %q", s.hands.note.Text)
	}
	d.fits()
}

// TestHandsStartOver takes everything out of everybody's hands again.
func TestHandsStartOver(t *testing.T) {
	d := launch(t, ui.Sz(412, 915), Config{Lang: "de"})
	s := d.hands()
	d.key(ui.Confirm)
	d.ask(map[ui.Control]ui.Action{ui.NumberKeys: ui.Right})
	d.fits()
	d.tap("setup.hands.anew")
	if w := s.hands.trial; w == nil || !w.rows[0].free || !w.rows[0].next {
		t.Fatalf("the trial is %+v", w)
	}
	d.ask(map[ui.Control]ui.Action{ui.MiddleKeys: ui.Right})
	d.tap("dialog.ok")
	if got, ok := d.app.stage.Settings.Control(0); !ok || got != ui.MiddleKeys {
		t.Errorf("seat 0 has %v, %v", got, ok)
	}
}

// TestHandsOnlyWhereTheyMatter offers no trial to one person, to fingers, and by ways in which nobody snatches at the same moment.
func TestHandsOnlyWhereTheyMatter(t *testing.T) {
	d := launch(t, ui.Sz(1280, 800), Config{Lang: "en"})
	s := d.hands()
	offered := func() bool {
		d.settle()
		_, named := s.names[&s.hands.try]
		return named
	}
	for _, name := range []string{"setup.option.way.calm", "setup.seat.1.computer"} {
		d.focusOn(name)
		d.key(ui.Confirm)
		if offered() {
			t.Errorf("after %s hands are offered", name)
		}
		d.focusOn("setup.option.way.snatch")
		d.key(ui.Confirm)
	}
	d.focusOn("setup.seat.1.person")
	d.key(ui.Confirm)
	if !offered() {
		t.Error("two persons with keys are offered nothing")
	}
	phone := start(t, ui.Sz(412, 915), Config{Lang: "en"})
	phone.tap("title.game.toss")
	phone.tap("setup.seat.1.person")
	bare := phone.app.stack.top().scene.(*setup)
	bare.seating.Options["way"] = "snatch"
	if bare.place(); bare.handed() {
		t.Error("fingers are offered keys")
	}
	if phone.key(ui.Next); !bare.handed() {
		t.Error("a keyboard at a phone is offered nothing")
	}
}
