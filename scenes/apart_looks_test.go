//go:build !js

package scenes

import (
	"fmt"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/workshop/roomstest"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	lines "runehall/scenes/table/apart"
	"runehall/ui"
)

// TestASharedScreenHasNoHandAndNoGold plays a match of each game between phones beside a host's screen, on a large and
// on a small one. While it is on, that screen never has a golden button and nobody's hand; it names all seats with what
// counts in the game, and says whose turn it is.
func TestASharedScreenHasNoHandAndNoGold(t *testing.T) {
	for _, party := range roomstest.Parties {
		for _, size := range []ui.Size{ui.Sz(1440, 900), ui.Sz(915, 412), ui.Sz(360, 640)} {
			p := newParty(t, party.Game, party.Options, 7, party.Drivers...)
			shared := p.guests[len(p.guests)-1]
			shared.size = size
			at := &table.Elsewhere{Room: shared.client, Seat: games.Public, Host: true}
			scene, err := doors[party.Game](&shared.hand).Elsewhere(shared.stage, at, table.Ways{
				Pause: func(table.Menu) {}, Results: func(table.Outcome) {}, Fail: func(err error) { t.Fatal(err) }, Leave: func() {},
			})
			if err != nil {
				t.Fatal(err)
			}
			shared.scene, shared.root = scene, ui.NewRoot(shared.stage.Kit)
			screen := ui.Rc(0, 0, size.W, size.H)
			scene.Layout(screen, screen)
			scene.(stage.Entering).Enter(shared.root)
			seen, turns := 0, map[any]bool{}
			for range 8 {
				p.moves(1)
				r := shared.report()
				if r.State["over"] == true {
					break
				}
				seen++
				if gold := r.State["gold"]; gold == true {
					t.Fatalf("%s at %v: there is gold", party.Name, size)
				}
				plates, _ := r.State["plates"].([]string)
				if len(plates) != len(party.Drivers) {
					t.Fatalf("%s at %v: the seats are %q", party.Name, size, plates)
				}
				turns[r.State["plates.turn"]] = true
				heard := stage.NewHeard(shared.root, shared.stage.Book)
				shared.scene.(interface{ Hear(*stage.Heard) }).Hear(heard)
				for _, part := range heard.Parts {
					if part.ID == "ledge" && part.Label != shared.stage.Text("aloud.place") {
						t.Errorf("%s at %v: the ledge is heard as %q", party.Name, size, part.Label)
					}
				}
				for name := range r.Targets {
					if strings.HasPrefix(name, party.Game+".hand.") || name == "table.confirm" {
						t.Errorf("%s at %v: there is %s", party.Name, size, name)
					}
				}
			}
			if seen < 3 || len(turns) < 2 {
				t.Errorf("%s at %v: seen %d times, turns %v", party.Name, size, seen, turns)
			}
		}
	}
}

// TestAPhoneHasOneClockAndItsOwnColour has a clock for moves and one for the match. A phone shows only the one that is
// over first, beside the words about the turn; a large screen shows those of all seats too. A phone with a hand says in
// a line what happened last.
func TestAPhoneHasOneClockAndItsOwnColour(t *testing.T) {
	for _, first := range []struct {
		move, match int64 // minutes
		want        string
	}{{30, 8, "8:00"}, {8, 30, "8:00"}} {
		p := newParty(t, "masters", nil, 3, games.Person, games.Person)
		p.inHand(ui.Sz(412, 915))
		p.moves(2)
		g := p.onTurn()
		g.hand.most = -1
		large := p.guests[len(p.guests)-1]
		if err := p.host.Do(room.Deed{Do: room.DoTotal, Seconds: 3600}); err != nil {
			t.Fatal(err)
		}
		left, rest := first.move*60_000, first.match*60_000
		p.host.Left, p.host.Rest, p.host.Runs = &left, []int64{rest, rest}, []games.Seat{g.seat}
		if err := p.host.Do(room.Deed{Do: room.DoClock, Seconds: 3600}); err != nil { // the state is sent once more
			t.Fatal(err)
		}
		g.tick()
		large.tick()
		st := g.report().State
		if clock, _ := st["clock"].(string); !strings.HasPrefix(clock, strings.TrimSuffix(first.want, ":00")) && clock != "7:00" {
			t.Errorf("of %d and %d minutes a phone shows %q", first.move, first.match, clock)
		}
		if own := fmt.Sprint("clock.", g.seat); st["clocks.shown"] != 0 || large.report().State["clocks.shown"] != 2 {
			t.Errorf("the strip has %v clocks on a phone and %v on a large screen (%v)", st["clocks.shown"],
				large.report().State["clocks.shown"], st[own])
		}
		if said, _ := st["last-move"].(string); said == "" {
			t.Error("a phone does not say what happened last")
		}
		if st["own"] != int(g.seat) || large.report().State["own"] != nil {
			t.Errorf("seat %d has the colour of %v, who watches that of %v", g.seat, st["own"], large.report().State["own"])
		}
	}
}

