package rooms

import (
	"encoding/json"

	"runehall/games"
	"runehall/internal/rooms/talk"
)

// The most events in a message, and the most bytes.
const (
	mostEvents = 256
	mostBytes  = 48 << 10
)

// news returns the messages that tell a reader all events after the first moves, and the state of the room.
func (t *table) news(of newsOf) ([][]byte, error) {
	reader, from := of.reader, of.from
	var texts [][]byte
	write := func(m talk.Message) error {
		text, err := json.Marshal(m)
		texts = append(texts, text)
		return err
	}
	events, err := t.room.Told(reader, from)
	if err != nil {
		return nil, err
	}
	moves := t.room.Moves()
	for first := true; len(events) > 0 || first && from < moves; first = false {
		n, size := 0, 0
		for n < len(events) && n < mostEvents && size < mostBytes {
			size += len(events[n].Event)
			n++
		}
		told := talk.Told{From: from, Moves: moves, Before: t.room.Before()}
		for _, e := range events[:n] {
			told.Events, told.At = append(told.Events, e.Event), append(told.At, e.Move)
		}
		if first {
			told.By = t.room.Movers(from)
		} else {
			told.From = moves // this message continues the one before
		}
		if err := write(talk.Message{Say: talk.SayTold, Told: &told}); err != nil {
			return nil, err
		}
		events = events[n:]
	}
	state := t.room.State(reader)
	rest, runs := t.rest()
	var own *games.Seat
	if of.own >= 0 {
		own = &of.own
	}
	err = write(talk.Message{Say: talk.SayState, State: &state, Seat: own, Present: t.present(),
		Left: t.left(), Rest: rest,
		Runs: runs, Full: t.isStuck(), Lags: t.lags()})
	return texts, err
}
