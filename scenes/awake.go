package scenes

import (
	"time"

	"runehall/games/room"
	"runehall/scenes/stage"
)

// awake decides whether the screen stays on. Platforms only do what it says.
type awake struct {
	now   func() time.Time
	later func(time.Duration, func())
	told  string      // what the platform was told last
	since time.Time   // when somebody pressed something, or something happened in the room
	state *room.State // of the room at that time
	armed time.Time   // when the loop is woken to look again
}

func newAwake() awake {
	return awake{now: time.Now, later: func(d time.Duration, f func()) { time.AfterFunc(d, f) }}
}

// forgotten is after how long without a press, and without anything that happens in the room, a screen may go dark: its
// people have gone, or wait for somebody who takes a day for a move.
const forgotten = 20 * time.Minute

// keepAwake tells the platform whether the screen stays on.
func (a *App) keepAwake() {
	if a.config.Awake == nil {
		return
	}
	w, now := &a.awake, a.awake.now()
	var state *room.State
	if a.stage.Room != nil {
		state = a.stage.Room.State()
	}
	if used(&a.input) || a.input.Resume || state != w.state || w.since.IsZero() {
		w.since, w.state = now, state
	}
	why := ""
	if rest := forgotten - now.Sub(w.since); rest > 0 && stage.Awake.On(a.stage.Settings) && a.attended() {
		why = a.stage.Text("awake.why")
		if !now.Before(w.armed) {
			w.armed = now.Add(rest)
			w.later(rest, a.pace.Wake)
		}
	}
	if why != w.told {
		w.told = why
		a.config.Awake(why)
	}
}

// attended reports whether a match is on in any open scene, or others are waited for.
func (a *App) attended() bool {
	for _, l := range a.stack.layers {
		if s, ok := l.scene.(stage.Attended); ok && s.Attended() {
			return true
		}
	}
	return false
}
