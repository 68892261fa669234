//go:build !js

package rooms

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/intime"
)

// ago says that a room was used last so long ago, after the host is closed.
func (h *house) ago(id string, long time.Duration) {
	h.t.Helper()
	at := time.Now().Add(-long)
	if err := os.Chtimes(filepath.Join(h.dir, id[:2], id+".room"), at, at); err != nil {
		h.t.Fatal(err)
	}
}

// sweeps closes and opens the host, sets how long the rooms have not been used, and has it look for unused ones. It
// returns the names of those that are left.
func (h *house) sweeps(ids map[string]string, unused map[string]time.Duration) (left []string) {
	h.t.Helper()
	h.close()
	for name, long := range unused {
		h.ago(ids[name], long)
	}
	h.open()
	if err := h.server.sweep(0); err != nil {
		h.t.Error(err)
	}
	return h.left(ids)
}

func (h *house) left(ids map[string]string) (left []string) {
	h.t.Helper()
	for name, id := range ids {
		_, err := h.files.Read(context.Background(), id, 0)
		switch {
		case err == nil || errors.Is(err, journal.ErrDamaged):
			left = append(left, name)
		case !errors.Is(err, journal.ErrNoRoom):
			h.t.Error(err)
		}
	}
	slices.Sort(left)
	return left
}

// lives makes a room of each life, and returns their ids.
func (h *house) lives(t *testing.T) map[string]string {
	h.t.Helper()
	ids := map[string]string{}
	ids["untouched"] = h.make("masters", nil, "person", "person").Room
	made := h.make("masters", nil, "person", "person")
	h.sits(made, 0).Close()
	ids["sat"] = made.Room
	made = h.make("masters", nil, "person", "greedy")
	played := h.sits(made, 0)
	played.Plays("masters", 3, nil)
	played.Close()
	ids["ended"] = made.Room
	ids["brought"] = bring(t, h, talk.Make{Game: "masters", Record: begun(t, "masters", 3)}).Room
	made = bring(t, h, talk.Make{Game: "masters", Record: begun(t, "masters", 3)})
	h.sits(made, 0).Close()
	ids["under way"] = made.Room
	ids["damaged"] = h.make("masters", nil, "person", "person").Room
	path := filepath.Join(h.dir, ids["damaged"][:2], ids["damaged"]+".room")
	h.close()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	text[30] ^= 1
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
	h.open()
	return ids
}

// TestRoomsEnd lets time pass for rooms of every life, in a host that has space enough.
func TestRoomsEnd(t *testing.T) {
	const day = 24 * time.Hour
	all := []string{"brought", "damaged", "ended", "sat", "under way", "untouched"}
	for _, c := range []struct {
		keep, empty, unused time.Duration
		left                []string
	}{
		{30 * day, day, 23 * time.Hour, all},
		{30 * day, day, 25 * time.Hour, []string{"brought", "damaged", "ended", "sat", "under way"}},
		{30 * day, day, 29 * day, []string{"brought", "damaged", "ended", "sat", "under way"}},
		{30 * day, day, 31 * day, []string{"damaged", "under way"}},
		{0, 0, 9999 * day, all},
		{time.Hour, day, 2 * time.Hour, []string{"damaged", "under way", "untouched"}},
	} {
		limits := testLimits()
		limits.Keep, limits.KeepEmpty = c.keep, c.empty
		h := newHouse(t, limits)
		ids := h.lives(t)
		unused := map[string]time.Duration{}
		for name := range ids {
			unused[name] = c.unused
		}
		if left := h.sweeps(ids, unused); !slices.Equal(left, c.left) {
			t.Errorf("kept for %v and %v, unused for %v: %q are left, want %q", c.keep, c.empty, c.unused, left, c.left)
		}
	}
}

// TestARoomStaysWhileSomebodyIsInIt has a device watch a room that nobody has sat down in, for two days.
func TestARoomStaysWhileSomebodyIsInIt(t *testing.T) {
	limits := testLimits()
	limits.Sleep = time.Millisecond
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person")
	g := h.guest(talk.Enter{Room: made.Room})
	g.Until(func() bool { return g.State() != nil })
	h.ago(made.Room, 48*time.Hour)
	ids := map[string]string{"watched": made.Room}
	if err := h.server.sweep(0); err != nil || len(h.left(ids)) != 1 {
		t.Fatalf("it goes while somebody is in it: %v", err)
	}
	h.server.keeper.hears(made.Room)
	g.Close()
	for h.server.isLive(made.Room) {
		time.Sleep(time.Millisecond)
	}
	if err := h.server.sweep(time.Hour); err != nil || len(h.left(ids)) != 1 {
		t.Fatalf("it goes while somebody is in it at another host: %v", err)
	}
	if err := h.server.sweep(0); err != nil || len(h.left(ids)) != 0 {
		t.Fatalf("it does not go: %v", err)
	}
	late := h.raw()
	late.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: made.Room}})
	if got, _ := late.refusal(); got != noSuchRoom.Reason {
		t.Errorf("who comes afterwards: %q", got)
	}
}

