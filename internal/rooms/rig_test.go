package rooms

import (
	"bytes"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/talk"
)

// house is a host on this machine, for tests: it can be ended and started again, with what its journal keeps.
type house struct {
	t       *testing.T
	dir     string
	limits  Limits
	pace    time.Duration
	address string // that of the websocket, always the same

	mu     sync.Mutex
	server *Server
	files  journal.Journal
	log    lockedBuffer
	http   *httptest.Server
}

// lockedBuffer is a log that several goroutines write.
type lockedBuffer struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (b *lockedBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.Write(p)
}

func (b *lockedBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.String()
}

// testLimits are far away for whoever behaves.
func testLimits() Limits {
	l := DefaultLimits()
	l.Rate, l.Burst, l.MadePerHour = 1e6, 1e6, 1e6
	return l
}

func newHouse(t *testing.T, limits Limits) *house {
	t.Helper()
	h := &house{t: t, dir: t.TempDir(), limits: limits}
	h.http = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.mu.Lock()
		server := h.server
		h.mu.Unlock()
		if server == nil {
			http.Error(w, "nobody is there", http.StatusServiceUnavailable)
			return
		}
		server.ServeHTTP(w, r)
	}))
	h.address = "ws" + strings.TrimPrefix(h.http.URL, "http") + talk.Path
	h.open()
	t.Cleanup(func() {
		h.close()
		h.http.Close()
		if strings.Contains(h.log.String(), "level=ERROR") {
			t.Errorf("the log says\n%s", h.log.String())
		}
	})
	return h
}

func (h *house) open() {
	h.t.Helper()
	files, err := journal.OpenFiles(h.dir, false)
	if err != nil {
		h.t.Fatal(err)
	}
	server, err := New(Config{
		Journal: files, Games: all.Entry, Limits: h.limits, Pace: h.pace,
		Log: slog.New(slog.NewTextHandler(&h.log, &slog.HandlerOptions{Level: slog.LevelDebug})),
	})
	if err != nil {
		h.t.Fatal(err)
	}
	h.mu.Lock()
	h.server, h.files = server, files
	h.mu.Unlock()
}

// close ends the host. Devices stay, and dial again.
func (h *house) close() {
	h.mu.Lock()
	server, files := h.server, h.files
	h.server = nil
	h.mu.Unlock()
	if server == nil {
		return
	}
	server.Close()
	if err := files.Close(); err != nil {
		h.t.Error(err)
	}
}

// make makes a room whose seats have these drivers.
func (h *house) make(game string, options map[string]string, drivers ...string) talk.Made {
	h.t.Helper()
	m := talk.Make{Game: game, Options: options}
	for s, d := range drivers {
		m.Seats = append(m.Seats, room.Sitter{Driver: d, Colour: "amber", Emblem: "circle", Name: fmt.Sprint("P", s)})
	}
	woken := make(chan struct{}, 1)
	making := away.Make(away.Open, h.address, m, wake(woken))
	for {
		if made, reason, done := making.Poll(); done {
			if made == nil {
				h.t.Fatalf("no room: %q", reason)
			}
			return *made
		}
		<-woken
	}
}

func wake(woken chan struct{}) func() {
	return func() {
		select {
		case woken <- struct{}{}:
		default:
		}
	}
}

// guest is a device in a test, which is polled until something is so.
type guest struct {
	*away.Client
	t     *testing.T
	woken chan struct{}
	enter talk.Enter
}

func (h *house) guest(enter talk.Enter) *guest {
	h.t.Helper()
	woken := make(chan struct{}, 1)
	g := &guest{away.Enter(away.Open, h.address, enter, wake(woken)), h.t, woken, enter}
	h.t.Cleanup(g.Close)
	return g
}

// until polls until something is so.
func (g *guest) until(so func() bool) {
	g.t.Helper()
	for {
		g.Poll(time.Now())
		if so() {
			return
		}
		if g.Status() == away.Refused {
			g.t.Fatalf("refused: %s", g.Reason())
		}
		<-g.woken
	}
}

// does wants a deed and waits for the answer.
func (g *guest) does(d room.Deed) away.Answer {
	g.t.Helper()
	var got *away.Answer
	g.Do(d, func(a away.Answer) { got = &a })
	g.until(func() bool { return got != nil })
	return *got
}

// sits enters a room as a new device and takes a seat.
func (h *house) sits(made talk.Made, s games.Seat) *guest {
	h.t.Helper()
	g := h.guest(talk.Enter{Room: made.Room, Secret: talk.NewSecret(), Invite: made.Invite})
	g.until(func() bool { return g.State() != nil })
	if a := g.does(room.Deed{Do: room.DoSit, Seat: s, Name: fmt.Sprint("Guest ", s)}); !a.Done {
		h.t.Fatalf("seat %d: %+v", s, a)
	}
	g.until(func() bool { return g.State().Reader == s })
	return g
}
