//go:build !js

package rooms

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// begun returns the record of a match of two persons, of which computer players made the first moves: so many, or all
// if the match ends sooner. In a match that has not ended, the last move was taken back and made again, so that the
// record has an undo.
func begun(t *testing.T, game string, moves int) string {
	t.Helper()
	players := []games.Player{{Driver: "greedy", Colour: "amber", Emblem: "circle", Name: "P0"},
		{Driver: "greedy", Colour: "sky", Emblem: "star", Name: "P1"}}
	setup := games.Setup{Seats: 2, Seed: 11}
	if game == "toss" {
		setup.Options = map[string]string{"way": "calm"}
	}
	r, _, err := room.New(all.Entry, game, setup, players, strings.Repeat("0", 64), strings.Repeat("1", 64))
	if err != nil {
		t.Fatal(err)
	}
	for range moves {
		turn, ok := r.Next()
		if !ok {
			break
		}
		decision, done := games.Decision[string]{Move: turn.Move}, turn.Move != ""
		if !done {
			thinking, err := r.Think(turn)
			if err != nil {
				t.Fatal(err)
			}
			for !done {
				decision, done = thinking.Step(1000)
			}
		}
		taken, err := r.Decided(turn, decision)
		if err != nil {
			t.Fatal(err)
		}
		if taken.Line != nil {
			if err := r.Apply(taken.Line); err != nil {
				t.Fatal(err)
			}
		}
	}
	record, err := r.Record()
	if err != nil {
		t.Fatal(err)
	}
	for i := range record.Players {
		record.Players[i].Driver = games.Person
	}
	steps := record.Steps
	if n := slices.IndexFunc(steps, func(s games.Step) bool { return s.Kind == games.StepMove }); n >= 0 &&
		r.End() == nil {
		// the last move is taken back and made once more
		again := steps[len(steps)-1]
		for at := len(steps) - 1; again.Kind != games.StepMove; at-- {
			again = steps[at]
		}
		steps = append(steps, games.Step{Kind: games.StepUndo, N: r.Moves() - 1}, again)
	}
	return written(t, record, steps)
}

// written returns the text of a record with other steps.
func written(t *testing.T, record *games.Record, steps []games.Step) string {
	t.Helper()
	again, err := games.NewRecord(mustEntry(t, record.Game).Info(), record.Setup, record.Players)
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range steps {
		again.Add(step)
	}
	return string(again.Text())
}

// forged returns a record with an illegal move: its last step repeats its first.
func forged(t *testing.T) string {
	t.Helper()
	record, err := games.ParseRecord([]byte(begun(t, "masters", 2)))
	if err != nil {
		t.Fatal(err)
	}
	return written(t, record, append(record.Steps, record.Steps[0]))
}

func mustEntry(t *testing.T, game string) games.Entry {
	t.Helper()
	e, ok := all.Entry(game)
	if !ok {
		t.Fatal("there is no", game)
	}
	return e
}

// TestAMatchUnderWayIsBroughtIntoARoom makes a room from the record of a match under way. The room knows all moves of
// it, and both seats are free. Two devices play it to its end, through a restart of the host.
func TestAMatchUnderWayIsBroughtIntoARoom(t *testing.T) {
	for _, game := range []string{"ritual", "masters", "stones", "toss", "market"} {
		t.Run(game, func(t *testing.T) {
			h := newHouse(t, testLimits())
			text := begun(t, game, 9)
			made := bring(t, h, talk.Make{Game: game, Record: text})
			record, err := games.ParseRecord([]byte(text))
			if err != nil {
				t.Fatal(err)
			}
			stands, err := mustEntry(t, game).Check(record)
			if err != nil {
				t.Fatal(err)
			}
			watcher := h.guest(talk.Enter{Room: made.Room})
			watcher.Until(func() bool { return watcher.State() != nil })
			if st := watcher.State(); !st.Waits || st.View != nil || len(watcher.Told().Events) > 0 {
				t.Errorf("before it goes on, %d events are told and %+v", len(watcher.Told().Events), st)
			}
			roomstest.Begin(t, h.address, made)
			watcher.Until(func() bool { return !watcher.State().Waits })
			if n := len(watcher.Told().By); n != stands.Moves || n == 0 {
				t.Errorf("%d moves are known, want %d", n, stands.Moves)
			}
			for s, sitter := range watcher.State().Seats {
				if !sitter.Free || sitter.Name != fmt.Sprint("P", s) {
					t.Errorf("seat %d: %+v", s, sitter)
				}
			}
			guests := []*roomstest.Guest{h.sits(made, 0), h.sits(made, 1)}
			h.close()
			h.open()
			var both sync.WaitGroup
			for i, g := range guests {
				both.Go(func() { g.Plays(game, uint64(i), func(int) {}) })
			}
			both.Wait()
			if end := guests[0].State().End; end == nil || end.Why != room.ByRules {
				t.Errorf("it ended by %+v", end)
			}
		})
	}
}

// bring has a host make a room, and waits for it.
func bring(t *testing.T, h *house, m talk.Make) talk.Made {
	t.Helper()
	woken := make(chan struct{}, 1)
	making := away.Make(away.Open, h.address, m, func() {
		select {
		case woken <- struct{}{}:
		default:
		}
	})
	for {
		made, reason, done := making.Poll()
		if done {
			if made == nil {
				t.Fatalf("no room: %q", reason)
			}
			return *made
		}
		<-woken
	}
}
