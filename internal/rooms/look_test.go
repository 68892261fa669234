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
	"runehall/internal/rooms/roomstest"
	"runehall/internal/rooms/talk"
)

// deaf is a journal into which others write, of which it hears nothing.
type deaf struct{ journal.Journal }

func (deaf) Shared() bool { return true }

// TestAHostThatHearsNothingOfOthersLooks lets a seat move at one host, and waits until who watches at another one knows of it.
func TestAHostThatHearsNothingOfOthersLooks(t *testing.T) {
	h := newHouse(t, testLimits())
	other, err := New(Config{Journal: deaf{h.files}, Games: all.Entry, Limits: testLimits(), Look: 10 * time.Millisecond, Log: slog.New(slog.DiscardHandler)})
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
	// A room that nobody uses any longer is not kept by being looked at.
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
