//go:build !js

package scenes

import (
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/store"
	"runehall/internal/workshop/roomstest"
	"runehall/ui"
)

// far configures a program that reaches a host elsewhere, and notes the addresses that it dials.
func far(h *roomstest.Host, dialled *[]string) Config {
	return Config{Lang: "en", Dial: func(address string, wake func()) away.Line {
		*dialled = append(*dialled, address)
		return h.Dial(address, wake)
	}}
}

// TestALinkMakesARoom opens links that make rooms, with an address and on the page of a host. The match is the one
// asked for, the person who opened the link is its host and sees the invitation, a second device takes a seat with it,
// and the table lies over the title alone.
func TestALinkMakesARoom(t *testing.T) {
	for _, of := range []struct {
		link, page    string
		game, drivers string
		options       map[string]string
	}{
		{"https://play.example.org/#make=masters&seats=2&deck=wild&stays=yes", "", "masters", "person person",
			map[string]string{"deck": "wild", "stays": "yes"}},
		{"https://play.example.org/#make=market&seats=person,adept,person", "", "market", "person adept person", nil},
		{"https://play.example.org/#make=market&seats=person,master,person", "", "market", "person master2 person", nil},
		{"#make=ritual&seats=4", "https://play.example.org/", "ritual", "person person person person", nil},
		// hands that snatch need one device
		{"#make=toss", "https://play.example.org/", "toss", "person person", map[string]string{"way": "ghost"}},
	} {
		host, dialled := roomstest.NewHost(t, "masters", nil, 5, games.Person, games.Person), []string(nil)
		host.Eager = true
		config, copied := far(host, &dialled), ""
		config.Address, config.Open, config.Store = of.page, []byte(of.link), store.Memory(store.Config{})
		config.Copy = func(text string, done func(error)) { copied = text; done(nil) }
		maker := launch(t, ui.Sz(412, 915), config)
		maker.settle()
		if maker.line.Scene != "invite" {
			t.Fatalf("%s: %s, %v", of.link, maker.line.Scene, maker.line.State["error"])
		}
		if maker.app.stage.Room == nil ||
			!slices.Equal(slices.Compact(dialled), []string{"wss://play.example.org/rooms"}) {
			t.Fatalf("%s: dialled %q", of.link, dialled)
		}
		r, drivers := host.Room(), []string{}
		for i, s := range r.Sitters() {
			drivers = append(drivers, s.Driver)
			if want := maker.app.stage.Text("setup.name." + string(rune('1'+i))); s.Name != want ||
				slices.ContainsFunc(r.Sitters()[:i], func(o room.Sitter) bool {
					return o.Colour == s.Colour || o.Emblem == s.Emblem
				}) {
				t.Errorf("%s: seat %d is %+v", of.link, i, s)
			}
		}
		if got := strings.Join(drivers, " "); r.Info().ID != of.game || got != of.drivers {
			t.Errorf("%s: %s with %s", of.link, r.Info().ID, got)
		}
		for option, choice := range of.options {
			if got := r.Info().Choice(r.Setup(), option); got != choice {
				t.Errorf("%s: %s is %s", of.link, option, got)
			}
		}
		maker.tap("room.copy")
		if want := "https://play.example.org/#room=" + host.Made.Room + "&invite=" + host.Made.Invite; copied != want {
			t.Fatalf("%s: the invitation is %q, not %q", of.link, copied, want)
		}
		config = far(host, &dialled)
		config.Open = []byte(copied)
		guest := launch(t, ui.Sz(412, 915), config)
		guest.tap("join.sit")
		guest.settle()
		guest.want("invite")
		if got := maker.seats(); !strings.HasPrefix(got, "[here ") {
			t.Errorf("%s: who made the room has no seat: %s", of.link, got)
		}
		maker.focusOn("room.begin")
		maker.key(ui.Confirm)
		maker.settle()
		guest.settle()
		guest.want("table")
		if maker.want("table"); len(maker.app.stack.layers) != 2 {
			t.Errorf("%s: %d screens lie over each other", of.link, len(maker.app.stack.layers))
		}
		maker.app.stage.Home()
		if maker.settle(); maker.app.stage.Room != nil || maker.app.stage.RoomHost != nil {
			t.Errorf("%s: the room was left, and is still there", of.link)
		}
	}
}

