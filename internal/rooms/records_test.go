//go:build !js

package rooms

import (
	"bytes"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// record waits for a record that a device is sent.
func record(t *testing.T, g *roomstest.Guest) (got away.Record) {
	t.Helper()
	g.Until(func() (ok bool) {
		got, ok = g.NextRecord()
		return ok
	})
	return got
}

// replayed returns how the match of a record ends.
func replayed(t *testing.T, text []byte) games.Standing {
	t.Helper()
	parsed, err := games.ParseRecord(text)
	if err != nil {
		t.Fatal(err)
	}
	entry, ok := all.Entry(parsed.Game)
	if !ok {
		t.Fatalf("there is no game %q", parsed.Game)
	}
	standing, err := entry.Check(parsed)
	if err != nil {
		t.Fatal(err)
	}
	return standing
}

// TestEveryDeviceGetsTheRecord plays a match of each game to its end. Only then does every device get the record, the
// same one, with its own seats: those who play, the host, one that watches, and one that comes later, also after
// somebody has left the seat and the host was restarted. It leads to the same result. A device that has it is not sent
// it again.
func TestEveryDeviceGetsTheRecord(t *testing.T) {
	for _, p := range roomstest.Parties {
		if p.Name == "stones" || p.Name == "ghost" { // the matches of the others are shorter
			continue
		}
		t.Run(p.Name, func(t *testing.T) {
			t.Parallel()
			h := newHouse(t, testLimits())
			early := false
			var players []*roomstest.Guest
			made := h.party(p.Game, p.Options, p.Drivers, func(g *roomstest.Guest) {
				g.Plays(p.Game, 3, func(int) {
					if _, ok := g.NextRecord(); ok {
						early = true
					}
				})
				g.Until(func() bool { return g.State().End != nil })
				h.mu.Lock()
				players = append(players, g)
				h.mu.Unlock()
			})
			if early {
				t.Error("the record came before the end")
			}
			first := record(t, players[0])
			seat := players[0].State().Reader
			if got := replayed(t, first.Text); !got.Over ||
				!slices.Equal(got.Result.Rank[:len(p.Drivers)], players[0].State().End.Result.Rank) {
				t.Errorf("the record ends with %+v, the match with %+v", got.Result, players[0].State().End.Result)
			}
			same := func(who string, r away.Record, own []games.Seat) {
				t.Helper()
				if r.Match != 1 || !bytes.Equal(r.Text, first.Text) || !slices.Equal(r.Own, own) {
					t.Errorf("%s: match %d, seats %v, want %v; %d bytes, want %d", who, r.Match,
						r.Own, own, len(r.Text),
						len(first.Text))
				}
			}
			same("who played first", first, []games.Seat{seat})
			for _, g := range players[1:] {
				same("who played", record(t, g), []games.Seat{g.State().Reader})
			}
			players[0].Does(room.Deed{Do: room.DoRise, Seat: seat})
			h.close()
			h.open()
			late := h.guest(talk.Enter{Room: made.Room})
			same("who comes late", record(t, late), nil)
			same("the host", record(t, h.guest(talk.Enter{Room: made.Room, Host: made.Host})), nil)
			back := players[0]
			back.Reload()
			same("who has left the seat", record(t, back), []games.Seat{seat})
			has := back.Entered
			has.Has = 1
			knows := h.guest(has)
			knows.Until(func() bool { return knows.State() != nil })
			knows.Hears()
			if _, ok := knows.NextRecord(); ok {
				t.Error("who has the record is sent it again")
			}
		})
	}
}

// TestWhoGaveUpIsToldNoRecord ends a match by agreement. Nobody is told what the others held.
func TestWhoGaveUpIsToldNoRecord(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	a, b := h.sits(made, 0), h.sits(made, 1)
	a.Does(room.Deed{Do: room.DoEnd, Seat: 0})
	b.Until(func() bool { return b.State().Asked != nil })
	b.Does(room.Deed{Do: room.DoAgree, Seat: 1})
	for _, g := range []*roomstest.Guest{a, b, h.guest(talk.Enter{Room: made.Room})} {
		g.Until(func() bool { return g.State() != nil && g.State().End != nil })
		g.Hears()
		if r, ok := g.NextRecord(); ok {
			t.Errorf("a record of %d bytes", len(r.Text))
		}
	}
}
