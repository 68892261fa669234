//go:build !js

package scenes

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/toss"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
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

// TestHandsRaceAcrossDevices lets two tables reach for the same rune. Their clocks start only when both are ready.
// Until the host settles it, nobody has the rune; then the one of the earlier tick has it at both tables, though its
// claim came last. Several claims go out without waiting for answers, and after a cut the clock starts anew.
func TestHandsRaceAcrossDevices(t *testing.T) {
	p := races(t)
	a, b := p.guests[0], p.guests[1]
	runes, steps := visible(t, a.client.State().View), p.host.Room().Steps()
	claim := func(s table.State, tick int, r toss.Rune) string {
		return fmt.Sprintf("claims %d %d:%d", tick, s.Movers[0], r)
	}
	for range 5 { // somebody can reach a tick earlier than somebody else
		a.tick()
		b.tick()
	}
	early := 0
	a.once(func(s table.State) string { early = s.Tick; return claim(s, s.Tick, runes[0]) })
	b.once(func(s table.State) string { return claim(s, early-1, runes[0]) })
	if got := visible(t, a.client.State().View); p.host.Room().Steps() != steps ||
		!slices.Equal(got, runes) || p.host.Refused > 0 {
		t.Fatalf("before it is settled there are %d steps more, %d refusals",
			p.host.Room().Steps()-steps, p.host.Refused)
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

// TestTheTimeOfEachLineIsShown has a host that measures lines: every table, also one that watches, shows how long that
// of each person takes, and so does a screen reader. The strip is there before anything is measured, so that the board
// does not move, and is gone where no hands race.
func TestTheTimeOfEachLineIsShown(t *testing.T) {
	for way, races := range map[string]bool{"snatch": true, "calm": false} {
		p := newParty(t, "toss", map[string]string{"way": way}, 3, games.Person, games.Person, "novice")
		hears := func(g *guest) *stage.Heard {
			h := stage.NewHeard(g.root, g.stage.Book)
			g.scene.(interface{ Hear(*stage.Heard) }).Hear(h)
			return h
		}
		field := func(g *guest) ui.Rect {
			for _, part := range hears(g).Parts {
				if part.ID == "field" {
					return part.Rect
				}
			}
			t.Fatal("there is no board")
			return ui.Rect{}
		}
		var before []ui.Rect
		for _, g := range p.guests {
			g.hand.most = -1
			g.tick()
			before = append(before, field(g))
			if got := g.report().State["lag.0"]; got != nil {
				t.Errorf("%s: before anything is measured it shows %v", way, got)
			}
		}
		p.host.Lags = []int64{38, 320, -1}
		for i, g := range p.guests {
			g.reload()
			for range 5 {
				g.tick()
			}
			st := g.report().State
			if _, shown := st["lag.0"]; shown != races {
				t.Errorf("%s, table %d: it shows lines: %v", way, i, shown)
			}
			if races && (st["lag.0"] != 38 || st["lag.1"] != 320 || st["lag.2"] != nil || st["clock.0"] != nil) {
				t.Errorf("table %d shows %v, %v, %v, and clocks %v", i, st["lag.0"], st["lag.1"],
					st["lag.2"], st["clock.0"])
			}
			if got := field(g); got != before[i] {
				t.Errorf("%s, table %d: the board was at %v and is at %v", way, i, before[i], got)
			}
			if said := hears(g).Things["lag.1"].Label; races && said != "Ben: the line takes 320 ms" {
				t.Errorf("table %d: a screen reader is told %q", i, said)
			}
		}
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
			if toast != last && strings.Contains(toast, "320") && strings.Contains(toast, "Ben") &&
				strings.Contains(toast, "Calm") {
				said++
			}
			last = toast
		}
		if said != 1 {
			t.Errorf("at the table of seat %d it is said %d times; last %q", g.seat, said, last)
		}
	}
}

// TestCalmIsOneTapAwayWhereALineIsSlow has a line that is too slow for a race: who sits can press a button beside those
// words, who watches cannot. The others are asked in words of their own; with their yes all tables show the match begun
// again in Calm.
func TestCalmIsOneTapAwayWhereALineIsSlow(t *testing.T) {
	p := newParty(t, "toss", map[string]string{"way": "snatch"}, 3, games.Person, games.Person)
	p.host.Lags = []int64{20, 320}
	went := 0
	for _, g := range p.guests {
		g.hand.most = -1
		g.reload()
		g.over = func() { went++ }
		for n := 0; !strings.Contains(g.told("toast"), "320") && n < 900; n++ {
			g.tick()
		}
		g.ticks(3) // the button is there once the words have a place
	}
	watcher := p.guests[2]
	if p.guests[0].button("Begin in Calm") == nil || watcher.button("Begin in Calm") != nil {
		t.Fatalf("who sits, and who watches, can press %v, %v", p.guests[0].button("Begin in Calm"),
			watcher.button("Begin in Calm"))
	}
	p.guests[0].button("Begin in Calm").OnTap()
	for n := 0; !p.guests[1].can("table.consent.yes") && n < 900; n++ {
		p.tick()
	}
	if asked, _ := p.guests[1].report().State["consent"].(string); !strings.Contains(asked, "Calm") {
		t.Fatalf("the other one is asked %q", asked)
	}
	for range 60 { // a sheet rests at first
		p.tick()
	}
	p.guests[1].tap("table.consent.yes")
	for n := 0; went < 3 && n < 900; n++ {
		p.tick()
	}
	if st := p.host.Room().State(games.Public); went < 3 || st.Options["way"] != "calm" ||
		st.Before != 1 || st.End != nil {
		t.Errorf("%d tables go over, to %+v", went, st)
	}
}

// button returns the button with a text that can have the focus; nil: there is none.
func (g *guest) button(text string) *ui.Button {
	for owner := range g.root.Stops {
		if b, ok := owner.(*ui.Button); ok && b.Text == text {
			return b
		}
	}
	return nil
}
