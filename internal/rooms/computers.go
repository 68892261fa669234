package rooms

import (
	"time"

	"runehall/games"
	"runehall/games/room"
)

// slice is how many units a computer player thinks before it looks whether it is still wanted.
const slice = 2000

// goOn has the computer player whose turn it is think, if there is one and none does. The table is locked.
func (t *table) goOn() {
	if t.thinking || t.room.End() != nil || t.isStuck() || t.server.ctx.Err() != nil {
		return
	}
	turn, ok := t.room.Next()
	if !ok {
		return
	}
	q := question{turn: turn, lines: t.room.Lines(), beat: t.beat}
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

// question is a turn that a computer player is asked about, when the room had so many lines.
type question struct {
	turn     room.Turn
	thinking games.Thinking // nil where there is one move only
	lines    int
	beat     time.Time
}

// decide finds the decision of a turn, waits for the beat, and makes it, unless the room has gone on meanwhile.
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
			if t.room.Lines() != q.lines {
				return room.Taken{}, room.Stale
			}
			return t.room.Decided(q.turn, decision)
		})
	}
	if err != room.Stale { // otherwise somebody else has gone on
		t.isDone("a computer player", err)
		if err != nil {
			t.again()
			return
		}
	}
	t.goOn()
}

// again has the computer player asked once more, a little later: what it decided could not be stored. Until then the room stays in the memory: read anew
// it would be there twice.
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

// ponder lets a computer player think when there is a processor for it.
func (t *table) ponder(thinking games.Thinking) (games.Decision[string], error) {
	for {
		select {
		case t.server.think <- struct{}{}:
		case <-t.server.ctx.Done():
			return games.Decision[string]{}, t.server.ctx.Err()
		}
		decision, done := thinking.Step(slice)
		<-t.server.think
		if done {
			return decision, nil
		}
	}
}

// await waits for the next beat after the last step, so that the time which a decision takes tells nothing.
func (t *table) await(beat time.Time) error {
	pace := t.server.config.Pace
	if pace <= 0 {
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
