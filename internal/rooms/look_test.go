//go:build !js

package rooms

import (
	"log/slog"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/room"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// deaf is a journal that other hosts write to without this host hearing of it.
type deaf struct{ journal.Journal }

func (deaf) Shared() bool { return true }

// TestAHostThatHearsNothingOfOthersLooks makes a move at one host and watches at another, which can learn of the move
// only by looking into the journal.
func TestAHostThatHearsNothingOfOthersLooks(t *testing.T) {
	h := newHouse(t, testLimits())
	other, err := New(Config{Journal: deaf{h.files}, Games: all.Entry, Limits: testLimits(),
		Look: 10 * time.Millisecond, Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	web := httptest.NewServer(other)
	t.Cleanup(func() { other.Close(); web.Close() })
	made := h.make("masters", nil, "person", "person")
	seats := []*roomstest.Guest{h.sits(made, 0), h.sits(made, 1)}
	watcher := roomstest.Enter(t, "ws"+strings.TrimPrefix(web.URL, "http")+talk.Path, talk.Enter{Room: made.Room})
	watcher.Until(func() bool { return watcher.State() != nil })
	chance := games.NewChance(1, 1)
	for _, g := range seats {
		if st := g.State(); roomstest.Must(st) {
			move := roomstest.Choosers["masters"](t, st, &chance)
			if a := g.Does(room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps, Move: move}); !a.Done {
				t.Fatalf("%+v", a)
			}
			break
		}
	}
	watcher.Until(func() bool { return watcher.State().Steps == 1 })
	// Looking into the journal must not count as a use of the room, or the room would stay in memory for ever.
	watcher.Close()
	for {
		other.mu.Lock()
		users := other.live[made.Room].users
		other.mu.Unlock()
		if users == 0 {
			break
		}
		time.Sleep(time.Millisecond)
	}
}
