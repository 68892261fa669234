//go:build !js

package rooms

import (
	"bytes"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/all"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// house is a host in this process. It can be closed and opened again with the same address and the same journal.
type house struct {
	t       testing.TB
	dir     string
	limits  Limits
	pace    time.Duration
	address string // of the websocket; it survives a restart

	mu     sync.Mutex
	server *Server
	files  journal.Journal
	over   func(journal.Journal) journal.Journal // what the host sees instead of files, unless nil
	log    lockedBuffer
	http   *httptest.Server
}

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

// testLimits returns limits that no well-behaved device reaches.
func testLimits() Limits {
	l := DefaultLimits()
	l.Rate, l.Burst, l.MadePerHour, l.DeedsPerHour, l.Watchers = 1e6, 1e6, 1e6, 1e6, 1e6
	return l
}

func newHouse(t testing.TB, limits Limits) *house {
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
	seen := journal.Journal(files)
	if h.over != nil {
		seen = h.over(files)
	}
	server, err := New(Config{
		Journal: seen, Games: all.Entry, Limits: h.limits, Pace: h.pace,
		Log: slog.New(slog.NewTextHandler(&h.log, &slog.HandlerOptions{Level: slog.LevelDebug})),
	})
	if err != nil {
		h.t.Fatal(err)
	}
	h.mu.Lock()
	h.server, h.files = server, files
	h.mu.Unlock()
}

// reopen ends the host and begins it anew with another journal over its files.
func (h *house) reopen(over func(journal.Journal) journal.Journal) {
	h.t.Helper()
	h.close()
	h.over = over
	h.open()
}

// close ends the host. Its devices try to connect again until it is open.
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

// make, guest and sits call the functions of roomstest for this house.
func (h *house) make(game string, options map[string]string, drivers ...string) talk.Made {
	h.t.Helper()
	return roomstest.Make(h.t, h.address, game, options, drivers...)
}

func (h *house) guest(enter talk.Enter) *roomstest.Guest {
	h.t.Helper()
	return roomstest.Enter(h.t, h.address, enter)
}

func (h *house) sits(made talk.Made, s games.Seat) *roomstest.Guest {
	h.t.Helper()
	return roomstest.Sit(h.t, h.address, made, s)
}
