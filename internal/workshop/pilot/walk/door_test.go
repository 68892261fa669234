//go:build pilot

package walk

import (
	"fmt"
	"strings"
	"testing"

	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
)

// TestAPhoneComesByTheTypedCodeAndIsBackOnAnother types the host's address and the code of its screen into a phone,
// which sits down and ends. A second phone comes in the same way and chooses the seat of the first; the host's table
// asks who that is, and after a tap the second phone has the hand.
func TestAPhoneComesByTheTypedCodeAndIsBackOnAnother(t *testing.T) {
	for _, l := range []struct {
		width, height int
		lang, scale   string
	}{{1440, 900, "en", "1"}, {360, 640, "de", "1.5"}} {
		t.Run(fmt.Sprintf("%dx%d %s", l.width, l.height, l.lang), func(t *testing.T) {
			if l.width != 1440 {
				pilot.ForLooking(t)
			}
			save := func(app *pilot.App, what string) {
				app.Tick(40)
				app.Save(fmt.Sprintf("door-%s-%dx%d-%s", what, l.width, l.height, l.lang))
			}
			shared := device(t, l.width, l.height, l.lang, l.scale)
			shared.Tap("title.game.masters")
			shared.Settle()
			shared.FocusOn("setup.seat.1.person")
			shared.Tap("setup.seat.1.person")
			shared.FocusOn("setup.starts.0") // otherwise the shared screen may wait with a curtain, under which nothing is asked
			shared.Tap("setup.starts.0")
			shared.FocusOn("setup.invite")
			shared.Tap("setup.invite")
			shared.Until("the room is there", func(r probe.Report) bool { return r.Scene == "invite" && r.State["room.code"] != "" })
			shared.Settle()
			save(shared, "invite")
			if shared.Probe().State["code"] != true {
				t.Skip("this machine is in no network")
			}
			at := fmt.Sprint(shared.Probe().State["room.at"])
			_, code, _ := strings.Cut(fmt.Sprint(shared.Probe().State["room.code"]), ": ")
			comes := func() *pilot.App {
				phone := device(t, 360, 640, l.lang, l.scale)
				phone.FocusOn("title.open")
				phone.Tap("title.open")
				phone.Settle()
				phone.FocusOn("open.link")
				phone.Tap("open.link")
				phone.Settle()
				phone.Type(at + " " + code)
				phone.Settle()
				save(phone, "typed")
				phone.FocusOn("open.do")
				phone.Tap("open.do")
				phone.Until("a seat can be chosen", func(r probe.Report) bool { return r.Scene == "join" })
				phone.Settle()
				return phone
			}
			first := comes()
			first.FocusOn("join.sit")
			first.Tap("join.sit")
			shared.Until("the seat has filled", func(r probe.Report) bool { return seats(r) == "[here free]" })
			shared.Tap("room.begin")
			shared.Until("the table is there", func(r probe.Report) bool { return r.Scene == "table" })
			first.Until("the table is there", func(r probe.Report) bool { return r.Scene == "table" })
			first.Close()
			shared.Tick(240) // the match is opened with some ceremony
			second := comes()
			second.Until("the seat is without a device", func(r probe.Report) bool { return seats(r) == "[away free]" })
			second.FocusOn("room.seat.0")
			second.Tap("room.seat.0")
			second.Settle()
			save(second, "back")
			second.FocusOn("join.sit")
			second.Tap("join.sit")
			second.Until("the host is asked", func(r probe.Report) bool { return r.State["join.asked"] == true })
			save(second, "asks")
			shared.Until("it is asked", func(r probe.Report) bool { _, is := r.Targets["table.consent.yes"]; return is })
			save(shared, "question")
			shared.Tap("table.consent.yes")
			second.Until("it has the hand", func(r probe.Report) bool { return r.Scene == "table" })
			shared.Tick(30)
			save(shared, "answered")
			for range 4 {
				second.Tick(60)
			}
			save(second, "hand")
		})
	}
}
