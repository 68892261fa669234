package rooms

import (
	"context"
	"time"

	"runehall/games"
	"runehall/games/room"
)

// chargesEach is in how many parts, at least, the use of a seat's time for the whole match is stored. A host that is
// killed forgets one part at most.
const chargesEach = 60

// count starts the time of the seats that have to decide now, and stops that of the others. While nobody is in the
// room, no time runs.
func (t *table) count() {
	var due [games.MaxSeats]bool
	if t.room.Total() > 0 && len(t.devices) > 0 {
		for _, s := range t.room.Due() {
			due[s] = true
		}
	}
	for s := range t.since {
		switch {
		case !due[s]:
			t.since[s] = time.Time{}
		case t.since[s].IsZero():
			t.since[s] = time.Now()
		}
	}
}

// stored returns how much time a seat has left for the whole match, as the room has stored it.
func (t *table) stored(s games.Seat) time.Duration {
	return time.Duration(t.room.Rest(s)) * time.Millisecond
}

// rests returns the same for each seat.
func (t *table) rests() (rests [games.MaxSeats]time.Duration) {
	for s := range t.room.Sitters() {
		rests[s] = t.stored(games.Seat(s))
	}
	return rests
}

// recount takes account of use that has been stored meanwhile, by this host or by another one that counts the same
// time. before is what was left until then.
func (t *table) recount(before [games.MaxSeats]time.Duration) {
	for s, rest := range t.rests() {
		if used := before[s] - rest; used > 0 && !t.since[s].IsZero() {
			if t.since[s] = t.since[s].Add(used); t.since[s].After(time.Now()) {
				t.since[s] = time.Now()
			}
		}
	}
	t.count()
}

// charge stores what everybody has used of the time for the whole match since the last time.
func (t *table) charge(ctx context.Context) error {
	if t.isFull(room.DoTotal, true) {
		return nil // what is left of the room is for the match
	}
	for s := range t.room.Sitters() {
		if t.since[s].IsZero() {
			continue
		}
		taken, err := t.room.Spend(games.Seat(s), time.Since(t.since[s]).Milliseconds())
		if err != nil || taken.Line == nil {
			continue // nobody has the seat any more, or the time is too short to be stored
		}
		if err := t.store(ctx, taken.Line); err != nil {
			return err
		}
	}
	return nil
}

// nextCharge returns when the next seat's time is over, or a part of it has to be stored; false: no time is running.
func (t *table) nextCharge() (next time.Time, runs bool) {
	if t.isFull(room.DoTotal, true) {
		return next, false
	}
	part := time.Duration(t.room.Total()) * time.Second / chargesEach
	for s, since := range t.since {
		if since.IsZero() {
			continue
		}
		if at := since.Add(min(part, t.stored(games.Seat(s)))); !runs || at.Before(next) {
			next, runs = at, true
		}
	}
	return next, runs
}

// stop stores what everybody has used when the last device leaves.
func (t *table) stop() {
	_, err := t.take(context.WithoutCancel(t.server.ctx), onlyCharge)
	t.isDone("a clock", err)
}

// onlyCharge is a deed whose only effect is that used time gets stored.
func onlyCharge() (room.Taken, error) { return room.Taken{Held: true}, nil }

// rest returns how many milliseconds each seat has left for the whole match, and which seats' time is running.
func (t *table) rest() (rest []int64, runs []games.Seat) {
	if t.room.Total() == 0 {
		return nil, nil
	}
	for s := range t.room.Sitters() {
		left := t.stored(games.Seat(s))
		if since := t.since[s]; !since.IsZero() {
			left = max(0, left-time.Since(since))
			runs = append(runs, games.Seat(s))
		}
		rest = append(rest, left.Milliseconds())
	}
	return rest, runs
}
