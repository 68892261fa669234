package ui_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/ui"
)

// TestWhatIsDoneOnceDoesNotRepeat holds keys that press buttons, go back, or make and undo moves.
func TestWhatIsDoneOnceDoesNotRepeat(t *testing.T) {
	for key, action := range map[ebiten.Key]ui.Action{
		ebiten.KeyEnter: ui.Confirm, ebiten.KeySpace: ui.Hold, ebiten.KeyEscape: ui.Back, ebiten.KeyM: ui.Menu,
		ebiten.KeyU: ui.Undo, ebiten.KeyT: ui.EndTurn, ebiten.KeyS: ui.Skip, ebiten.KeyE: ui.RotateRight,
	} {
		s := screen()
		s.Keys = []ebiten.Key{key}
		pressed := 0
		for _, in := range run(slices.Repeat([]ui.Snapshot{s}, 120)...) {
			if in.Pressed.Has(action) {
				pressed++
			}
		}
		if pressed != 1 {
			t.Errorf("%v held for two seconds is pressed %d times", action, pressed)
		}
	}
}
