package rooms

import (
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
)

// parties are matches that are played over the wire.
var parties = []struct {
	name, game string
	options    map[string]string
	drivers    []string
}{
	{"ritual", "ritual", nil, []string{"person", "random", "person"}},
	{"masters", "masters", map[string]string{"deck": "wild"}, []string{"person", "person"}},
	{"stones", "stones", nil, []string{"person", "random", "person"}},
	{"calm", "toss", map[string]string{"way": "calm"}, []string{"person", "person"}},
	{"ghost", "toss", map[string]string{"way": "ghost"}, []string{"person", "random", "person"}},
	{"market", "market", nil, []string{"person", "random", "person", "random", "person"}},
}

// plays plays a seat to the end of the match, as a person who knows only what came over the wire. now and then it does something else before it goes on.
func (g *guest) plays(game string, seed uint64, nowAndThen func(n int)) {
	chance := games.NewChance(seed, 5)
	for n := 0; ; n++ {
		g.until(func() bool { return g.Status() == away.Here && (g.State().End != nil || must(g.State())) })
		if g.State().End != nil {
			return
		}
		if nowAndThen != nil {
			nowAndThen(n)
		}
		st := g.State()
		if move := choosers[game](g.t, st, &chance); move != "" {
			a := g.does(room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps, Move: move})
			if !a.Done && a.Reason != room.Stale.Reason && a.Reason != room.Ended.Reason {
				g.t.Errorf("%s of seat %d: %+v", move, st.Reader, a)
				return
			}
		}
	}
}

// party lets persons and computer players play a match, each person as they like, and checks that all know the same at the end.
func (h *house) party(game string, options map[string]string, drivers []string, play func(g *guest)) talk.Made {
	h.t.Helper()
	made := h.make(game, options, drivers...)
	watcher := h.guest(talk.Enter{Room: made.Room})
	watcher.until(func() bool { return watcher.State() != nil })
	var all sync.WaitGroup
	var guests []*guest
	for s, d := range drivers {
		if d == games.Person {
			g := h.sits(made, games.Seat(s))
			guests = append(guests, g)
			all.Go(func() { play(g) })
		}
	}
	all.Wait()
	watcher.until(func() bool { return watcher.State().End != nil })
	want := *watcher.State()
	for _, g := range guests {
		st := g.State()
		if st.Steps != want.Steps || st.End.Why != room.ByRules || !slices.Equal(st.End.Result.Rank, want.End.Result.Rank) {
			h.t.Errorf("seat %d ended with %d steps, %+v; the watcher with %d, %+v", st.Reader, st.Steps, st.End, want.Steps, want.End)
		}
	}
	h.t.Logf("%d steps", want.Steps)
	return made
}

// TestWholeMatchesOverTheWire plays every game to its end, with persons on devices of their own and computer players at the host.
func TestWholeMatchesOverTheWire(t *testing.T) {
	for _, p := range parties {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			h := newHouse(t, testLimits())
			made := h.party(p.game, p.options, p.drivers, func(g *guest) { g.plays(p.game, 3, nil) })
			checkStored(t, h, made, p.game)
		})
	}
}

// checkStored replays what the journal keeps.
func checkStored(t *testing.T, h *house, made talk.Made, game string) {
	t.Helper()
	table, err := h.server.table(t.Context(), made.Room)
	if err != nil {
		t.Fatal(err)
	}
	defer h.server.release(table)
	record, err := table.room.Record()
	if err != nil {
		t.Fatal(err)
	}
	entry, _ := all.Entry(game)
	if st, err := entry.Check(record); err != nil || !st.Over {
		t.Errorf("the record: %+v, %v", st, err)
	}
}

