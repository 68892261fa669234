package page

import (
	"testing"

	"runehall/assets/lang"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestARefusalIsOfOneThing: what came from outside and cannot be opened says nothing of the program's own matches; an
// error of its own says that they are safe.
func TestARefusalIsOfOneThing(t *testing.T) {
	kit, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	book, err := lang.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	st := &stage.Stage{Kit: kit, Book: book}
	for want, s := range map[int]*Error{1: NewRefusal(st, "This is no link."), 2: NewError(st, "It failed.", ""),
		3: NewError(st, "It failed.", "there")} {
		s.Layout(ui.Rc(0, 0, 800, 600), ui.Rc(0, 0, 800, 600))
		if len(s.slip.Items) != want {
			t.Errorf("%q says %d things, not %d", s.text, len(s.slip.Items), want)
		}
	}
}
