package scenes

import (
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"
)

// file is what came of the choice of a file.
type file struct {
	text []byte
	err  error
}

// choose lets the person choose a record. Its table opens when the choice has been made, in a later tick.
func (a *App) choose() {
	a.config.ChooseFile(func(text []byte, err error) { a.handOver(file{text, err}) })
}

// handOver hands a file over to the next tick, from any goroutine.
func (a *App) handOver(f file) {
	select {
	case a.chosen <- f:
		a.pace.Wake()
	default: // one that was chosen before is being opened
	}
}

// openChosen opens the record that was chosen, or one that was dropped on the window.
func (a *App) openChosen() {
	if !a.started {
		return
	}
	select {
	case f := <-a.chosen:
		a.open(f)
		return
	default:
	}
	files := ebiten.DroppedFiles()
	if files == nil {
		return
	}
	names, err := fs.Glob(files, "*")
	if err != nil || len(names) == 0 {
		a.open(file{err: err})
		return
	}
	text, err := fs.ReadFile(files, names[0]) // one table at a time
	a.open(file{text, err})
}

// open leads to the table of a record from outside, or says what is wrong with it.
func (a *App) open(f file) {
	switch {
	case f.err != nil:
		a.stage.Log.Error("a file cannot be opened", "error", f.err)
		a.stage.Push(newErrorScene(a.stage, f.err.Error(), ""))
	case f.text != nil:
		a.stage.Home()
		openText(a.stage, f.text)
	}
}
