package away

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"
	"unsafe"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// said is a line with everything that the host will ever say already on it.
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

// TestAClockWakesOnceASecond polls a running clock every millisecond. The program must be woken only when the number of
// seconds changes, as nothing else has to be drawn, and not again after the time is over.
func TestAClockWakesOnceASecond(t *testing.T) {
	left := int64(2400) // milliseconds
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

// TestAHostThatSpeaksOfOtherSeatsIsNone has a host name seats that do not exist, as those of persons who are there or
// whose clocks run. The device must close the line.
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

// TestTheLineIsDialledWhenThePauseIsOver has every dial fail. The pauses before the next one grow to five seconds, and
// the program is woken when each is over.
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

// TestAHostThatTellsWithoutEndIsLeft has a host send events without end: many small ones, a few large ones, or moves
// without events. The device keeps a bounded amount, and then leaves with a reason. An account that starts from the
// beginning replaces the old one, and counts anew.
func TestAHostThatTellsWithoutEndIsLeft(t *testing.T) {
	many := func(n int, text string) (told talk.Told) {
		told.Events, told.At = slices.Repeat([]json.RawMessage{json.RawMessage(text)}, n), make([]int, n)
		return told
	}
	for what, told := range map[string]talk.Told{
		"small events": many(10_000, "0"),
		"large events": many(2, `"`+strings.Repeat("x", 500_000)+`"`),
		"moves":        {By: make([]games.Seat, 100_000)},
	} {
		line := &said{}
		c := Enter(func(string, func()) Line { return line }, "", talk.Enter{}, func() {})
		kept := func() (size int) {
			for _, e := range c.Told().Events {
				size += len(e.Event) + int(unsafe.Sizeof(e))
			}
			return size + len(c.Told().By)*int(unsafe.Sizeof(games.Seat(0)))
		}
		tell := func(from, times int) {
			told.From = from
			text := encode(talk.Message{Say: talk.SayTold, Told: &told})
			for range times {
				line.texts = append(line.texts, text)
				c.Poll(time.Unix(1000, 0))
			}
		}
		tell(0, 5)
		if got := kept(); got == 0 || c.Status() == Refused {
			t.Fatalf("%s: %d bytes are kept, and the device is %v", what, got, c.Status())
		}
		tell(-1, 60)
		if c.Status() == Refused || c.Told().Fresh != 60 {
			t.Errorf("%s: what begins anew adds up", what)
		}
		tell(0, 60)
		if c.Status() != Refused || c.Reason() != tooMuchReason || !line.closed {
			t.Errorf("%s: the device is %v, %q, and the line closed: %v", what, c.Status(), c.Reason(), line.closed)
		}
		if got := kept(); got > mostTold || got == 0 {
			t.Errorf("%s: %d bytes are kept", what, got)
		}
		c.Poll(time.Unix(2000, 0))
		if line.texts = nil; c.line != nil {
			t.Errorf("%s: it dials again", what)
		}
	}
}

// TestAHostThatTellsAtOnceKeepsNothingWaiting sends more messages than one poll takes in. The program must be woken for
// the rest.
func TestAHostThatTellsAtOnceKeepsNothingWaiting(t *testing.T) {
	line := &said{texts: slices.Repeat([][]byte{encode(talk.Message{Say: talk.SayFeel})}, 3*mostAtOnce/2)}
	woken := 0
	c := Enter(func(string, func()) Line { return line }, "", talk.Enter{}, func() { woken++ })
	if c.Poll(time.Unix(1000, 0)); len(line.texts) != mostAtOnce/2 || woken != 1 {
		t.Errorf("%d messages are left, and the program is woken %d times", len(line.texts), woken)
	}
	if c.Poll(time.Unix(1000, 0)); len(line.texts) != 0 || woken != 1 {
		t.Errorf("%d messages are left, and the program is woken %d times", len(line.texts), woken)
	}
}

// TestWhatIsNotReceivedIsBounded fills one inbox that nobody empties, and sends as much through another that is emptied
// all the time.
func TestWhatIsNotReceivedIsBounded(t *testing.T) {
	for _, size := range []int{0, 100, longestText} {
		var unread, read inbox
		n, text := 0, make([]byte, size)
		for unread.put(text) {
			if n++; n > mostUnread/keeping {
				t.Fatalf("%d texts of %d bytes fit", n, size)
			}
			for range 2 {
				if !read.put(text) {
					t.Fatalf("of %d bytes each, all of them received, the %d. is too much", size, n)
				}
				if got, ok := read.take(); !ok || len(got) != size {
					t.Fatalf("received %d bytes, %v", len(got), ok)
				}
			}
			if _, ok := read.take(); ok {
				t.Fatal("one is received twice")
			}
		}
		if n == mostTexts && size < mostUnread/mostTexts-keeping {
			continue
		}
		if n*(size+keeping) > mostUnread || (n+1)*(size+keeping) <= mostUnread || len(unread.texts) != 0 {
			t.Errorf("%d texts of %d bytes fit, and %d stay behind one too many", n, size, len(unread.texts))
		}
	}
}

// TestNoRoomIsMadeByWhoIsNoHost asks for a room at an address where something else answers.
func TestNoRoomIsMadeByWhoIsNoHost(t *testing.T) {
	line := &said{texts: [][]byte{[]byte("<html>")}}
	m := Make(func(string, func()) Line { return line }, "", talk.Make{}, func() {})
	if made, reason, done := m.Poll(); made != nil || reason != "" || !done || !line.closed {
		t.Errorf("%v, %q, %v; the line is closed: %v", made, reason, done, line.closed)
	}
}

// TestOfChangesThatNobodyAsksForTheLastAreKept has a host send one state after another while nobody calls Next. Only
// the last ones are kept.
func TestOfChangesThatNobodyAsksForTheLastAreKept(t *testing.T) {
	line := &said{}
	c := Enter(func(string, func()) Line { return line }, "", talk.Enter{}, func() {})
	for n := range 3 * mostFrames {
		line.texts = append(line.texts, encode(talk.Message{Say: talk.SayState, State: &room.State{Steps: n}}))
		c.Poll(time.Unix(1000, 0))
	}
	waiting := c.Waiting()
	if len(waiting) != mostFrames || waiting[0].State.Steps != 2*mostFrames ||
		waiting[mostFrames-1].State != c.State() {
		t.Errorf("%d changes wait", len(waiting))
	}
}
