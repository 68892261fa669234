//go:build !js

package serve

import (
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/served"
	"runehall/internal/workshop/roomstest"
)

// TestAHostLeavesNothingBehind starts four hosts one after another, in the same folder and at the same port, and closes
// each while a device is connected. Each time the port and the folder must be free again, and no goroutine may be left.
func TestAHostLeavesNothingBehind(t *testing.T) {
	o := options(t, "--listen", "127.0.0.1:0", "--data", t.TempDir(), "--pace", "0s", "--careless")
	var made talk.Made
	before := 0
	for n := range 4 {
		j, err := o.Files()
		if err != nil {
			t.Fatal("the folder is held by the host before:", err)
		}
		h, err := o.Start(j, fstest.MapFS{"index.html": {Data: []byte("the page")}}, slog.New(slog.DiscardHandler))
		if err != nil {
			t.Fatal("the port is held by the host before:", err)
		}
		o.Listen = fmt.Sprint("127.0.0.1:", h.Port())
		at := "ws://" + o.Listen + talk.Path
		if n == 0 {
			made = roomstest.Make(t, at, "masters", nil, "person", "greedy")
		}
		g := roomstest.Enter(t, at, talk.Enter{Room: made.Room}) // the room of the first host is in the folder
		g.Until(func() bool { return g.State() != nil })
		if err := h.Close(); err != nil {
			t.Error(err)
		}
		if err := j.Close(); err != nil {
			t.Error(err)
		}
		g.Until(func() bool { return g.Status() == away.Away }) // the device learns at once that the host is gone
		g.Close()
		if conn, err := net.Dial("tcp", o.Listen); err == nil {
			t.Error("somebody still listens:", conn.Close())
		}
		if n == 0 {
			before = settled() // the first host starts goroutines of the runtime, which stay
			continue
		}
		// goroutines that were told to end may need a moment
		for end := time.Now().Add(time.Minute); runtime.NumGoroutine() > before; time.Sleep(time.Millisecond) {
			if time.Now().After(end) {
				stacks := make([]byte, 1<<16)
				t.Fatalf("%d goroutines after the first host, %d after the next:\n%s", before, runtime.NumGoroutine(),
					stacks[:runtime.Stack(stacks, true)])
			}
		}
	}
}

// settled returns the number of goroutines, after giving those that are ending every chance to do so.
func settled() int {
	http.DefaultClient.CloseIdleConnections()
	for range 100_000 {
		runtime.Gosched()
	}
	return runtime.NumGoroutine()
}

// TestAPageLearnsThatItCameFromAHost asks for the file that tells the page whether its server has rooms. A host answers
// yes, whatever the file in the page's build says.
func TestAPageLearnsThatItCameFromAHost(t *testing.T) {
	o := options(t, "--listen", "127.0.0.1:0", "--data", t.TempDir())
	j, err := o.Files()
	if err != nil {
		t.Fatal(err)
	}
	h, err := o.Start(j, fstest.MapFS{"index.html": {Data: []byte("the page")},
		"host.json": {Data: []byte(`{"rooms": false}`)}}, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	answer, err := http.Get(fmt.Sprintf("http://127.0.0.1:%d%s", h.Port(), served.HostPath))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(answer.Body)
	if err != nil || strings.TrimSpace(string(text)) != `{"rooms": true}` ||
		answer.Header.Get("Content-Security-Policy") == "" {
		t.Errorf("a host says %q, %v, %v", text, err, answer.Header)
	}
	for _, close := range []func() error{answer.Body.Close, h.Close, j.Close} {
		if err := close(); err != nil {
			t.Error(err)
		}
	}
}

// TestTheLikeliestAddressComesFirst gives reachable the addresses in the order in which a system may list them.
func TestTheLikeliestAddressComesFirst(t *testing.T) {
	parse := func(list ...string) (out []found) {
		for _, a := range list {
			out = append(out, found{netip.MustParseAddr(a), ""})
		}
		return out
	}
	system := parse("127.0.0.1", "::1", "fe80::1", "2001:db8::7", "203.0.113.9", "172.17.0.1", "192.168.1.20",
		"169.254.3.3", "192.168.1.20", "::ffff:10.0.0.4")
	for _, c := range []struct {
		outward string
		want    []string
	}{
		{"192.168.1.20", []string{"192.168.1.20", "172.17.0.1", "10.0.0.4", "203.0.113.9", "2001:db8::7"}},
		{"203.0.113.9", []string{"203.0.113.9", "172.17.0.1", "192.168.1.20", "10.0.0.4", "2001:db8::7"}},
		{"", []string{"172.17.0.1", "192.168.1.20", "10.0.0.4", "203.0.113.9", "2001:db8::7"}},
	} {
		var outward netip.Addr
		if c.outward != "" {
			outward = netip.MustParseAddr(c.outward)
		}
		var got []string
		for _, a := range reachable(system, outward) {
			got = append(got, a.IP)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("with %q outward: %v, want %v", c.outward, got, c.want)
		}
	}
	if got := reachable(parse("127.0.0.1", "fe80::1"), netip.Addr{}); got != nil {
		t.Errorf("without a network: %v", got)
	}
}
