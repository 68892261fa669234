package scenes

import (
	"slices"

	"runehall/assets/sound"
	"runehall/internal/mixer"
	"runehall/scenes/stage"
	"runehall/ui"
)

// breadth is how far sounds are spread to the sides. What happens at the edge of the screen should not be right beside
// the listener's ear.
const breadth = .65

// sound plays an effect that comes from a point of the screen.
func (a *App) sound(e sound.Effect, from ui.Point) {
	pan := 0.0
	if a.screen.W > 0 {
		pan = (2*from.X/a.screen.W - 1) * breadth
	}
	a.mixer.Play(mixer.Cue{Effect: e, Pan: max(-breadth, min(pan, breadth))})
}

func (a *App) countCue(c mixer.Cue) {
	a.heard[c.Effect]++
	if a.config.OnCue != nil {
		a.config.OnCue(c)
	}
}

// beginSound is the first part of a tick for the mixer. There is no sound before the first input, or while the program
// is in the background. Somebody who uses the program is looking at it, whatever the window reports.
func (a *App) beginSound() {
	if used(&a.input) {
		a.mixer.Wake()
		a.mixer.Away(false)
	}
	switch {
	case a.input.FocusLost || a.input.Pause:
		a.mixer.Away(true)
	case a.input.FocusGained || a.input.Resume:
		a.mixer.Away(false)
	}
	if a.painted {
		a.mixer.Prepare()
	}
}

// endSound is the last part of a tick for the mixer. The topmost scene decides on the music, whether it steps back, and
// whether effects would give something away.
func (a *App) endSound() {
	if top := a.stack.top(); top != nil {
		private, ok := top.scene.(stage.Private)
		a.mixer.Hush(ok && private.Private())
		racing, ok := top.scene.(stage.Racing)
		a.mixer.StepBack(ok && racing.Racing())
		a.mixer.Music(a.stack.music())
	}
	a.mixer.Tick()
}

// used reports whether somebody is using a device. A mouse that merely crosses the window does not count.
func used(in *ui.Input) bool {
	if in.Pressed != 0 || len(in.Runes) > 0 {
		return true
	}
	for _, p := range in.Pointers {
		if p.Phase == ui.Press || p.Phase == ui.Release {
			return true
		}
	}
	return false
}

// music returns the music of the topmost scene that has any.
func (s *stack) music() sound.Music {
	for _, layer := range slices.Backward(s.layers) {
		if m, ok := layer.scene.(stage.Musical); ok {
			return m.Music()
		}
	}
	return sound.Silence
}
