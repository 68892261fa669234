package apart

import (
	"errors"
	"slices"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
)

// Elsewhere says which room on another device keeps the match, and what part this device has in it.
type Elsewhere struct {
	// Room is this device's connection to the room. It has entered the room and knows its state. The table never polls
	// it.
	Room *away.Client
	// Seat is the seat that this device took; [games.Public]: it watches.
	Seat games.Seat
	// Hand says that a shared screen shows the table. A phone then shows only the hand of Seat, until somebody wants
	// the table.
	Hand bool
	// Host says that this device knows the host's secret. Persons' seats that no device took are then played at its
	// screen.
	Host bool
}

// Line is this device's side of a match that is kept in a room elsewhere: what the room has told so far, and the deed
// that is on its way to it. A nil Line stands for a match that is kept here; the methods that allow nil then answer
// that there is nothing.
type Line struct {
	At    *Elsewhere
	State *room.State  // of the last change that was taken up
	By    []games.Seat // who made each move that is shown

	fresh  int
	wanted games.Seat // the reader whose view was asked for last
	asks   bool       // the view of wanted has not come yet

	sent    *room.Deed // on its way, or done but not yet among the changes taken up; nil: none
	done    bool       // the room has done sent
	late    *room.Deed // a move that the room found too late, because others acted at the same time; see Again
	refused Refused
	// declined says that the others have refused what this device asked for; Tell clears it.
	declined bool
	looked   [games.MaxSeats]bool // hands that the host's screen has seen although somebody else had them; see Looked
	withdrew bool                 // this device has itself refused, or taken back, what is asked
	filled   bool                 // Tell has told that the room is full
	parted   bool                 // Tell has told why this device is no longer in the room
	closed   bool                 // Tell has told that the host has closed
	slow     [games.MaxSeats]bool // TellSlow has told of these seats' lines
}

// Refused is a deed that the room did not do, with the reason and, if it broke a rule, the clause.
type Refused struct {
	On             bool
	Reason, Clause string
	seen           bool
}

// News is what changed when Next took up changes.
type News struct {
	Any   bool
	Seats bool // somebody else sits at a seat, or its driver changed

	Again bool // everything was told anew: no single move leads from what was shown to what is there now
}

// manyWaiting is how many changes may wait to be shown one by one. If there are more, only the last is shown.
const manyWaiting = 6

// Next hands waiting changes to take. It stops after one that brings a move, so that the picture can show it. shown
// says that the picture has caught up; until then a change with a move keeps waiting.
func (a *Line) Next(shown bool, take func(away.Frame) error) (got News, err error) {
	r := a.At.Room
	for len(r.Waiting()) > 0 {
		if len(r.Waiting()) > manyWaiting {
			for len(r.Waiting()) > 1 {
				r.Next()
			}
		}
		f := r.Waiting()[0]
		if f.Fresh != r.Told().Fresh { // void: it is older than the last time that everything was told anew
			r.Next()
			continue
		}
		moves, seats := len(a.By), a.State.Seats
		again := f.Fresh != a.fresh || f.Moves > moves+1
		if f.Moves != moves && !again && !shown {
			break
		}
		r.Next()
		if err := take(f); err != nil {
			return got, err
		}
		got.Any, got.Again = true, got.Again || again
		got.Seats = got.Seats || !slices.EqualFunc(seats, a.State.Seats, sameSitter)
		if f.Moves != moves || again {
			break
		}
	}
	return got, nil
}

// Present returns how the room stands now. It drops the changes that led there.
func (a *Line) Present() away.Frame {
	for len(a.At.Room.Waiting()) > 0 {
		a.At.Room.Next()
	}
	told := a.At.Room.Told()
	return away.Frame{State: a.At.Room.State(), Fresh: told.Fresh, Events: len(told.Events), Moves: len(told.By)}
}

// Begins takes over from a change who made which moves. anew says that the change belongs to a new telling of the whole
// match, so that all events known so far are void. The error is [ErrImpossible]. The caller leaves out changes that are
// void.
func (a *Line) Begins(f away.Frame) (anew bool, err error) {
	by := a.At.Room.Told().By[:f.Moves]
	if err := possible(f.State, by); err != nil {
		return false, err
	}
	anew = f.Fresh != a.fresh
	a.fresh, a.By = f.Fresh, by
	return anew, nil
}

