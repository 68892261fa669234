package table

import (
	"errors"
	"fmt"
	"slices"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
)

// afar implements [known] with what a room tells. It has no core, and no seat's secrets but those of its reader.
type afar[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def *games.Def[C, M, E, V]
	at  *Elsewhere

	state  *room.State // as far as it is shown
	fresh  int
	told   []games.Told[E]
	by     []games.Seat
	view   V
	wanted games.Seat // the reader that was asked for last
	asks   bool       // one was

	sent    *room.Deed // on its way, or done and not told yet
	done    bool       // it was
	late    *room.Deed // came after others that acted at the same time: it is wanted again once they are known
	refused refused
	// declined says that what this device asked of the others was refused, until that was said.
	declined bool
	withdrew bool // this device itself has refused what was asked
	filled   bool // somebody has been told that the room is full
	parted   bool // somebody has been told why this device is no longer in the room
}

// refused is what the room said no to, until somebody has been told.
type refused struct {
	on, seen       bool
	reason, clause string
	deed           room.Deed
}

// news is what a change of the room brought.
type news struct {
	any   bool
	seats bool // others sit there
	again bool // all begins anew: there is no way from what was shown to what is there now
}

// manyWaiting is how many changes may wait to be shown. If there are more, the last is shown at once.
const manyWaiting = 6

// next takes up changes until the picture has one move to show, if it has caught up.
func (a *afar[C, M, E, V]) next(shown bool) (got news, err error) {
	r := a.at.Room
	for len(r.Waiting()) > 0 {
		if len(r.Waiting()) > manyWaiting {
			for len(r.Waiting()) > 1 {
				r.Next()
			}
		}
		f := r.Waiting()[0]
		if f.Fresh != r.Told().Fresh { // it is void, and another one comes
			r.Next()
			continue
		}
		moves, seats := len(a.by), a.state.Seats
		again := f.Fresh != a.fresh || f.Moves > moves+1
		if f.Moves != moves && !again && !shown {
			break
		}
		r.Next()
		if err := a.take(f); err != nil {
			return got, err
		}
		got.any, got.again = true, got.again || again
		got.seats = got.seats || !slices.Equal(seats, a.state.Seats)
		if f.Moves != moves || again {
			break
		}
	}
	return got, nil
}

// takeIn takes up how the room stands now.
func (a *afar[C, M, E, V]) takeIn() error {
	for len(a.at.Room.Waiting()) > 0 {
		a.at.Room.Next()
	}
	told := a.at.Room.Told()
	return a.take(away.Frame{State: a.at.Room.State(), Fresh: told.Fresh, Events: len(told.Events), Moves: len(told.By)})
}

// take takes up a change that is not void.
func (a *afar[C, M, E, V]) take(f away.Frame) error {
	account := a.at.Room.Told()
	if err := possible(f.State, account.By[:f.Moves]); err != nil {
		return err
	}
	if f.Fresh != a.fresh {
		a.fresh, a.told, a.by = f.Fresh, nil, nil
	}
	for _, t := range account.Events[len(a.told):f.Events] {
		e, err := games.DecodeEvent(a.def.Facts, t.Event)
		if err != nil {
			return fmt.Errorf("table: what a room tells: %w", err)
		}
		a.told = append(a.told, games.Told[E]{Move: t.Move, Event: e})
	}
	a.by = account.By[:f.Moves]
	view, err := a.def.ReadView(f.State.View)
	if err != nil {
		return fmt.Errorf("table: what a room tells: %w", err)
	}
	if old := a.state; old != nil && old.Asked != nil && f.State.Asked == nil && f.State.Steps == old.Steps && f.State.End == nil && !a.withdrew {
		a.declined = slices.Contains(a.own(), old.Asked.By)
	}
	a.withdrew = a.withdrew && f.State.Asked != nil
	if v, ok := any(view).(interface{ Seats() int }); ok && v.Seats() != len(f.State.Seats) {
		return errImpossible
	}
	a.view, a.state = view, f.State
	a.asks = a.asks && a.wanted != a.state.Reader
	if a.sent != nil && a.done && (a.state.Steps > a.sent.After || a.state.End != nil) {
		a.sent = nil
	}
	return nil
}

// errImpossible is the error of what no host of ours says.
var errImpossible = errors.New("table: a room tells what cannot be")

// possible reports whether all seats that a host speaks of are there.
func possible(st *room.State, by []games.Seat) error {
	at := func(s games.Seat) bool { return s >= 0 && int(s) < len(st.Seats) }
	ok := len(st.Seats) > 0 && len(st.Seats) <= games.MaxSeats && st.Reader < games.Seat(len(st.Seats)) && (st.Asked == nil || at(st.Asked.By)) &&
		!slices.ContainsFunc(st.Acting, func(a room.Acting) bool { return !at(a.Seat) }) &&
		!slices.ContainsFunc(by, func(s games.Seat) bool { return !at(s) })
	if !ok {
		return errImpossible
	}
	return nil
}

