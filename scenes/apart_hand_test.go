//go:build !js

package scenes

import (
	"fmt"
	"strings"
	"testing"

	"runehall/internal/workshop/roomstest"
	"runehall/ui"
)

// inHand makes the devices of all seats phones that lie beside a screen with the table.
func (p *party) inHand(size ui.Size) {
	p.t.Helper()
	for _, g := range p.guests {
		if g.seat >= 0 {
			g.inHand, g.size = true, size
			g.reload()
		}
	}
	p.rest()
}

// alone reports whether a phone shows the hand alone.
func (g *guest) alone() bool {
	alone, _ := g.report().State["hand"].(bool)
	return alone
}

// TestAPhoneIsTheHandOfItsSeat opens phones at a table of each game, and goes from the hand to the table and back, by
// the tool in the bar and by a tap on the field.
func TestAPhoneIsTheHandOfItsSeat(t *testing.T) {
	for _, party := range roomstest.Parties {
		for _, size := range []ui.Size{ui.Sz(412, 915), ui.Sz(360, 640), ui.Sz(915, 412)} {
			p := newParty(t, party.Game, party.Options, 7, party.Drivers...)
			p.inHand(size)
			g := p.onTurn()
			g.hand.most = -1
			if has := party.Game != "toss"; g.alone() != has || g.can("table.strip") != has ||
				g.can("table.hint") == has {
				t.Errorf("%s at %v: the hand alone: %v, %v", party.Name, size, g.alone(), g.report().Targets)
			}
			if party.Game == "toss" {
				continue
			}
			small := g.hands()
			for _, way := range []string{"table.hand", "table.strip"} {
				g.tap(way)
				g.tick()
				if g.alone() || g.can("table.strip") {
					t.Fatalf("%s at %v: %s does not lead to the table", party.Name, size, way)
				}
				if table := g.hands(); table >= small {
					t.Errorf("%s at %v: a card has an area of %.0f in the hand alone, and %.0f beside the table",
						party.Name, size, small, table)
				}
				g.tap("table.hand")
				g.tick()
				if !g.alone() {
					t.Fatalf("%s at %v: nothing leads back to the hand", party.Name, size)
				}
			}
			if watcher := p.guests[len(p.guests)-1]; watcher.alone() || watcher.can("table.hand") {
				t.Errorf("%s: who watches has a hand", party.Name)
			}
		}
	}
}

// handThings are the beginnings of the names of things in a hand, by game.
var handThings = map[string]string{"market": "market.hand.", "stones": "stones.hand.", "ritual": "ritual.tile.",
	"masters": "masters.card."}

// hands returns the size of the first thing of the hand.
func (g *guest) hands() float64 {
	for name, at := range g.report().Targets {
		if strings.HasPrefix(name, handThings[g.client.State().Game]+"0") {
			return at.W * at.H
		}
	}
	return 0
}

// TestTheTableComesWhereSomethingIsSoughtOnIt chooses a thing of the hand: the table comes by itself, since a place
// there is needed. The hand comes back when asked for, and after the move. No other device is told what is chosen.
func TestTheTableComesWhereSomethingIsSoughtOnIt(t *testing.T) {
	for game, first := range map[string]string{"ritual": "ritual.tile.", "masters": "masters.card."} {
		p := newParty(t, game, nil, 7, "person", "person")
		p.inHand(ui.Sz(412, 915))
		g := p.onTurn()
		g.hand.most = -1
		shared := p.guests[len(p.guests)-1]
		before, deeds := fmt.Sprint(shared.report().State, shared.report().Targets), p.host.Deeds
		for n := 0; n < 5 && g.alone(); n++ {
			if name := fmt.Sprint(first, n); g.can(name) {
				g.tap(name)
			}
			g.ticks(60)
		}
		if g.alone() || !g.can("table.hand") {
			t.Fatalf("%s: the hand stays although a place is sought: %v", game, g.report().State)
		}
		shared.ticks(60)
		if after := fmt.Sprint(shared.report().State, shared.report().Targets); after != before ||
			p.host.Deeds != deeds {
			t.Errorf("%s: what a phone chooses is seen on the shared screen:\n%s\n%s", game, before, after)
		}
		g.tap("table.hand")
		g.ticks(2)
		if !g.alone() {
			t.Errorf("%s: nothing leads back to the hand", game)
		}
		g.tap("table.hand")
		g.ticks(2)
		for name := range g.report().Targets {
			if (strings.HasPrefix(name, "ritual.cell.") || strings.HasPrefix(name, "masters.place.")) &&
				!g.can("table.confirm") {
				g.tap(name)
				g.ticks(60)
			}
		}
		g.tap("table.confirm")
		p.rest()
		// In Rune Masters, a place for a master is needed next.
		if g.alone() != (g.report().State["masters.asks"] != "cell") || p.host.Deeds != deeds+1 {
			t.Errorf("%s: the hand does not come back after the move: %d deeds, %v", game, p.host.Deeds-deeds,
				g.report().State)
		}
	}
}

// ticks runs n ticks of a table.
func (g *guest) ticks(n int) {
	g.t.Helper()
	for range n {
		g.tick()
	}
}