// Take makes a change the present state, once the caller could read its view.
func (a *Line) Take(f away.Frame) {
	if old := a.State; old != nil && old.Asked != nil && f.State.Asked == nil && f.State.Steps == old.Steps &&
		f.State.End == nil && !a.withdrew {
		a.declined = slices.Contains(a.Own(), old.Asked.By)
	}
	if a.State != nil && !a.At.Host {
		a.look(a.State.Seats, f.State.Seats)
	}
	a.withdrew = a.withdrew && f.State.Asked != nil
	a.State = f.State
	a.asks = a.asks && a.wanted != a.State.Reader
	if a.sent != nil && a.done && (a.State.Steps > a.sent.After || a.State.End != nil) {
		a.sent = nil
	}
}

// look notes seats that devices have had and whose hands the host's screen has seen since.
func (a *Line) look(before, now []room.Sitter) {
	for s := range min(len(before), len(now)) {
		if now[s].Sat && now[s].Seen && !before[s].Seen {
			a.looked[s] = true
		}
	}
}

// Looked returns, once for each, a seat whose hand the host's screen has seen after it was freed; false: there is none.
func (a *Line) Looked() (games.Seat, bool) {
	for s, looked := range a.looked {
		if looked {
			a.looked[s] = false
			return games.Seat(s), true
		}
	}
	return games.Nobody, false
}

// ErrImpossible is returned for a state that no host of this program would send.
var ErrImpossible = errors.New("table: a room tells what cannot be")

// possible returns [ErrImpossible] if a state names a seat that is not there.
func possible(st *room.State, by []games.Seat) error {
	at := func(s games.Seat) bool { return s >= 0 && int(s) < len(st.Seats) }
	ok := len(st.Seats) > 0 && len(st.Seats) <= games.MaxSeats && st.Reader < games.Seat(len(st.Seats)) &&
		(st.Asked == nil || at(st.Asked.By)) &&
		!slices.ContainsFunc(st.Acting, func(a room.Acting) bool { return !at(a.Seat) }) &&
		!slices.ContainsFunc(by, func(s games.Seat) bool { return !at(s) })
	if !ok {
		return ErrImpossible
	}
	return nil
}

// sameSitter reports whether a seat is still that of the same player, whatever has been seen of its hand.
func sameSitter(a, b room.Sitter) bool {
	a.Seen, a.Offered, a.Sat, a.Claimed = b.Seen, b.Offered, b.Sat, b.Claimed
	return a == b
}

// Own returns the persons' seats that this device plays: its own and, for the host, those nobody took. A host with a
// seat does not play those that others have had ([room.Room.Plays]).
func (a *Line) Own() []games.Seat {
	var seats []games.Seat
	for s := range a.State.Seats {
		sitter := &a.State.Seats[s]
		if sitter.Driver == games.Person &&
			(games.Seat(s) == a.At.Seat && !sitter.Free || a.At.Host && sitter.Free && (a.At.Seat < 0 || !sitter.Sat)) {
			seats = append(seats, games.Seat(s))
		}
	}
	return seats
}

// ShowsToAll reports whether this device shows a match in a room, and is nobody's own: people watch, or a host's screen
// is shared by all.
func (a *Line) ShowsToAll() bool { return a != nil && a.At.Seat < 0 }

// Calls reports whether it is the turn of the person at this device, who plays at a device of their own.
func (a *Line) Calls() bool { return a != nil && a.State.Calls() }

// Attended reports whether the match is on, with any person in it.
func (a *Line) Attended() bool {
	return a.State.End == nil && !a.Shut() &&
		slices.ContainsFunc(a.State.Seats, func(s room.Sitter) bool { return s.Driver == games.Person })
}

// Do sends a deed about the position that is shown, and replaces whatever was on its way. The table waits until the
// deed is told, or refused.
func (a *Line) Do(d room.Deed) {
	a.sent, a.done, a.refused, a.late = &d, false, Refused{}, nil
	sent, together := a.sent, a.together()
	a.At.Room.Do(d, func(answer away.Answer) {
		if a.sent != sent {
			return // the deed was told before its answer came, or another one has replaced it
		}
		switch {
		case answer.Reason == room.Stale.Reason && d.Do == room.DoMove && together:
			a.late = &d
		case !answer.Done:
			a.sent = nil
			a.refused = Refused{On: true, Reason: answer.Reason, Clause: answer.Clause}
		case answer.Asked || answer.Held || a.State.Steps > d.After || a.State.End != nil:
			a.sent = nil
		default:
			a.done = true
		}
	})
}

// Reach sends what a hand has done while hands race, without waiting for what it did before. If the race has
// ended meanwhile, the hand was simply too late.
func (a *Line) Reach(d room.Deed) {
	race := a.State.Race
	a.At.Room.Do(d, func(answer away.Answer) {
		if !answer.Done && (answer.Reason != room.Stale.Reason || a.State.Race == race) {
			a.refused = Refused{On: true, Reason: answer.Reason, Clause: answer.Clause}
		}
	})
}

