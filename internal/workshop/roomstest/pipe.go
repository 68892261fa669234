package roomstest

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
)

// Host is a room in the memory of a test. Its lines are pipes, and what devices say waits until the test calls Hear. It
// says what a server would say, without goroutines and without a real clock.
type Host struct {
	t     testing.TB
	room  *room.Room
	Made  talk.Made
	pipes []*pipe
	epoch int
	raced int // the race whose clock runs
	// Eager makes the host hear at once what is said.
	Eager bool
	// Down makes dialling fail.
	Down bool
	// Deeds counts the deeds that were done, and Refused those that were not.
	Deeds, Refused int
	// Left is the time that the host reports for the acting seats; nil: no clock.
	Left *int64
	// Rest is the time that it reports for each seat in the whole match, in milliseconds. Runs are the seats whose time
	// runs.
	Rest []int64
	Runs []games.Seat
	// Lags are the milliseconds that it reports for the lines of the seats.
	Lags []int64
	// NoRaces makes the host one that does not put hands in order, like older ones.
	NoRaces bool
	// Later makes the host one with a later version of the rules.
	Later bool
	// Code is the code of the room; "": it has none.
	Code string
	// Full makes the host report that the room can store nothing more.
	Full bool
	// Heard, if set, is called with each text sent to a device.
	Heard func(reader games.Seat, text []byte)
	// Hinted, if set, is called with each hint before it is sent, and may change it.
	Hinted func(hint *games.Hint)
}

// NewHost makes a room with these drivers at its seats, and a match with that seed.
func NewHost(t testing.TB, game string, options map[string]string, seed uint64, drivers ...string) *Host {
	t.Helper()
	return NewHostOf(t, all.Entry, game, games.Setup{Seats: len(drivers), Options: options, Seed: seed}, drivers...)
}

// NewHostOf is NewHost with games of the test's own.
func NewHostOf(t testing.TB, of room.Games, game string, setup games.Setup, drivers ...string) *Host {
	t.Helper()
	h := &Host{t: t, Made: talk.Made{Room: talk.NewSecret(), Invite: talk.NewSecret(), Host: talk.NewSecret()}}
	players := playersOf(sitters(drivers))
	var err error
	if h.room, _, err = room.New(of, game, setup, players, talk.Key(h.Made.Host), talk.Key(h.Made.Invite)); err != nil {
		t.Fatal(err)
	}
	return h
}

// Room returns the room itself, for reading only.
func (h *Host) Room() *room.Room { return h.room }

// Dial is the [away.Dial] that leads to this host.
func (h *Host) Dial(string, func()) away.Line {
	p := &pipe{host: h, reader: games.Public, told: never, closed: h.Down}
	if !h.Down {
		h.pipes = append(h.pipes, p)
	}
	return p
}

// Cut breaks all lines. What was said and not yet heard is lost.
func (h *Host) Cut() {
	for _, p := range h.pipes {
		p.closed, p.out = true, nil
	}
	h.pipes = nil
}

// Refuse refuses all devices for good, with the message of this key as the reason.
func (h *Host) Refuse(reason string) {
	for _, p := range h.pipes {
		p.say(talk.Message{Say: talk.SayNo, Reason: reason})
	}
}

// Hear makes the host hear what was said, in the order of the devices.
func (h *Host) Hear() {
	h.t.Helper()
	for _, p := range h.pipes {
		out := p.out
		p.out = nil
		for _, text := range out {
			var m talk.Message
			if err := json.Unmarshal(text, &m); err != nil {
				h.t.Fatal(err)
			}
			h.hear(p, m)
		}
	}
}

// find answers which room has a code.
func (h *Host) find(p *pipe, code string) {
	if h.Code == "" || code != h.Code {
		p.say(talk.Message{Say: talk.SayNo, Reason: "room.refusal.no-such-code"})
		return
	}
	p.say(talk.Message{Say: talk.SayFound, Found: &talk.Found{Room: h.Made.Room, Invite: h.Made.Invite}})
}

// tellCode tells the code of the room to whoever may invite.
func (h *Host) tellCode(p *pipe) {
	if h.Code != "" && (p.hosts || p.invited) {
		p.say(talk.Message{Say: talk.SayCode, Code: h.Code})
	}
}

// Step lets a computer player decide, or makes the only legal move. It reports whether there was anything to do.
func (h *Host) Step() bool {
	h.t.Helper()
	turn, ok := h.room.Next()
	if !ok {
		return false
	}
	decision, done := games.Decision[string]{Move: turn.Move}, turn.Move != ""
	if !done {
		thinking, err := h.room.Think(turn)
		if err != nil {
			h.t.Fatal(err)
		}
		for !done {
			decision, done = thinking.Step(1000)
		}
	}
	taken, err := h.room.Decided(turn, decision)
	if err != nil {
		h.t.Fatal(err)
	}
	h.apply(taken)
	return true
}

// Do does a deed for somebody who knows the room's host secret.
func (h *Host) Do(d room.Deed) error { return h.DoFrom(room.From{Seat: games.Nobody, Host: true}, d) }

