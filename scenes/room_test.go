//go:build !js

package scenes

import (
	"testing"

	"runehall/games"
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

// TestWhatIsNoRoomIsSaid opens links that lead nowhere: the reason is said.
func TestWhatIsNoRoomIsSaid(t *testing.T) {
	host := roomstest.NewHost(t, "toss", map[string]string{"way": "snatch"}, 5, games.Person, games.Person)
	host.Eager = true
	wrong := roomLink(host, true)
	wrong.Enter.Room = talk.NewSecret()
	older := roomstest.NewHost(t, "toss", map[string]string{"way": "snatch"}, 5, games.Person, games.Person)
	older.Eager, older.NoRaces = true, true
	for want, link := range map[string]talk.Link{"room.refusal.no-such-room": wrong,
		"table.room.at-once": roomLink(older, true)} {
		dial := host.Dial
		if link.Enter.Room == older.Made.Room {
			dial = older.Dial
		}
		d := launch(t, ui.Sz(1440, 900), Config{Open: []byte(link.String()), Dial: dial})
		if d.settle(); d.line.Scene != "error" || d.app.stage.Room != nil {
			t.Errorf("%s: %s, %v", want, d.line.Scene, d.line.State)
		}
	}
}
