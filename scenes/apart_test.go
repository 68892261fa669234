//go:build !js

package scenes

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pagetest"
	"runehall/internal/workshop/roomstest"
	"runehall/scenes/stage"
)

// TestWholeMatchesAtTablesApart plays matches of all games in one room, each person at a table of their own, with one
// more table that watches.
func TestWholeMatchesAtTablesApart(t *testing.T) {
	for _, of := range roomstest.Parties {
		t.Run(of.Name, func(t *testing.T) {
			p := newParty(t, of.Game, of.Options, 3, of.Drivers...)
			p.run("the results everywhere", 200_000, func() bool {
				return !slices.ContainsFunc(p.guests, func(g *guest) bool { return len(g.outcomes) == 0 })
			})
			for _, g := range p.guests {
				o, want := g.outcomes[0], p.host.Room().End().Result
				if !slices.Equal(o.Result.Rank[:len(want.Rank)], want.Rank) ||
					!slices.Equal(o.Result.Points[:len(want.Points)], want.Points) {
					t.Errorf("seat %d sees %v, %v, not %+v", g.seat, o.Result.Rank, o.Result.Points, want)
				}
				if g.seat >= 0 && g.hand.made == 0 {
					t.Errorf("seat %d made no move", g.seat)
				}
			}
			t.Logf("%d steps", p.host.Room().Steps())
		})
	}
}

// TestTablesApartThroughFallenLines lets lines fall all through matches, some with a move on its way, and devices
// reload. Each move is made once, and all tables come to the same end.
func TestTablesApartThroughFallenLines(t *testing.T) {
	for _, of := range roomstest.Parties {
		t.Run(of.Name, func(t *testing.T) {
			if of.Name == "stones" || of.Name == "market" {
				pagetest.Long(t)
			}
			p := newParty(t, of.Game, of.Options, 4, of.Drivers...)
			n, moments := 0, 0
			p.run("the results everywhere", 400_000, func() bool {
				switch n++; {
				case n%400 == 100: // what was said last is lost
					p.host.Cut()
					p.host.Down = true
				case n%400 == 160:
					p.host.Down = false
				case n%1100 == 1000:
					p.guests[n/1100%len(p.guests)].reload()
				}
				for _, g := range p.guests {
					if g.line() == "table.room.moment" {
						moments++
					}
				}
				return !slices.ContainsFunc(p.guests, func(g *guest) bool { return len(g.outcomes) == 0 })
			})
			made := 0
			for _, g := range p.guests {
				made += g.hand.made
				if !slices.Equal(g.outcomes[0].Result.Rank[:len(of.Drivers)], p.host.Room().End().Result.Rank) {
					t.Errorf("seat %d came to another end", g.seat)
				}
			}
			if moments == 0 || p.host.Deeds < made {
				t.Errorf("%d moves made, %d deeds taken, %d ticks without a line", made, p.host.Deeds, moments)
			}
			t.Logf("%d moves made at tables, %d deeds taken, %d refused, %d ticks without a line", made, p.host.Deeds,
				p.host.Refused, moments)
		})
	}
}

// TestAMoveOnItsWaySurvivesAFallenLine makes a move and lets the line fall before the host has heard it. The table says
// that the move is on its way, then that there is no line, and takes no other move. Once the line is back, the move is
// made once.
func TestAMoveOnItsWaySurvivesAFallenLine(t *testing.T) {
	p := newParty(t, "stones", nil, 3, games.Person, games.Person)
	g := p.onTurn()
	g.stage.Settings = stage.Obvious.Set(g.stage.Settings, false) // otherwise it goes on by itself
	g.hand.most = g.hand.made + 1
	for n := 0; g.hand.made < g.hand.most; n++ {
		g.tickUnheard()
		if n > 2000 {
			t.Fatal("no move is made")
		}
	}
	g.tickUnheard()
	steps := p.host.Room().Steps()
	if got := g.line(); got != "table.room.sent" {
		t.Errorf("it says %q", got)
	}
	p.host.Cut()
	p.host.Down = true
	for range 50 {
		g.tick()
	}
	if got := g.line(); got != "table.room.moment" || p.host.Room().Steps() != steps || g.hand.made != g.hand.most {
		t.Errorf("it says %q after %d steps, and the hand made %d moves", got, p.host.Room().Steps(), g.hand.made)
	}
	p.host.Down = false
	for range 50 {
		g.tick()
	}
	if p.host.Room().Steps() != steps+1 || g.client.State().Steps != steps+1 {
		t.Errorf("%d steps, of which the device knows %d; there were %d", p.host.Room().Steps(),
			g.client.State().Steps, steps)
	}
	if got := g.line(); got == "table.room.sent" || got == "table.room.moment" {
		t.Errorf("it still says %q", got)
	}
}

// TestWhoIsSlowerIsTold lets two devices play for the same seat: the slower one's move is taken back with a sentence,
// and it goes on from there.
func TestWhoIsSlowerIsTold(t *testing.T) {
	p := newParty(t, "stones", nil, 3, games.Person, games.Person)
	a := p.onTurn()
	b := newGuest(t, p.host, a.entered, games.Public)
	b.seat = a.seat
	b.chance = games.NewChance(77, 1)
	b.sit()
	b.hand.most, a.hand.most = 1, a.hand.made+1
	for n := 0; b.hand.made == 0 || a.hand.made < a.hand.most; n++ {
		b.tickUnheard()
		a.tickUnheard()
		if n > 2000 {
			t.Fatal("no moves are made")
		}
	}
	steps := p.host.Room().Steps()
	p.host.Hear() // a's pipe is the older one
	for range 10 {
		b.tickUnheard()
		a.tickUnheard()
	}
	if p.host.Room().Steps() != steps+1 || p.host.Refused != 1 {
		t.Fatalf("%d steps, %d refused", p.host.Room().Steps()-steps, p.host.Refused)
	}
	slow := b
	if got := slow.report().State["toast"]; got != "The match has gone on meanwhile." {
		t.Errorf("who was slower is told %v", got)
	}
	if a.report().State["toast"] != nil {
		t.Errorf("who was faster is told %v", a.report().State["toast"])
	}
	a.hand.most, b.hand.most = 0, 0
	p.guests = append(p.guests, b)
	p.run("the results everywhere", 200_000, func() bool {
		return !slices.ContainsFunc(p.guests, func(g *guest) bool { return len(g.outcomes) == 0 })
	})
}
