//go:build !js

package rooms

import (
	"errors"
	"log/slog"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// isDown makes every write to the journal fail with this error; nil makes it work again.
func (m *shelf) isDown(why error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.down = why
}

// TestAJournalThatIsDownIsLoggedOnce has the journal fail for minutes, during which a clock runs, a person tries to
// move and later a computer player wants to. Each failure is logged once, and so is its end. The time that was used
// meanwhile is stored afterwards.
func TestAJournalThatIsDownIsLoggedOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newShelf(t, 600)
		n := m.opens(t)
		var log lockedBuffer
		n.server.config.Log = slog.New(slog.NewTextHandler(&log, nil))
		n.enters(0)
		b := n.enters(1)
		check := func(when string, failed, over int) {
			t.Helper()
			synctest.Wait()
			said := log.String()
			if got := strings.Count(said, "level=ERROR"); got != failed || strings.Count(said, "full disk") != failed {
				t.Errorf("%s the log says of failures, %d times:\n%s", when, got, said)
			}
			if got := strings.Count(said, "level=INFO"); got != over {
				t.Errorf("%s it says %d times that they are over", when, got)
			}
		}
		for outage := 1; outage <= 2; outage++ {
			m.isDown(errors.New("full disk"))
			s := n.table.room.Due()[0]
			if _, err := n.moves(); !errors.Is(err, oneMoment) {
				t.Errorf("a move is answered with %v", err)
			}
			time.Sleep(100 * time.Second)
			check("while the journal is down", outage, outage-1)
			if rests := n.rests(); rests[s] != 600 && outage == 1 {
				t.Errorf("%v is stored", rests)
			}
			m.isDown(nil)
			time.Sleep(15 * time.Second)
			check("later", outage, outage)
		}
		if rests := n.rests(); rests[0]+rests[1] > 2*600-200 {
			t.Errorf("%v is left: what was used meanwhile is forgotten", rests)
		}
		before := n.table.room.Steps()
		n.table.mu.Lock()
		taken, err := n.table.take(t.Context(), func() (room.Taken, error) {
			return n.table.room.Take(room.From{Seat: games.Nobody, Host: true},
				room.Deed{Do: room.DoGive, Seat: n.table.room.Due()[0], Level: "novice"})
		})
		m.isDown(errors.New("full disk")) // the computer player thinks
		n.table.mu.Unlock()
		if err != nil || taken.Line == nil {
			t.Fatal(err)
		}
		time.Sleep(100 * time.Second)
		check("while a computer player cannot move", 3, 2)
		m.isDown(nil)
		time.Sleep(15 * time.Second)
		check("once it can", 3, 3)
		if n.table.room.Steps() == before {
			t.Error("the computer player does not move")
		}
		b.leave()
		n.server.Close()
	})
}

// TestARoomThatAloneCannotBeStoredIsLoggedOnce has the journal refuse the lines of one room while it stores those of
// another. Later it refuses those of many rooms, which is logged once for the journal.
func TestARoomThatAloneCannotBeStoredIsLoggedOnce(t *testing.T) {
	var log lockedBuffer
	s := &Server{config: Config{Log: slog.New(slog.NewTextHandler(&log, nil))}}
	spoilt, sound := &table{}, &table{}
	for range 100 {
		if got := s.failed(spoilt, errors.New("spoilt")); got != oneMoment {
			t.Errorf("a device is told %v", got)
		}
		s.works(sound)
	}
	if said := log.String(); strings.Count(said, "level=ERROR") != 1 || strings.Count(said, "level=INFO") != 1 {
		t.Errorf("the log says\n%s", said)
	}
	for range 100 {
		s.failed(&table{}, errors.New("full disk"))
	}
	if said := log.String(); strings.Count(said, "level=ERROR") != 2 {
		t.Errorf("of a journal that is down for many rooms the log says\n%s", said)
	}
	s.works(spoilt)
	if s.failed(spoilt, errors.New("spoilt")); strings.Count(log.String(), "level=ERROR") != 3 {
		t.Error("the log does not say that it fails again")
	}
}

// dunces is a game whose computer players want an illegal move while are is true.
type dunces struct {
	games.Entry
	are *atomic.Bool
}

func (d dunces) Live(record *games.Record) (games.Live, error) {
	live, err := d.Entry.Live(record)
	return dunce{live, d.are}, err
}

