//go:build !js

package rooms_test

import (
	"bytes"
	"net"
	"sync"
	"sync/atomic"
	"testing"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/ledger"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// sleepy passes lines on to the host until it sleeps: then nothing comes through them any more, and nobody is told, as
// with a phone that went dark.
type sleepy struct {
	net.Listener
	host   string
	sleeps atomic.Int32 // how often it has
}

// sleep lets all lines die that there are. New ones are alive.
func (s *sleepy) sleep() { s.sleeps.Add(1) }

// newSleepy returns a way to a host that can fall asleep.
func newSleepy(t *testing.T, host string) *sleepy {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &sleepy{Listener: l, host: host}
	t.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			in, err := l.Accept()
			if err != nil {
				return
			}
			out, err := net.Dial("tcp", host)
			if err != nil {
				_ = in.Close()
				continue
			}
			now := s.sleeps.Load()
			go s.pass(in, out, now)
			go s.pass(out, in, now)
		}
	}()
	return s
}

// pass passes on what comes, unless the line has died since it was born.
func (s *sleepy) pass(from, to net.Conn, born int32) {
	defer func() { _, _ = from.Close(), to.Close() }()
	buffer := make([]byte, 4096)
	for {
		n, err := from.Read(buffer)
		if err != nil {
			return
		}
		if s.sleeps.Load() != born {
			continue // it is gone, and nobody knows
		}
		if _, err := to.Write(buffer[:n]); err != nil {
			return
		}
	}
}

