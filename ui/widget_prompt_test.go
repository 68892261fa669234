package ui

import "testing"

// TestPromptsNameTheDevice asks for prompts on every device.
func TestPromptsNameTheDevice(t *testing.T) {
	for _, c := range []struct {
		device Device
		pad    PadKind
		action Action
		want   Prompt
	}{
		{KeyDevice, NoPad, Hold, Prompt{Key: "key.space"}}, {KeyDevice, LetterPad, Hint, Prompt{Text: "H"}},
		{PadDevice, LetterPad, Confirm, Prompt{Text: "A"}}, {PadDevice, ShapePad, Confirm, Prompt{Text: "×"}},
		{PadDevice, SwitchPad, Confirm, Prompt{Text: "B"}}, {PadDevice, SwitchPad, Back, Prompt{Text: "A"}},
		{MouseDevice, LetterPad, Confirm, Prompt{}}, {TouchDevice, NoPad, Back, Prompt{}},
		{PadDevice, NoPad, Back, Prompt{}},
		{PadDevice, LetterPad, EraseNext, Prompt{}},
	} {
		in := Input{Device: c.device, Pad: c.pad}
		got, ok := in.Prompt(c.action)
		if got != c.want || ok != (c.want != Prompt{}) {
			t.Errorf("%v with a pad of kind %v: %v is %+v, %v", c.device, c.pad, c.action, got, ok)
		}
	}
}

// TestPadsAreKnownByName reads names as systems give them.
func TestPadsAreKnownByName(t *testing.T) {
	for name, want := range map[string]PadKind{
		"Xbox Wireless Controller": LetterPad, "Sony Interactive Entertainment DualSense Wireless Controller": ShapePad,
		"PS4 Controller": ShapePad, "Nintendo Switch Pro Controller": SwitchPad, "Joy-Con (L)": SwitchPad, "": LetterPad,
	} {
		if got := padKind(name); got != want {
			t.Errorf("%q is %v, want %v", name, got, want)
		}
	}
}

// TestPromptsArePrintable looks for each sign in the typeface that draws it.
func TestPromptsArePrintable(t *testing.T) {
	k, err := NewKit(Look{})
	if err != nil {
		t.Fatal(err)
	}
	check := func(text string) {
		for _, r := range text {
			if i, err := k.text.faces.list[1].GlyphIndex(&k.text.buffer, r); err != nil || i == 0 {
				t.Errorf("%q is not in the typeface", r)
			}
		}
	}
	for a := range ActionCount {
		check(keyPrompts[a].Text)
		for _, text := range padPrompts[a] {
			check(text)
		}
	}
}