type dunce struct {
	games.Live
	is *atomic.Bool
}

func (d dunce) Think(level string, a games.Acting, seed uint64) (games.Thinking, error) {
	if d.is.Load() {
		return wrong{}, nil
	}
	return d.Live.Think(level, a, seed)
}

type wrong struct{}

func (wrong) Step(int) (games.Decision[string], bool) {
	return games.Decision[string]{Move: "fly"}, true
}

// TestAComputerPlayerThatFailsIsLoggedOnce has computer players want an illegal move for minutes, then a legal one,
// then an illegal one again. Each failure is logged once, and the match goes on as soon as the players work.
func TestAComputerPlayerThatFailsIsLoggedOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newShelf(t, 0)
		if err := m.Append(t.Context(), theRoom, len(m.lines), []byte("give 0 novice")); err != nil {
			t.Fatal(err)
		}
		if err := m.Append(t.Context(), theRoom, len(m.lines), []byte("give 1 novice")); err != nil {
			t.Fatal(err)
		}
		var fail atomic.Bool
		fail.Store(true)
		var log lockedBuffer
		server, err := New(Config{
			Journal: m, Limits: testLimits(), Log: slog.New(slog.NewTextHandler(&log, nil)), Pace: time.Minute,
			Games: func(id string) (games.Entry, bool) {
				entry, ok := all.Entry(id)
				return dunces{entry, &fail}, ok
			},
		})
		if err != nil {
			t.Fatal(err)
		}
		table, err := server.table(t.Context(), theRoom)
		if err != nil {
			t.Fatal(err)
		}
		n := &node{t, server, table}
		a := n.enters(0)
		users := func() int {
			server.mu.Lock()
			defer server.mu.Unlock()
			return table.users
		}
		before := users()
		check := func(when string, failed, steps int) {
			t.Helper()
			synctest.Wait()
			if got := users(); got < before {
				t.Errorf("%s the room has %d users, and had %d", when, got, before)
			}
			said := log.String()
			if got := strings.Count(said, "level=ERROR"); got != failed ||
				strings.Count(said, "a computer player") != failed {
				t.Errorf("%s the log says %d times, and should %d times:\n%s", when, got, failed, said)
			}
			table.mu.Lock()
			defer table.mu.Unlock()
			if got := table.room.Steps(); got < steps || steps == 0 && got > 0 {
				t.Errorf("%s %d steps are made", when, got)
			}
		}
		time.Sleep(10*time.Minute + 30*time.Second)
		check("while it fails", 1, 0)
		fail.Store(false)
		time.Sleep(5 * time.Minute)
		check("once it moves", 1, 2)
		fail.Store(true)
		time.Sleep(10 * time.Minute)
		check("when it fails again", 2, 2)
		a.leave()
		server.Close()
	})
}

// TestARoomThatIsSpoiltIsLoggedOnce asks again and again for a room whose lines in the journal make no sense, while
// other rooms are stored. This is logged once, and not as a failure of the journal. When the lines have been mended the
// room can be entered, and new damage is logged again.
func TestARoomThatIsSpoiltIsLoggedOnce(t *testing.T) {
	var log lockedBuffer
	m := newShelf(t, 0)
	n := m.opens(t)
	n.server.config.Log = slog.New(slog.NewTextHandler(&log, nil))
	sound := m.lines
	n.server.release(n.table)
	id := talk.NewSecret()
	for round, spoilt := range [][][]byte{{[]byte("no room")}, append(slices.Clone(sound), []byte("0 fly"))} {
		m.lines = spoilt
		for range 50 {
			d := &device{server: n.server, queue: make(chan []byte, 100)}
			if err := d.enter(&talk.Enter{Room: id}); err != unreadable {
				t.Errorf("a device is told %v", err)
			}
			n.server.works(nil) // as after storing a line of another room
		}
		said := log.String()
		if strings.Count(said, "level=ERROR") != round+1 || strings.Contains(said, "journal") ||
			strings.Contains(said, id) {
			t.Errorf("in round %d the log says\n%s", round, said)
		}
		m.lines = sound
		table, err := n.server.table(t.Context(), id)
		if err != nil {
			t.Fatalf("once it is mended: %v", err)
		}
		n.server.release(table)
		n.server.mu.Lock()
		delete(n.server.live, id) // as if nobody had used it for a while
		n.server.mu.Unlock()
	}
	n.server.Close()
}
