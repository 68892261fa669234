//go:build !js

package rooms

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// party plays a match of persons and computer players. play plays one person's seat. At the end all devices must know
// the same result, also one that watches.
func (h *house) party(game string, options map[string]string, drivers []string,
	play func(g *roomstest.Guest)) talk.Made {
	h.t.Helper()
	made := h.make(game, options, drivers...)
	watcher := h.guest(talk.Enter{Room: made.Room})
	watcher.Until(func() bool { return watcher.State() != nil })
	var all sync.WaitGroup
	var guests []*roomstest.Guest
	for s, d := range drivers {
		if d == games.Person {
			g := h.sits(made, games.Seat(s))
			guests = append(guests, g)
			all.Go(func() { play(g) })
		}
	}
	all.Wait()
	watcher.Until(func() bool { return watcher.State().End != nil })
	want := *watcher.State()
	for _, g := range guests {
		st := g.State()
		if st.Steps != want.Steps || st.End.Why != room.ByRules ||
			!slices.Equal(st.End.Result.Rank, want.End.Result.Rank) {
			h.t.Errorf("seat %d ended with %d steps, %+v; the watcher with %d, %+v", st.Reader, st.Steps, st.End,
				want.Steps, want.End)
		}
	}
	h.t.Logf("%d steps", want.Steps)
	return made
}

// TestWholeMatchesOverTheWire plays every game to its end, with a device for each person and the computer players at
// the host.
func TestWholeMatchesOverTheWire(t *testing.T) {
	for _, p := range roomstest.Parties {
		t.Run(p.Name, func(t *testing.T) {
			t.Parallel()
			h := newHouse(t, testLimits())
			made := h.party(p.Game, p.Options, p.Drivers, func(g *roomstest.Guest) { g.Plays(p.Game, 3, nil) })
			checkStored(t, h, made)
		})
	}
}

// checkStored replays the room from the journal and compares it with the one in memory.
func checkStored(t *testing.T, h *house, made talk.Made) {
	t.Helper()
	table, err := h.server.table(t.Context(), made.Room)
	if err != nil {
		t.Fatal(err)
	}
	defer h.server.release(table)
	roomstest.CheckStored(t, h.files, made, table.room.Steps())
}

// TestWholeMatchesThroughFallenLines reloads devices and restarts the host throughout a match, which also cuts all
// lines. No move is lost, and none is made twice.
func TestWholeMatchesThroughFallenLines(t *testing.T) {
	for _, p := range roomstest.Parties {
		t.Run(p.Name, func(t *testing.T) {
			t.Parallel()
			h := newHouse(t, testLimits())
			var mu sync.Mutex // only one device at a time restarts the host
			ended := 0
			made := h.party(p.Game, p.Options, p.Drivers, func(g *roomstest.Guest) {
				g.Plays(p.Game, 4, func(n int) {
					switch {
					case n%7 == 3: // the device keeps nothing but its secret
						g.Reload()
					case n == 5 || n == 11:
						mu.Lock()
						h.close()
						h.open()
						ended++
						mu.Unlock()
					}
					g.Until(func() bool { return g.Status() == away.Here })
					if g.State().End == nil && !roomstest.Must(g.State()) {
						g.Until(func() bool {
							return g.Status() == away.Here && (g.State().End != nil || roomstest.Must(g.State()))
						})
					}
				})
			})
			if ended == 0 {
				t.Error("the host never ended")
			}
			checkStored(t, h, made)
		})
	}
}

// TestWhatIsToldAddsUp compares two devices of a seat at the end of a match: one was told everything bit by bit, the
// other all at once.
func TestWhatIsToldAddsUp(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("stones", nil, "person", "person")
	guests := []*roomstest.Guest{h.sits(made, 0), h.sits(made, 1)}
	var all sync.WaitGroup
	for _, g := range guests {
		all.Go(func() { g.Plays("stones", 9, nil) })
	}
	all.Wait()
	for _, g := range guests {
		late := h.guest(g.Entered)
		late.Until(func() bool { return late.State() != nil })
		a, b := g.Told(), late.Told()
		if text(t, a) != text(t, b) || len(a.Events) < 100 {
			t.Errorf("seat %d was told %d events, and who comes late %d", g.State().Reader, len(a.Events),
				len(b.Events))
		}
		if a.Fresh > 3 {
			t.Errorf("seat %d was told everything %d times", g.State().Reader, a.Fresh)
		}
	}
}

func text(t *testing.T, told away.Account) string {
	t.Helper()
	var b strings.Builder
	for _, e := range told.Events {
		fmt.Fprintf(&b, "%d %s\n", e.Move, e.Event)
	}
	fmt.Fprintln(&b, told.By)
	return b.String()
}

// TestUndoReachesEverybody takes a move back. Devices that were there must know the same as those that enter
// afterwards.
func TestUndoReachesEverybody(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	guests := []*roomstest.Guest{h.sits(made, 0), h.sits(made, 1)}
	chance := games.NewChance(1, 1)
	a, b := guests[0], guests[1]
	if !roomstest.Must(a.State()) {
		a, b = b, a
	}
	a.Until(func() bool { return roomstest.Must(a.State()) })
	st := a.State()
	if got := a.Does(room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps,
		Move: roomstest.Choosers["masters"](t, st, &chance)}); !got.Done {
		t.Fatalf("%+v", got)
	}
	steps := a.State().Steps
	got := a.Does(room.Deed{Do: room.DoUndo, Seat: st.Reader, After: steps})
	if !got.Done || got.Asked { // the move showed nothing that its seat did not know, so nobody must agree
		t.Fatalf("%+v", got)
	}
	for _, g := range guests {
		g.Until(func() bool { return g.State().Steps == steps+1 && g.State().Asked == nil })
		told := g.Told()
		late := h.guest(g.Entered)
		late.Until(func() bool { return late.State() != nil })
		if b := late.Told(); text(t, told) != text(t, b) || told.Fresh < 2 {
			t.Errorf("seat %d was told %s, and who comes late %s; fresh %d times", g.State().Reader, text(t, told),
				text(t, b), told.Fresh)
		}
	}
	if string(a.State().View) == "" || roomstest.Must(b.State()) {
		t.Error("it is the turn of who took the move back")
	}
}

// TestAnEndIsAskedForOverTheWire asks for the end of a match, which the other person first refuses and then agrees to.
func TestAnEndIsAskedForOverTheWire(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	a, b := h.sits(made, 0), h.sits(made, 1)
	for _, answer := range []string{room.DoRefuse, room.DoAgree} {
		if got := a.Does(room.Deed{Do: room.DoEnd, Seat: 0}); !got.Done || !got.Asked {
			t.Fatalf("%+v", got)
		}
		b.Until(func() bool { return b.State().Asked != nil })
		if got := b.Does(room.Deed{Do: answer, Seat: 1}); !got.Done {
			t.Fatalf("%+v", got)
		}
		a.Until(func() bool { return a.State().Asked == nil })
	}
	for _, g := range []*roomstest.Guest{a, b} {
		g.Until(func() bool { return g.State().End != nil && g.State().End.Why == room.ByAgreement })
	}
}
