//go:build !js

package cli

import (
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"testing"
	"testing/fstest"

	"runehall/internal/rooms/talk"
	"runehall/internal/store"
	"runehall/internal/workshop/roomstest"
	"runehall/scenes/stage"
)

// hostIn starts a host and waits for it.
func hostIn(t *testing.T, h *hosting) (*stage.Host, error) {
	t.Helper()
	type result struct {
		host *stage.Host
		err  error
	}
	got := make(chan result, 1)
	h.start(func(host *stage.Host, err error) { got <- result{host, err} })
	r := <-got
	return r.host, r.err
}

// hostsIn returns a starter of hosts whose rooms are stored in a folder. A nil page stands for a program without the
// page.
func hostsIn(t *testing.T, data string, page fs.FS) *hosting {
	t.Helper()
	h := newHosting(data, slog.New(slog.DiscardHandler))
	h.page = func() (fs.FS, error) { return page, nil }
	t.Cleanup(h.close)
	return h
}

// TestTheProgramIsAHostAsLongAsItIsWanted starts the program's own host three times in one folder, loads the page,
// enters a room, and closes the host. Each time the folder is free again, and the room of the first host is still
// there.
func TestTheProgramIsAHostAsLongAsItIsWanted(t *testing.T) {
	hosts := hostsIn(t, t.TempDir(), fstest.MapFS{"index.html": {Data: []byte("the page")}})
	var made talk.Made
	for n := range 3 {
		host, err := hostIn(t, hosts)
		if err != nil {
			t.Fatal(err)
		}
		answer, err := http.Get(host.Local)
		if err != nil {
			t.Fatal(err)
		}
		if text, err := io.ReadAll(answer.Body); err != nil || string(text) != "the page" || host.Pageless {
			t.Errorf("%q, %v, pageless %v", text, err, host.Pageless)
		}
		if err := answer.Body.Close(); err != nil {
			t.Error(err)
		}
		at, err := url.Parse(host.Local)
		if err != nil {
			t.Fatal(err)
		}
		for _, other := range host.Addresses() {
			if to, err := url.Parse(other.Page); err != nil || to.Port() != at.Port() ||
				net.ParseIP(to.Hostname()) == nil {
				t.Errorf("others are sent to %s: %v", other.Page, err)
			}
		}
		socket := "ws://" + at.Host + talk.Path
		if n == 0 {
			made = roomstest.Make(t, socket, "masters", nil, "person", "greedy")
		}
		g := roomstest.Enter(t, socket, talk.Enter{Room: made.Room})
		g.Until(func() bool { return g.State() != nil })
		g.Close()
		host.Close()
		host.Close() // leaving the table may close a host a second time
	}
}

// TestTwoHostsInOneFolder starts a second host in the same folder: it is refused with a reason until the first is
// closed.
func TestTwoHostsInOneFolder(t *testing.T) {
	data := t.TempDir()
	first, second := hostsIn(t, data, nil), hostsIn(t, data, nil)
	host, err := hostIn(t, first)
	if err != nil {
		t.Fatal(err)
	}
	if !host.Pageless {
		t.Error("a page is sent that there is not")
	}
	_, err = hostIn(t, second)
	if why, ok := errors.AsType[*stage.HostError](err); !ok || why.Reason != "room.busy" ||
		!errors.Is(err, store.ErrBusy) {
		t.Errorf("the second host: %v", err)
	}
	host.Close()
	first.close()
	if _, err := hostIn(t, second); err != nil {
		t.Errorf("when the first is gone: %v", err)
	}
}

// TestAddressesOfRooms checks which links --room takes: only those with the address of a host.
func TestAddressesOfRooms(t *testing.T) {
	const room = "room=0123456789abcdef0123456789abcdef"
	for text, want := range map[string]bool{
		"https://example.org/#" + room: true, "https://example.org/#make=masters": true, "#" + room: false,
		"#make=masters": false, "": false,
		"https://example.org/":         false,
		"https://example.org/#make=":   false,
		"runehall://open#make=masters": false,
		"https://example.org/#room=0":  false,
	} {
		if leadsToRoom(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}
