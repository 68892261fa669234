//go:build pilot

package walk

import (
	"flag"
	"fmt"
	"log/slog"
	"testing"

	"runehall/games"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/serve"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
	"runehall/internal/workshop/roomstest"
)

// rooms starts a host, and returns its address.
func rooms(t *testing.T) string {
	t.Helper()
	o := serve.Options{}
	set := flag.NewFlagSet("serve", flag.ContinueOnError)
	o.Flags(set)
	if err := set.Parse([]string{"--listen", "127.0.0.1:0", "--pace", "20ms"}); err != nil {
		t.Fatal(err)
	}
	files, err := journal.OpenFiles(t.TempDir(), false)
	if err != nil {
		t.Fatal(err)
	}
	h, err := o.Start(files, nil, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := h.Close(); err != nil {
			t.Error(err)
		}
	})
	return fmt.Sprintf("http://127.0.0.1:%d/", h.Port())
}

// TestPicturesOfHands takes pictures of phones that show one hand beside a shared screen, and of the whole table on
// them.
func TestPicturesOfHands(t *testing.T) {
	pilot.ForLooking(t)
	host := rooms(t)
	for _, l := range []struct {
		width, height int
		lang, scale   string
	}{{412, 915, "en", "1"}, {360, 640, "de", "1.5"}, {915, 412, "fr", "1"}} {
		for _, game := range []string{"market", "stones", "ritual", "masters", "toss"} {
			t.Run(fmt.Sprintf("%dx%d %s", l.width, l.height, game), func(t *testing.T) {
				options := map[string]string{}
				if game == "toss" {
					options["way"] = "calm"
				}
				made := roomstest.Make(t, talk.Dials(host), game, options, games.Person, "novice", "novice")
				link := talk.Link{Page: host, Seat: games.Nobody, Hand: true,
					Enter: talk.Enter{Room: made.Room, Invite: made.Invite}}
				app := device(t, l.width, l.height, l.lang, l.scale, "--room", link.String())
				save := func(what string) {
					app.Settle()
					app.Tick(40)
					app.Save(fmt.Sprintf("hand-%s-%s-%dx%d", game, what, l.width, l.height))
				}
				app.Until("a seat can be chosen", func(r probe.Report) bool { return r.Scene == "join" })
				app.FocusOn("join.sit")
				app.Tap("join.sit")
				app.Until("the table is there", func(r probe.Report) bool { return r.Scene == "table" })
				app.Tick(300)
				save("1")
				if app.Has("table.hand") {
					app.Tap("table.hand")
					save("2-table")
					app.Tap("table.hand")
					save("3")
				}
			})
		}
	}
}
