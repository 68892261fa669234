package ui

import "testing"

// TestTheBarOfADialogHidesNothing opens a dialog with more buttons than it has room for: the bar stands beside them, on
// the panel.
func TestTheBarOfADialogHidesNothing(t *testing.T) {
	k, err := NewKit(Look{Interface: 1.5, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	var list []Widget
	for range 12 {
		list = append(list, &Button{Text: "A game"})
	}
	d := &Dialog{Title: "Which game?", Content: &Column{Items: list}, Buttons: []*Button{{Text: "Cancel"}}}
	d.Layout(k, Rc(0, 0, 540, 960))
	if !d.body.Overflows() {
		t.Fatal("there is room for all")
	}
	bar := d.body.bar.thumb(k, &d.body)
	if bar.X < list[0].(*Button).Rect().Right() || bar.Right() > d.panel.Right() {
		t.Errorf("the bar at %v, the buttons at %v, the panel at %v", bar, list[0].(*Button).Rect(), d.panel)
	}
}
