//go:build !js

package main

import (
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// does does a deed for the guest's seat. It must succeed.
func does(t *testing.T, g *roomstest.Guest, d room.Deed) away.Answer {
	t.Helper()
	d.Seat, d.After = g.State().Reader, g.State().Steps
	a := g.Does(d)
	if !a.Done {
		t.Fatalf("%+v: %+v", d, a)
	}
	return a
}

// moves waits until all guests know the same moves, and then makes one for whichever guest must.
func moves(t *testing.T, game string, guests []*roomstest.Guest, chance *games.Chance) (mover *roomstest.Guest) {
	t.Helper()
	steps := 0
	for _, g := range guests {
		steps = max(steps, g.State().Steps)
	}
	for _, g := range guests {
		g.Until(func() bool { return g.State().Steps >= steps })
		if mover == nil && roomstest.Must(g.State()) {
			mover = g
		}
	}
	does(t, mover, room.Deed{Do: room.DoMove, Move: roomstest.Choosers[game](t, mover.State(), chance)})
	all(guests, func(st *room.State) bool { return st.Steps > steps })
	return mover
}

// all waits until a condition holds for every guest, each connected to its node.
func all(guests []*roomstest.Guest, so func(st *room.State) bool) {
	for _, g := range guests {
		g.Until(func() bool { return g.Status() == away.Here && so(g.State()) })
	}
}

// TestPersonsAtSeveralNodesAgree seats two persons at two nodes and has somebody watch at the third. One person asks to
// take a move back after the other has moved. The other refuses, is asked again, and agrees only after the node at
// which they were asked was killed. Then they agree to end the match. All three nodes must hear of everything.
func TestPersonsAtSeveralNodesAgree(t *testing.T) {
	nodes := cluster(t)
	made := roomstest.Make(t, nodes[0].url, "masters", nil, games.Person, games.Person)
	guests := []*roomstest.Guest{
		roomstest.Sit(t, nodes[0].url, made, 0), roomstest.Sit(t, nodes[1].url, made, 1),
		roomstest.Enter(t, nodes[2].url, talk.Enter{Room: made.Room}),
	}
	all(guests[2:], func(st *room.State) bool { return st != nil })
	all(guests, func(st *room.State) bool { return !st.Seats[0].Free && !st.Seats[1].Free })
	chance := games.NewChance(3, 1)
	first := moves(t, "masters", guests[:2], &chance)
	last := first
	for last == first {
		last = moves(t, "masters", guests[:2], &chance)
	}
	before := len(first.Told().By)
	asks := func(do string) {
		t.Helper()
		if a := does(t, first, room.Deed{Do: do}); !a.Asked {
			t.Fatalf("to %s needs nobody: %+v", do, a)
		}
		all(guests, func(st *room.State) bool {
			return st.Asked != nil && st.Asked.What == do && st.Asked.By == first.State().Reader
		})
	}
	asks(room.DoUndo)
	does(t, last, room.Deed{Do: room.DoRefuse})
	all(guests, func(st *room.State) bool { return st.Asked == nil })
	asks(room.DoUndo)
	victim := nodes[first.State().Reader] // the node of the person who asked
	victim.kill()
	steps := last.State().Steps
	does(t, last, room.Deed{Do: room.DoAgree})
	victim.start()()
	all(guests, func(st *room.State) bool { return st.Steps == steps+1 && st.Asked == nil })
	for i, g := range guests {
		if got := len(g.Told().By); got >= before {
			t.Errorf("at node %d there are %d moves of %d", i, got, before)
		}
	}
	asks(room.DoEnd)
	does(t, last, room.Deed{Do: room.DoAgree})
	all(guests, func(st *room.State) bool { return st.End != nil && st.End.Why == room.ByAgreement })
}

// TestAMomentOfSeveralNodes plays the way of the game in which all decide at the same moment, with the persons at two
// nodes. The first decision is held back until the other person has decided at their own node; the third node hears the
// result.
func TestAMomentOfSeveralNodes(t *testing.T) {
	nodes := cluster(t)
	made := roomstest.Make(t, nodes[0].url, "toss", map[string]string{"way": "snatch"}, games.Person, games.Person)
	guests := []*roomstest.Guest{roomstest.Sit(t, nodes[0].url, made, 0), roomstest.Sit(t, nodes[1].url, made, 1)}
	watcher := roomstest.Enter(t, nodes[2].url, talk.Enter{Room: made.Room})
	chance := games.NewChance(5, 1)
	for moments := 0; moments < 3; {
		steps := max(guests[0].State().Steps, guests[1].State().Steps)
		all(guests, func(st *room.State) bool { return st.Steps >= steps })
		for _, g := range guests {
			st := g.State()
			if st.Steps > steps || !roomstest.Must(st) {
				continue
			}
			move := roomstest.Choosers["toss"](t, st, &chance)
			a := g.Does(room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps, Move: move})
			if !a.Done && a.Reason != room.Stale.Reason {
				t.Fatalf("%s of seat %d: %+v", move, st.Reader, a)
			}
			if !a.Held {
				continue
			}
			other := guests[1-st.Reader]
			if got := g.State(); got.Held != move || got.Steps != steps || other.State().Held != "" {
				t.Fatalf("%q is kept of %q, and at the other node %q", got.Held, move, other.State().Held)
			}
			does(t, other, room.Deed{Do: room.DoMove, Move: roomstest.Choosers["toss"](t, other.State(), &chance)})
			all(append(guests, watcher), func(st *room.State) bool { return st != nil && st.Steps > steps })
			moments++
		}
	}
}

// TestWhoIsAtNoNodeIsLeftOut asks for an end while the other person is at another node. It waits for them until they
// leave that node.
func TestWhoIsAtNoNodeIsLeftOut(t *testing.T) {
	nodes := clusterWith(t, "--gone", "1s") // announcements of other nodes are waited for all the same
	made := roomstest.Make(t, nodes[0].url, "masters", nil, games.Person, games.Person)
	stays, leaves := roomstest.Sit(t, nodes[0].url, made, 0), roomstest.Sit(t, nodes[1].url, made, 1)
	all([]*roomstest.Guest{stays}, func(st *room.State) bool { return !st.Seats[1].Free })
	if a := does(t, stays, room.Deed{Do: room.DoEnd}); !a.Asked || stays.State().End != nil {
		t.Fatalf("it ends at once: %+v", a)
	}
	leaves.Until(func() bool { return leaves.State().Asked != nil })
	leaves.Close()
	stays.Until(func() bool { return stays.State().End != nil })
	if stays.State().End.Why != room.ByAgreement {
		t.Errorf("it ends by %s", stays.State().End.Why)
	}
}
