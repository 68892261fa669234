//go:build !js

package serve

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"testing"
	"testing/fstest"

	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

func options(t *testing.T, args ...string) *Options {
	t.Helper()
	var o Options
	f := flag.NewFlagSet("serve", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	o.Flags(f)
	if err := f.Parse(args); err != nil {
		t.Fatal(err)
	}
	return &o
}

// TestPageAndRoomsOnOnePort loads the page from a host, and plays a match in one of its rooms.
func TestPageAndRoomsOnOnePort(t *testing.T) {
	o := options(t, "--listen", "127.0.0.1:0", "--data", t.TempDir(), "--pace", "0s", "--careless")
	if err := o.Check(); err != nil {
		t.Fatal(err)
	}
	j, err := o.Files()
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	out, in := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		ended <- o.Run(ctx, j, fstest.MapFS{"index.html": {Data: []byte("the page")}}, in,
			slog.New(slog.DiscardHandler))
	}()
	address, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	address = strings.TrimSpace(address)
	answer, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(answer.Body)
	if err != nil || string(text) != "the page" || answer.Header.Get("Content-Security-Policy") == "" {
		t.Errorf("%q, %v, %v", text, err, answer.Header)
	}
	if err := answer.Body.Close(); err != nil {
		t.Error(err)
	}
	made := roomstest.Make(t, "ws"+strings.TrimPrefix(address, "http")+strings.TrimPrefix(talk.Path, "/"), "masters",
		nil, "person", "greedy")
	g := roomstest.Sit(t, "ws"+strings.TrimPrefix(address, "http")+strings.TrimPrefix(talk.Path, "/"), made, 0)
	g.Plays("masters", 1, nil)
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if err := j.Close(); err != nil {
		t.Error(err)
	}
}

func TestOnlyItsOwnNamesAreAnswered(t *testing.T) {
	g := guard{http.NotFoundHandler(), []string{"play.example.org", " example.org"}}
	for host, want := range map[string]bool{
		"play.example.org": true, "Play.Example.org:8443": true, "example.org": true, "localhost:1": true,
		"192.168.0.7:8747": true, "[fd00::7]:8747": true,
		"[::1]": true, "evil.example": false, "evil.example:8747": false, "": false, ":80": false,
		"localhost.evil.example": false, "127.0.0.1.evil.example": false,
	} {
		if g.is(host) != want {
			t.Errorf("%q: %v", host, !want)
		}
	}
}

func TestFlagsThatNobodyCanPlayWith(t *testing.T) {
	for _, args := range [][]string{
		{"--tls-cert", "x"}, {"--tls-key", "x"}, {"--connections", "0"}, {"--per-address", "-1"}, {"--rooms", "0"},
		{"--message", "10"}, {"--rate", "0"},
		{"--burst", "0"}, {"--pace", "-1s"}, {"--sleep", "0s"}, {"--per-room", "0"}, {"--made-per-hour", "0"},
		{"--missed-per-hour", "0"}, {"--queue", "0"},
		{"--enter", "0s"}, {"--write", "0s"}, {"--ping", "0s"}, {"--gone", "-1s"},
		{"--keep", "-1h"}, {"--keep-empty", "-1s"},
		{"--lines", "999"}, {"--lines", "50001"}, {"--reading", "61"}, {"--hinting", "61"},
	} {
		if err := options(t, args...).Check(); err == nil {
			t.Errorf("%q: nobody minds", args)
		}
	}
}

// TestAHostInAFolder has a proxy serve a host in a folder, as https servers do. The page comes from there, and a match
// is played by the address that a link to the page leads to.
func TestAHostInAFolder(t *testing.T) {
	o := options(t, "--listen", "127.0.0.1:0", "--data", t.TempDir(), "--pace", "0s", "--careless")
	o.Proxied = true
	j, err := o.Files()
	if err != nil {
		t.Fatal(err)
	}
	h, err := o.Start(j, fstest.MapFS{"index.html": {Data: []byte("the page")}}, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	to := &url.URL{Scheme: "http", Host: fmt.Sprint("127.0.0.1:", h.Port())}
	mux := http.NewServeMux()
	mux.Handle("/games/runes/", http.StripPrefix("/games/runes", httputil.NewSingleHostReverseProxy(to)))
	proxy := httptest.NewServer(mux)
	t.Cleanup(func() {
		if err := errors.Join(h.Close(), j.Close()); err != nil {
			t.Error(err)
		}
		proxy.Close()
	})
	page := proxy.URL + "/games/runes/"
	answer, err := http.Get(page)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(answer.Body)
	if err := errors.Join(err, answer.Body.Close()); err != nil || string(text) != "the page" {
		t.Errorf("%q, %v", text, err)
	}
	made := roomstest.Make(t, talk.Dials(page), "masters", nil, "person", "greedy")
	roomstest.Sit(t, talk.Dials(page), made, 0).Plays("masters", 1, nil)
}
