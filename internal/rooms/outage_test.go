//go:build !js

package rooms

import (
	"errors"
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"runehall/games"
	"runehall/games/room"
)

// isDown has the journal store nothing from now on, for a reason, or store again.
func (m *shelf) isDown(why error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.down = why
}

// TestAJournalThatIsDownIsLoggedOnce lets a journal fail for minutes in which a clock runs, a computer player wants to move and a person tries to: the log
// says so once, and once that it is over. Nothing is lost by it.
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
			return n.table.room.Take(room.From{Seat: games.Nobody, Host: true}, room.Deed{Do: room.DoGive, Seat: n.table.room.Due()[0], Level: "novice"})
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

// TestARoomThatAloneCannotBeStoredIsLoggedOnce has lines of one room refused by the journal while those of others are stored, and then those of all.
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
