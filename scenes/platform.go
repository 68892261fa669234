package scenes

import (
	"time"

	"runehall/internal/mixer"
	"runehall/ui"
)

// What the platform's shell hands in. Its methods may be called from any goroutine at any time and return at once; all
// but the sound follows in the next tick, for which they wake the loop.

// SetInsets says how much of the screen's borders is covered by bars, cameras and rounded corners, in dp.
func (a *App) SetInsets(in ui.Insets) {
	a.source.SetInsets(in)
	a.pace.Wake()
}

// GoBack is the platform's back button or gesture: it does what Escape does.
func (a *App) GoBack() {
	a.source.GoBack()
	a.pace.Wake()
}

// TakeTouches says that the platform has taken the fingers on the screen over, for a gesture of its own: they tap nothing.
func (a *App) TakeTouches() {
	a.source.TakeTouches()
	a.pace.Wake()
}

// SetLocale says that the system's own language is another one now.
func (a *App) SetLocale(locale string) {
	a.locale.Store(&locale)
	a.pace.Wake()
}

// SetFocus says how much room other programs leave to the sound of this one.
func (a *App) SetFocus(f mixer.Focus) { a.mixer.SetFocus(f) }

// Open leads to the table of a record from outside, or says what is wrong with it.
func (a *App) Open(text []byte) { a.handOver(file{text: text}) }

// Pause says that the person turns away, and that the program may be taken off the screen, or out of memory, at any moment
// from now on. The sound stops at once. The next tick shuts an open curtain and stores everything for good; Settled waits
// for that.
func (a *App) Pause() {
	a.mixer.Away(true)
	select {
	case <-a.settled: // of an earlier pause that nobody waited for
	default:
	}
	a.source.SetPaused(true)
	a.pace.Wake()
}

// Settled waits until the tick that follows Pause has done its work and its picture has been drawn, so that the system
// keeps no picture of what only one seat may see. It reports false if nothing is drawn for so long: there may be nothing
// to draw on. It must not be called where the loop itself runs, or waits for the caller.
func (a *App) Settled(patience time.Duration) bool {
	timer := time.NewTimer(patience)
	defer timer.Stop()
	select {
	case <-a.settled:
		return true
	case <-timer.C:
	}
	// Both may have come: then it is settled.
	select {
	case <-a.settled:
		return true
	default:
		return false
	}
}

// Resume says that the person is back.
func (a *App) Resume() {
	a.source.SetPaused(false)
	a.pace.Wake()
}

// takeLocale begins a tick with what was handed in and stands in no input.
func (a *App) takeLocale() {
	a.leaving = a.leaving || a.input.Pause
	locale := a.locale.Swap(nil)
	if locale == nil || *locale == a.config.Locale {
		return
	}
	a.config.Locale = *locale
	a.setLanguage(func() {})
}

// signalSettled ends the drawing of a frame: the picture of a pause stands.
func (a *App) signalSettled() {
	if !a.leaving {
		return
	}
	a.leaving = false
	select {
	case a.settled <- struct{}{}:
	default:
	}
}
