package away

import (
	"encoding/json"
	"slices"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// Status says how the line stands.
type Status uint8

const (
	// Dialling: nothing has been heard of the room yet.
	Dialling Status = iota
	// Here: the line is up, and the state that of now.
	Here
	// Away: the line is down. What is shown is as it was; "one moment".
	Away
	// Refused: the host does not let the device in, for the reason that [Client.Reason] gives. It is not asked again.
	Refused
)

// Answer is what became of a deed.
type Answer struct {
	// Done says that it was done, or is kept until the others have decided (Held) or answered (Asked). Otherwise Reason is the key of a message that
	// says why not, and Clause the rule that forbids it.
	Done, Held, Asked bool
	Reason, Clause    string
}

// Client is a device in a room. It is for one goroutine, which polls it.
type Client struct {
	dial    Dial
	address string
	enter   talk.Enter
	wake    func()

	line   Line
	status Status
	reason string
	redial time.Time // not before
	pause  time.Duration

	now     time.Time // of the last look
	due     time.Time // when the time is over of those whose turn it is; zero: no clock runs
	total   totals
	beat    time.Time // when wake is called next, since another second is left
	later   func(time.Duration, func())
	state   *room.State
	full    bool
	present []games.Seat
	told    Account
	frames  []Frame
	reader  *games.Seat
	feel    func(seat games.Seat, emblem int)

	next    int
	pending []wanted
}

// wanted is a deed that was not answered yet.
type wanted struct {
	text     []byte
	number   int
	answered func(Answer)
}

// The pauses before a line that went down is dialled again.
const (
	firstPause = 250 * time.Millisecond
	lastPause  = 5 * time.Second
)

// Enter begins to enter a room. wake is called from any goroutine when there is something to poll for.
func Enter(dial Dial, address string, enter talk.Enter, wake func()) *Client {
	return &Client{
		dial: dial, address: address, enter: enter, wake: wake, pause: firstPause, feel: func(games.Seat, int) {},
		later: func(d time.Duration, f func()) { time.AfterFunc(d, f) },
	}
}

// Status returns how the line stands, and Reason why the device was refused.
func (c *Client) Status() Status { return c.status }

// Reason returns the key of the message that says why the device was refused.
func (c *Client) Reason() string { return c.reason }

// State returns how the room stands, as far as the device knows: nil before it was told.
func (c *Client) State() *room.State { return c.state }

// Full reports whether nothing more fits into the room: nobody can move any more.
func (c *Client) Full() bool { return c.full }

// Present returns the seats whose devices are connected.
func (c *Client) Present() []games.Seat { return c.present }

// longestLeft bounds what a host says of its clock, in milliseconds.
const longestLeft = room.LongestClock * 1000

// Left returns how long the persons may still take whose turn it is, as of the last look, or false if no clock runs. The host's clock decides.
func (c *Client) Left() (time.Duration, bool) {
	return max(0, c.due.Sub(c.now)), !c.due.IsZero()
}

// Told returns what was told so far. Its slices only grow, until all begins anew.
func (c *Client) Told() Account { return c.told }

// Next returns how the room stood, one change after the other, for whoever shows each: the last is State. It returns false once there is nothing more.
// Of many that nobody asked for, only the last are kept.
func (c *Client) Next() (Frame, bool) {
	if len(c.frames) == 0 {
		return Frame{}, false
	}
	f := c.frames[0]
	c.frames = c.frames[1:]
	return f, true
}

// Waiting returns the changes that Next has, for reading only.
func (c *Client) Waiting() []Frame { return c.frames }

// OnFeel has feelings of seats told to a function.
func (c *Client) OnFeel(told func(seat games.Seat, emblem int)) { c.feel = told }

// Do wants a deed. answered is called once, inside Poll, however often the line goes down before.
func (c *Client) Do(d room.Deed, answered func(Answer)) {
	c.next++
	w := wanted{number: c.next, answered: answered}
	w.text = encode(talk.Message{Say: talk.SayDo, Number: w.number, Deed: &d})
	c.pending = append(c.pending, w)
	if c.status == Here {
		c.line.Send(w.text)
	}
}

// Wants reports whether a deed was not answered yet.
func (c *Client) Wants() bool { return len(c.pending) > 0 }

// Read asks to be told what another reader may know.
func (c *Client) Read(reader games.Seat) {
	c.reader = &reader
	if c.status == Here {
		c.line.Send(encode(talk.Message{Say: talk.SayRead, Reader: &reader}))
	}
}

// Feel shows the others an emblem of feeling. It is not said again if the line is down.
func (c *Client) Feel(emblem int) {
	if c.status == Here {
		c.line.Send(encode(talk.Message{Say: talk.SayFeel, Emblem: &emblem}))
	}
}

// Close leaves the room.
func (c *Client) Close() {
	if c.line != nil {
		c.line.Close()
		c.line = nil
	}
}

// mostAtOnce is how many messages are taken in by one look: a host that says more and more must not keep the program from all else.
const mostAtOnce = 256

// Poll takes in what has come, and dials where the line is down.
func (c *Client) Poll(now time.Time) {
	c.now = now
	if c.status == Refused {
		return
	}
	if c.line == nil {
		if now.Before(c.redial) {
			return
		}
		c.line = c.dial(c.address, c.wake)
		c.line.Send(encode(talk.Message{Say: talk.SayEnter, Enter: &c.enter}))
	}
	for n := 0; ; n++ {
		if n == mostAtOnce {
			c.wake() // meanwhile the program goes on
			break
		}
		text, ok := c.line.Receive()
		if !ok {
			break
		}
		var m talk.Message
		if json.Unmarshal(text, &m) != nil {
			c.line.Close() // a host that says nothing that can be understood is none
			break
		}
		c.hear(m)
		if c.status == Refused {
			c.Close()
			return
		}
	}
	if c.line.Closed() {
		c.down(now)
		return
	}
	c.tick(now)
}

// tick sees to it that somebody looks when another second is left on a clock, and not before: until then nothing has to be drawn.
func (c *Client) tick(now time.Time) {
	wait := time.Duration(0)
	second := func(left time.Duration) {
		if left == 0 {
			return
		}
		next := left % time.Second
		if next == 0 {
			next = time.Second
		}
		if wait == 0 || next < wait {
			wait = next
		}
	}
	if left, runs := c.Left(); runs {
		second(left)
	}
	for s := range c.total.rest {
		if left, runs, _ := c.Rest(games.Seat(s)); runs {
			second(left)
		}
	}
	if wait == 0 || now.Before(c.beat) {
		return
	}
	c.beat = now.Add(wait)
	c.later(wait, c.wake)
}

// down notes that the line is down, and when it is dialled again.
func (c *Client) down(now time.Time) {
	c.line = nil
	if c.status == Here {
		c.status = Away
		c.pause = firstPause
	}
	c.redial = now.Add(c.pause)
	c.later(c.pause, c.wake)
	c.pause = min(2*c.pause, lastPause)
}

func (c *Client) hear(m talk.Message) {
	switch m.Say {
	case talk.SayTold:
		if m.Told == nil || !c.told.add(m.Told) {
			c.line.Close() // a host that says what cannot be is none
		}
		if c.told.tooMuch() { // it would say so again on a new line
			c.status, c.reason = Refused, tooMuchReason
		}
	case talk.SayState:
		if m.State == nil || !seated(m) {
			c.line.Close()
			return
		}
		c.state, c.present, c.full, c.due = m.State, m.Present, m.Full, time.Time{}
		if m.Left != nil {
			c.due = c.now.Add(time.Duration(max(0, min(*m.Left, longestLeft))) * time.Millisecond)
		}
		c.total = newTotals(m, c.now)
		c.frames = append(c.frames, Frame{State: c.state, Fresh: c.told.Fresh, Events: len(c.told.Events), Moves: len(c.told.By)})
		c.frames = c.frames[max(0, len(c.frames)-mostFrames):]
		if c.status != Here {
			c.back()
		}
	case talk.SayDone:
		c.answer(m.Number, Answer{Done: true, Held: m.Held, Asked: m.Asked})
	case talk.SayNo:
		switch {
		case m.Number > 0 && m.Reason != waitReason:
			c.answer(m.Number, Answer{Reason: m.Reason, Clause: m.Clause})
		case m.Number > 0:
			c.line.Close() // the host could not store it: said again on a new line
		case slices.Contains(finally, m.Reason):
			c.status, c.reason = Refused, m.Reason
		}
	case talk.SayFeel:
		if m.Seat != nil && m.Emblem != nil {
			c.feel(*m.Seat, *m.Emblem)
		}
	}
}

// seated reports whether all seats are there of which a host says who is at them, and whose clocks run.
func seated(m talk.Message) bool {
	for _, s := range slices.Concat(m.Present, m.Runs) {
		if s < 0 || int(s) >= len(m.State.Seats) {
			return false
		}
	}
	return len(m.State.Seats) <= games.MaxSeats
}

// tooMuchReason is why a device leaves by itself: its host tells more than any match holds.
const tooMuchReason = "room.refusal.tells-too-much"

// waitReason is how a host says that it cannot store anything at present. finally are the reasons after which it is not asked again.
const waitReason = "room.refusal.one-moment"

var finally = []string{"room.refusal.no-such-room", "room.refusal.unreadable", "room.refusal.not-understood", "room.refusal.cannot-make"}

// back says again what was not answered, once the room has been heard of.
func (c *Client) back() {
	c.status = Here
	if c.reader != nil {
		c.line.Send(encode(talk.Message{Say: talk.SayRead, Reader: c.reader}))
	}
	for _, w := range c.pending {
		c.line.Send(w.text)
	}
}

func (c *Client) answer(number int, a Answer) {
	at := slices.IndexFunc(c.pending, func(w wanted) bool { return w.number == number })
	if at < 0 {
		return // it was answered before
	}
	answered := c.pending[at].answered
	c.pending = slices.Delete(c.pending, at, at+1)
	answered(a)
}

func encode(m talk.Message) []byte {
	text, err := json.Marshal(m)
	if err != nil {
		panic("away: a message: " + err.Error()) // they are made of plain values
	}
	return text
}
