package scenes

import (
	"time"

	"runehall/internal/mixer"
	"runehall/scenes/stage"
	"runehall/ui"
)

// These are called by the platform's shell, from any goroutine and at any time. They return at once. Except for those
// about sound they take effect in the next tick, and wake the loop for it.

// SetInsets sets how far bars, cameras and rounded corners reach into the screen, in dp.
func (a *App) SetInsets(in ui.Insets) {
	a.source.SetInsets(in)
	a.pace.Wake()
}

// GoBack reports the platform's back button or gesture: it does what Escape does.
func (a *App) GoBack() {
	a.source.GoBack()
	a.pace.Wake()
}

// TakeTouches reports that the platform has taken the touches on the screen for a gesture of its own, so that they must
// tap nothing.
func (a *App) TakeTouches() {
	a.source.TakeTouches()
	a.pace.Wake()
}

// SetLocale reports that the system's language has changed.
func (a *App) SetLocale(locale string) {
	a.locale.Store(&locale)
	a.pace.Wake()
}

// SetWishes reports what the system asks of all programs now. The settings override it.
func (a *App) SetWishes(w stage.Wishes) {
	a.wishes.Store(&w)
	a.pace.Wake()
}

// TooLarge reports whether the window is too large to be drawn in: nothing is drawn until it is smaller.
func (a *App) TooLarge() bool { return a.source.TooLarge() }

// SetFocus sets how much other programs leave of the loudspeaker.
func (a *App) SetFocus(f mixer.Focus) { a.mixer.SetFocus(f) }

// SetNewer reports that a newer version of the program is ready. The title offers to use it: renew ends this program
// and starts the newer one or, if that would disturb another window, calls blocked, from any goroutine.
func (a *App) SetNewer(renew func(blocked func())) {
	a.newer.Store(&renew)
	a.pace.Wake()
}

// takeNewer takes what SetNewer has reported since the last tick.
func (a *App) takeNewer() {
	if renew := a.newer.Swap(nil); renew != nil {
		a.stage.Renew = *renew
		a.layout++
	}
}

// Open goes to the table of a record from outside, or says what is wrong with it.
func (a *App) Open(text []byte) {
	if text == nil {
		text = []byte{} // an empty text is something to tell about, too
	}
	a.handOver(file{text: text})
}

// Pause reports that the person turns away, and that from now on the program may be taken off the screen, or out of
// memory, at any moment. The sound stops at once. The next tick closes an open curtain and stores everything; Settled
// waits for that.
func (a *App) Pause() {
	a.mixer.Away(true)
	select {
	case <-a.settled: // left over from a pause that nobody waited for
	default:
	}
	a.source.SetPaused(true)
	a.pace.Wake()
}

// Settled waits until the tick that follows Pause has done its work and has been drawn, so that the system's picture of
// the program shows nothing that only one seat may see. It returns false if nothing has been drawn within patience,
// since there may be nothing to draw on. It must not be called on the loop's goroutine, or on one that the loop waits
// for.
func (a *App) Settled(patience time.Duration) bool {
	timer := time.NewTimer(patience)
	defer timer.Stop()
	select {
	case <-a.settled:
		return true
	case <-timer.C:
	}
	// Both may have happened at once. Then it is settled.
	select {
	case <-a.settled:
		return true
	default:
		return false
	}
}

// Resume reports that the person is back.
func (a *App) Resume() {
	a.source.SetPaused(false)
	a.Check()
}

// Check reports that the program may have lost its line to a room without hearing of it: a page is seen again, or the
// device has come into another network.
func (a *App) Check() {
	a.check.Store(true)
	a.wake()
}

// takeLocale changes the language if the system's own has changed since the last tick.
func (a *App) takeLocale() {
	a.leaving = a.leaving || a.input.Pause
	locale := a.locale.Swap(nil)
	if locale == nil || *locale == a.config.Locale {
		return
	}
	a.config.Locale = *locale
	a.setLanguage(func() {})
}

// takeWishes takes what SetWishes has reported. The next look follows it.
func (a *App) takeWishes() {
	if w := a.wishes.Swap(nil); w != nil {
		a.config.Wishes = *w
	}
}

// signalSettled tells Settled that the picture of a pause has been drawn.
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
