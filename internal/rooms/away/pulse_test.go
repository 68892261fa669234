package away

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// wire is a line on which the test decides what comes and when. It keeps what is said on it.
type wire struct {
	texts  [][]byte
	said   []string // the kinds of the messages
	closed bool
	flood  bool
}

func (l *wire) Send(text []byte) {
	var m talk.Message
	if err := json.Unmarshal(text, &m); err != nil {
		panic(err)
	}
	l.said = append(l.said, m.Say)
}

func (l *wire) Receive() ([]byte, bool) {
	if len(l.texts) == 0 {
		return nil, false
	}
	text := l.texts[0]
	l.texts = l.texts[1:]
	return text, true
}

func (l *wire) Closed() bool  { return l.closed }
func (l *wire) Close()        { l.closed = true }
func (l *wire) Flooded() bool { return l.flood }

// desk is a device whose time and lines the test makes.
type desk struct {
	*Client
	now   time.Time
	lines []*wire
	wakes []time.Time // when it wants to be woken
}

func newDesk() *desk {
	d := &desk{now: time.Unix(1000, 0)}
	d.Client = Enter(func(string, func()) Line {
		d.lines = append(d.lines, &wire{})
		return d.line()
	}, "", talk.Enter{}, func() {})
	d.later = func(after time.Duration, _ func()) { d.wakes = append(d.wakes, d.now.Add(after)) }
	return d
}

func (d *desk) line() *wire { return d.lines[len(d.lines)-1] }

// comes lets messages come, and the device look at them.
func (d *desk) comes(list ...talk.Message) {
	for _, m := range list {
		d.line().texts = append(d.line().texts, encode(m))
	}
	d.Poll(d.now)
}

// sleeps lets time pass. The device looks only when it has asked to be woken.
func (d *desk) sleeps(rest time.Duration) {
	until := d.now.Add(rest)
	for {
		i := slices.IndexFunc(d.wakes, func(at time.Time) bool { return !at.After(until) })
		if i < 0 {
			break
		}
		next := slices.MinFunc(d.wakes, time.Time.Compare)
		d.wakes = slices.DeleteFunc(d.wakes, func(at time.Time) bool { return at.Equal(next) })
		d.now = next
		d.Poll(d.now)
	}
	d.now = until
}

// checks counts how often the host was asked for a word.
func (l *wire) checks() (n int) {
	for _, say := range l.said {
		if say == talk.SayCheck {
			n++
		}
	}
	return n
}

var (
	stateOfTest = talk.Message{Say: talk.SayState, State: &room.State{}}
	beatOfTest  = talk.Message{Say: talk.SayBeat, Beat: 15_000}
)

// TestALineThatIsSilentIsGivenUp has a host beat for a minute and then fall silent, without the line closing. The
// device must ask, say "one moment" within 20 seconds of the last word, and dial again by itself; nothing but its own
// wishes to be woken makes it look.
func TestALineThatIsSilentIsGivenUp(t *testing.T) {
	d := newDesk()
	d.Poll(d.now)
	d.comes(stateOfTest, beatOfTest)
	for range 4 {
		d.sleeps(15 * time.Second)
		d.comes(beatOfTest)
	}
	first := d.line()
	if d.Status() != Here || first.checks() > 0 || len(d.lines) != 1 {
		t.Fatalf("while the host beats, the device is %v, asks %d times, and has dialled %d times", d.Status(),
			first.checks(), len(d.lines))
	}
	if d.sleeps(19 * time.Second); d.Status() != Here || first.checks() != 1 {
		t.Errorf("after 19 silent seconds the device is %v, and has asked %d times", d.Status(), first.checks())
	}
	if d.sleeps(time.Second); d.Status() != Away || !first.closed {
		t.Errorf("after 20 silent seconds the device is %v, and the line closed: %v", d.Status(), first.closed)
	}
	if d.sleeps(time.Second); len(d.lines) != 2 {
		t.Fatalf("it has dialled %d times", len(d.lines))
	}
	if d.comes(stateOfTest, beatOfTest); d.Status() != Here {
		t.Errorf("on the new line it is %v", d.Status())
	}
}