// DoFrom does a deed for somebody.
func (h *Host) DoFrom(from room.From, d room.Deed) error {
	taken, err := h.room.Take(from, d)
	if err != nil {
		return err
	}
	h.apply(taken)
	return nil
}

func (h *Host) apply(taken room.Taken) {
	h.t.Helper()
	if taken.Line != nil {
		moves, waited, before := h.room.Moves(), h.room.Waits(), h.room.Before()
		if err := h.room.Apply(taken.Line); err != nil {
			h.t.Fatal(err)
		}
		if waited && !h.room.Waits() || h.room.Moves() < moves || h.room.Before() > before {
			h.epoch++
		}
	}
	for _, p := range h.pipes {
		h.tell(p)
	}
}

func (h *Host) hear(p *pipe, m talk.Message) {
	h.t.Helper()
	from := func() room.From {
		s, _ := h.room.Seat(p.key)
		return room.From{Seat: s, Host: p.hosts, Invited: p.invited}
	}
	switch m.Say {
	case talk.SayFind:
		h.find(p, m.Code)
	case talk.SayEnter:
		p.key, p.has = talk.Key(m.Enter.Secret), m.Enter.Has
		p.hosts, p.invited = talk.Key(m.Enter.Host) == h.room.Host(), talk.Key(m.Enter.Invite) == h.room.Invite()
		if m.Enter.Room != h.Made.Room {
			p.say(talk.Message{Say: talk.SayNo, Reason: "room.refusal.no-such-room"})
			return
		}
		p.entered = true
		h.tellCode(p)
		for _, all := range h.pipes { // tell everybody who is here now
			h.tell(all)
		}
	case talk.SayReady:
		p.ready = m.Race
		h.goes()
	case talk.SayDo:
		d := *m.Deed
		d.Key, d.Seed = p.key, h.room.Setup().Seed+1
		if h.raced == h.room.Race() {
			d.Arrival = room.Arrival{Tick: lateTick, Bound: lateTick}
		}
		taken, err := h.room.Take(from(), d)
		if err != nil {
			h.Refused++
			h.refuse(p, m.Number, err)
			return
		}
		h.Deeds++
		h.apply(taken)
		p.say(talk.Message{Say: talk.SayDone, Number: m.Number, Held: taken.Held, Asked: taken.Asked})
	case talk.SayMake:
		h.make(m.Make)
		p.say(talk.Message{Say: talk.SayMade, Made: &h.Made})
	case talk.SayFeel:
		if s, sits := h.room.Seat(p.key); sits {
			for _, other := range h.pipes {
				other.say(talk.Message{Say: talk.SayFeel, Seat: &s, Emblem: m.Emblem})
			}
		}
	case talk.SayRead:
		if h.room.MayRead(from(), *m.Reader) {
			if *m.Reader >= 0 && *m.Reader != from().Seat {
				taken, err := h.room.Look(*m.Reader)
				if err != nil {
					h.t.Fatal(err)
				}
				h.apply(taken)
			}
			p.reader, p.chose, p.told = *m.Reader, true, never
			h.tell(p)
		}
	case talk.SayHint:
		h.hint(p, m, from())
	default:
		h.t.Fatalf("a device says %+v", m)
	}
}

func (h *Host) hint(p *pipe, m talk.Message, from room.From) {
	h.t.Helper()
	hinting, err := h.room.Hint(from, m.Asks.Seat, p.reader, m.Asks.After)
	if err != nil {
		h.refuse(p, m.Number, err)
		return
	}
	for !hinting.Step(1000) {
		continue
	}
	answer := talk.Message{Say: talk.SayHinted, Number: m.Number}
	if hint, ok := hinting.Hint(); ok {
		answer.Hint = &hint
	}
	if h.Hinted != nil {
		h.Hinted(answer.Hint)
	}
	p.say(answer)
}

// lateTick is later than all ticks of a test: what a device claims counts as it claims it.
const lateTick = 1 << 23

// goes starts the clock of a race once all who take part are ready.
func (h *Host) goes() {
	race := h.room.Race()
	for _, p := range h.pipes {
		s, sits := h.room.Seat(p.key)
		if sits && slices.Contains(h.room.Reaching(), s) && p.ready != race {
			return
		}
	}
	h.raced = race
	for _, p := range h.pipes {
		p.say(talk.Message{Say: talk.SayGo, Race: race, Tick: h.room.Reached(), Lags: h.Lags})
	}
}

// Settle settles all that hands have done.
func (h *Host) Settle() {
	h.t.Helper()
	for {
		taken, err := h.room.Settle(2 * lateTick)
		if err != nil {
			h.t.Fatal(err)
		}
		if taken.Line == nil {
			return
		}
		h.apply(taken)
	}
}

func (h *Host) refuse(p *pipe, number int, err error) {
	h.t.Helper()
	no := talk.Message{Say: talk.SayNo, Number: number}
	if refusal, ok := errors.AsType[*room.Refusal](err); ok {
		no.Reason = refusal.Reason
	} else if refusal, ok := errors.AsType[*games.Refusal](err); ok {
		no.Reason, no.Clause = refusal.Reason, refusal.Clause
	} else {
		h.t.Fatal(err)
	}
	p.say(no)
}

