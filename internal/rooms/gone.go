package rooms

import (
	"time"

	"runehall/games"
	"runehall/games/room"
)

// notice notes for which seats nobody is there: no device of their own or, where the host's screen plays for them, none of the host.
func (t *table) notice() {
	var here [games.MaxSeats]bool
	for _, s := range t.present() {
		here[s] = true
	}
	hosts := false
	for d := range t.devices {
		hosts = hosts || d.host
	}
	for i, s := range t.room.Sitters() {
		switch {
		case here[i] || s.Key == "" && hosts:
			t.absent[i] = time.Time{}
		case t.absent[i].IsZero():
			t.absent[i] = time.Now()
		}
	}
	t.leaveOut()
}

// waits is for how long an end waits for who is away; 0: for ever.
func (t *table) waits() time.Duration {
	gone := t.server.config.Limits.Gone
	if gone == 0 || t.server.config.Journal.Shared() { // then whoever is away here may be at another host
		return 0
	}
	return max(gone, time.Duration(t.room.Clock())*time.Second)
}

// gone returns who has been away for longer than that.
func (t *table) gone() (gone [games.MaxSeats]bool) {
	long := t.waits()
	for s, since := range t.absent {
		gone[s] = long > 0 && !since.IsZero() && time.Since(since) >= long
	}
	return gone
}

// leaveOut tells the room who that is, before something is asked or answered, and when somebody comes or goes. What comes of it is the timer's.
func (t *table) leaveOut() { _, _ = t.room.Gone(t.gone()) }

// without ends the match if all have agreed who are not away for long.
func (t *table) without() error {
	_, err := t.take(t.server.ctx, func() (room.Taken, error) {
		taken, err := t.room.Gone(t.gone())
		taken.Asked = false // nothing is new to anybody
		return taken, err
	})
	return err
}

// nextGone returns when the next person has been away for so long that an end that was asked for does not wait for them; false: none is waited for.
func (t *table) nextGone() (next time.Time, waits bool) {
	long := t.waits()
	if long == 0 || !t.room.AsksForEnd() {
		return next, false
	}
	for _, since := range t.absent {
		if at := since.Add(long); !since.IsZero() && time.Now().Before(at) && (!waits || at.Before(next)) {
			next, waits = at, true
		}
	}
	return next, waits
}
