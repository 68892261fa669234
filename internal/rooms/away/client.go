package away

import (
	"encoding/json"
	"slices"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// Status is the state of the line to the host.
type Status uint8

const (
	// Dialling: the room has not answered yet.
	Dialling Status = iota
	// Here: the line is up, and the state is the present one.
	Here
	// Away: the line is down. The last known state is shown, with the words "one moment".
	Away
	// Refused: the host does not let the device in; [Client.Reason] says why. The device does not ask again.
	Refused
)

// Answer is what became of a deed.
type Answer struct {
	// Done says that the deed was done. With Held it is kept until the others have decided too, with Asked until they
	// have answered. If Done is false, Reason is the key of a message that says why, and Clause is the rule that
	// forbids it.
	Done, Held, Asked bool
	Reason, Clause    string
}

// Client is a device in a room. One goroutine owns it, and polls it.
type Client struct {
	dial    Dial
	address string
	enter   talk.Enter
	wake    func()

	line   Line
	status Status
	reason string
	redial time.Time // when to dial again, at the earliest
	pause  time.Duration

	now     time.Time // the time of the last Poll
	due     time.Time // when the time of the acting persons is over; zero: no clock runs
	total   totals
	beat    time.Time // when to call wake again, because the seconds on the clock change
	later   func(time.Duration, func())
	state   *room.State
	full    bool
	closed  bool
	present []games.Seat
	seat    games.Seat
	code    string
	tells   []Tells
	told    Account
	frames  []Frame
	records records
	next    *nextMatch
	reader  *games.Seat
	feel    func(seat games.Seat, emblem int)

	pulse  pulse
	floods int                 // how many lines in a row have brought more than can be read
	turned int                 // how often the host has had no place for the device
	felt   [games.MaxSeats]int // what each seat has felt in this Poll, counted from 1; 0: nothing

	number  int
	pending []wanted
	hint    seeks
	race    race
}

// wanted is a deed that has not been answered yet.
type wanted struct {
	text     []byte
	number   int
	answered func(Answer)
}

// The pauses before dialling again after the line went down.
const (
	firstPause = 250 * time.Millisecond
	lastPause  = 5 * time.Second
)

// Enter begins to enter a room. wake is called, from any goroutine, whenever Poll has something to do.
func Enter(dial Dial, address string, enter talk.Enter, wake func()) *Client {
	return &Client{
		dial: dial, address: address, enter: enter, wake: wake, pause: firstPause, feel: func(games.Seat, int) {},
		seat:  games.Nobody,
		later: func(d time.Duration, f func()) { time.AfterFunc(d, f) },
	}
}

// Status returns the state of the line.
func (c *Client) Status() Status { return c.status }

// Reason returns the key of the message that says why the device was refused.
func (c *Client) Reason() string { return c.reason }

// State returns the state of the room as far as the device knows it; nil: it has not been told yet.
func (c *Client) State() *room.State { return c.state }

// Full reports whether the room can store nothing more, so that nobody can move.
func (c *Client) Full() bool { return c.full }

// Closed reports whether the host has said that it closes, and has not been back since. The device dials on.
func (c *Client) Closed() bool { return c.closed }

// Present returns the seats whose devices are connected.
func (c *Client) Present() []games.Seat { return c.present }

// Seat returns the seat of this device, or games.Nobody.
func (c *Client) Seat() games.Seat { return c.seat }

// longestLeft bounds the time that a host may claim is left on a clock, in milliseconds.
const longestLeft = room.LongestClock * 1000

// Left returns how much time the acting persons have left, as of the last Poll, or false if no clock runs. It is only
// an estimate: the host's clock decides.
func (c *Client) Left() (time.Duration, bool) {
	return max(0, c.due.Sub(c.now)), !c.due.IsZero()
}

// Told returns the account so far. Its slices only grow until it begins anew.
func (c *Client) Told() Account { return c.told }

// Next returns one change of the room after another, so that each can be shown; the last one leads to State. It returns
// false when there are no more. If nobody asks for a long time, early changes are dropped.
func (c *Client) Next() (Frame, bool) {
	if len(c.frames) == 0 {
		return Frame{}, false
	}
	f := c.frames[0]
	c.frames = c.frames[1:]
	return f, true
}

// Waiting returns the changes that Next has yet to return, for reading only.
func (c *Client) Waiting() []Frame { return c.frames }

// OnFeel sets the function that is called when a seat shows a feeling.
func (c *Client) OnFeel(told func(seat games.Seat, emblem int)) { c.feel = told }

// Do asks the host for a deed. answered is called exactly once, inside Poll, even if the line goes down in between.
func (c *Client) Do(d room.Deed, answered func(Answer)) {
	c.number++
	w := wanted{number: c.number, answered: answered}
	w.text = encode(talk.Message{Say: talk.SayDo, Number: w.number, Deed: &d})
	c.pending = append(c.pending, w)
	if c.status == Here {
		c.line.Send(w.text)
	}
}

// Wants reports whether some deed has not been answered yet.
func (c *Client) Wants() bool { return len(c.pending) > 0 }

// Read asks the host to tell what another reader may know.
func (c *Client) Read(reader games.Seat) {
	c.reader = &reader
	if c.status == Here {
		c.line.Send(encode(talk.Message{Say: talk.SayRead, Reader: &reader}))
	}
}

// Feel shows the others an emblem of feeling. If the line is down, it is lost.
func (c *Client) Feel(emblem int) {
	if c.status == Here {
		c.line.Send(encode(talk.Message{Say: talk.SayFeel, Emblem: &emblem}))
	}
}

// Hint asks the host for a hint for a seat, on the position after so many steps. answered is called at most once,
// inside Poll, and not at all if another hint is asked for meanwhile. A request that was not answered before the line
// went down is refused; the position may be another one afterwards.
func (c *Client) Hint(s games.Seat, after int, answered func(Hint)) {
	c.number++
	c.hint = seeks{number: c.number, answered: answered}
	if c.status != Here {
		c.hinted(c.number, Hint{Reason: waitReason})
		return
	}
	asks := talk.Asks{Seat: s, After: after}
	c.line.Send(encode(talk.Message{Say: talk.SayHint, Number: c.number, Asks: &asks}))
}

// Close leaves the room.
func (c *Client) Close() {
	if c.line != nil {
		c.line.Close()
		c.line = nil
	}
}

// mostAtOnce bounds how many messages one Poll takes in, so that a host that never stops talking cannot block the
// program, and mostBytesAtOnce after how many bytes it takes in no more.
const (
	mostAtOnce      = 256
	mostBytesAtOnce = 256 << 10
)

// Poll takes in what has come, and dials if the line is down.
func (c *Client) Poll(now time.Time) {
	c.now = now
	if c.status == Refused {
		return
	}
	c.redials()
	if c.line == nil {
		if now.Before(c.redial) {
			return
		}
		c.line, c.pulse = c.dial(c.address, c.wake), pulse{dialled: now, heard: now}
		c.line.Send(encode(talk.Message{Say: talk.SayEnter, Enter: &c.enter}))
	}
	came := false
	for n, size := 0, 0; ; n++ {
		if n == mostAtOnce || size > mostBytesAtOnce {
			c.wake() // more messages are waiting, but the program must go on in between
			break
		}
		text, ok := c.line.Receive()
		if !ok {
			break
		}
		came, size = true, size+len(text)
		var m talk.Message
		if json.Unmarshal(text, &m) != nil {
			c.line.Close() // a host that cannot be understood is not ours
			break
		}
		c.hear(m)
		if c.status == Refused {
			c.Close()
			return
		}
	}
	c.tellFelt()
	if c.line.Closed() {
		c.down(now)
		return
	}
	if !c.lives(now, came) {
		c.line.Close()
		c.down(now)
		return
	}
	c.tick(now)
}

// tick calls wake when the number of seconds on a clock changes, and not before, since nothing has to be drawn until
// then.
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

// down records that the line is down, and when to dial again.
func (c *Client) down(now time.Time) {
	if flood, ok := c.line.(interface{ Flooded() bool }); ok && flood.Flooded() {
		c.floods++
	}
	c.line, c.records.part = nil, nil
	c.race.on = 0               // its host starts the clock anew
	if c.floods == mostFloods { // dialling again would only repeat it
		c.status, c.reason = Refused, tooMuchReason
		return
	}
	if c.status == Here {
		c.status = Away
		c.pause = firstPause
		c.hinted(c.hint.number, Hint{Reason: waitReason})
	}
	c.redial = now.Add(c.pause)
	c.later(c.pause, c.wake)
	c.pause = min(2*c.pause, lastPause)
}

func (c *Client) hear(m talk.Message) {
	switch m.Say {
	case talk.SayTold:
		c.hearTold(m)
	case talk.SayState:
		c.stands(m)
	case talk.SayRecord:
		c.hearRecord(m.Record)
	case talk.SayDone:
		c.answer(m.Number, Answer{Done: true, Held: m.Held, Asked: m.Asked})
	case talk.SayHinted:
		c.hinted(m.Number, Hint{Found: m.Hint})
	case talk.SayNo:
		c.refuse(m)
	case talk.SayFeel:
		c.feels(m)
	case talk.SayCode:
		if code, ok := talk.CleanCode(m.Code); ok {
			c.code = code
		}
	case talk.SayAlso, talk.SayLost:
		what := Also
		if m.Say == talk.SayLost {
			what = Lost
		}
		if m.Seat != nil && *m.Seat >= 0 && *m.Seat < games.MaxSeats {
			c.tell(what, *m.Seat)
		}
	case talk.SayGo:
		c.goes(m)
	case talk.SayBeat:
		c.pulse.every = max(shortestBeat, min(time.Duration(m.Beat)*time.Millisecond, longestBeat))
	}
}

// stands takes how the room stands now: this match, or the next one.
func (c *Client) stands(m talk.Message) {
	if m.State == nil || !seated(m) {
		c.line.Close()
		return
	}
	if c.isNext(m) {
		c.hearNext(m)
		return
	}
	c.takeState(m, c.now)
	if c.status != Here {
		c.back()
	}
}

func (c *Client) hearTold(m talk.Message) {
	if c.isNext(m) {
		c.hearNext(m)
		return
	}
	if m.Told == nil || !c.told.add(m.Told) {
		c.line.Close() // a host whose messages contradict themselves is not ours
	}
	if c.told.tooMuch() { // dialling again would only repeat it
		c.status, c.reason = Refused, tooMuchReason
	}
}

// takeState makes a state the present one. Clocks ran on since it came.
func (c *Client) takeState(m talk.Message, came time.Time) {
	c.closed = false
	before := c.state
	c.state, c.present, c.full, c.due = m.State, m.Present, m.Full, time.Time{}
	if c.seat = games.Nobody; m.Seat != nil {
		c.seat = *m.Seat
	}
	c.tellMoved(before)
	if m.Left != nil {
		c.due = came.Add(time.Duration(max(0, min(*m.Left, longestLeft))) * time.Millisecond)
	}
	c.total = newTotals(m, came)
	c.lags(m.Lags)
	c.frames = append(c.frames, Frame{State: c.state, Fresh: c.told.Fresh, Events: len(c.told.Events),
		Moves: len(c.told.By)})
	c.frames = c.frames[max(0, len(c.frames)-mostFrames):]
}

// refuse takes in that the host refuses a deed, or this device.
func (c *Client) refuse(m talk.Message) {
	switch {
	case m.Number > 0 && m.Number == c.hint.number:
		c.hinted(m.Number, Hint{Reason: m.Reason})
	case m.Number > 0 && m.Reason != waitReason:
		c.answer(m.Number, Answer{Reason: m.Reason, Clause: m.Clause})
	case m.Number > 0:
		c.line.Close() // the host could not store the deed: ask again on a new line
	case m.Reason == closesReason:
		c.closed = true
	case m.Reason == fullReason && c.state == nil:
		if c.turned++; c.turned == mostTurned {
			c.status, c.reason = Refused, m.Reason
		}
	case !slices.Contains(passing, m.Reason):
		c.status, c.reason = Refused, known(m.Reason)
	}
}

// feels notes what a seat feels, until the end of the Poll.
func (c *Client) feels(m talk.Message) {
	if m.Seat != nil && m.Emblem != nil && *m.Seat >= 0 && *m.Seat < games.MaxSeats && *m.Emblem >= 0 &&
		*m.Emblem < talk.Feelings {
		c.felt[*m.Seat] = *m.Emblem + 1
	}
}

// seated reports whether every seat that a message mentions exists.
func seated(m talk.Message) bool {
	seats := slices.Concat(m.Present, m.Runs)
	if m.Seat != nil {
		seats = append(seats, *m.Seat)
	}
	for _, s := range seats {
		if s < 0 || int(s) >= len(m.State.Seats) {
			return false
		}
	}
	return len(m.State.Seats) <= games.MaxSeats
}

// tellFelt tells what each seat has felt last.
func (c *Client) tellFelt() {
	for s, emblem := range c.felt {
		if c.felt[s] = 0; emblem > 0 {
			c.feel(games.Seat(s), emblem-1)
		}
	}
}

// back repeats deeds that were not answered, once the room has answered on a new line.
func (c *Client) back() {
	c.status = Here
	if c.reader != nil {
		c.line.Send(encode(talk.Message{Say: talk.SayRead, Reader: c.reader}))
	}
	for _, w := range c.pending {
		c.line.Send(w.text)
	}
	c.sayReady()
}

func (c *Client) answer(number int, a Answer) {
	at := slices.IndexFunc(c.pending, func(w wanted) bool { return w.number == number })
	if at < 0 {
		return // it had been answered before
	}
	answered := c.pending[at].answered
	c.pending = slices.Delete(c.pending, at, at+1)
	answered(a)
}

func encode(m talk.Message) []byte {
	text, err := json.Marshal(m)
	if err != nil {
		panic("away: a message: " + err.Error()) // cannot happen: messages consist of plain values
	}
	return text
}
