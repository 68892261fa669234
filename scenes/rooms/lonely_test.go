//go:build !js

package rooms

import (
	"testing"
	"time"

	"runehall/internal/workshop/pagetest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestWhereNobodyComesTheNetworkIsSpokenOf waits for a minute at an invitation, on the card and for screen readers.
// When somebody sits down the line goes. Guests are never told, nor whoever invites over https.
func TestWhereNobodyComesTheNetworkIsSpokenOf(t *testing.T) {
	w := newHouse(t)
	host, guest := w.enter(true, true), w.enter(false, true)
	host.Links = func() []Link {
		links := w.links()
		links[0].Net, links[1].Net = "wifi", "tunnel"
		return links
	}
	guest.Links = w.links
	b := pagetest.NewBench(t, ui.Sz(412, 915), "en", 1)
	s := NewInvitation(b.Stage, host, Ways{Begin: func() {}, Close: func() {}})
	b.Open(s)
	says := func() bool {
		b.Tick()
		told := false
		heard := stage.NewHeard(ui.NewRoot(b.Stage.Kit), b.Stage.Book)
		s.Report(&stage.Report{State: map[string]any{}, Targets: map[string]ui.Rect{}, Heard: heard,
			Root: ui.NewRoot(b.Stage.Kit)})
		for _, live := range heard.Live {
			told = told || live.Text == b.Stage.Text("room.alone")
		}
		on := false
		for i := range s.card.more {
			on = on || s.card.more[i].Text == b.Stage.Text("room.alone")
		}
		if told != on {
			t.Errorf("heard %v, seen %v", told, on)
		}
		return on
	}
	if says() {
		t.Error("it is said at once")
	}
	if s.card.net.Text != "Wi-Fi" || b.State["net"] != "Wi-Fi" {
		t.Errorf("the network is %q", s.card.net.Text)
	}
	s.card.other.OnTap()
	if b.Tick(); s.card.net.Text != b.Stage.Text("room.net.tunnel") {
		t.Errorf("the other network is %q", s.card.net.Text)
	}
	s.alone.since = time.Now().Add(-lonelyAfter)
	if !says() {
		t.Error("nobody has come for a minute, and nothing is said")
	}
	for of, is := range map[*Room]bool{host: true, guest: false} {
		if s.alone.is(of, w.links()[0]) != is {
			t.Errorf("of the host %v", of == host)
		}
	}
	if s.alone.is(host, Link{Name: "play.example.org"}) {
		t.Error("over https it is said too")
	}
	w.sits(guest, 1, "Ingrid")
	w.until(b, func() bool { return host.here(1) }, host, guest)
	if says() {
		t.Error("somebody has come, and it is still said")
	}
}
