package title

import (
	"fmt"
	"testing"

	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

func TestTitleLayout(t *testing.T) {
	pagetest.Each(t, func(t *testing.T, k *ui.Kit, screen ui.Rect) {
		for _, resume := range []float64{0, k.Dp(94)} {
			for _, matches := range []float64{0, 1, 3, 12} {
				wants := titleWants{
					buttons: []float64{k.Touch, k.Touch, k.Dp(150)}, tables: 5,
					resume: func(float64) float64 { return resume },
					list:   func(ui.Size) float64 { return (matches + 5) * k.Dp(80) },
				}
				checkTitle(t, k, screen, arrangeTitle(k, screen, screen, wants), resume)
			}
		}
	})
}

func checkTitle(t *testing.T, k *ui.Kit, screen ui.Rect, p titlePlaces, resume float64) {
	t.Helper()
	parts := map[string]ui.Rect{"name": p.name, "line": p.line}
	for i, r := range p.tables {
		parts[fmt.Sprint("table ", i)] = r
		if r.W < k.Dp(120) || r.H < k.Dp(150) {
			t.Errorf("table %d is only %v", i, r)
		}
	}
	if !p.list.Empty() {
		parts["list"] = p.list
		if p.list.H < k.Touch {
			t.Errorf("the list is only %v high", p.list.H)
		}
	}
	if resume > 0 {
		parts["resume"], parts["bin"] = p.resume, p.bin
		pagetest.Touchable(t, k, "resume", p.resume)
		pagetest.Touchable(t, k, "bin", p.bin)
	}
	if !p.foot.Empty() {
		parts["foot"] = p.foot
	}
	for i, b := range p.buttons {
		parts[fmt.Sprint("button ", i)] = b
	}
	if tall := hallTall(k, screen.Size()); tall != (len(p.tables) > 0 && !p.list.Empty()) ||
		!hallRow(k, screen.Size()) && p.list.Empty() {
		t.Errorf("tables %v and a list %v: tall %v", p.tables, p.list, tall)
	}
	pagetest.Apart(t, screen, parts)
}

// TestNoWordsOnTheWheel asks that neither the name nor the words below it lie on the wheel on the wall of the hall,
// wherever the name is above the rest.
func TestNoWordsOnTheWheel(t *testing.T) {
	pagetest.Each(t, func(t *testing.T, k *ui.Kit, screen ui.Rect) {
		wants := titleWants{
			buttons: []float64{k.Touch, k.Dp(150)}, tables: 5,
			resume: func(float64) float64 { return k.Dp(94) },
			list:   func(ui.Size) float64 { return k.Dp(400) },
		}
		p := arrangeTitle(k, screen, screen, wants)
		wheel := hallWheel(p.hall, screen.Size().Portrait()).Grow(-1)
		if screen.W < screen.H && (p.name.Overlaps(wheel) || p.line.Overlaps(wheel)) {
			t.Errorf("name %v and line %v, the wheel %v", p.name, p.line, wheel)
		}
		// In a row the line is shorter than its place.
		if words := p.line.Place(ui.Sz(k.Dp(330), p.line.H), .5, 0); len(p.tables) > 0 && words.Overlaps(wheel) {
			t.Errorf("line %v, the wheel %v", words, wheel)
		}
	})
}

// TestAllButtonsAsideCanBePressed places three buttons at the left of ledges of all widths: each is as wide as it wants
// to be, with its words where all have room for theirs, and with its icon where not.
func TestAllButtonsAsideCanBePressed(t *testing.T) {
	k := pagetest.NewBench(t, ui.Sz(1440, 900), "de", 1).Stage.Kit
	words := 0
	for width := 3*k.Touch + 3*k.Gap.S; width < k.Dp(900); width += k.Dp(10) {
		join := ui.Button{Icon: ui.IconPhone, Text: "Mit einem Code mitspielen"}
		more := ui.Button{Icon: ui.IconMenu, Text: "3 weitere Partien"}
		past := ui.Button{Icon: ui.IconTrophy, Text: "Vergangene Partien"}
		buttons := []*ui.Button{&join, &more, &past}
		placeAside(k, buttons, ui.Rc(0, 0, width, k.Touch))
		for _, b := range buttons {
			if b.Rect().W < b.Measure(k, ui.Size{}).W-.01 || b.Rect().W < k.Touch-.01 ||
				(b.Text == "") != (join.Text == "") {
				t.Errorf("in a width of %v %q%q has %v", width, b.Text, b.Label, b.Rect())
			}
		}
		if join.Text != "" {
			words++
		}
	}
	if words == 0 {
		t.Error("no ledge has room for words")
	}
}