// TestALinkLeadsBackOnlyToItsOwnHost opens a link that makes a room, on its own page and in a program that has a host
// of its own. Only the first finds the way back to the room in the set-up, since the other host does not know the room.
func TestALinkLeadsBackOnlyToItsOwnHost(t *testing.T) {
	for page, want := range map[string]int{"https://play.example.org/": 1, "": 0} {
		h := newHostess(t)
		config := h.config()
		config.Address, config.Open, config.Store = page, []byte("https://play.example.org/#make=masters"),
			store.Memory(store.Config{})
		d := launch(t, ui.Sz(1440, 900), config)
		d.settle()
		d.want("invite")
		if h.started != 0 {
			t.Error("a host of its own was started")
		}
		d.app.stage.Home()
		d.settle()
		d.tap("title.game.masters")
		if d.settle(); d.owned("setup.reopen") != want {
			t.Errorf("at the page %q the set-up leads back: %d", page, d.owned("setup.reopen"))
		}
	}
}

// TestALinkThatMakesNoRoomSaysWhy opens links to no match, to no game, without a host, cut off, and to a host that is
// not there, in every language, at the start and from the clipboard.
func TestALinkThatMakesNoRoomSaysWhy(t *testing.T) {
	const at = "https://play.example.org/"
	for text, want := range map[string]string{
		"#make=masters": "room.link.nohost", at + "#make=chess&seats=2": "room.link.nogame",
		at + "#make=chess\x01" + strings.Repeat("x", 900): "room.link.nogame",
		at + "#make=": "room.link.broken", at + "#make=masters&seats=9": "room.link.broken",
		at + "#room=0f": "room.link.broken", "#room=0f": "room.link.broken",
		at + "#make=masters&seats=4": "room.link.nomatch", at + "#make=masters&deck=none": "room.link.nomatch",
		at + "#make=masters&size=9":              "room.link.nomatch",
		at + "#make=masters&seats=person,nobody": "room.link.nomatch",
		at + "#make=masters&seats=adept,adept":   "room.link.nomatch",
		at + "#make=toss&way=snatch":             "room.unreached", at + "#make=masters": "room.unreached",
	} {
		for _, tag := range lang.Tags() {
			host, dialled := roomstest.NewHost(t, "masters", nil, 5, games.Person, games.Person), []string(nil)
			host.Down = true
			config := far(host, &dialled)
			config.Lang, config.Open = tag, []byte(text)
			d := launch(t, ui.Sz(360, 640), config)
			d.settle()
			d.want("error")
			said, _ := d.line.State["error"].(string)
			head, tail, named := strings.Cut(d.app.stage.Text(want, lang.Str("game", "\x00")), "\x00")
			if !strings.HasPrefix(said, head) || !strings.HasSuffix(said, tail) ||
				named && len(said) == len(head)+len(tail) || len([]rune(said)) > 200 {
				t.Errorf("%.60q in %s: %q", text, tag, said)
			}
			if (len(dialled) > 0) != (want == "room.unreached") {
				t.Errorf("%.60q: dialled %q", text, dialled)
			}
			d.key(ui.Back)
			d.want("title")
		}
	}
}

// TestALinkToARoomIsPasted pastes a link by the button where matches are opened, and by the keys at the title.
func TestALinkToARoomIsPasted(t *testing.T) {
	host, dialled := roomstest.NewHost(t, "masters", nil, 5, games.Person, games.Person), []string(nil)
	host.Eager = true
	into := talk.Link{Page: "https://play.example.org/",
		Enter: talk.Enter{Room: host.Made.Room, Invite: host.Made.Invite}, Seat: games.Nobody}
	for text, scene := range map[string]string{into.String(): "join",
		"https://play.example.org/#make=masters": "invite", "https://play.example.org/#room=0": "error"} {
		config := far(host, &dialled)
		config.Paste = func(got func(string, error)) { got(text, nil) }
		d := launch(t, ui.Sz(412, 915), config)
		d.tap("title.open")
		d.tap("open.paste")
		d.settle()
		d.want(scene)
		d = launch(t, ui.Sz(412, 915), far(host, &dialled))
		d.app.Paste(text)
		d.passing(scene)
		d.settle()
		d.want(scene)
	}
}
