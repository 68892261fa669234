package table

import (
	"fmt"
	"slices"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/scenes/table/apart"
)

// roomMatch is the [knownMatch] of a match that is kept in a room on another device: what the room has told. It has no
// core, and knows no secrets but its reader's.
type roomMatch[C games.Core[C, M, E], M comparable, E any, V any] struct {
	*apart.Line
	def  *games.Def[C, M, E, V]
	told []games.Told[E]
	view V
}

// take applies one change of the room: its new events and its view. The caller leaves out changes from before the room
// last told everything anew: their numbers of events mean nothing any more.
func (a *roomMatch[C, M, E, V]) take(f away.Frame) error {
	anew, err := a.Begins(f)
	if err != nil {
		return err
	}
	if anew {
		a.told = nil
	}
	for _, t := range a.At.Room.Told().Events[len(a.told):f.Events] {
		e, err := games.DecodeEvent(a.def.Facts, t.Event)
		if err != nil {
			return fmt.Errorf("table: what a room tells: %w", err)
		}
		a.told = append(a.told, games.Told[E]{Move: t.Move, Event: e})
	}
	view, err := a.def.ReadView(f.State.View)
	if err != nil {
		return fmt.Errorf("table: what a room tells: %w", err)
	}
	if v, ok := any(view).(interface{ Seats() int }); ok && v.Seats() != len(f.State.Seats) {
		return apart.ErrImpossible
	}
	a.view = view
	a.Take(f)
	return nil
}

func (a *roomMatch[C, M, E, V]) Told() []games.Told[E] { return a.told }

func (a *roomMatch[C, M, E, V]) View(games.Seat) V { return a.view }

// Check asks the view, as boards do. Moves of any seat but the reader's pass: only the room can judge them.
func (a *roomMatch[C, M, E, V]) Check(s games.Seat, m M) *games.Refusal {
	if a.State.Reader != s {
		return nil
	}
	if v, ok := any(a.view).(interface {
		WhyNot(s games.Seat, m M) *games.Refusal
	}); ok {
		return v.WhyNot(s, m)
	}
	return nil // this view cannot tell: the room decides
}

// ask asks the room to make a seat's move.
func (a *roomMatch[C, M, E, V]) ask(s games.Seat, m M) {
	a.Do(room.Deed{Do: room.DoMove, Seat: s, After: a.State.Steps, Move: a.def.Moves.Text(m)})
}

// reach tells the room what a seat's hand did while hands race.
func (a *roomMatch[C, M, E, V]) reach(s games.Seat, m M) {
	a.Reach(room.Deed{Do: room.DoMove, Seat: s, After: a.State.Steps, Move: a.def.Moves.Text(m)})
}

// send asks the room to make a seat's move, unless it is refused already here.
func (a *roomMatch[C, M, E, V]) send(s games.Seat, m M) *games.Refusal {
	if refusal := a.Check(s, m); refusal != nil {
		return refusal
	}
	a.ask(s, m)
	return nil
}

// again sends a move once more that came too late only because others acted at the same time, if it is still legal.
func (a *roomMatch[C, M, E, V]) again(d room.Deed, acting []games.Acting) {
	m, err := a.def.Moves.Parse(d.Move)
	must := slices.Contains(acting, games.Acting{Seat: d.Seat, Must: true})
	if err != nil || !must || a.Check(d.Seat, m) != nil {
		a.GiveUp()
		return
	}
	d.After = a.State.Steps
	a.Do(d)
}

// mostHinted bounds the events and reasons of a hint that a host may send.
const mostHinted = 64

// hinted reads a hint for a seat that the host has sent. It returns false for what is no hint: nil, a move that cannot
// be made, an event of no match, a reason about nobody.
func (a *roomMatch[C, M, E, V]) hinted(hint *games.Hint, s games.Seat) (found hinted[M], ok bool) {
	if hint == nil || len(hint.Move) > games.LongestMove || len(hint.Does) > mostHinted || len(hint.Why) > mostHinted {
		return found, false
	}
	m, err := a.def.Moves.Parse(hint.Move)
	if err != nil || a.Check(s, m) != nil {
		return found, false
	}
	found.move = m
	for _, text := range hint.Does {
		e, err := games.DecodeEvent(a.def.Facts, text)
		if err != nil {
			return found, false
		}
		if p, ok := a.def.Say(e); ok {
			found.said = append(found.said, p)
		}
	}
	for _, why := range hint.Why {
		if why.Seat < 0 || int(why.Seat) >= len(a.State.Seats) || max(why.Amount, -why.Amount) > mostAmount {
			return found, false
		}
	}
	found.why = hint.Why
	return found, true
}

// mostAmount bounds what a reason may be about, in hundredths of a point.
const mostAmount = 1_000_000