// TestWholeMatchesThroughFallenLines lets each device reload, lose its line, and the host end and start again, all through the match. Nothing is lost and
// nothing made twice.
func TestWholeMatchesThroughFallenLines(t *testing.T) {
	for _, p := range parties {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			h := newHouse(t, testLimits())
			var mu sync.Mutex // one of them at a time ends the host
			ended := 0
			made := h.party(p.game, p.options, p.drivers, func(g *guest) {
				g.plays(p.game, 4, func(n int) {
					switch {
					case n%7 == 3: // the page is loaded anew: nothing is left but the secret
						g.Close()
						g.Client = away.Enter(away.Open, h.address, g.enter, wake(g.woken))
					case n == 5 || n == 11:
						mu.Lock()
						h.close()
						h.open()
						ended++
						mu.Unlock()
					}
					g.until(func() bool { return g.Status() == away.Here })
					if g.State().End == nil && !must(g.State()) {
						g.until(func() bool { return g.Status() == away.Here && (g.State().End != nil || must(g.State())) })
					}
				})
			})
			if ended == 0 {
				t.Error("the host never ended")
			}
			checkStored(t, h, made, p.game)
		})
	}
}

// TestWhatIsToldAddsUp compares what a device was told one after the other with what one is told that comes at the end.
func TestWhatIsToldAddsUp(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("stones", nil, "person", "person")
	guests := []*guest{h.sits(made, 0), h.sits(made, 1)}
	var all sync.WaitGroup
	for _, g := range guests {
		all.Go(func() { g.plays("stones", 9, nil) })
	}
	all.Wait()
	for _, g := range guests {
		late := h.guest(g.enter)
		late.until(func() bool { return late.State() != nil })
		a, fresh := g.Told()
		b, _ := late.Told()
		if text(t, a) != text(t, b) || len(a) < 100 {
			t.Errorf("seat %d was told %d events, and who comes late %d", g.State().Reader, len(a), len(b))
		}
		if fresh > 3 {
			t.Errorf("seat %d was told everything %d times", g.State().Reader, fresh)
		}
	}
}

func text(t *testing.T, events []json.RawMessage) string {
	t.Helper()
	var b strings.Builder
	for _, e := range events {
		b.Write(e)
	}
	return b.String()
}

// TestUndoReachesEverybody undoes a move and compares.
func TestUndoReachesEverybody(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	guests := []*guest{h.sits(made, 0), h.sits(made, 1)}
	chance := games.NewChance(1, 1)
	on := func() (*guest, *guest) {
		for {
			for i, g := range guests {
				g.Poll(time.Now())
				if must(g.State()) {
					return g, guests[1-i]
				}
			}
			<-guests[0].woken
		}
	}
	a, b := on()
	st := a.State()
	if got := a.does(room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps, Move: choosers["masters"](t, st, &chance)}); !got.Done {
		t.Fatalf("%+v", got)
	}
	steps := a.State().Steps
	got := a.does(room.Deed{Do: room.DoUndo, Seat: st.Reader, After: steps})
	if !got.Done || got.Asked { // the card was the seat's own, and it chose to show it
		t.Fatalf("%+v", got)
	}
	for _, g := range guests {
		g.until(func() bool { return g.State().Steps == steps+1 && g.State().Asked == nil })
		events, fresh := g.Told()
		late := h.guest(g.enter)
		late.until(func() bool { return late.State() != nil })
		if b, _ := late.Told(); text(t, events) != text(t, b) || fresh < 2 {
			t.Errorf("seat %d was told %s, and who comes late %s; fresh %d times", g.State().Reader, text(t, events), text(t, b), fresh)
		}
	}
	if string(a.State().View) == "" || must(b.State()) {
		t.Error("it is the turn of who took the move back")
	}
}

// TestAnEndIsAskedForOverTheWire asks, is refused, asks again, and all agree.
func TestAnEndIsAskedForOverTheWire(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	a, b := h.sits(made, 0), h.sits(made, 1)
	for _, answer := range []string{room.DoRefuse, room.DoAgree} {
		if got := a.does(room.Deed{Do: room.DoEnd, Seat: 0}); !got.Done || !got.Asked {
			t.Fatalf("%+v", got)
		}
		b.until(func() bool { return b.State().Asked != nil })
		if got := b.does(room.Deed{Do: answer, Seat: 1}); !got.Done {
			t.Fatalf("%+v", got)
		}
		a.until(func() bool { return a.State().Asked == nil })
	}
	for _, g := range []*guest{a, b} {
		g.until(func() bool { return g.State().End != nil && g.State().End.Why == room.ByAgreement })
	}
}
