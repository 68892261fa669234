package scenes

import (
	"runehall/internal/incoming"
	"runehall/scenes/matches"
	"runehall/ui"
)

// Paste takes a text that the person has pasted. An open text field gets it; at the title, and where matches are
// opened, a match in it is opened. It may be called from any goroutine.
func (a *App) Paste(text string) { a.soon(func() { a.takePaste(text) }) }

// takePaste hands a pasted text to where it belongs.
func (a *App) takePaste(text string) {
	top := a.stack.top()
	if top == nil || len(text) > incoming.MaxFile {
		return
	}
	if field, ok := top.root.Focused().(*ui.TextField); ok && field.IsOpen() {
		a.source.Type(text)
		a.pace.Wake()
		return
	}
	switch top.scene.Name() {
	case "title", "open":
		if matches.Holds(text) {
			a.Open([]byte(text))
		}
	}
}

// paste reads the clipboard, and calls got in a later tick.
func (a *App) paste(got func(text string, err error)) {
	a.config.Paste(func(text string, err error) { a.soon(func() { got(text, err) }) })
}

// pasteKeys pastes from the clipboard when the keys for that are pressed.
func (a *App) pasteKeys() {
	if a.config.Paste == nil || a.config.Input != nil || !a.source.Pastes() {
		return
	}
	a.paste(func(text string, err error) {
		if err != nil {
			a.stage.Log.Warn("the clipboard cannot be read", "error", err)
			a.sayUnpasted()
			return
		}
		a.takePaste(text)
	})
}

// sayUnpasted tells that the keys for pasting were noticed, but that the clipboard cannot be read.
func (a *App) sayUnpasted() {
	if toast := &a.missing.toast; a.started && toast.Text() == "" {
		toast.Show(ui.IconWarning, a.stage.Text("opening.unpasted"), a.stage.Kit.Palette.Blood, nil)
		a.layout++
		a.pace.Repaint()
	}
}
