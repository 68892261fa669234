package ui_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/ui"
)

// placed is a snapshot in which keys are held, by place and by what is printed on them.
func placed(keys ...ebiten.Key) ui.Snapshot {
	s := screen()
	s.Keys, s.Places = keys, keys
	return s
}

// asked returns what each control asks for in a tick, as far as it asks for anything.
func asked(in ui.Input) map[ui.Control]ui.Actions {
	list := map[ui.Control]ui.Actions{}
	for c, a := range in.Controls {
		if a != 0 {
			list[ui.Control(c)] = a
		}
	}
	return list
}

// TestControlsAreToldApart strikes each key of each control, all five of one together, and one of each at once.
func TestControlsAreToldApart(t *testing.T) {
	actions := []ui.Action{ui.Up, ui.Left, ui.Down, ui.Right, ui.Confirm}
	keys := map[ui.Control][]ebiten.Key{
		ui.RightKeys:  {ebiten.KeyArrowUp, ebiten.KeyArrowLeft, ebiten.KeyArrowDown, ebiten.KeyArrowRight, ebiten.KeyEnter},
		ui.LeftKeys:   {ebiten.KeyW, ebiten.KeyA, ebiten.KeyS, ebiten.KeyD, ebiten.KeySpace},
		ui.MiddleKeys: {ebiten.KeyI, ebiten.KeyJ, ebiten.KeyK, ebiten.KeyL, ebiten.KeyN},
		ui.NumberKeys: {ebiten.KeyNumpad8, ebiten.KeyNumpad4, ebiten.KeyNumpad5, ebiten.KeyNumpad6, ebiten.KeyNumpad0},
	}
	var together []ebiten.Key
	for c, list := range keys {
		for i, k := range list {
			ins := run(screen(), placed(k), placed(k), screen())
			if got := asked(ins[1]); len(got) != 1 || got[c] != ui.ActionSet(actions[i]) {
				t.Errorf("%v asks for %v, want %v of %v", k, got, actions[i], c)
			}
			if got := asked(ins[2]); len(got) > 0 {
				t.Errorf("%v, held on, asks for %v again", k, got)
			}
			if !ins[1].Active() || ins[1].Device != ui.KeyDevice {
				t.Errorf("%v: the tick is active: %v, by %v", k, ins[1].Active(), ins[1].Device)
			}
		}
		if got := asked(run(screen(), placed(list...))[1]); got[c] != ui.ActionSet(actions...) {
			t.Errorf("all of %v ask for %v", c, got)
		}
		together = append(together, list[4])
	}
	if got := asked(run(screen(), placed(together...))[1]); len(got) != len(keys) {
		t.Errorf("all take at once, and %v is told", got)
	}
}

// TestControlsGoByPlace strikes the keys where W and A are on an American keyboard, on a French one: there they are Z
// and Q.
func TestControlsGoByPlace(t *testing.T) {
	s := screen()
	s.Places, s.Keys = []ebiten.Key{ebiten.KeyW}, []ebiten.Key{ebiten.KeyZ}
	if got := asked(run(screen(), s)[1]); got[ui.LeftKeys] != ui.ActionSet(ui.Up) || len(got) != 1 {
		t.Errorf("the place of W asks for %v", got)
	}
}

// TestPadsAreToldApart presses two gamepads in one tick. What they ask for besides belongs to no control.
func TestPadsAreToldApart(t *testing.T) {
	s := screen()
	s.Pads[0], s.Pads[2] = ui.ActionSet(ui.Left, ui.Menu), ui.ActionSet(ui.Confirm, ui.Hold)
	in := run(screen(), s)[1]
	got := asked(in)
	if len(got) != 2 || got[ui.FirstPad] != ui.ActionSet(ui.Left) || got[ui.FirstPad+2] != ui.ActionSet(ui.Confirm) ||
		in.Device != ui.PadDevice {
		t.Errorf("they ask for %v, by %v", got, in.Device)
	}
}

// TestControlsForgetWhatWasHeldAway holds a key while the window loses the focus: it counts again when it was let go.
func TestControlsForgetWhatWasHeldAway(t *testing.T) {
	held := placed(ebiten.KeyD)
	away := held
	away.Focused = false
	for _, c := range []struct {
		snaps []ui.Snapshot
		want  []int
	}{
		{[]ui.Snapshot{screen(), held, away, held, screen(), held}, []int{1, 5}},
		{[]ui.Snapshot{screen(), away, held, screen(), held}, []int{4}}, // pressed just then
	} {
		var got []int
		for i, in := range run(c.snaps...) {
			if len(asked(in)) > 0 {
				got = append(got, i)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("it counts in ticks %v, want %v", got, c.want)
		}
	}
}

// TestControlsHaveNames reads each name back.
func TestControlsHaveNames(t *testing.T) {
	var set ui.Controls
	source := ui.NewSource()
	for c := range ui.ControlCount {
		if got, ok := ui.ControlNamed(c.String()); !ok || got != c {
			t.Errorf("%q names %v, %v", c.String(), got, ok)
		}
		set = set.With(c)
		if lead, take := source.Caps(c); (lead == "") != (c != ui.LeftKeys && c != ui.MiddleKeys) ||
			(lead == "") != (take == "") {
			t.Errorf("the caps of %v are %q and %q", c, lead, take)
		}
	}
	if _, ok := ui.ControlNamed("pad9"); ok {
		t.Error("there is a ninth gamepad")
	}
	if got := slices.Collect(set.Without(ui.Controls(0).With(ui.RightKeys)).All); len(got) != int(ui.ControlCount)-1 ||
		got[0] != ui.LeftKeys {
		t.Errorf("all but the first are %v", got)
	}
}
