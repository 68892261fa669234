package scenes

import (
	"runehall/scenes/stage"
	"runehall/scenes/voice"
	"runehall/ui"
)

// listened reports whether a screen reader is listening.
func (a *App) listened() bool { return a.config.Aloud.Heard() }

// hearInput performs what screen readers ask for, as far as that is input.
func (a *App) hearInput() {
	if !a.listened() {
		if a.voice.Sleep() {
			a.canvas.Hear(nil)
		}
		return
	}
	if a.voice.Wake() {
		a.pace.Repaint()
	}
	a.voice.Take(a.config.Aloud.Acts())
	if top := a.stack.top(); top != nil && !a.stack.fade.on() && a.started {
		a.voice.Input(&a.input, a.voiced(top))
	}
}

// voiced returns what is on the screen, for the voice.
func (a *App) voiced(top *layer) *voice.Screen {
	return &voice.Screen{
		Root: top.root, Scene: top.scene.Name(), Lang: a.stage.Book.Tag(), Size: a.screen, Scale: a.input.Scale,
		Ask: func() *stage.Report { return a.ask(top) },
	}
}

func (a *App) ask(top *layer) *stage.Report {
	r := &stage.Report{Root: top.root, Targets: map[string]ui.Rect{}, State: map[string]any{},
		Heard: stage.NewHeard(top.root, a.stage.Book)}
	top.scene.Report(r)
	a.missing.report(r)
	a.pads.report(r, &a.missing)
	if s, ok := top.scene.(stage.Hearing); ok {
		s.Hear(r.Heard)
	}
	return r
}

// tellAloud tells screen readers what has just been painted. Nothing is told before it is seen, or for longer.
func (a *App) tellAloud() {
	top := a.stack.top()
	if a.voice.Heard() == nil || top == nil || a.stack.fade.on() || a.failed.is() || !a.started {
		return
	}
	if s := a.voice.Tell(a.voiced(top), a.ticks, a.active()); s != nil {
		a.config.Aloud.Tell(s)
	}
}
