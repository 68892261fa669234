//go:build pilot

package fit

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
)

// TestPicturesOfAnEvening goes the ways of a whole evening: from the results to another game, to the table of what has
// been played, and to the invitation of those who come with phones. All words have room.
func TestPicturesOfAnEvening(t *testing.T) {
	for _, l := range []boardtest.Look{
		{W: 360, H: 640, Lang: "de", Scale: "1.5"}, {W: 412, H: 915, Lang: "en", Scale: "1"},
		{W: 1440, H: 900, Lang: "en", Scale: "1"}, {W: 915, H: 412, Lang: "uk", Scale: "1"},
	} {
		t.Run(l.Name(), func(t *testing.T) {
			if l.W != 360 {
				pilot.ForLooking(t)
			}
			app := reviewed(t, l)
			save := func(what string) {
				app.Settle()
				app.Tick(30)
				app.Save(fmt.Sprintf("evening-%s-%s", what, l.Name()))
			}
			leave := func() {
				app.Key(ebiten.KeyEscape)
				app.Settle()
			}
			app.Press("title.archive")
			app.Press("archive.evenings")
			save("1-table")
			leave()
			app.Press("archive.match.1")
			app.FocusOn("results.other")
			save("2-results")
			app.Press("results.other")
			save("3-games")
			leave()
			leave()
			leave()
			app.Press("title.game.masters")
			app.Press("setup.seat.1.person")
			app.Press("setup.invite")
			app.Until("the room is there", func(r probe.Report) bool { return r.Scene == "invite" })
			save("4-invite")
			if app.Has("room.copy") {
				app.FocusOn("room.copy")
				save("5-invite-low")
			}
		})
	}
}
