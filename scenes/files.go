package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	"runehall/games/ledger"
	"runehall/internal/incoming"
	"runehall/scenes/matches"
)

// file is the content of a file, or why it could not be read.
type file struct {
	text []byte
	err  error
}

// choose lets the person choose a record. Its table opens in a later tick, once the choice is made.
func (a *App) choose() {
	a.config.ChooseFile(func(text []byte, err error) { a.handOver(file{text, err}) })
}

// handOver passes a file to the next tick. It may be called from any goroutine.
func (a *App) handOver(f file) {
	select {
	case a.chosen <- f:
		a.pace.Wake()
	default: // another file is waiting to be opened
	}
}

// openChosen opens a record that was chosen, or dropped on the window.
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
	text, err := incoming.ReadDropped(files)
	a.open(file{text, err})
}

// brokenLink returns what is wrong with the link in a text that is neither a record nor a collection. It is nil if
// there is no link, or nothing is wrong with it.
func brokenLink(text []byte) error {
	text = games.PlainText(text)
	if ledger.IsCollection(text) || games.IsRecord(text) {
		return nil
	}
	link, ok := games.LinkIn(string(text))
	if !ok {
		return nil
	}
	_, err := games.ParseLink(link)
	return err
}

// open goes to the table of a record, or says what is wrong with it.
func (a *App) open(f file) {
	if f.err == nil && f.text != nil {
		f.err = incoming.Check(f.text)
	}
	if f.err == nil && f.text != nil {
		f.err = brokenLink(f.text)
	}
	switch {
	case f.err != nil:
		a.stage.Log.Error("a file cannot be opened", "error", f.err)
		a.stage.Push(matches.NewUnopened(a.stage, &shelves, f.err))
	case f.text != nil:
		a.stage.Home()
		a.errands.add(func() { openText(a.stage, f.text) }) // once the table that is open has given its record back
		a.pace.Wake()
	}
}
