package rooms

import (
	"errors"
	"time"

	"runehall/games/room"
)

// late counts the seats whose time is over.
func (t *table) late() (n int) {
	for _, s := range t.room.Sitters() {
		if s.Late {
			n++
		}
	}
	return n
}

// due returns when the acting seats' time for a move is over, or false if no clock runs.
func (t *table) due() (time.Time, bool) {
	if t.room.Clock() == 0 || len(t.room.Due()) == 0 {
		return time.Time{}, false
	}
	return t.beat.Add(time.Duration(t.room.Clock()) * time.Second), true
}

// left returns the milliseconds until then; nil: no clock runs.
func (t *table) left() *int64 {
	at, runs := t.due()
	if !runs {
		return nil
	}
	ms := max(0, time.Until(at).Milliseconds())
	return &ms
}

// windUp sets the timer for the next moment at which somebody's time is over or used time must be stored. Clocks stand
// still while nobody is in the room.
func (t *table) windUp() {
	if t.clock != nil {
		t.clock.Stop()
		t.clock = nil
	}
	if len(t.devices) == 0 || t.server.ctx.Err() != nil {
		return
	}
	at, runs := t.due()
	runs = runs && !t.isFull(room.DoClock, true)
	if next, total := t.nextCharge(); total && (!runs || next.Before(at)) {
		at, runs = next, true
	}
	if next, waits := t.nextGone(); waits && (!runs || next.Before(at)) {
		at, runs = next, true
	}
	if next, ends := t.nextDrop(); ends && (!runs || next.Before(at)) {
		at, runs = next, true
	}
	if runs {
		t.clock = time.AfterFunc(time.Until(at), t.timeOut)
	}
}

// timeOut runs when the timer fires. It ends the time of seats that are late, and stores what was used of the time for
// the whole match.
func (t *table) timeOut() { t.later(t.endTimes) }

// later does something when a timer fires, unless nobody is in the room any longer, or the host closes.
func (t *table) later(do func()) {
	if !t.server.stays() {
		return
	}
	defer t.server.all.Done()
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.devices) > 0 && t.server.ctx.Err() == nil {
		do()
	}
}

func (t *table) endTimes() {
	_, err := t.take(t.server.ctx, onlyCharge)
	if at, runs := t.due(); err == nil && runs && !time.Now().Before(at) && !t.isFull(room.DoClock, true) {
		err = t.lateAll()
	}
	if err == nil && t.room.AsksForEnd() {
		err = t.without()
	}
	t.returns()
	t.isDone("a clock", err)
	if err != nil {
		t.clock = time.AfterFunc(time.Second, t.timeOut) // storing failed: try again
		return
	}
	t.windUp()
}

// lateAll ends the time for a move of all seats that had to act.
func (t *table) lateAll() error {
	for _, s := range t.room.Due() {
		_, err := t.take(t.server.ctx, func() (room.Taken, error) { return t.room.TimeOut(s) })
		if err != nil && !errors.Is(err, room.Stale) {
			return err
		}
	}
	return nil
}