// Races returns the tick of the clock by which hands race now; runs is false until the room has started it. on is false
// if the room puts no hands in order now. The room starts it once all devices are ready, as this one is.
func (a *Line) Races() (tick int, runs, on bool) {
	race := a.State.Race
	if race == 0 || a.Down() && a.State.End == nil {
		return 0, false, race != 0
	}
	a.At.Room.Ready(race)
	tick, runs = a.At.Room.Race(race)
	return tick, runs, true
}

// mostLag is how long a line may take one way, so that what hands do on it counts from when they did it.
const mostLag = 250 * time.Millisecond

// TellSlow returns, once for each seat, whose line takes longer than the room makes up for, and how long it takes one
// way. It waits while hands race, which nobody shall be called away from.
func (a *Line) TellSlow() (seat games.Seat, lag time.Duration, slow bool) {
	if !a.State.Races || a.State.Race != 0 || a.State.End != nil {
		return games.Nobody, 0, false
	}
	for s := range a.State.Seats {
		lag, ok := a.At.Room.Lag(games.Seat(s))
		if ok && lag > mostLag && !a.slow[s] {
			a.slow[s] = true
			return games.Seat(s), lag, true
		}
	}
	return games.Nobody, 0, false
}

// Calms returns what asks the others to begin the match again without a race; nil: nobody at this device can ask now.
func (a *Line) Calms() func() {
	own := a.Own()
	if len(own) == 0 || a.State.Asked != nil || !a.State.Races || a.State.End != nil {
		return nil
	}
	return func() { a.Want(room.Deed{Do: room.DoCalm, Seat: own[0]}) }
}

// Others reports whether a person sits at another device.
func (a *Line) Others() bool {
	own := a.Own()
	for s, sitter := range a.State.Seats {
		if sitter.Driver == games.Person && !sitter.Free && !slices.Contains(own, games.Seat(s)) {
			return true
		}
	}
	return false
}

// together reports whether several seats must act now. Then it does not matter who is first.
func (a *Line) together() bool {
	musts := 0
	for _, at := range a.State.Acting {
		if at.Must {
			musts++
		}
	}
	return musts > 1
}

// Down reports whether there is no connection to the room at present.
func (a *Line) Down() bool { return a.At.Room.Status() != away.Here }

// Closed reports whether the host beside this device, whose screen shows the table, has closed. It may come back.
func (a *Line) Closed() bool { return a.At.Hand && a.Down() && a.At.Room.Closed() }

// Shut reports whether this device is no longer in the room: there will be no connection again.
func (a *Line) Shut() bool { return a.At.Room.Status() == away.Refused }

// Full reports whether the room can store no further move, so that nobody can go on.
func (a *Line) Full() bool { return a.At.Room.Full() && a.State.End == nil }

// Waits reports whether changes wait to be taken up.
func (a *Line) Waits() bool { return len(a.At.Room.Waiting()) > 0 }

// Behind reports whether the match has gone on, or ended, beyond what is shown. Other changes do not count: somebody
// came or went, a clock ran on, or a new connection told everything anew. What a person has chosen stays through those.
func (a *Line) Behind() bool {
	return slices.ContainsFunc(a.At.Room.Waiting(), func(f away.Frame) bool {
		return f.State.Steps != a.State.Steps || (f.State.End != nil) != (a.State.End != nil)
	})
}

// Read asks the room for a reader's view, unless it was asked for already. It returns the reader whose view is there
// now, which is another one until the answer comes.
func (a *Line) Read(reader games.Seat) games.Seat {
	if a == nil {
		return reader
	}
	if reader != a.State.Reader && !(a.asks && a.wanted == reader) {
		a.wanted, a.asks = reader, true
		a.At.Room.Read(reader)
	}
	return a.State.Reader
}

// MayUndo reports whether this device may ask to take back a move. Whether others must agree the room decides.
func (a *Line) MayUndo() bool {
	return a.Undoes() >= 0 && !a.Stays() && a.State.End == nil && a.sent == nil && a.State.Asked == nil
}

// Undoes returns which of this device's seats moved last, or games.Nobody if none has moved.
func (a *Line) Undoes() games.Seat {
	own := a.Own()
	for _, s := range slices.Backward(a.By) {
		if slices.Contains(own, s) {
			return s
		}
	}
	return games.Nobody
}

// Players returns who sits at the table, by seat.
func (a *Line) Players() []games.Player {
	players := make([]games.Player, len(a.State.Seats))
	for s := range a.State.Seats {
		sitter := &a.State.Seats[s]
		players[s] = games.Player{
			Driver: sitter.Driver, Colour: sitter.Colour, Emblem: sitter.Emblem, Name: games.CleanName(sitter.Name),
		}
	}
	return players
}

