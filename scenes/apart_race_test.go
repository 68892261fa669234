//go:build !js

package scenes

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/toss"
	"runehall/scenes/table"
)

// races plays a match of Snatch in a room until hands race for several pairs, and the clock runs at both tables.
func races(t *testing.T) *party {
	t.Helper()
	for seed := uint64(3); seed < 40; seed++ {
		p := newParty(t, "toss", map[string]string{"way": "snatch"}, seed, games.Person, games.Person)
		for _, g := range p.guests {
			choose := g.hand.choose
			g.hand.choose = func(s table.State) string {
				if s.Clocked {
					return ""
				}
				return choose(s)
			}
		}
		for n := 0; n < 5000 && p.host.Room().Race() == 0; n++ {
			p.tick()
		}
		if len(visible(t, p.host.Room().State(games.Public).View)) < 4 {
			continue
		}
		for range 5000 {
			p.tick()
			_, a := p.guests[0].report().State["tick"]
			_, b := p.guests[1].report().State["tick"]
			if a && b {
				return p
			}
			if a != b && p.guests[0].client.State().Race != p.guests[1].client.State().Race {
				t.Fatal("the clock runs at one table only")
			}
		}
		t.Fatalf("the clock does not run: %v, %v", p.guests[0].report().State, p.guests[1].report().State)
	}
	t.Fatal("there is never much to snatch")
	return nil
}

func (p *party) tick() {
	p.t.Helper()
	for _, g := range p.guests {
		g.tick()
	}
}

// visible returns the runes of the visible pairs in a view.
func visible(t *testing.T, view []byte) (runes []toss.Rune) {
	t.Helper()
	v, err := toss.Def.ReadView(view)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range v.Discs() {
		if d.Up && d.Rune != toss.Destiny && slices.Contains(v.Visible(), d.Rune.Pair()) {
			runes = append(runes, d.Rune)
		}
	}
	return runes
}

// once lets a hand make one move in the race.
func (g *guest) once(move func(s table.State) string) {
	g.t.Helper()
	made := g.hand.made
	g.hand.choose = func(s table.State) string {
		if s.Clocked && g.hand.made == made {
			return move(s)
		}
		return ""
	}
	for range 3 {
		g.tick()
	}
	if g.hand.made != made+1 {
		g.t.Fatalf("seat %d cannot reach: %v", g.seat, g.report().State)
	}
}

// TestHandsRaceAcrossDevices lets two tables reach for the same rune. Their clocks start only when both are ready. Until
// the host settles it, nobody has the rune; then the one of the earlier tick has it at both tables, though its claim
// came last. Several claims go out without waiting for answers, and after a cut the clock starts anew.
func TestHandsRaceAcrossDevices(t *testing.T) {
	p := races(t)
	a, b := p.guests[0], p.guests[1]
	runes, steps := visible(t, a.client.State().View), p.host.Room().Steps()
	claim := func(s table.State, tick int, r toss.Rune) string {
		return fmt.Sprintf("claims %d %d:%d", tick, s.Movers[0], r)
	}
	early := 0
	a.once(func(s table.State) string { early = s.Tick; return claim(s, s.Tick, runes[0]) })
	b.once(func(s table.State) string { return claim(s, early-1, runes[0]) })
	if got := visible(t, a.client.State().View); p.host.Room().Steps() != steps || !slices.Equal(got, runes) || p.host.Refused > 0 {
		t.Fatalf("before it is settled there are %d steps more, %d refusals", p.host.Room().Steps()-steps, p.host.Refused)
	}
	p.host.Settle()
	for range 300 {
		p.tick()
	}
	for _, g := range p.guests {
		v, err := toss.Def.ReadView(g.client.State().View)
		if err != nil {
			t.Fatal(err)
		}
		if slices.Contains(visible(t, g.client.State().View), runes[0]) || int(v.Clock()) != early {
			t.Errorf("at the table of seat %d it has not been settled", g.seat)
		}
	}
	lines := fmt.Sprint(p.host.Room().Movers(p.host.Room().Moves() - 2))
	if lines != "[1 0]" {
		t.Errorf("the claims of %s are settled, want seat 1 before seat 0", lines)
	}

	a.host.Cut()
	before := a.report().State["tick"]
	a.tickUnheard()
	a.tickUnheard()
	if _, runs := a.report().State["tick"]; before == nil || runs {
		t.Errorf("while the line is cut the clock runs: %v, then %v", before, a.report().State["tick"])
	}
	for range 20 {
		p.tick()
	}
	if _, runs := a.report().State["tick"]; !runs {
		t.Fatalf("on a new line the clock does not run: %v", a.report().State)
	}
	for _, g := range []*guest{a, b} {
		g.once(func(table.State) string { return "done" })
	}
	p.host.Settle()
	if p.host.Room().Race() != 0 {
		t.Errorf("both are done, and seats %v go on; %d deeds were refused", p.host.Room().Reaching(), p.host.Refused)
	}
}

// TestASlowLineIsSaid has a line that takes longer than the host makes up for: every table says whose it is, once, and
// names Calm.
func TestASlowLineIsSaid(t *testing.T) {
	p := newParty(t, "toss", map[string]string{"way": "snatch"}, 3, games.Person, games.Person)
	p.host.Lags = []int64{250, 320}
	for range 3 {
		for _, g := range p.guests {
			g.reload()
		}
	}
	for _, g := range p.guests {
		said := 0
		last := ""
		for range 900 {
			g.hand.most = -1
			g.tick()
			toast := g.told("toast")
			if toast != last && strings.Contains(toast, "320") && strings.Contains(toast, "Ben") && strings.Contains(toast, "Calm") {
				said++
			}
			last = toast
		}
		if said != 1 {
			t.Errorf("at the table of seat %d it is said %d times; last %q", g.seat, said, last)
		}
	}
}