// own returns the seats of persons that this device plays.
func (a *afar[C, M, E, V]) own() []games.Seat {
	var seats []games.Seat
	for s := range a.state.Seats {
		sitter := &a.state.Seats[s]
		if sitter.Driver == games.Person && (games.Seat(s) == a.at.Seat && !sitter.Free || a.at.Host && sitter.Free) {
			seats = append(seats, games.Seat(s))
		}
	}
	return seats
}

// do wants a deed about the position.
func (a *afar[C, M, E, V]) do(d room.Deed) {
	a.sent, a.done, a.refused, a.late = &d, false, refused{}, nil
	sent, together := a.sent, a.together()
	a.at.Room.Do(d, func(answer away.Answer) {
		if a.sent != sent {
			return // it was told before it was answered
		}
		switch {
		case answer.Reason == room.Stale.Reason && d.Do == room.DoMove && together:
			a.late = &d
		case !answer.Done:
			a.sent = nil
			a.refused = refused{on: true, reason: answer.Reason, clause: answer.Clause, deed: d}
		case answer.Asked || answer.Held || a.state.Steps > d.After || a.state.End != nil:
			a.sent = nil
		default:
			a.done = true
		}
	})
}

// together reports whether several seats must act now: then it does not matter who is first.
func (a *afar[C, M, E, V]) together() bool {
	musts := 0
	for _, at := range a.state.Acting {
		if at.Must {
			musts++
		}
	}
	return musts > 1
}

// down reports whether the line is down.
func (a *afar[C, M, E, V]) down() bool { return a.at.Room.Status() != away.Here }

// shut reports whether this device is no longer in the room: the line is down for good.
func (a *afar[C, M, E, V]) shut() bool { return a.at.Room.Status() == away.Refused }

// full reports whether nothing more fits into the room.
func (a *afar[C, M, E, V]) full() bool { return a.at.Room.Full() && a.state.End == nil }

// waits reports whether there is more to take up than was taken up.
func (a *afar[C, M, E, V]) waits() bool { return len(a.at.Room.Waiting()) > 0 }

// behind reports whether the match has gone on beyond what is shown. It does not where only somebody has come or gone, some of a clock was used, or all was
// told anew on a new line: what a person has chosen stays then.
func (a *afar[C, M, E, V]) behind() bool {
	return slices.ContainsFunc(a.at.Room.Waiting(), func(f away.Frame) bool {
		return f.State.Steps != a.state.Steps || (f.State.End != nil) != (a.state.End != nil)
	})
}

// read wants a reader, and returns who reads until that one does.
func (a *afar[C, M, E, V]) read(reader games.Seat) games.Seat {
	if reader != a.state.Reader && !(a.asks && a.wanted == reader) {
		a.wanted, a.asks = reader, true
		a.at.Room.Read(reader)
	}
	return a.state.Reader
}

// mayUndo reports whether a seat of this device has a move to take back. The room knows whether others are asked first.
func (a *afar[C, M, E, V]) mayUndo() bool {
	return a.undoes() >= 0 && !a.Stays() && a.state.End == nil && a.sent == nil && a.state.Asked == nil
}

// undoes returns the seat of this device that moved last, or games.Nobody.
func (a *afar[C, M, E, V]) undoes() games.Seat {
	own := a.own()
	for _, s := range slices.Backward(a.by) {
		if slices.Contains(own, s) {
			return s
		}
	}
	return games.Nobody
}

func (a *afar[C, M, E, V]) Players() []games.Player {
	players := make([]games.Player, len(a.state.Seats))
	for s := range a.state.Seats {
		sitter := &a.state.Seats[s]
		players[s] = games.Player{Driver: sitter.Driver, Colour: sitter.Colour, Emblem: sitter.Emblem, Name: games.CleanName(sitter.Name)}
	}
	return players
}

func (a *afar[C, M, E, V]) Stays() bool {
	return games.Setup{Options: a.state.Options}.Stays()
}

func (a *afar[C, M, E, V]) Moves() int { return len(a.by) }

func (a *afar[C, M, E, V]) Mover(n int) games.Seat { return a.by[n] }

func (a *afar[C, M, E, V]) Revealed(int) bool { return false }

func (a *afar[C, M, E, V]) Told() []games.Told[E] { return a.told }

func (a *afar[C, M, E, V]) View(games.Seat) V { return a.view }

func (a *afar[C, M, E, V]) AppendActing(dst []games.Acting) []games.Acting {
	for _, at := range a.state.Acting {
		dst = append(dst, games.Acting(at))
	}
	return dst
}

// Check asks the view, as boards do. Of a seat that does not look here only the room knows.
func (a *afar[C, M, E, V]) Check(s games.Seat, m M) *games.Refusal {
	if a.state.Reader != s {
		return nil
	}
	if v, ok := any(a.view).(interface {
		WhyNot(s games.Seat, m M) *games.Refusal
	}); ok {
		return v.WhyNot(s, m)
	}
	return nil // the room knows
}

func (a *afar[C, M, E, V]) Result() (games.Result, bool) {
	if a.state.End == nil {
		return games.Result{}, false
	}
	result := games.Result{}
	if told := a.state.End.Result; told != nil {
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
