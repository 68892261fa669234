package rooms

import (
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/journal"
)

// here marks the seats for which somebody is at this host: a device with that seat, or a device of the room's host if
// its screen plays for the seat.
func (t *table) here() (here [games.MaxSeats]bool) {
	for d := range t.devices {
		for i := range t.room.Sitters() {
			here[i] = here[i] || t.room.Plays(d.from(), games.Seat(i))
		}
	}
	for _, s := range t.present() {
		here[s] = true
	}
	return here
}

// notice records for which seats nobody is here, and since when somebody asks for an end of the match.
func (t *table) notice() {
	for i, here := range t.here() {
		switch {
		case here:
			t.absent[i] = time.Time{}
		case t.absent[i].IsZero():
			t.absent[i] = time.Now()
		}
	}
	switch {
	case !t.room.AsksForEnd():
		t.asking = time.Time{}
	case t.asking.IsZero():
		t.asking = time.Now()
	}
	t.asks()
	t.leaveOut()
}

// sayHere tells other hosts who is here, as long as that matters: while an end of the match is asked for, or a seat is
// claimed.
func (t *table) sayHere() {
	if !t.room.AsksForEnd() && !t.room.Claims() {
		return
	}
	who, claimants := journal.Present{}, t.claimants()
	for i, here := range t.here() {
		if here {
			who.Seats |= 1 << i
		}
		if claimants[i] {
			who.Claimed |= 1 << i
		}
	}
	if who == (journal.Present{}) {
		return
	}
	if err := t.server.config.Journal.Here(t.id, who); err != nil {
		t.server.fails(t, err)
	}
}

// heardOf records who is at another host. Their absence counts from zero again.
func (t *table) heardOf(who journal.Present) {
	if t.room == nil {
		return
	}
	for i := range t.elsewhere {
		if who.Seats&(1<<i) != 0 {
			t.elsewhere[i] = time.Now()
		}
		if who.Claimed&(1<<i) != 0 {
			t.asksElsewhere[i] = time.Now()
		}
	}
	t.leaveOut()
	t.windUp()
}

// silences is how many announcements another host must have missed before the persons there count as away.
const silences = 3

// awayFor returns how long persons must have been away so that an agreed end no longer waits for them; 0: it always
// does.
func (t *table) awayFor() time.Duration {
	gone := t.server.config.Limits.Gone
	if gone == 0 {
		return 0
	}
	if t.server.config.Journal.Shared() {
		gone = max(gone, silences*t.server.every())
	}
	return max(gone, time.Duration(t.room.Clock())*time.Second)
}

// awaySince returns since when nobody has been there for a seat, as far as this host knows; zero: somebody is there, or
// may be. Other hosts announce nobody until an end is asked for, so absence is counted from then.
func (t *table) awaySince(s int) time.Time {
	since := t.absent[s]
	if since.IsZero() || !t.server.config.Journal.Shared() {
		return since
	}
	if t.asking.IsZero() {
		return time.Time{}
	}
	for _, later := range []time.Time{t.asking, t.elsewhere[s]} {
		if later.After(since) {
			since = later
		}
	}
	return since
}

// gone marks the seats whose persons have been away for longer than that.
func (t *table) gone() (gone [games.MaxSeats]bool) {
	long := t.awayFor()
	for s := range gone {
		since := t.awaySince(s)
		gone[s] = long > 0 && !since.IsZero() && time.Since(since) >= long
	}
	return gone
}

// leaveOut tells the room who is gone. It is called before somebody asks or answers, and when somebody comes or goes.
// If this completes an agreement, the timer acts on it.
func (t *table) leaveOut() { _, _ = t.room.Gone(t.gone()) }

// without ends the match if all who are not gone have agreed.
func (t *table) without() error {
	_, err := t.take(t.server.ctx, func() (room.Taken, error) {
		return t.room.Gone(t.gone())
	})
	return err
}

// nextGone returns when the next absent person will count as gone, while an end is asked for; false: nobody is waited
// for.
func (t *table) nextGone() (next time.Time, waits bool) {
	long := t.awayFor()
	if long == 0 || !t.room.AsksForEnd() {
		return next, false
	}
	for s := range t.absent {
		since := t.awaySince(s)
		if at := since.Add(long); !since.IsZero() && time.Now().Before(at) && (!waits || at.Before(next)) {
			next, waits = at, true
		}
	}
	return next, waits
}
