package ui_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/aloud"
	"runehall/ui"
)

// TestWordsAreHeard collects what a canvas draws: each words once, without what is too pale or drawn over, and as far
// as they are in sight.
func TestWordsAreHeard(t *testing.T) {
	k := kit(t, ui.Look{})
	c := ui.NewCanvas(k)
	var heard ui.Heard
	words := func(draw func()) (list []string) {
		c.Hear(&heard)
		c.Begin(ebiten.NewImage(400, 300))
		draw()
		c.Hear(nil)
		for _, w := range heard.Words {
			list = append(list, w.Text)
		}
		return list
	}
	body, white := k.Type.Body, ui.Flat(ui.Hex(0xffffff))
	at := ui.Rc(20, 20, 300, 40)
	low := at.Move(ui.Pt(0, 100))
	for what, test := range map[string]struct {
		draw func()
		want []string
	}{
		"words, one after the other": {func() { c.TextIn("a", body, at, 0); c.Paragraph("b", body, low, 0) }, []string{"a", "b"}},
		"words with their shadow":    {func() { c.TextIn("a", body, at.Move(ui.Pt(0, 2)), 0); c.TextIn("a", body, at, 0) }, []string{"a"}},
		"the same words twice":       {func() { c.TextIn("a", body, at, 0); c.TextIn("a", body, low, 0) }, []string{"a", "a"}},
		"words under a box":          {func() { c.TextIn("a", body, at, 0); c.TextIn("b", body, low, 0); c.Box(at, 0, white) }, []string{"b"}},
		"words on a box":             {func() { c.Box(at, 0, white); c.TextIn("a", body, at, 0) }, []string{"a"}},
		"words under glass":          {func() { c.TextIn("a", body, at, 0); c.Box(at, 0, ui.Flat(ui.Hex(0xffffff).Fade(.5))) }, []string{"a"}},
		"pale words":                 {func() { defer c.Unfade(c.Fade(.1)); c.TextIn("a", body, at, 0) }, nil},
		"a box that is hardly there": {func() { c.TextIn("a", body, at, 0); defer c.Unfade(c.Fade(.1)); c.Box(at, 0, white) }, []string{"a"}},
		"words that are clipped":     {func() { defer c.Unclip(c.Clip(low)); c.TextIn("a", body, at, 0); c.TextIn("b", body, low, 0) }, []string{"b"}},
		"words under a dialog": {func() {
			d := &ui.Dialog{Title: "d"}
			d.Layout(k, ui.Rc(0, 0, 400, 300))
			c.TextIn("a", body, ui.Rc(0, 0, 40, 20), 0)
			d.Draw(c)
		}, nil},
		"none": {func() { c.TextIn("", body, at, 0) }, nil},
	} {
		if got := words(test.draw); !slices.Equal(got, test.want) {
			t.Errorf("%s: heard %q, want %q", what, got, test.want)
		}
	}
	words(func() { c.TextIn("h", k.Type.Heading, at, 0) })
	if w := heard.Words[0]; w.Level != 2 || !at.Grow(1).Holds(w.Rect) {
		t.Errorf("a heading is %+v", w)
	}
	c.TextIn("after", body, at, 0)
	if len(heard.Words) != 1 {
		t.Error("words are heard when nobody listens any more")
	}
}

// TestWidgetsSpeak has each widget say what it is, in which state.
func TestWidgetsSpeak(t *testing.T) {
	k := kit(t, ui.Look{})
	segment := &ui.Segment{Choices: []ui.Choice{{Text: "a"}, {Label: "b"}}, Selected: 1, Label: "of"}
	segment.Layout(k, ui.Rc(0, 0, 200, 50))
	list := &ui.List{Rows: []ui.ListRow{{Text: "row", Note: "note"}}, Selected: 0}
	list.Layout(k, ui.Rc(0, 0, 200, 50))
	thing := func(role aloud.Role, label, value, note string, state aloud.State) aloud.Thing {
		return aloud.Thing{Role: role, Label: label, Value: value, Note: note, State: state}
	}
	slider := thing(aloud.Slider, "l", "5 %", "", aloud.State{})
	slider.Most, slider.Now = 1, .5
	for what, test := range map[string]struct {
		owner any
		want  aloud.Thing
	}{
		"a button with words":   {&ui.Button{Text: "t", Disabled: true}, thing(aloud.Button, "t", "", "", aloud.State{Disabled: true})},
		"a button with a hint":  {&ui.Button{Hint: "h", Selected: true}, thing(aloud.Button, "h", "", "", aloud.State{Selected: true})},
		"a button with both":    {&ui.Button{Text: "t", Hint: "h"}, thing(aloud.Button, "t", "", "h", aloud.State{})},
		"a button with a label": {&ui.Button{Text: "t", Label: "l", More: "m"}, thing(aloud.Button, "l", "", "m", aloud.State{})},
		"a switch":              {&ui.Toggle{Text: "t", On: true}, thing(aloud.Switch, "t", "", "", aloud.State{Checked: true})},
		"a slider":              {&ui.Slider{Max: 1, Value: .5, Label: "l", Said: "5 %"}, slider},
		"a field":               {&ui.TextField{Text: "t", Hint: "h"}, thing(aloud.Field, "h", "t", "", aloud.State{})},
		"a field with a label":  {&ui.TextField{Hint: "h", Label: "l"}, thing(aloud.Field, "l", "", "", aloud.State{})},
		"a choice":              {segment.Owner(0), thing(aloud.Option, "a", "", "of", aloud.State{})},
		"the chosen one":        {segment.Owner(1), thing(aloud.Option, "b", "", "of", aloud.State{Checked: true})},
		"a row":                 {list.Owner(0), thing(aloud.Button, "row", "", "note", aloud.State{Selected: true})},
		"a bubble":              {&ui.Bubble{Text: "t"}, thing(aloud.Button, "t", "", "", aloud.State{})},
	} {
		if got := test.owner.(ui.Speaker).Speak(); got != test.want {
			t.Errorf("%s says %+v, want %+v", what, got, test.want)
		}
	}
}

// TestFingerPresses presses a button for some ticks, as a finger does, and lifts.
func TestFingerPresses(t *testing.T) {
	var f ui.Finger
	var in ui.Input
	phases := func() (list []ui.Phase) {
		for range 6 {
			in = ui.Input{Scale: 1, Pointers: []ui.Pointer{{Phase: ui.Hover}}}
			f.Touch(&in)
			for _, p := range in.Pointers {
				list = append(list, p.Phase)
			}
		}
		return list
	}
	f.Press(ui.Pt(1, 2), 3)
	if got, want := phases(), []ui.Phase{ui.Press, ui.Drag, ui.Drag, ui.Release, ui.Hover, ui.Hover}; !slices.Equal(got,
		want) || f.Busy() {
		t.Errorf("a press of three ticks is %v, want %v", got, want)
	}
	f.Press(ui.Pt(1, 2), 100)
	f.Touch(&in)
	f.Lift()
	if got := phases(); got[0] != ui.Release || f.Busy() {
		t.Errorf("a finger that is lifted goes on: %v", got)
	}
}