// TestAFamilysEvening plays an evening of three games in one room: a host that is a program of its own, the shared
// screen, and three phones. The first game is played again, then the host chooses another one, for which one phone
// finds no seat, and a third in which all sit again. One phone sleeps during a match: its line dies without a word. One
// comes back with its key as another device, at another address. The host is killed in the middle of a match, and
// between two. At the end every device has the same four records, and the evening that is found in them is the same.
func TestAFamilysEvening(t *testing.T) {
	v := &victim{t: t, dir: t.TempDir(), address: roomstest.FreeAddress(t)}
	v.start()
	defer func() { v.kill() }()
	url := "ws://" + v.address + talk.Path
	way := newSleepy(t, v.address)
	made := roomstest.MakeWaiting(t, url, "masters", nil, games.Person, games.Person, games.Person)
	phones := []*roomstest.Guest{roomstest.Sit(t, url, made, 0),
		roomstest.Sit(t, "ws://"+way.Addr().String()+talk.Path, made, 1), roomstest.Sit(t, url, made, 2)}
	screen := roomstest.Enter(t, url, talk.Enter{Room: made.Room, Host: made.Host, Secret: talk.NewSecret()})
	if got := screen.Does(room.Deed{Do: room.DoBegin}); !got.Done {
		t.Fatalf("%+v", got)
	}
	sent := map[*roomstest.Guest][][]byte{}
	devices := func() []*roomstest.Guest { return append([]*roomstest.Guest{screen}, phones...) }
	plays := func(game string, match int, sit []*roomstest.Guest, meanwhile func(g *roomstest.Guest, n int)) {
		t.Helper()
		var all sync.WaitGroup
		for i, g := range sit {
			all.Go(func() {
				g.Plays(game, uint64(10*match+i), func(n int) {
					if meanwhile != nil {
						meanwhile(g, n)
					}
				})
			})
		}
		all.Wait()
		for _, g := range devices() {
			g.Until(func() bool { return g.State().End != nil })
			var r away.Record
			g.Until(func() (ok bool) { r, ok = g.NextRecord(); return ok })
			if r.Match != match {
				t.Errorf("after match %d comes the record of %d", match, r.Match)
			}
			sent[g] = append(sent[g], r.Text)
		}
	}
	over := func(game string) {
		t.Helper()
		for _, g := range devices() {
			g.Until(g.Begun)
			if g.GoOver(); g.State().Game != game {
				t.Errorf("it goes on with %s, want %s", g.State().Game, game)
			}
		}
	}
	other := func(m *room.Match) {
		t.Helper()
		if got := screen.Does(room.Deed{Do: room.DoOther, After: screen.State().Steps, Match: m}); !got.Done {
			t.Fatalf("%s: %+v", m.Game, got)
		}
		over(m.Game)
	}
	seats := func(who ...int) (list []room.Sitter) {
		for i, n := range who {
			s := screen.State().Seats[n]
			list = append(list, room.Sitter{Driver: games.Person, Name: s.Name,
				Colour: []string{"amber", "azure", "moss"}[i], Emblem: s.Emblem})
		}
		return list
	}

	plays("masters", 1, phones, func(g *roomstest.Guest, n int) {
		if g == phones[1] && n == 1 { // it goes dark, its line dies, and it comes back into sight
			way.sleep()
			g.Check()
			lost := false
			g.Until(func() bool { lost = lost || g.Status() == away.Away; return lost })
			g.Until(func() bool {
				return g.Status() == away.Here && (g.State().End != nil || roomstest.Must(g.State()))
			})
		}
	})
	if got := phones[0].Does(room.Deed{Do: room.DoAgain, After: phones[0].State().Steps}); !got.Done {
		t.Fatalf("%+v", got)
	}
	over("masters")
	plays("masters", 2, phones, func(g *roomstest.Guest, n int) {
		if g == phones[0] && n == 1 {
			v.kill()
			v.start()
			g.Until(func() bool {
				return g.Status() == away.Here && (g.State().End != nil || roomstest.Must(g.State()))
			})
		}
	})

	// The last phone comes back as another device with the same key, and knows the matches that it has had.
	old := phones[2]
	old.Close()
	again := talk.Enter{Room: made.Room, Invite: made.Invite, Secret: old.Entered.Secret, Has: 2}
	phones[2] = roomstest.Enter(t, "ws://"+way.Addr().String()+talk.Path, again)
	sent[phones[2]] = sent[old]
	phones[2].Until(func() bool { return phones[2].State() != nil })
	if phones[2].Seat() != 2 {
		t.Fatalf("with its key it comes back to seat %d", phones[2].Seat())
	}

	other(&room.Match{Game: "ritual", Seats: seats(2, 0)})
	if phones[0].Seat() != 1 || phones[1].Seat() != games.Nobody || phones[2].Seat() != 0 {
		t.Errorf("they sit at %d, %d, %d", phones[0].Seat(), phones[1].Seat(), phones[2].Seat())
	}
	plays("ritual", 3, []*roomstest.Guest{phones[0], phones[2]}, nil)
	v.kill()
	v.start()
	next := seats(0, 1)
	other(&room.Match{Game: "masters", Seats: append(next,
		room.Sitter{Driver: games.Person, Name: "Zoe", Colour: "moss", Emblem: "star"})})
	for i, g := range phones {
		if g.Seat() < 0 {
			t.Errorf("phone %d has no seat again", i)
		}
	}
	plays("masters", 4, phones, nil)

	var book ledger.Book
	for n, text := range sent[screen] {
		for i, g := range phones {
			if !bytes.Equal(sent[g][n], text) {
				t.Errorf("phone %d has another record of match %d", i, n+1)
			}
		}
		book.Add(lineOf(t, text, n))
	}
	if all := ledger.Evenings(book.Lines("")); len(all) != 1 || len(all[0].Lines) != 4 || len(all[0].People) != 3 {
		t.Errorf("the matches are %d evenings: %+v", len(all), all)
	}
}

// lineOf returns the line of the ledger for a record, of the n-th match of the evening.
func lineOf(t *testing.T, text []byte, n int) ledger.Line {
	t.Helper()
	record, err := games.ParseRecord(text)
	if err != nil {
		t.Fatal(err)
	}
	entry, ok := all.Entry(record.Game)
	if !ok {
		t.Fatalf("there is no game %q", record.Game)
	}
	standing, err := entry.Check(record)
	if err != nil || !standing.Over {
		t.Fatalf("match %d: over: %v, %v", n+1, standing.Over, err)
	}
	ended := []string{"2026-11-28T18:00:00Z", "2026-11-28T19:00:00Z", "2026-11-28T23:50:00Z", "2026-11-29T00:40:00Z"}[n]
	return ledger.NewLine(record, entry.Info(), standing.Result, standing.Moves, ended)
}