// TestAHostThatAnswersStays has a host forget its word, but answer when it is asked. A host that promises nothing, as
// older ones, may be silent for ever, and is not asked for what it does not understand.
func TestAHostThatAnswersStays(t *testing.T) {
	d := newDesk()
	d.Poll(d.now)
	d.comes(stateOfTest, beatOfTest)
	for n := range 5 {
		d.sleeps(17 * time.Second)
		if d.line().checks() != n+1 {
			t.Fatalf("asked %d times", d.line().checks())
		}
		d.comes(beatOfTest)
	}
	if d.Status() != Here || len(d.lines) != 1 {
		t.Errorf("the device is %v, and has dialled %d times", d.Status(), len(d.lines))
	}
	old := newDesk()
	old.Poll(old.now)
	old.comes(stateOfTest)
	old.Check()
	old.Poll(old.now)
	old.sleeps(time.Hour)
	old.Poll(old.now)
	if old.Status() != Here || old.line().checks() > 0 || len(old.lines) != 1 {
		t.Errorf("with an older host it is %v, asks %d times, and has dialled %d times", old.Status(),
			old.line().checks(), len(old.lines))
	}
}

// TestADeviceThatComesToItselfLooksAtOnce has a page sleep for an hour. The host must be asked in the first look, and
// given up seconds later. Where the line was down already, it is dialled at once, and so it is where a dial hangs.
func TestADeviceThatComesToItselfLooksAtOnce(t *testing.T) {
	d := newDesk()
	d.Poll(d.now)
	d.comes(stateOfTest, beatOfTest)
	d.now = d.now.Add(3 * time.Second)
	d.Check()
	if d.Poll(d.now); d.line().checks() != 1 {
		t.Errorf("asked %d times", d.line().checks())
	}
	if d.comes(beatOfTest); d.Status() != Here {
		t.Fatalf("a host that answers is %v", d.Status())
	}
	d.wakes, d.now = nil, d.now.Add(time.Hour) // nothing runs meanwhile
	d.Check()
	if d.Poll(d.now); d.Status() != Here || d.line().checks() != 2 {
		t.Errorf("after an hour the device is %v, and has asked %d times", d.Status(), d.line().checks())
	}
	if d.sleeps(4 * time.Second); d.Status() != Away {
		t.Errorf("four seconds later it is %v", d.Status())
	}
	for range 5 { // until the pauses are long
		d.sleeps(lastPause)
		d.line().closed = true
		d.Poll(d.now)
	}
	dials := len(d.lines)
	d.Check()
	if d.Poll(d.now); len(d.lines) != dials+1 {
		t.Errorf("the pause goes on: %d dials", len(d.lines)-dials)
	}
	d.now = d.now.Add(3 * time.Second)
	d.Check()
	d.Poll(d.now)
	if d.sleeps(firstPause); len(d.lines) != dials+2 || !d.lines[dials].closed {
		t.Errorf("a dial from before hangs on: %d dials", len(d.lines)-dials)
	}
}

// TestADialThatHangsIsGivenUp has a network swallow a dial. Browsers may wait for minutes.
func TestADialThatHangsIsGivenUp(t *testing.T) {
	d := newDesk()
	d.Poll(d.now)
	if d.sleeps(19 * time.Second); len(d.lines) != 1 {
		t.Fatalf("dialled %d times", len(d.lines))
	}
	if d.sleeps(2 * time.Second); len(d.lines) != 2 || !d.lines[0].closed {
		t.Errorf("dialled %d times", len(d.lines))
	}
}

// TestAFullRoomIsSaid turns a device away that has never been inside, until it says so. One that has been tries on.
func TestAFullRoomIsSaid(t *testing.T) {
	for _, inside := range []bool{false, true} {
		d := newDesk()
		d.Poll(d.now)
		if inside {
			d.comes(talk.Message{Say: talk.SayState, State: &room.State{Seats: make([]room.Sitter, 2)}})
		}
		for n := range 2 * mostTurned {
			d.comes(talk.Message{Say: talk.SayNo, Reason: fullReason})
			if said := d.Status() == Refused && d.Reason() == fullReason; said != (!inside && n+1 >= mostTurned) {
				t.Errorf("inside before: %v; turned away %d times it says so: %v", inside, n+1, said)
			}
		}
	}
}