// crier is a journal that other hosts may share. It writes down which rooms are announced.
type crier struct {
	journal.Journal
	here chan string
}

func (crier) Shared() bool { return true }

func (c crier) Here(room string, who journal.Present) error {
	if who == (journal.Present{}) {
		c.here <- room
	}
	return nil
}

// TestARoomIsAnnouncedWhenSomebodyEnters enters a room at a host whose journal others share: they are told at once that
// the room is used, long before the host's next round.
func TestARoomIsAnnouncedWhenSomebodyEnters(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	here := make(chan string, 10)
	h.reopen(func(files journal.Journal) journal.Journal { return crier{files, here} })
	for n := 1; n <= 2; n++ {
		g := h.guest(talk.Enter{Room: made.Room})
		g.Until(func() bool { return g.State() != nil })
		g.Hears()
		select {
		case room := <-here:
			if room != made.Room {
				t.Errorf("device %d: another room is announced", n)
			}
		default:
			t.Errorf("device %d has entered, and nobody is told", n)
		}
	}
}

// isLive reports whether a room is in memory.
func (s *Server) isLive(id string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.live[id] != nil
}

// TestAFullHostMakesRoom fills a host, and asks for one more room. The oldest room that nobody has touched goes for it;
// then those that are over and unused for a day, and then matches unused for a week. What was used later stays, and
// then nobody gets a room.
func TestAFullHostMakesRoom(t *testing.T) {
	const day = 24 * time.Hour
	limits := testLimits()
	limits.Rooms, limits.Keep = 6, 0
	h := newHouse(t, limits)
	h.limits.KeepEmpty = 0
	ids := h.lives(t)
	makes := func() string {
		r := h.raw()
		two := []room.Sitter{{Driver: games.Person, Colour: "a", Emblem: "b"},
			{Driver: games.Person, Colour: "a", Emblem: "b"}}
		r.send(talk.Message{Say: talk.SayMake, Make: &talk.Make{Game: "masters", Seats: two}})
		said := r.next()
		if said.Made != nil {
			return ""
		}
		return said.Reason
	}
	if got := makes(); got != tooMany.Reason {
		t.Fatalf("a room too many: %q", got)
	}
	unused := map[string]time.Duration{"untouched": time.Hour, "brought": 3 * day,
		"ended": 2 * day, "sat": 23 * time.Hour,
		"under way": 8 * day, "damaged": 99 * day}
	h.sweeps(ids, unused)
	for _, want := range []string{"brought damaged ended sat under way", "damaged ended sat under way",
		"damaged sat under way", "damaged sat"} {
		if got := makes(); got != "" {
			t.Fatalf("no room: %q; %q are left, want %q", got, h.left(ids), want)
		}
		if left := strings.Join(h.left(ids), " "); left != want {
			t.Errorf("%q are left, want %q", left, want)
		}
	}
	if got := makes(); got != tooMany.Reason {
		t.Errorf("one more: %q", got)
	}
	if n, err := h.files.Count(t.Context()); n != 6 || err != nil {
		t.Errorf("%d rooms, %v", n, err)
	}
}

// slowToBegin is a journal on a slow disk: it takes long to begin a room.
type slowToBegin struct {
	journal.Journal
	takes time.Duration
}

func (j slowToBegin) Begin(ctx context.Context, room string, lines [][]byte) error {
	time.Sleep(j.takes)
	return j.Journal.Begin(ctx, room, lines)
}

// TestTheClockOfEnteringStandsWhileARoomIsMade brings a match to a host that needs far longer to store it than a device
// may take to enter. The device then has the rest of its own time, and no more.
func TestTheClockOfEnteringStandsWhileARoomIsMade(t *testing.T) {
	intime.Try(t, 300*time.Millisecond, func(enter time.Duration) error {
		limits := testLimits()
		limits.Enter = enter
		h := newHouse(t, limits)
		h.reopen(func(files journal.Journal) journal.Journal { return slowToBegin{files, 4 * enter} })
		makes := func() (r *raw, said talk.Message) {
			r = h.raw()
			r.send(talk.Message{Say: talk.SayMake, Make: &talk.Make{Game: "masters", Record: begun(t, "masters", 5)}})
			return r, r.next()
		}
		r, said := makes()
		if said.Made == nil {
			return fmt.Errorf("no room: %q", said.Reason)
		}
		r.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: said.Made.Room}})
		if said := r.next(); said.Say == talk.SayNo {
			return fmt.Errorf("refused: %q", said.Reason)
		}
		r, said = makes()
		if said.Made == nil {
			return fmt.Errorf("no room: %q", said.Reason)
		}
		if said := r.next(); said.Reason != tooSlow.Reason {
			return fmt.Errorf("who never enters: %+v", said)
		}
		return nil
	})
}
