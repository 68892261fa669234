//go:build !js

package scenes

import (
	"slices"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/workshop/roomstest"
	"runehall/ui"
)

// coded is a host with a room that is found by a code.
func coded(t *testing.T) *roomstest.Host {
	h := roomstest.NewHost(t, "masters", nil, 5, games.Person, games.Person)
	h.Eager, h.Code = true, "K7M4P9"
	return h
}

// TestACodeIsTypedInTheHallOfAHostsPage opens the page of a host, which learns only after its start that it is one: its
// hall leads to the field where the code is typed, at every size and with the match to go on with and all tables still
// in reach. A wrong code is said to be wrong, and leads back to what was typed; the right one leads to the seats.
func TestACodeIsTypedInTheHallOfAHostsPage(t *testing.T) {
	for _, size := range []ui.Size{{W: 360, H: 640}, {W: 915, H: 412}, {W: 768, H: 1024}, {W: 1440, H: 900}} {
		for _, tag := range lang.Tags() {
			h, dialled, served := coded(t), []string(nil), false
			config := far(h, &dialled)
			config.Lang, config.Address, config.Served = tag, "http://192.168.1.7:8080/", func() bool { return served }
			d := launch(t, size, config)
			if d.settle(); len(d.names("title.join")) > 0 {
				t.Error("the hall asks for a code where there is no host")
			}
			served = true
			d.settle()
			d.fits()
			for _, name := range []string{"title.play", "title.settings", "title.join"} {
				d.focusOn(name)
			}
			d.key(ui.Confirm)
			d.settle()
			d.want("open")
			typed(d, "k7m4p8")
			d.want("error")
			if got := d.line.State["error"]; got != d.app.stage.Text("room.refusal.no-such-code") {
				t.Errorf("of a wrong code it says %v", got)
			}
			d.key(ui.Back)
			d.settle()
			if d.want("open"); d.line.State["link"] != "k7m4p8" {
				t.Errorf("of what was typed %v is left", d.line.State["link"])
			}
			typed(d, "k7m 4p9")
			d.want("join")
			if !slices.Equal(slices.Compact(dialled), []string{"ws://192.168.1.7:8080/rooms"}) {
				t.Errorf("it has dialled %v", dialled)
			}
		}
	}
}

// typed types a text into the field, and opens it.
func typed(d *driver, text string) {
	d.t.Helper()
	field := d.app.stack.top().root
	d.focusOn("open.link")
	f, ok := field.Focused().(*ui.TextField)
	if !ok {
		d.t.Fatal("there is no field")
	}
	f.Text = text
	d.tap("open.do")
	d.settle()
}

// TestInAnAppACodeNeedsTheAddressOfItsHost types a code alone into a program, which says what is missing, and then with
// the address, which the program dials.
func TestInAnAppACodeNeedsTheAddressOfItsHost(t *testing.T) {
	h, dialled := coded(t), []string(nil)
	d := launch(t, ui.Sz(412, 915), far(h, &dialled))
	d.tap("title.open")
	d.settle()
	typed(d, "K7M 4P9")
	if got := d.line.State["error"]; got != d.app.stage.Text("room.code.nohost") || len(dialled) > 0 {
		t.Errorf("it says %v, and dials %v", got, dialled)
	}
	d.key(ui.Back)
	d.settle()
	typed(d, "192.168.1.7:8080 K7M-4P9")
	d.want("join")
	d.tap("join.sit")
	d.settle()
	if !slices.Equal(slices.Compact(dialled), []string{"ws://192.168.1.7:8080/rooms"}) ||
		h.Room().Sitters()[0].Key == "" {
		t.Errorf("it has dialled %v", dialled)
	}
}
