//go:build !js

package rooms

import (
	"context"
	"reflect"
	"testing"
	"testing/synctest"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// hints asks for a hint, and waits for the answer.
func hints(g *roomstest.Guest, s games.Seat, after int) (got away.Hint) {
	came := false
	g.Hint(s, after, func(h away.Hint) { got, came = h, true })
	g.Until(func() bool { return came })
	return got
}

// TestAHintComesFromTheHost asks for hints in a match of each game. Whoever is on turn gets a move that the room takes.
// The seats of others, a position that is past, and devices that only watch get none.
func TestAHintComesFromTheHost(t *testing.T) {
	h := newHouse(t, testLimits())
	for _, party := range roomstest.Parties {
		made := h.make(party.Game, party.Options, games.Person, games.Person)
		seats := []*roomstest.Guest{h.sits(made, 0), h.sits(made, 1)}
		watcher := h.guest(talk.Enter{Room: made.Room})
		watcher.Until(func() bool { return watcher.State() != nil })
		for turn := range 6 {
			for i, g := range seats {
				g.Hears()
				st := g.State()
				if st.End != nil || !roomstest.Must(st) {
					continue
				}
				s, after := games.Seat(i), st.Steps
				for what, got := range map[string]away.Hint{
					"the other seat":  hints(seats[1-i], s, after),
					"a watcher":       hints(watcher, s, after),
					"another moment":  hints(g, s, after+1),
					"no seat at all":  hints(g, games.Public, after),
					"a seat too high": hints(g, 7, after),
				} {
					if got.Found != nil || got.Reason == "" {
						t.Errorf("%s, turn %d: %s gets %+v", party.Name, turn, what, got)
					}
				}
				first, again := hints(g, s, after), hints(g, s, after)
				if g.Hears(); g.State().Steps > after {
					continue // the host has made the only move that there was
				}
				if first.Found == nil || !reflect.DeepEqual(first, again) {
					t.Fatalf("%s, turn %d: %+v, and then %+v", party.Name, turn, first, again)
				}
				deed := room.Deed{Do: room.DoMove, Seat: s, After: after, Move: first.Found.Move}
				if a := g.Does(deed); !a.Done {
					t.Fatalf("%s, turn %d: the room does not take %q: %+v", party.Name, turn, first.Found.Move, a)
				}
			}
		}
	}
}

// TestOneHintAtATime asks twice while no processor is free, and then more often than a device may.
func TestOneHintAtATime(t *testing.T) {
	limits := testLimits()
	limits.Rate, limits.Burst = 0, 3*limits.Hinting
	h := newHouse(t, limits)
	made := h.make("masters", nil, games.Person, games.Person)
	seats := []*roomstest.Guest{h.sits(made, 0), h.sits(made, 1)}
	turn := 0
	if !roomstest.Must(seats[0].State()) {
		turn = 1
	}
	for range cap(h.server.think) {
		h.server.think <- struct{}{}
	}
	ask := talk.Message{Say: talk.SayHint, Asks: &talk.Asks{Seat: games.Seat(turn)}}
	r := h.raw()
	r.send(talk.Message{Say: talk.SayEnter, Enter: &seats[turn].Entered})
	for ask.Number = 1; ask.Number < 3; ask.Number++ {
		r.send(ask)
	}
	if m := r.until(talk.SayNo); m.Number != 2 || m.Reason != tooFast.Reason {
		t.Errorf("a second hint beside the first: %+v", m)
	}
	for range cap(h.server.think) {
		<-h.server.think
	}
	if m := r.until(talk.SayHinted); m.Number != 1 || m.Hint == nil {
		t.Errorf("the first hint: %+v", m)
	}
	r.send(ask)
	if m := r.until(talk.SayNo); m.Number != 0 || m.Reason != tooFast.Reason {
		t.Errorf("a third hint at once: %+v", m)
	}
	r.gone()
}

// TestAHintEndsWithItsLine asks for a hint on a line that has ended, while the host has not noticed yet: nobody thinks
// about it. On a line that goes on somebody does.
func TestAHintEndsWithItsLine(t *testing.T) {
	for _, ends := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			n := newShelf(t, 600).opens(t)
			s := n.table.room.Due()[0]
			d := n.enters(int(s))
			line, end := context.WithCancel(t.Context())
			defer end()
			d.line = line
			if ends {
				end()
			}
			n.table.mu.Lock()
			d.hint(1, talk.Asks{Seat: s, After: n.table.room.Steps()})
			n.table.mu.Unlock()
			synctest.Wait()
			if m := d.last(t); m.Say != talk.SayHinted || (m.Hint == nil) != ends {
				t.Errorf("the line has ended: %v; the host says %+v", ends, m)
			}
			d.leave()
			n.server.Close()
		})
	}
}
