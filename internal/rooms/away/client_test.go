package away

import (
	"encoding/json"
	"testing"
	"time"

	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// said is a line on which a host has said everything already.
type said struct{ texts [][]byte }

func (l *said) Send([]byte) {}

func (l *said) Receive() ([]byte, bool) {
	if len(l.texts) == 0 {
		return nil, false
	}
	text := l.texts[0]
	l.texts = l.texts[1:]
	return text, true
}

func (l *said) Closed() bool { return false }

func (l *said) Close() {}

// TestAClockWakesOnceASecond runs a clock down: the program is woken whenever another second is left, however often it looks meanwhile, and no more once
// the time is over. Between two seconds nothing has to be drawn.
func TestAClockWakesOnceASecond(t *testing.T) {
	left := int64(2400) // ms
	state, err := json.Marshal(talk.Message{Say: talk.SayState, State: &room.State{}, Left: &left})
	if err != nil {
		t.Fatal(err)
	}
	c := Enter(func(string, func()) Line { return &said{[][]byte{state}} }, "", talk.Enter{}, func() {})
	var waits []time.Duration
	c.later = func(d time.Duration, _ func()) { waits = append(waits, d) }
	begin := time.Unix(1000, 0)
	for ms := range 4000 {
		c.Poll(begin.Add(time.Duration(ms) * time.Millisecond))
	}
	if len(waits) != 3 || waits[0] != 400*time.Millisecond || waits[1] != time.Second || waits[2] != time.Second {
		t.Errorf("it is woken after %v", waits)
	}
	if left, runs := c.Left(); !runs || left != 0 {
		t.Errorf("in the end there is %v left, %v", left, runs)
	}
}
