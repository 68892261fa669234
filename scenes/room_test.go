//go:build !js

package scenes

import (
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
	"runehall/internal/store"
	"runehall/internal/workshop/roomstest"
	"runehall/ui"
)

// roomLink returns a link into a room.
func roomLink(h *roomstest.Host, invited bool) talk.Link {
	l := talk.Link{Page: "https://play.example.org/", Enter: talk.Enter{Room: h.Made.Room}, Seat: games.Nobody}
	if invited {
		l.Enter.Invite = h.Made.Invite
	}
	return l
}

// TestALinkLeadsIntoARoom opens links: one takes any seat, one takes the seat that it names, one watches, and one leads
// to a full room.
func TestALinkLeadsIntoARoom(t *testing.T) {
	host := roomstest.NewHost(t, "ritual", nil, 5, games.Person, games.Person, "random")
	host.Eager = true
	open := func(link talk.Link, way string) *driver {
		t.Helper()
		d := launch(t, ui.Sz(1440, 900), Config{Open: []byte(link.String()), Dial: host.Dial})
		if way != "" { // there is something to choose
			d.want("join")
			d.tap(way)
		}
		if d.settle(); d.line.Scene != "table" {
			t.Fatalf("%s: %v", d.line.Scene, d.line.State)
		}
		return d
	}
	second := roomLink(host, true)
	second.Seat = 1
	for n, of := range []struct {
		link talk.Link
		way  string
		want games.Seat
	}{
		{roomLink(host, false), "", games.Public}, {roomLink(host, true), "join.watch", games.Public},
		{second, "join.sit", 1},
		{roomLink(host, true), "join.sit", 0}, {second, "join.watch", games.Public},
	} {
		if d := open(of.link, of.way); d.app.stage.Room.State().Reader != of.want {
			t.Errorf("link %d: it reads as %d, not %d", n, d.app.stage.Room.State().Reader, of.want)
		}
	}
}

// TestAReloadComesBackToTheSeat kills the program at the table of a room, and starts it anew with the place that it
// noted and the same store.
func TestAReloadComesBackToTheSeat(t *testing.T) {
	host := roomstest.NewHost(t, "stones", nil, 5, games.Person, games.Person)
	host.Eager = true
	place := ""
	note := func(p string) { place = p }
	d := launch(t, ui.Sz(1440, 900),
		Config{Open: []byte(roomLink(host, true).String()), Dial: host.Dial, KeepPlace: note})
	d.want("join")
	d.tap("join.sit")
	if d.settle(); d.line.Scene != "table" || place == "" {
		t.Fatalf("%s, at %q", d.line.Scene, place)
	}
	host.Cut()
	d = launch(t, ui.Sz(1440, 900),
		Config{Place: place, Dial: host.Dial, KeepPlace: note, Store: store.Memory(store.Config{})})
	if d.settle(); d.line.Scene != "table" || d.app.stage.Room.State().Reader != 0 {
		t.Errorf("%s, %v", d.line.Scene, d.line.State)
	}
	d.tap("table.back")
	if d.settle(); d.line.Scene != "title" || d.app.stage.Room != nil || place != "" {
		t.Errorf("%s, in a room: %v, at %q", d.line.Scene, d.app.stage.Room != nil, place)
	}
}

// TestWhatIsNoRoomIsSaid opens links that lead nowhere, and such whose match cannot be shown here, before it begins and
// under way: the reason is said before anybody can sit down.
func TestWhatIsNoRoomIsSaid(t *testing.T) {
	const snatch = "snatch"
	for _, waits := range []bool{false, true} {
		for want, spoil := range map[string]func(h *roomstest.Host, link *talk.Link){
			"room.refusal.no-such-room": func(_ *roomstest.Host, link *talk.Link) { link.Enter.Room = talk.NewSecret() },
			"table.room.at-once":        func(h *roomstest.Host, _ *talk.Link) { h.NoRaces = true },
			"room.other-version":        func(h *roomstest.Host, _ *talk.Link) { h.Later = true },
		} {
			host := roomstest.NewHost(t, "toss", map[string]string{"way": snatch}, 5, games.Person, games.Person)
			host.Eager = true
			if waits {
				if err := host.Room().Apply(room.WaitLine()); err != nil {
					t.Fatal(err)
				}
			}
			link := roomLink(host, true)
			spoil(host, &link)
			d := launch(t, ui.Sz(1440, 900), Config{Open: []byte(link.String()), Dial: host.Dial})
			if d.settle(); d.line.Scene != "error" || d.app.stage.Room != nil {
				t.Errorf("%s, it waits: %v: %s, %v", want, waits, d.line.Scene, d.line.State)
			}
			if says := d.app.stage.Text(want); d.line.State["error"] != says {
				t.Errorf("%s, it waits: %v: it says %q", want, waits, d.line.State["error"])
			}
		}
	}
}

// TestAHostInAMenuIsLedToWhoAsks has somebody say that a seat is theirs while the host is two screens away from its
// table: that is said there, once, and leads to the table, where it is asked. On a guest's device nothing is said.
func TestAHostInAMenuIsLedToWhoAsks(t *testing.T) {
	for _, hosts := range []bool{true, false} {
		host := roomstest.NewHost(t, "masters", nil, 5, games.Person, games.Person)
		host.Eager = true
		stranger := room.From{Seat: games.Nobody, Invited: true}
		do := func(from room.From, d room.Deed) {
			t.Helper()
			if err := host.DoFrom(from, d); err != nil {
				t.Fatal(err)
			}
		}
		do(stranger, room.Deed{Do: room.DoSit, Seat: 1, Name: "Mia", Key: talk.Key(talk.NewSecret())})
		link := roomLink(host, true)
		if hosts {
			link.Enter.Host = host.Made.Host
		}
		d := launch(t, ui.Sz(360, 640), Config{Open: []byte(link.String()), Dial: host.Dial, Lang: "de", Scale: 1.5})
		if !hosts {
			d.want("join")
			d.tap("join.watch")
		}
		d.want("table")
		d.tap("table.pause")
		d.settle()
		d.tap("pause.rules")
		d.settle()
		menu := d.line.Scene
		do(stranger, room.Deed{Do: room.DoClaim, Seat: 1, Key: talk.Key(talk.NewSecret())})
		d.tick()
		d.tick()
		if len(d.names("told.lead")) > 0 != hosts {
			t.Fatalf("host: %v, at %s it is said %q", hosts, menu, d.app.feelings.toast.Text())
		}
		if !hosts {
			continue
		}
		d.touch(d.middle("told.lead")) // before it goes by itself
		d.settle()
		d.want("table")
		if d.line.State["consent"] == nil || d.app.feelings.toast.Text() != "" && d.app.feelings.lead == nil {
			t.Errorf("at the table it asks %v", d.line.State["consent"])
		}
		d.tap("table.pause")
		d.settle()
		if len(d.names("told.lead")) > 0 {
			t.Error("it is said twice")
		}
	}
}
