//go:build !js

package scenes

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// sharedScreen is a host's screen that all share.
type sharedScreen struct {
	*guest
	sits bool // the last link asked for lets people sit
}

// newSharedScreen opens the table of a match on a host's screen.
func newSharedScreen(t *testing.T, host *roomstest.Host) *sharedScreen {
	t.Helper()
	s := &sharedScreen{guest: newGuest(t, host,
		talk.Enter{Room: host.Made.Room, Host: host.Made.Host, Invite: host.Made.Invite,
			Secret: talk.NewSecret()}, games.Public)}
	game := host.Room().Info().ID
	scene, err := doors[game](&s.hand).Elsewhere(s.stage,
		&table.Elsewhere{Room: s.client, Seat: games.Public, Host: true}, table.Ways{
			Pause: func(table.Menu) {}, Results: func(table.Outcome) {}, Fail: func(err error) { t.Fatal(err) }, Leave: func() {},
			Seats: func() {},
			Come: func(sits bool) (string, string, string) {
				s.sits = sits
				return "192.168.100.120:48747",
					fmt.Sprint("http://192.168.100.120:48747/#room=", host.Made.Room, "&sits=", sits), ""
			},
		})
	if err != nil {
		t.Fatal(err)
	}
	s.scene, s.root = scene, ui.NewRoot(s.stage.Kit)
	screen := ui.Rc(0, 0, s.size.W, s.size.H)
	scene.Layout(screen, screen)
	scene.(stage.Entering).Enter(s.root)
	return s
}

// phoneAt sits down at a seat with a device of its own.
func phoneAt(t *testing.T, host *roomstest.Host, s games.Seat) *guest {
	t.Helper()
	return newGuest(t, host, talk.Enter{Room: host.Made.Room, Invite: host.Made.Invite, Secret: talk.NewSecret()}, s)
}

// TestTheCodeIsForWhoComesBackToo shares a screen: while a seat is free the code invites to sit; once all sit and are
// there it is dim and leads to watch only. When a phone goes away it is bright again and lets its person come back.
func TestTheCodeIsForWhoComesBackToo(t *testing.T) {
	host := roomstest.NewHost(t, "masters", nil, 5, games.Person, games.Person)
	shared := newSharedScreen(t, host)
	shared.hand.most = -1
	says := func(when, want string, dim bool) {
		t.Helper()
		if err := host.Do(room.Deed{Do: room.DoClock, Seconds: 3600}); err != nil { // the state is sent once more
			t.Fatal(err)
		}
		shared.ticks(300)
		if st := shared.report().State; st["code"] != want || st["code.dim"] != dim || shared.sits == dim {
			t.Errorf("%s the code says %v; dim %v, lets sit %v", when, st["code"], st["code.dim"], shared.sits)
		}
	}
	says("with free seats", "Take a seat, or only watch", false)
	phoneAt(t, host, 0)
	phone := phoneAt(t, host, 1)
	says("when all sit", "Link to watch only", true)
	phone.client.Close()
	host.Hear()
	says("when a phone is gone", "Back again? This way", false)
	phone.enter()
	says("when it is back", "Link to watch only", true)
}

// TestTheBoardLiesStillWhereAFreeSeatIsPlayed shares a screen at which a free seat is played, beside phones: whosever
// turn it is, field, seats and ledge lie where they lay, and no curtain is golden.
func TestTheBoardLiesStillWhereAFreeSeatIsPlayed(t *testing.T) {
	for _, party := range roomstest.Parties {
		for _, size := range []ui.Size{ui.Sz(1440, 900), ui.Sz(915, 412), ui.Sz(360, 640)} {
			host := roomstest.NewHost(t, party.Game, party.Options, 7, games.Person, games.Person, games.Person)
			shared := newSharedScreen(t, host)
			shared.hand.most, shared.size = -1, size
			screen := ui.Rc(0, 0, size.W, size.H)
			shared.scene.Layout(screen, screen)
			for s := games.Seat(1); s < 3; s++ {
				phoneAt(t, host, s)
			}
			chance := games.NewChance(5, 9)
			secret := party.Game == "masters" || party.Game == "stones" // the free seat is played behind a curtain
			var first [3]ui.Rect
			turns := map[games.Seat]bool{}
			for n := range 14 {
				for k := 0; shared.report().Busy && k < 300 || k < 5; k++ {
					shared.tick()
				}
				if r := shared.report(); r.State["gold"] == true && (secret || r.State["seat"] != 0) {
					t.Errorf("%s at %v: there is gold in the turn of %v", party.Name, size, r.State["seat"])
				}
				heard := stage.NewHeard(shared.root, shared.stage.Book)
				shared.scene.(interface{ Hear(*stage.Heard) }).Hear(heard)
				var at [3]ui.Rect
				for _, part := range heard.Parts {
					if i := slices.Index([]string{"field", "seats", "ledge"}, part.ID); i >= 0 {
						at[i] = part.Rect
					}
				}
				if n == 0 {
					first = at
				} else if at != first {
					t.Fatalf("%s at %v: after %d moves field, seats and ledge lie at %v, not %v",
						party.Name, size, n, at, first)
				}
				if s := anyoneMoves(t, host, &chance); s >= 0 {
					turns[s] = true
				}
			}
			if !turns[0] || len(turns) < 2 {
				t.Errorf("%s at %v: it was the turn of %v", party.Name, size, turns)
			}
		}
	}
}

// anyoneMoves makes a move for the first seat that must act, whoever plays it, and returns that seat.
func anyoneMoves(t *testing.T, host *roomstest.Host, chance *games.Chance) games.Seat {
	t.Helper()
	for s := range games.Seat(3) {
		st := host.Room().State(s)
		if !roomstest.Must(&st) {
			continue
		}
		text := roomstest.Choosers[st.Game](t, &st, chance)
		from := room.From{Seat: s, Host: st.Seats[s].Free}
		if err := host.DoFrom(from, room.Deed{Do: room.DoMove, Seat: s, After: st.Steps, Move: text}); err != nil {
			t.Fatal(err)
		}
		return s
	}
	return games.Nobody
}
