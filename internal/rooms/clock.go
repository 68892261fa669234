package rooms

import (
	"errors"
	"time"

	"runehall/games/room"
)

// late counts the seats whose time was over.
func (t *table) late() (n int) {
	for _, s := range t.room.Sitters() {
		if s.Late {
			n++
		}
	}
	return n
}

// due returns when the time of those is over whose turn it is, or false.
func (t *table) due() (time.Time, bool) {
	if len(t.room.Due()) == 0 {
		return time.Time{}, false
	}
	return t.beat.Add(time.Duration(t.room.Clock()) * time.Second), true
}

// left returns how many milliseconds they still have; nil: no clock runs.
func (t *table) left() *int64 {
	at, runs := t.due()
	if !runs {
		return nil
	}
	ms := max(0, time.Until(at).Milliseconds())
	return &ms
}

// windUp has the table look again when the time is over of those whose turn it is. The clock stands still while nobody is in the room.
func (t *table) windUp() {
	if t.clock != nil {
		t.clock.Stop()
		t.clock = nil
	}
	if at, runs := t.due(); runs && len(t.devices) > 0 && t.server.ctx.Err() == nil {
		t.clock = time.AfterFunc(time.Until(at), t.timeOut)
	}
}

// timeOut ends the time of those who had to act, if it is over.
func (t *table) timeOut() {
	t.mu.Lock()
	defer t.mu.Unlock()
	at, runs := t.due()
	if !runs || time.Now().Before(at) || len(t.devices) == 0 || t.server.ctx.Err() != nil || t.isFull(room.DoClock) {
		return // the room has gone on meanwhile, or nothing more fits into it
	}
	for _, s := range t.room.Due() {
		_, err := t.take(t.server.ctx, func() (room.Taken, error) { return t.room.TimeOut(s) })
		if err != nil && !errors.Is(err, room.Stale) {
			t.server.log("a clock", err)
			t.clock = time.AfterFunc(time.Second, t.timeOut) // what could not be stored is tried again
			return
		}
	}
}
