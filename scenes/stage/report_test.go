package stage

import (
	"testing"

	"runehall/ui"
)

func TestStopIsATargetAndMayHaveTheFocus(t *testing.T) {
	k, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	root := ui.NewRoot(k)
	var one, other byte
	in := ui.Input{Size: ui.Sz(100, 100), Scale: 1, Device: ui.KeyDevice}
	c := root.Begin(&in)
	c.Focusable(&one, ui.Rc(0, 0, 10, 10), 0)
	c.Focus(&one)
	root.End(c)
	report := func() Report {
		r := Report{Targets: map[string]ui.Rect{}, State: map[string]any{}, Root: root}
		r.Stop(&other, "other", ui.Rc(20, 0, 10, 10))
		r.Stop(&one, "one", ui.Rc(0, 0, 10, 10))
		r.Stop(&other, "hidden", ui.Rect{})
		return r
	}
	if r := report(); len(r.Targets) != 2 || r.State["focus"] != "one" {
		t.Errorf("reported are %v and %v", r.Targets, r.State)
	}
	in.Device = ui.MouseDevice // the ring goes
	root.End(root.Begin(&in))
	if r := report(); r.State["focus"] != nil {
		t.Errorf("without a ring the focus is on %v", r.State["focus"])
	}
}