// TestAnUnknownReasonIsSaid has hosts refuse for reasons of their own. Who is refused in a word that nobody here knows
// must be told so, and not wait for ever; reasons that pass are waited out.
func TestAnUnknownReasonIsSaid(t *testing.T) {
	for _, reason := range []string{"", "room.refusal.newer", "⟦", unknownReason} {
		d := newDesk()
		d.Poll(d.now)
		d.comes(talk.Message{Say: talk.SayNo, Reason: reason})
		if d.Status() != Refused || d.Reason() != unknownReason {
			t.Errorf("%q: the device is %v, %q", reason, d.Status(), d.Reason())
		}
		d.Poll(d.now)
		m := Make(func(string, func()) Line {
			return &wire{texts: [][]byte{encode(talk.Message{Say: talk.SayNo, Reason: reason})}}
		}, "", talk.Make{}, func() {})
		if _, got, done := m.Poll(); !done || reason != "" && got != unknownReason {
			t.Errorf("%q: no room is made, because of %q", reason, got)
		}
	}
	for _, reason := range passing {
		d := newDesk()
		d.Poll(d.now)
		if d.comes(talk.Message{Say: talk.SayNo, Reason: reason}); d.Status() != Dialling {
			t.Errorf("%q: the device is %v", reason, d.Status())
		}
	}
	for _, reason := range finally {
		d := newDesk()
		d.Poll(d.now)
		if d.comes(talk.Message{Say: talk.SayNo, Reason: reason}); d.Status() != Refused || d.Reason() != reason {
			t.Errorf("%q: the device is %v, %q", reason, d.Status(), d.Reason())
		}
	}
}

// TestFeelingsWithoutEndAreBoundedWork sends as many feelings as one Poll takes in: each seat's last is shown, once.
// Large messages end a Poll sooner than small ones.
func TestFeelingsWithoutEndAreBoundedWork(t *testing.T) {
	d := newDesk()
	felt := map[int]int{}
	last := -1
	d.OnFeel(func(_ games.Seat, emblem int) { felt[emblem]++; last = emblem })
	d.Poll(d.now)
	for n := range mostAtOnce {
		seat, emblem := games.Seat(1), n%talk.Feelings
		d.line().texts = append(d.line().texts, encode(talk.Message{Say: talk.SayFeel, Seat: &seat, Emblem: &emblem}))
	}
	if d.Poll(d.now); len(felt) != 1 || felt[last] != 1 || last != (mostAtOnce-1)%talk.Feelings {
		t.Errorf("shown were %v", felt)
	}
	if d.Poll(d.now); felt[last] != 1 {
		t.Errorf("shown again: %v", felt)
	}
	large := talk.Message{Say: talk.SayNo, Number: 7, Clause: strings.Repeat("x", longestText/2)}
	for range 20 {
		d.line().texts = append(d.line().texts, encode(large))
	}
	if d.Poll(d.now); len(d.line().texts) < 18 {
		t.Errorf("one look takes in %d large messages", 20-len(d.line().texts))
	}
}

// TestAHostThatFloodsIsLeft closes line after line because more has come than can be read. The device leaves after the
// third; what happened before a calm time does not count.
func TestAHostThatFloodsIsLeft(t *testing.T) {
	var box inbox
	for n := range mostTexts {
		if !box.put([]byte("x")) {
			t.Fatalf("the %d. text is too much", n)
		}
	}
	if box.put([]byte("x")) || !box.flooded || len(box.texts) > 0 {
		t.Error("more fits")
	}
	d := newDesk()
	d.Poll(d.now)
	flood := func() {
		d.line().flood, d.line().closed = true, true
		d.Poll(d.now)
		d.sleeps(lastPause)
	}
	flood()
	flood()
	d.comes(stateOfTest, beatOfTest)
	d.now = d.now.Add(calm)
	d.comes(beatOfTest)
	flood()
	if flood(); d.Status() == Refused {
		t.Fatal("floods of long ago count")
	}
	if flood(); d.Status() != Refused || d.Reason() != tooMuchReason {
		t.Errorf("the device is %v, %q", d.Status(), d.Reason())
	}
}