// never is the number of moves for a device that has been told nothing yet.
const never = -1

// tell sends a device what it has not been told yet.
func (h *Host) tell(p *pipe) {
	h.t.Helper()
	if !p.entered {
		return
	}
	s, sits := h.room.Seat(p.key)
	if !h.room.MayRead(room.From{Seat: s, Host: p.hosts, Invited: p.invited}, p.reader) {
		p.reader, p.chose, p.told = games.Public, false, never
	}
	if sits && !p.chose && s != p.reader {
		p.reader, p.told = s, never
	}
	if p.epoch != h.epoch {
		p.told, p.epoch = never, h.epoch
	}
	moves := h.room.Moves()
	if p.told < moves {
		events, err := h.room.Told(p.reader, p.told)
		if err != nil {
			h.t.Fatal(err)
		}
		told := talk.Told{From: p.told, Moves: moves, By: h.room.Movers(p.told),
			Before: h.room.Before()}
		for _, e := range events {
			told.Events, told.At = append(told.Events, e.Event), append(told.At, e.Move)
		}
		p.told = moves
		p.say(talk.Message{Say: talk.SayTold, Told: &told})
	}
	state := h.room.State(p.reader)
	state.Races = state.Races && !h.NoRaces
	if h.Later {
		state.Version++
	}
	var own *games.Seat
	if sits {
		own = &s
	}
	p.say(talk.Message{Say: talk.SayState, State: &state, Seat: own, Present: h.present(), Left: h.Left, Rest: h.Rest,
		Runs: h.Runs, Full: h.Full, Lags: h.Lags})
	texts, has, err := talk.Records(h.room, p.key, p.hosts, p.has)
	if err != nil {
		h.t.Fatal(err)
	}
	p.has = has
	for _, text := range texts {
		p.put(text)
	}
}

// present lists the seats with a device.
func (h *Host) present() (list []games.Seat) {
	for s := range h.room.Sitters() {
		here := func(p *pipe) bool {
			at, sits := h.room.Seat(p.key)
			return p.entered && sits && at == games.Seat(s)
		}
		if slices.ContainsFunc(h.pipes, here) {
			list = append(list, games.Seat(s))
		}
	}
	return list
}

// make replaces the room by a new one, as a device asks.
func (h *Host) make(m *talk.Make) {
	h.t.Helper()
	if m.Record != "" {
		record, err := games.ParseRecord([]byte(m.Record))
		if err != nil {
			h.t.Fatal(err)
		}
		if h.room, _, err = room.Bring(all.Entry, record, talk.Key(h.Made.Host), talk.Key(h.Made.Invite)); err != nil {
			h.t.Fatal(err)
		}
		return
	}
	players := playersOf(m.Seats)
	setup := games.Setup{Seats: len(players), Options: m.Options, Starts: m.Starts, Seed: h.room.Setup().Seed}
	made, _, err := room.New(all.Entry, m.Game, setup, players, talk.Key(h.Made.Host), talk.Key(h.Made.Invite))
	if err != nil {
		h.t.Fatal(err)
	}
	if h.room = made; h.room.Apply(room.WaitLine()) != nil {
		h.t.Fatal("a new room does not wait")
	}
}

// pipe implements [away.Line].
type pipe struct {
	host    *Host
	in, out [][]byte
	closed  bool

	key            string
	hosts, invited bool
	entered        bool
	reader         games.Seat
	chose          bool
	told, epoch    int
	ready          int // for which race
	has            int // the number of the last match of which it has the record
}

func (p *pipe) say(m talk.Message) {
	text, err := json.Marshal(m)
	if err != nil {
		p.host.t.Fatal(err)
	}
	p.put(text)
}

// put sends a text to the device.
func (p *pipe) put(text []byte) {
	if p.host.Heard != nil {
		p.host.Heard(p.reader, text)
	}
	p.in = append(p.in, text)
}

// Send has a text wait for the host.
func (p *pipe) Send(text []byte) {
	if p.closed {
		return
	}
	if p.out = append(p.out, text); p.host.Eager {
		p.host.Hear()
	}
}

// Receive returns what the host said.
func (p *pipe) Receive() ([]byte, bool) {
	if p.closed || len(p.in) == 0 {
		return nil, false
	}
	text := p.in[0]
	p.in = p.in[1:]
	return text, true
}

// Closed reports whether the line has fallen.
func (p *pipe) Closed() bool { return p.closed }

// Close ends the line, and tells the other devices.
func (p *pipe) Close() {
	p.closed = true
	for i, other := range p.host.pipes {
		if other == p {
			p.host.pipes = append(p.host.pipes[:i:i], p.host.pipes[i+1:]...)
			for _, left := range p.host.pipes {
				p.host.tell(left) // tell the others who is here now
			}
			return
		}
	}
}
