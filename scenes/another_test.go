//go:build !js

package scenes

import (
	"testing"

	"runehall/games"
)

// TestAnotherGameInARoom plays a match in a room, whose host then chooses Rituals. Only the host can. The set-up has
// the names of those who were there; the host's table opens by itself, the phone's results say what has begun, and it
// goes over to its own seat.
func TestAnotherGameInARoom(t *testing.T) {
	e := newEvening(t)
	e.plays()
	seats := e.Room().Sitters()
	names := []string{seats[0].Name, seats[1].Name}
	if e.phone.can("results.other") || e.watcher.can("results.other") || !e.shared.can("results.other") {
		t.Errorf("who may choose: %q, %q, %q", e.phone.names("results."), e.shared.names("results."),
			e.watcher.names("results."))
	}
	e.shared.tap("results.other")
	e.shared.tap("game.ritual")
	e.shared.settle()
	e.shared.want("setup")
	if got, _ := e.shared.line.State["setup.names"].([]any); len(got) != 2 || got[0] != names[0] || got[1] != names[1] {
		t.Errorf("the set-up has %q, want %q", got, names)
	}
	e.shared.tap("setup.begin")
	for range 30 {
		for _, d := range e.all() {
			d.tick()
		}
	}
	for _, d := range e.all() {
		d.settle()
	}
	e.shared.want("table")
	if e.Room().Info().ID != "ritual" || e.Room().Before() != 1 ||
		e.Room().Sitters()[0].Key != seats[0].Key || seats[0].Key == "" {
		t.Errorf("it goes on with %s, and sitters %+v", e.Room().Info().ID, e.Room().Sitters())
	}
	e.phone.want("results")
	if got := e.phone.line.State["room"]; got != "On to Rituals." {
		t.Errorf("the phone says %v", got)
	}
	e.phone.tap("results.rematch")
	e.phone.settle()
	e.phone.want("table")
	if st := e.phone.app.stage.Room.State(); st.Game != "ritual" || st.Reader != 0 ||
		e.phone.app.stage.Room.Seat() != games.Seat(0) {
		t.Errorf("the phone is at %s, and reads as %d", st.Game, st.Reader)
	}
}
