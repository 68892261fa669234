package rooms

import (
	"fmt"
	"slices"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// mayClaim refuses a claim to a seat whose own device is here, and one too soon after a no. It also refuses to let a
// claimant in once that device is back.
func (t *table) mayClaim(d room.Deed, taken room.Taken, address string) error {
	switch {
	case d.Do != room.DoClaim && d.Do != room.DoAdmit || taken.Already:
		return nil
	case slices.Contains(t.present(), d.Seat):
		return room.NotGone
	case d.Do == room.DoClaim && !t.paused.over(d.Seat, d.Key, address, t.server.config.Limits.ClaimPause):
		return tooOften
	default:
		return nil
	}
}

const (
	// seatPause is how long nobody can ask for a seat after a no, or after a question was taken back, so that the host
	// is asked by one after the other.
	seatPause = 5 * time.Second
	// mostDenied is how many noes all devices of an address can get in the time of one pause.
	mostDenied = 4
	// goneAfter is how long the device of a claimant may be away until its claim ends: a page that is loaded anew, or a
	// host, takes a few seconds. With several hosts the device may be at another one, whose word for it may get lost.
	goneAfter, goneFromHere = 20 * time.Second, 5 * time.Minute
)

// pauses are when the host said no: the last time of each seat and of each claimant's key, and how much each address
// has left.
type pauses map[string]*bucket

// seatOf names a seat, and fromOf an address, among the keys of pauses.
func seatOf(s games.Seat) string { return fmt.Sprint("seat ", s) }

func fromOf(address string) string { return "from " + address }

// rests has nobody ask for a seat for a while.
func (p pauses) rests(s games.Seat) { p[seatOf(s)] = &bucket{at: time.Now()} }

// over reports whether somebody may ask for a seat.
func (p pauses) over(s games.Seat, key, address string, pause time.Duration) bool {
	now := time.Now()
	for of, long := range map[string]time.Duration{seatOf(s): min(seatPause, pause), key: pause} {
		if b := p[of]; b != nil && now.Sub(b.at) < long {
			return false
		}
	}
	b := p[fromOf(address)]
	return b == nil || pause == 0 || b.left+now.Sub(b.at).Seconds()/pause.Seconds() >= 1
}

// takesBack begins the pause after a claim was taken back, so that the host's screen does not flicker.
func (t *table) takesBack(s games.Seat) { t.pausing().rests(s) }

// pausing returns the pauses to add one.
func (t *table) pausing() pauses {
	if t.paused == nil || len(t.paused) >= manyBudgets {
		t.paused = pauses{}
	}
	return t.paused
}

// pauses begins the pauses after a no to a claimant.
func (t *table) pauses(s games.Seat, key string) {
	t.pausing().rests(s)
	pause, now := t.server.config.Limits.ClaimPause, time.Now()
	t.paused[key] = &bucket{at: now}
	for d := range t.devices {
		if d.key != key || pause == 0 {
			continue
		}
		from := fromOf(d.address)
		if t.paused[from] == nil {
			t.paused[from] = &bucket{}
		}
		t.paused[from].take(now, 1/pause.Seconds(), mostDenied)
		return
	}
}

// claimants marks the claimed seats whose claimant's device is here.
func (t *table) claimants() (here [games.MaxSeats]bool) {
	for d := range t.devices {
		for i := range t.room.Sitters() {
			here[i] = here[i] || d.key != "" && t.room.Claimant(games.Seat(i)) == d.key
		}
	}
	return here
}

// asks records since when the claimants' devices are not here.
func (t *table) asks() {
	for i, here := range t.claimants() {
		claimed := i < len(t.room.Sitters()) && t.room.Claimant(games.Seat(i)) != ""
		if !claimed {
			t.asksElsewhere[i] = time.Time{}
		}
		switch {
		case !claimed || here:
			t.unasked[i] = time.Time{}
		case t.unasked[i].IsZero():
			t.unasked[i] = time.Now()
		}
	}
}

// unaskedFor is how long a claimant's device may be away.
func (t *table) unaskedFor() time.Duration {
	if t.server.config.Journal.Shared() {
		return goneFromHere
	}
	return goneAfter
}

// unaskedSince is since when the device that claims a seat has been at no host, as far as this one knows; zero: it is
// here, or nobody claims the seat.
func (t *table) unaskedSince(s int) time.Time {
	since := t.unasked[s]
	if later := t.asksElsewhere[s]; !since.IsZero() && later.After(since) {
		return later
	}
	return since
}

// nextDrop returns when the next claim ends because its claimant's device is gone; false: none does.
func (t *table) nextDrop() (next time.Time, ends bool) {
	for s := range t.unasked {
		since := t.unaskedSince(s)
		if at := since.Add(t.unaskedFor()); !since.IsZero() && time.Now().Before(at) && (!ends || at.Before(next)) {
			next, ends = at, true
		}
	}
	return next, ends
}

// returns ends the claims to seats whose own devices are here, and those whose claimants' devices are gone, soon
// afterwards. With several hosts each looks for itself.
func (t *table) returns() {
	if t.returning || t.server.ctx.Err() != nil || !t.room.Claims() || len(t.idle()) == 0 {
		return
	}
	t.returning = true
	t.server.hold(t)
	t.server.all.Go(func() {
		defer t.server.release(t)
		t.mu.Lock()
		defer t.mu.Unlock()
		var err error
		for _, s := range t.idle() {
			if _, err = t.take(t.server.ctx, func() (room.Taken, error) { return t.room.Drop(s) }); err != nil {
				break
			}
		}
		t.returning = false // whoever comes next tries again if this has failed
		t.isDone("a claim", err)
	})
}

// idle lists the claimed seats whose own devices are here, or whose claimants' devices are gone.
func (t *table) idle() (list []games.Seat) {
	here := t.present()
	for i := range t.room.Sitters() {
		s, since := games.Seat(i), t.unaskedSince(i)
		gone := !since.IsZero() && time.Since(since) >= t.unaskedFor()
		if t.room.Claimant(s) != "" && (gone || slices.Contains(here, s)) {
			list = append(list, s)
		}
	}
	return list
}

// tellAlso tells the other devices with a device's secret, once each, that another one has their seat too.
func (t *table) tellAlso(d *device) {
	s, seated := t.room.Seat(d.key)
	for other := range t.devices {
		if seated && other != d && other.key == d.key && !other.also {
			other.also = true
			other.say(talk.Message{Say: talk.SayAlso, Seat: &s})
		}
	}
}
