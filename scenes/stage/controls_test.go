package stage

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/ui"
)

func seated(persons ...bool) []Sitter {
	list := make([]Sitter, len(persons))
	for i, p := range persons {
		list[i].Person = p
	}
	return list
}

func set(list ...ui.Control) (s ui.Controls) {
	for _, c := range list {
		s = s.With(c)
	}
	return s
}

// TestControlsOfSeats gives each person other controls, as chosen or as is usual.
func TestControlsOfSeats(t *testing.T) {
	pad := func(n int) ui.Control { return ui.FirstPad + ui.Control(n) }
	for name, c := range map[string]struct {
		chosen  map[games.Seat]ui.Control
		persons []bool
		want    []ui.Controls
	}{
		"nothing is chosen": {nil, []bool{true, false, true}, []ui.Controls{set(ui.RightKeys, pad(0)), 0, set(ui.LeftKeys, pad(1))}},
		"five persons": {nil, []bool{true, true, true, true, true}, []ui.Controls{
			set(ui.RightKeys, pad(0)), set(ui.LeftKeys, pad(1)), set(ui.MiddleKeys, pad(2)), set(ui.NumberKeys, pad(3)),
			set(pad(4)),
		}},
		"both have chosen":      {map[games.Seat]ui.Control{0: ui.LeftKeys, 1: pad(0)}, []bool{true, true}, []ui.Controls{set(ui.LeftKeys), set(pad(0))}},
		"one took another's":    {map[games.Seat]ui.Control{1: ui.RightKeys}, []bool{true, true}, []ui.Controls{set(pad(0)), set(ui.RightKeys)}},
		"a computer sits there": {map[games.Seat]ui.Control{0: ui.LeftKeys}, []bool{false, true, true}, []ui.Controls{0, set(ui.RightKeys, pad(0)), set(ui.LeftKeys, pad(1))}},
	} {
		var s Settings
		for seat, control := range c.chosen {
			s = s.WithControl(seat, control)
		}
		if got := s.Controls(seated(c.persons...)); !slices.Equal(got, c.want) {
			t.Errorf("%s: %b, want %b", name, got, c.want)
		}
	}
}

// TestControlIsTakenFromWhoHadIt gives a control to another seat, stores that and reads it back.
func TestControlIsTakenFromWhoHadIt(t *testing.T) {
	s := Settings{}.WithControl(2, ui.LeftKeys).WithControl(0, ui.RightKeys).WithControl(4, ui.LeftKeys)
	text, err := s.Text()
	if err != nil {
		t.Fatal(err)
	}
	read, err := ReadSettings(text)
	if err != nil || !read.Equal(s) || read.Equal(Settings{}) {
		t.Errorf("%s is read as %+v, %v", text, read, err)
	}
	for seat, want := range []string{"right-keys", "", "", "", "left-keys"} {
		got := ""
		if c, ok := read.Control(games.Seat(seat)); ok {
			got = c.String()
		}
		if got != want {
			t.Errorf("seat %d has %q, want %q", seat, got, want)
		}
	}
	if _, ok := s.WithoutControls().Control(0); ok {
		t.Error("somebody still has something in hand")
	}
	if bad, err := ReadSettings([]byte(`{"controls": 7}`)); err == nil || !bad.Equal(Settings{}) {
		t.Errorf("nonsense is read as %+v, %v", bad, err)
	}
	odd, err := ReadSettings([]byte(`{"controls": "feet left-keys"}`))
	if _, ok := odd.Control(0); err != nil || ok {
		t.Errorf("feet are a control: %v", err)
	}
}
