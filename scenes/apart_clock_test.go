//go:build !js

package scenes

import (
	"regexp"
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

// TestTheTimeLeftIsShown has a host with a clock for moves: beside whose turn it is, the table shows how much time is
// left by what the host has said, down to none. Without a clock it shows nothing. What a screen reader says about the
// turn does not change with the clock.
func TestTheTimeLeftIsShown(t *testing.T) {
	p := newParty(t, "masters", nil, 3, games.Person, games.Person)
	g := p.onTurn()
	if got := g.report().State["clock"]; got != nil {
		t.Errorf("without a clock it says %q", got)
	}
	g.hand.most = -1
	turn := g.told("turn")
	day := int64(24 * 60 * 60 * 1000)
	p.host.Left = &day
	g.reload()
	for range 600 { // a minute each
		g.tick()
	}
	got, _ := g.report().State["clock"].(string)
	if !regexp.MustCompile(`^\d+:\d\d:\d\d$`).MatchString(got) || g.report().Busy || g.root.Moving() {
		t.Errorf("within a day it says %q, busy: %v, drawn all the time: %v", got, g.report().Busy, g.root.Moving())
	}
	if g.told("turn") != turn {
		t.Errorf("read out is %q, and without a clock %q", g.told("turn"), turn)
	}
	for range 24 * 60 {
		g.tick()
	}
	if got := g.report().State["clock"]; got != "0:00" {
		t.Errorf("in the end it says %q", got)
	}
}

// TestTheClocksOfASeatAreShown has a host with a clock for the whole match. Each person's clock is shown, and runs for
// the seat that has to decide; a screen reader is told as it runs out, only at that person's device. When the host
// takes the clock away, the strip is gone.
func TestTheClocksOfASeatAreShown(t *testing.T) {
	p := newParty(t, "masters", nil, 3, games.Person, games.Person, "novice")
	g := p.onTurn()
	g.hand.most = -1
	if err := p.host.Do(room.Deed{Do: room.DoTotal, Seconds: 3600}); err != nil {
		t.Fatal(err)
	}
	p.host.Rest, p.host.Runs = []int64{900_000, 900_000, 900_000}, []games.Seat{g.seat}
	if err := p.host.Do(room.Deed{Do: room.DoClock, Seconds: 60}); err != nil { // the state is sent once more
		t.Fatal(err)
	}
	own, other := "clock."+string(rune('0'+g.seat)), "clock."+string(rune('0'+1-g.seat))
	var said []string
	for range 30 { // three minutes each, one a device
		for _, d := range p.guests {
			d.tick()
		}
		if text := g.told("clock"); text != "" && !slices.Contains(said, text) {
			said = append(said, text)
		}
		if d := p.guests[1-g.seat]; d.told("clock") != "" {
			t.Errorf("the other one is told %q", d.told("clock"))
		}
	}
	st := g.report().State
	if st[own] != "0:00" || st[other] != "15:00" || st["clock.2"] != nil || st["clock.runs"] != int(g.seat) {
		t.Errorf("the clocks show %v, %v, %v; that of %v runs", st[own], st[other], st["clock.2"], st["clock.runs"])
	}
	if want := []string{"10 minutes left", "5 minutes left", "10 seconds left"}; !slices.Equal(said, want) {
		t.Errorf("it is read out %q", said)
	}
	if g.root.Moving() {
		t.Error("it is drawn all the time")
	}
	p.host.Rest, p.host.Runs = nil, nil
	if err := p.host.Do(room.Deed{Do: room.DoTotal}); err != nil {
		t.Fatal(err)
	}
	p.rest()
	if got := g.report().State[own]; got != nil {
		t.Errorf("without clocks it shows %v", got)
	}
}

// TestTheTimeThatIsOverFirstIsReadOut has a host with a clock for a move and one for the whole match: a screen reader
// is told of the one with less time left.
func TestTheTimeThatIsOverFirstIsReadOut(t *testing.T) {
	for first, minutes := range map[string]struct{ move, match int64 }{"for a move": {8, 30},
		"for the match": {30, 8}} {
		p := newParty(t, "masters", nil, 3, games.Person, games.Person)
		g := p.onTurn()
		g.hand.most = -1
		if err := p.host.Do(room.Deed{Do: room.DoTotal, Seconds: 3600}); err != nil {
			t.Fatal(err)
		}
		left, rest := minutes.move*60_000, minutes.match*60_000
		p.host.Left, p.host.Rest, p.host.Runs = &left, []int64{rest, rest}, []games.Seat{g.seat}
		if err := p.host.Do(room.Deed{Do: room.DoClock, Seconds: 3600}); err != nil { // the state is sent once more
			t.Fatal(err)
		}
		said := ""
		for range 10 { // a minute each
			if g.tick(); g.told("clock") != "" {
				said = g.told("clock")
			}
		}
		if said != "10 seconds left" {
			t.Errorf("when the time %s is over first, it is read out %q", first, said)
		}
	}
}

// TestTheCodeForWhoComesLate opens the host's table on screens of many sizes. Where one screen is for all, the ledge
// shows the room's code, over nothing else, and still does when the last free seat is taken; pressed, it opens the
// seats. Where a free seat has to act behind its curtain, the button that opens it is not golden.
func TestTheCodeForWhoComesLate(t *testing.T) {
	for _, game := range []string{"masters", "ritual", "market", "stones", "toss"} {
		for size, shown := range map[ui.Size]bool{ui.Sz(1440, 900): true, ui.Sz(768, 1024): true,
			ui.Sz(1920, 1080): true, ui.Sz(360, 640): false, ui.Sz(915, 412): false} {
			options := map[string]string{}
			if game == "toss" {
				options["way"] = "calm"
			}
			host := roomstest.NewHost(t, game, options, 5, games.Person, games.Person)
			g := newGuest(t, host, talk.Enter{Room: host.Made.Room, Host: host.Made.Host, Invite: host.Made.Invite,
				Secret: talk.NewSecret()}, games.Public)
			opened := 0
			ways := table.Ways{
				Pause: func(table.Menu) {}, Fail: func(err error) { t.Fatal(err) }, Leave: func() {},
				Seats: func() { opened++ },
				Come: func(bool) (string, string, string) {
					return "192.168.100.120:48747",
						"http://192.168.100.120:48747/#room=" + host.Made.Room + "&invite=" +
							host.Made.Invite + "&hand=1", "K7M 4P9"
				},
			}
			scene, err := doors[game](&g.hand).Elsewhere(g.stage,
				&table.Elsewhere{Room: g.client, Seat: games.Public, Host: true}, ways)
			if err != nil {
				t.Fatal(err)
			}
			g.hand.most = -1
			g.scene, g.root, g.size = scene, ui.NewRoot(g.stage.Kit), size
			screen := ui.Rc(0, 0, size.W, size.H)
			scene.Layout(screen, screen)
			scene.(stage.Entering).Enter(g.root)
			ticks := func() {
				for range 300 {
					g.tick()
				}
				if g.can("curtain.away") { // it may come by itself
					g.tap("curtain.away")
					for range 100 {
						g.tick()
					}
				}
			}
			if ticks(); g.can("table.code") != shown {
				t.Errorf("%s, %v: there is a code: %v", game, size, g.can("table.code"))
			}
			if public := game == "toss" || game == "ritual"; !public && g.report().State["gold"] == true {
				t.Errorf("%s, %v: the curtain of a free seat is golden", game, size)
			}
			if shown {
				targets := g.report().Targets
				for name, r := range targets {
					if name != "table.code" && r.Overlaps(targets["table.code"].Grow(-1)) {
						t.Errorf("%s, %v: the code at %v lies over %s at %v", game, size,
							targets["table.code"], name, r)
					}
				}
				if g.tap("table.code"); opened != 1 {
					t.Errorf("%s, %v: pressed, the code opens the seats %d times", game, size, opened)
				}
			}
			for s := range games.Seat(2) {
				phone := newGuest(t, host,
					talk.Enter{Room: host.Made.Room, Invite: host.Made.Invite, Secret: talk.NewSecret()}, s)
				if ticks(); g.can("table.code") != shown {
					t.Errorf("%s, %v: with seat %d taken there is a code: %v", game, size, s, g.can("table.code"))
				}
				phone.client.Poll(clock)
			}
		}
	}
}
