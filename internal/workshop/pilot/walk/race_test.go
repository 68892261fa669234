//go:build pilot

package walk

import (
	"fmt"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
	"runehall/internal/workshop/roomstest"
)

// TestPicturesOfLinesApart takes pictures of Snatch in a room whose second seat has a slow line: the table shows how
// long each line takes.
func TestPicturesOfLinesApart(t *testing.T) {
	pilot.ForLooking(t)
	address := rooms(t)
	slow := newWire(t, address)
	slow.slow = 160 * time.Millisecond // each way
	for _, l := range []struct {
		width, height int
		lang, scale   string
	}{{360, 640, "de", "1.5"}, {412, 915, "en", "1"}, {915, 412, "fr", "1"}, {1440, 900, "uk", "1"}} {
		t.Run(fmt.Sprintf("%dx%d", l.width, l.height), func(t *testing.T) {
			made := roomstest.Make(t, talk.Dials(address), "toss", map[string]string{"way": "snatch"}, games.Person,
				games.Person, "novice")
			seats := []*roomstest.Guest{roomstest.Sit(t, talk.Dials(address), made, 0),
				roomstest.Sit(t, talk.Dials(slow.address), made, 1)}
			mine := func(st *room.State) bool { return st.Race > 0 || st.Reader == 0 && roomstest.Must(st) }
			plays(t, "toss", mine, seats...)
			link := talk.Link{Page: address, Seat: 0,
				Enter: talk.Enter{Room: made.Room, Secret: seats[0].Entered.Secret}}
			app := device(t, l.width, l.height, l.lang, l.scale, "--room", link.String())
			app.Until("the lines are shown", func(r probe.Report) bool {
				return r.Scene == "table" && r.State["lag.1"] != nil
			})
			app.Settle()
			app.Save(fmt.Sprintf("lines-%dx%d", l.width, l.height))
		})
	}
}