// TestTheClockOfSeveralWhoActTogether has two seats act at the same time. Beside the words about the turn stands the
// clock of the seat at this device, and not only that for the move.
func TestTheClockOfSeveralWhoActTogether(t *testing.T) {
	p := newParty(t, "masters", nil, 3, games.Person, games.Person)
	p.rest()
	if err := p.host.Do(room.Deed{Do: room.DoTotal, Seconds: 3600}); err != nil {
		t.Fatal(err)
	}
	left := int64(30 * 60_000)
	p.host.Left, p.host.Rest, p.host.Runs = &left, []int64{8 * 60_000, 5 * 60_000}, []games.Seat{0, 1}
	if err := p.host.Do(room.Deed{Do: room.DoClock, Seconds: 3600}); err != nil { // the state is sent once more
		t.Fatal(err)
	}
	acting := []games.Acting{{Seat: 0, Must: true}, {Seat: 1, Must: true}}
	for _, g := range p.guests {
		g.tick()
		own := games.Seat(max(g.seat, games.Public))
		a := &lines.Line{At: &table.Elsewhere{Room: g.client, Seat: own}, State: g.client.State()}
		want := map[games.Seat]string{0: "7:", 1: "4:", games.Public: "29:"}[own] // a tick takes a minute or two
		said, left := a.Timed("All choose", games.Nobody, acting, true, nil, func(string) bool { return true })
		if !strings.HasPrefix(left, want) && !strings.HasPrefix(left, fmt.Sprint(map[string]int{"7:": 8, "4:": 5, "29:": 30}[want], ":")) ||
			said != "All choose · "+left {
			t.Errorf("seat %d reads %q: %q", own, said, left)
		}
	}
}

// TestAQuestionToAllMovesNothing asks everybody whether the match may end, on screens of several sizes. Nothing that
// can be pressed moves; only what the sheet covers gives way to its answers.
func TestAQuestionToAllMovesNothing(t *testing.T) {
	for _, party := range roomstest.Parties {
		for _, size := range []ui.Size{ui.Sz(412, 915), ui.Sz(360, 640), ui.Sz(915, 412), ui.Sz(1440, 900)} {
			p := newParty(t, party.Game, party.Options, 7, party.Drivers...)
			asks, asked := p.guests[0], p.guests[1]
			if asked.seat < 0 {
				continue
			}
			asked.size = size
			asked.reload()
			p.rest()
			before := asked.report().Targets
			asks.client.Do(room.Deed{Do: room.DoEnd, Seat: asks.seat, After: asks.client.State().Steps}, func(away.Answer) {})
			p.rest()
			with := asked.report().Targets
			if !asked.can("table.consent.yes") || asked.can("table.confirm") {
				t.Fatalf("%s at %v: it is asked: %v", party.Name, size, with)
			}
			for name, at := range before {
				if now, there := with[name]; there && now != at {
					t.Errorf("%s at %v: %s moves from %v to %v", party.Name, size, name, at, now)
				} else if sheet, _ := asked.report().State["consent.at"].(ui.Rect); !there && !sheet.Has(at.Center()) {
					t.Errorf("%s at %v: %s is gone", party.Name, size, name)
				} else if there && sheet.Has(at.Center()) {
					t.Errorf("%s at %v: %s can be pressed under the sheet", party.Name, size, name)
				}
			}
		}
	}
}