// Stays reports whether no move of this match can be undone.
func (a *Line) Stays() bool {
	return games.Setup{Options: a.State.Options}.Stays()
}

// Fresh reports whether the match is still without a move, as far as it is shown.
func (a *Line) Fresh() bool { return len(a.By) == 0 }

// Moves counts the moves that are shown.
func (a *Line) Moves() int { return len(a.By) }

// Mover returns whose move the n-th is, counted from 0.
func (a *Line) Mover(n int) games.Seat { return a.By[n] }

// Revealed is always false: only the room knows which moves have shown somebody something new.
func (a *Line) Revealed(int) bool { return false }

// AppendActing appends which seats may or must act now.
func (a *Line) AppendActing(dst []games.Acting) []games.Acting {
	for _, at := range a.State.Acting {
		dst = append(dst, games.Acting(at))
	}
	return dst
}

// Result returns how the match ended, or false while it goes on.
func (a *Line) Result() (games.Result, bool) {
	if a.State.End == nil {
		return games.Result{}, false
	}
	result := games.Result{}
	if told := a.State.End.Result; told != nil {
		copy(result.Rank[:], told.Rank)
		copy(result.Points[:], told.Points)
		for _, s := range told.Rematch {
			if s >= 0 && s < games.MaxSeats {
				result.Rematch[s] = true
			}
		}
		result.Clause = told.Clause
	}
	return result, true
}

// Want sends a deed that has nothing to do with a draft on the board, such as giving up. The table does not wait for
// it.
func (a *Line) Want(d room.Deed) {
	d.After = a.State.Steps
	a.At.Room.Do(d, func(answer away.Answer) {
		if !answer.Done {
			a.refused = Refused{On: true, Reason: answer.Reason, Clause: answer.Clause, seen: true}
		}
	})
}

// remains returns the first seat that has not given the match up.
func (a *Line) remains() games.Seat {
	return games.Seat(slices.IndexFunc(a.State.Seats, func(s room.Sitter) bool { return !s.Resigned }))
}

// Unsettled reports whether the match has ended without a result.
func (a *Line) Unsettled() bool { return a != nil && a.State.End != nil && a.State.End.Result == nil }

// Counts reports whether points can be counted. For a match elsewhere that is so once it has ended by the rules and
// everything has been told. A match that the players ended has no points.
func (a *Line) Counts() bool {
	return a == nil || a.State.Reader == games.All && a.State.End != nil && a.State.End.Result != nil
}

// Sends reports whether a deed is on its way.
func (a *Line) Sends() bool { return a != nil && a.sent != nil }

// Moving reports whether a move is on its way.
func (a *Line) Moving() bool { return a.Sends() && a.sent.Do == room.DoMove }

// Open reports whether somebody who comes late can still take a seat. Only the host's device knows.
func (a *Line) Open() bool {
	if a == nil || !a.At.Host || a.State.End != nil {
		return false
	}
	return slices.ContainsFunc(a.State.Seats, func(s room.Sitter) bool { return s.Free && !s.Seen })
}

// Again returns, once, a move that came too late only because others acted at the same time, as soon as their moves are
// known; false: there is none. The caller sends it again if it is still legal, or calls GiveUp.
func (a *Line) Again() (late room.Deed, ok bool) {
	if a.late == nil || a.State.Steps <= a.late.After {
		return late, false
	}
	late, a.late = *a.late, nil
	return late, true
}

// GiveUp reports a move that came too late as refused.
func (a *Line) GiveUp() {
	a.sent = nil
	a.refused = Refused{On: true, Reason: room.Stale.Reason}
}

// Refuses reports, once, that the room has refused the deed that Do sent.
func (a *Line) Refuses() bool {
	now := a.refused.On && !a.refused.seen
	a.refused.seen = a.refused.seen || now
	return now
}

// Tell returns, once, what people at this device must hear of the room: that the others declined, and what was refused.
// It puts the end of the connection, and a full room, into the form of a refusal too.
func (a *Line) Tell() (declined bool, refused Refused) {
	declined, a.declined = a.declined, false
	if a.Shut() && !a.parted {
		a.parted = true
		a.refused = Refused{On: true, Reason: a.At.Room.Reason()}
	}
	if closed := a.Closed(); closed != a.closed {
		if a.closed = closed; closed {
			a.refused = Refused{On: true, Reason: "table.room.closed.next"}
		}
	}
	if full := a.Full(); full != a.filled { // a computer player cannot go on either, so this does not wait for a move
		if a.filled = full; full && !a.refused.On {
			a.refused = Refused{On: true, Reason: "room.refusal.full"}
		}
	}
	refused, a.refused = a.refused, Refused{}
	return declined, refused
}
