package away

import (
	"encoding/json"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// said is a line on which a host has said everything already.
type said struct {
	texts  [][]byte
	closed bool
}

func (l *said) Send([]byte) {}

func (l *said) Receive() ([]byte, bool) {
	if len(l.texts) == 0 {
		return nil, false
	}
	text := l.texts[0]
	l.texts = l.texts[1:]
	return text, true
}

func (l *said) Closed() bool { return l.closed && len(l.texts) == 0 }

func (l *said) Close() { l.closed = true }

// TestAClockWakesOnceASecond runs a clock down: the program is woken whenever another second is left, however often it looks meanwhile, and no more once
// the time is over. Between two seconds nothing has to be drawn.
func TestAClockWakesOnceASecond(t *testing.T) {
	left := int64(2400) // ms
	state, err := json.Marshal(talk.Message{Say: talk.SayState, State: &room.State{}, Left: &left})
	if err != nil {
		t.Fatal(err)
	}
	c := Enter(func(string, func()) Line { return &said{texts: [][]byte{state}} }, "", talk.Enter{}, func() {})
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

// TestAHostThatSpeaksOfOtherSeatsIsNone says that somebody is where no seat is, or that clocks run there.
func TestAHostThatSpeaksOfOtherSeatsIsNone(t *testing.T) {
	seats := make([]room.Sitter, 3)
	for what, m := range map[string]talk.Message{
		"":                          {State: &room.State{Seats: seats}, Present: []games.Seat{0, 2}, Runs: []games.Seat{1}},
		"somebody before the first": {State: &room.State{Seats: seats}, Present: []games.Seat{-1}},
		"somebody behind the last":  {State: &room.State{Seats: seats}, Present: []games.Seat{0, 3}},
		"a clock of nobody":         {State: &room.State{Seats: seats}, Runs: []games.Seat{-1}},
		"more seats than any game":  {State: &room.State{Seats: make([]room.Sitter, games.MaxSeats+1)}},
	} {
		m.Say = talk.SayState
		line := &said{texts: [][]byte{encode(m)}}
		c := Enter(func(string, func()) Line { return line }, "", talk.Enter{}, func() {})
		c.Poll(time.Unix(1000, 0))
		if known := c.State() != nil; known != (what == "") || line.closed == known {
			t.Errorf("%q: known %v, the line is closed %v", what, known, line.closed)
		}
	}
}

// TestTheLineIsDialledWhenThePauseIsOver lets no line be had: the program is woken when it may dial again, soon at first and then every five seconds.
func TestTheLineIsDialledWhenThePauseIsOver(t *testing.T) {
	dials, now := 0, time.Unix(1000, 0)
	c := Enter(func(string, func()) Line { dials++; return &said{closed: true} }, "", talk.Enter{}, func() {})
	var wait time.Duration
	c.later = func(d time.Duration, _ func()) { wait = d }
	for n, want := range []time.Duration{250, 500, 1000, 2000, 4000, 5000, 5000} {
		c.Poll(now)
		if dials != n+1 || wait != want*time.Millisecond {
			t.Fatalf("dialled for the %d. time, woken after %v, not %v ms", dials, wait, int(want))
		}
		if c.Poll(now.Add(wait - 1)); dials != n+1 {
			t.Fatal("dialled before the pause is over")
		}
		now = now.Add(wait)
	}
}

// TestNoRoomIsMadeByWhoIsNoHost asks for a room where something else answers.
func TestNoRoomIsMadeByWhoIsNoHost(t *testing.T) {
	line := &said{texts: [][]byte{[]byte("<html>")}}
	m := Make(func(string, func()) Line { return line }, "", talk.Make{}, func() {})
	if made, reason, done := m.Poll(); made != nil || reason != "" || !done || !line.closed {
		t.Errorf("%v, %q, %v; the line is closed: %v", made, reason, done, line.closed)
	}
}
