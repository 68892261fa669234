package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// printedOn says what is printed on the buttons of gamepads, by where they are: an Xbox has its A where a PlayStation
// has its cross, and where a Switch has its B.
var printedOn = map[ebiten.StandardGamepadButton][SwitchPad + 1]string{
	ebiten.StandardGamepadButtonLeftTop:          {"", "↑", "↑", "↑"},
	ebiten.StandardGamepadButtonLeftBottom:       {"", "↓", "↓", "↓"},
	ebiten.StandardGamepadButtonLeftLeft:         {"", "←", "←", "←"},
	ebiten.StandardGamepadButtonLeftRight:        {"", "→", "→", "→"},
	ebiten.StandardGamepadButtonRightBottom:      {"", "A", "×", "B"},
	ebiten.StandardGamepadButtonRightRight:       {"", "B", "O", "A"},
	ebiten.StandardGamepadButtonRightLeft:        {"", "X", "□", "Y"},
	ebiten.StandardGamepadButtonRightTop:         {"", "Y", "△", "X"},
	ebiten.StandardGamepadButtonFrontTopLeft:     {"", "LB", "L1", "L"},
	ebiten.StandardGamepadButtonFrontTopRight:    {"", "RB", "R1", "R"},
	ebiten.StandardGamepadButtonFrontBottomLeft:  {"", "LT", "L2", "ZL"},
	ebiten.StandardGamepadButtonFrontBottomRight: {"", "RT", "R2", "ZR"},
}

// strikePad returns what a press of one button of a gamepad, which has rested before, asks the program for.
func strikePad(kind PadKind, button ebiten.StandardGamepadButton) Input {
	var held padHeld
	var tr Translator
	var in Input
	for tick := range 20 {
		asks := held.standard(0, 0, func(b ebiten.StandardGamepadButton) bool { return tick == 19 && b == button })
		tr.Translate(&Snapshot{Size: Sz(800, 600), Scale: 1, Focused: true, Pad: asks, PadKind: kind}, &in)
	}
	return in
}

// TestAButtonOfAGamepadDoesWhatPeopleReadOfIt presses every button: what the program then says to press for what it did
// is what is printed on that button.
func TestAButtonOfAGamepadDoesWhatPeopleReadOfIt(t *testing.T) {
	for kind := LetterPad; kind <= SwitchPad; kind++ {
		read := map[Action]bool{}
		for button, printed := range printedOn {
			in := strikePad(kind, button)
			if in.Device != PadDevice || in.Pressed == 0 {
				t.Errorf("%v: %q asks for nothing", kind, printed[kind])
			}
			for a := range ActionCount {
				p, ok := in.Prompt(a)
				if !in.Pressed.Has(a) || !ok {
					continue
				}
				if read[a] = true; p.Text != printed[kind] {
					t.Errorf("%v: %q does what people read to be %q (%v)", kind, printed[kind], p.Text, a)
				}
			}
		}
		for a := range ActionCount {
			if padPrompts[a][kind] != "" && !read[a] {
				t.Errorf("%v: no button does what people read to be %q (%v)", kind, padPrompts[a][kind], a)
			}
		}
	}
}

// TestBGoesBackAndNeverConfirms presses the two buttons that must not be mistaken for each other.
func TestBGoesBackAndNeverConfirms(t *testing.T) {
	for button, want := range map[ebiten.StandardGamepadButton]Actions{
		ebiten.StandardGamepadButtonRightRight:  ActionSet(Back),
		ebiten.StandardGamepadButtonRightBottom: ActionSet(Confirm).With(Hold),
	} {
		if in := strikePad(LetterPad, button); in.Pressed != want {
			t.Errorf("%s asks for %v, want %v", printedOn[button][LetterPad], in.Pressed, want)
		}
	}
}
