package rooms

import (
	"time"

	"runehall/games"
	"runehall/games/room"
)

// slice is how many units a computer player thinks before it checks whether its decision is still wanted.
const slice = 2000

// goOn lets a computer player think if it is its turn and none is thinking yet. The caller has locked the table.
func (t *table) goOn() {
	t.raceOn()
	if t.thinking || t.room.End() != nil || t.isStuck() || t.server.ctx.Err() != nil {
		return
	}
	turn, ok := t.room.Next()
	if !ok {
		return
	}
	q := question{turn: turn, stamp: t.stamp(), beat: t.beat}
	if t.room.Race() > 0 { // the decision names its own time
		q.beat = time.Time{}
	}
	if turn.Move == "" {
		thinking, err := t.room.Think(turn)
		if err != nil {
			t.isDone("a computer player", err)
			return
		}
		q.thinking = thinking
	}
	t.thinking = true
	t.server.hold(t)
	t.server.all.Go(func() {
		defer t.server.release(t)
		t.decide(q)
	})
}

// question is a decision that a computer player is asked for, with the stamp that the room had then. It waits for the
// next beat after the last step, if that is not zero.
type question struct {
	turn     room.Turn
	thinking games.Thinking // nil if there is only one legal move
	stamp    int
	beat     time.Time
}

// decide finds the decision, waits for the beat, and makes the move, unless the room has moved on since.
func (t *table) decide(q question) {
	decision := games.Decision[string]{Move: q.turn.Move}
	var err error
	if q.thinking != nil {
		decision, err = t.ponder(q.thinking)
	}
	if err == nil {
		err = t.await(q.beat)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.thinking = false
	if t.server.ctx.Err() != nil {
		return
	}
	if err == nil {
		_, err = t.take(t.server.ctx, func() (room.Taken, error) {
			if t.stamp() != q.stamp {
				return room.Taken{}, room.Stale
			}
			return t.room.Decided(q.turn, decision)
		})
	}
	if err != room.Stale { // Stale means that somebody else was faster
		t.isDone("a computer player", err)
		if err != nil {
			t.again()
			return
		}
	}
	t.goOn()
}

// again asks the computer player once more a little later, because its decision could not be stored. It keeps the room
// in memory until then: otherwise the room could be loaded a second time.
func (t *table) again() {
	t.server.hold(t)
	time.AfterFunc(time.Second, func() {
		defer t.server.release(t)
		if !t.server.stays() {
			return
		}
		defer t.server.all.Done()
		t.mu.Lock()
		defer t.mu.Unlock()
		t.goOn()
	})
}

// ponder lets a computer player think as soon as a processor is free.
func (t *table) ponder(thinking games.Thinking) (games.Decision[string], error) {
	var decision games.Decision[string]
	err := t.spend(func(units int) (done bool) {
		decision, done = thinking.Step(units)
		return done
	})
	return decision, err
}

// spend lets somebody think, slice by slice, whenever a processor is free. The error says that the host closes.
func (t *table) spend(step func(units int) (done bool)) error {
	for {
		select {
		case t.server.think <- struct{}{}:
		case <-t.server.ctx.Done():
			return t.server.ctx.Err()
		}
		done := step(slice)
		<-t.server.think
		if done {
			return nil
		}
	}
}

// await waits for the next beat after the last step. So the time that a decision takes gives nothing away.
func (t *table) await(beat time.Time) error {
	pace := t.server.config.Pace
	if pace <= 0 || beat.IsZero() {
		return nil
	}
	passed := time.Since(beat)
	timer := time.NewTimer((passed/pace+1)*pace - passed)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-t.server.ctx.Done():
		return t.server.ctx.Err()
	}
}
