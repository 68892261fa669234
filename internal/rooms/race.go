package rooms

import (
	"time"

	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// heat is the clock of a race between hands ([room.Room.Race]). All devices start theirs at the same moment, when all
// show what the hands will reach for. What a hand did is settled once no earlier deed can be on its way any more.
type heat struct {
	race  int         // which race; 0: none
	first time.Time   // when the first device was ready
	start time.Time   // when the clock starts at the devices; zero: it does not run
	base  int         // the tick that it starts after
	timer *time.Timer // begins the race, or settles what hands did
}

const (
	// slowReady is how long the others wait for a device that does not say it is ready.
	slowReady = 5 * time.Second
	// grace is how many ticks more than the slowest line takes are waited for, since deeds wait for the disk, too.
	grace = 3
)

// stop ends the clock.
func (h *heat) stop() {
	if h.timer != nil {
		h.timer.Stop()
	}
	*h = heat{race: h.race}
}

// raceOn takes stock of the race after any change: it waits for the devices, begins, or waits for the moment when
// something can be settled. The clock stands still while nobody is in the room.
func (t *table) raceOn() {
	h := &t.heat
	if race := t.room.Race(); h.race != race || len(t.devices) == 0 {
		h.stop()
		h.race = race
	}
	if h.race == 0 || len(t.devices) == 0 || t.server.ctx.Err() != nil {
		return
	}
	if h.timer != nil {
		h.timer.Stop()
		h.timer = nil
	}
	now := time.Now()
	if h.start.IsZero() {
		ready, all := t.ready()
		if ready && h.first.IsZero() {
			h.first = now
		}
		switch late := h.first.Add(slowReady); {
		case all || !h.first.IsZero() && !now.Before(late):
			t.start(now)
		case !h.first.IsZero():
			h.timer = time.AfterFunc(late.Sub(now), t.raceGoesOn)
			return
		default:
			return
		}
	}
	if tick, ok := t.room.NextReach(); ok && !t.isFull(room.DoMove, false) {
		at := h.start.Add(t.ticks(tick + t.slowest() - h.base))
		h.timer = time.AfterFunc(max(0, at.Sub(now)), t.raceGoesOn)
	}
}

// ready reports whether some of the devices whose hands reach are ready, and whether all are.
func (t *table) ready() (some, all bool) {
	all = true
	for d := range t.devices {
		if t.plays(d) {
			is := d.ready == t.heat.race
			some, all = some || is, all && is
		}
	}
	return some, all
}

// plays reports whether a person's hand that may reach now is at a device.
func (t *table) plays(d *device) bool {
	from := d.from()
	for _, s := range t.room.Reaching() {
		if s == from.Seat || t.room.Plays(from, s) {
			return true
		}
	}
	return false
}

// start starts the clock. Devices with slow lines are told earlier, so that all begin at the same moment.
func (t *table) start(now time.Time) {
	lead := time.Duration(0)
	for d := range t.devices {
		lead = max(lead, d.lag.bound())
	}
	h := &t.heat
	h.start, h.base = now.Add(lead), t.room.Reached()
	for d := range t.devices {
		t.goes(d, lead-d.lag.bound(), h.base)
	}
}

// goes tells a device after a while that the race is on, if it still is.
func (t *table) goes(d *device, after time.Duration, tick int) {
	race := t.heat.race
	say := func() {
		d.say(talk.Message{Say: talk.SayGo, Race: race, Tick: tick, Lags: t.lags()})
	}
	if after <= 0 {
		say()
		return
	}
	time.AfterFunc(after, func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		if _, here := t.devices[d]; here && t.heat.race == race {
			say()
		}
	})
}

// isReady notes that a device shows what hands will reach for. If the others have begun, it joins them.
func (d *device) isReady(race int) {
	t := d.at
	if race == 0 || race != t.room.Race() {
		return // it has ended since
	}
	again := d.ready == race
	d.ready = race
	if h := &t.heat; h.race == race && !h.start.IsZero() && !again {
		t.goes(d, 0, t.tick(time.Now().Add(d.lag.bound()))-1)
		return
	}
	t.raceOn()
}

// ticks returns after how long so many ticks of the race are over. It is rounded up: a timer that fires just before
// would find nothing to do.
func (t *table) ticks(n int) time.Duration {
	rate := time.Duration(max(1, t.room.Rate()))
	return (time.Duration(n)*time.Second + rate - 1) / rate
}

// tick returns the tick of the race's clock at a moment, counted from 1; 0: it does not run yet. A line that was faster
// than expected may bring a deed before all have started: it counts from the first tick on.
func (t *table) tick(now time.Time) int {
	h := &t.heat
	if h.race == 0 || h.start.IsZero() {
		return 0
	}
	return h.base + 1 + int(max(0, now.Sub(h.start))*time.Duration(t.room.Rate())/time.Second)
}

// boundOf returns how many ticks before its arrival a device's deed may lie. The clocks of both ends count whole ticks,
// so it is one more than the line takes.
func (t *table) boundOf(d *device) int {
	return 1 + int((d.lag.bound()*time.Duration(t.room.Rate())+time.Second-1)/time.Second)
}

// slowest returns after how many ticks no earlier deed can come any more.
func (t *table) slowest() int {
	most := 0
	for d := range t.devices {
		if t.plays(d) {
			most = max(most, t.boundOf(d))
		}
	}
	return most + grace
}

// arrival returns when a deed of a device came in.
func (t *table) arrival(d *device, at time.Time) room.Arrival {
	if t.room.Race() == 0 {
		return room.Arrival{}
	}
	return room.Arrival{Tick: t.tick(at), Bound: t.boundOf(d)}
}

// raceGoesOn runs when the timer fires. It begins the race, or settles what hands did.
func (t *table) raceGoesOn() { t.later(t.settle) }

func (t *table) settle() {
	for !t.heat.start.IsZero() && !t.isFull(room.DoMove, false) {
		taken, err := t.take(t.server.ctx, func() (room.Taken, error) {
			return t.room.Settle(t.tick(time.Now()) - t.slowest())
		})
		t.isDone("a race", err)
		if err != nil {
			t.heat.timer = time.AfterFunc(time.Second, t.raceGoesOn) // storing failed: try again
			return
		}
		if taken.Line == nil {
			break
		}
	}
	t.raceOn()
}

// lags returns how many milliseconds the line of each seat takes one way; −1: nothing is known. nil: no hands race in
// this match.
func (t *table) lags() []int64 {
	if !t.room.Races() {
		return nil
	}
	list := make([]int64, len(t.room.Sitters()))
	for s := range list {
		list[s] = -1
	}
	for d := range t.devices {
		s, ok := t.room.Seat(d.key)
		if way, known := d.lag.way(); ok && known {
			list[s] = max(list[s], min(way.Milliseconds(), longestLag))
		}
	}
	return list
}

// longestLag bounds what is told of a line, in milliseconds.
const longestLag = 9999

// stamp returns a number that changes with whatever makes a computer player's decision void. While hands race that is
// only the next step: others may reach meanwhile.
func (t *table) stamp() int {
	if t.room.Race() > 0 {
		return -t.room.Steps()
	}
	return t.room.Lines()
}
