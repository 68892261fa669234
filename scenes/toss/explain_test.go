package toss

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestEverythingIsExplained asks in the middle of matches for the explanation of each thing that can be pointed at:
// each says something, in messages that every language has.
func TestEverythingIsExplained(t *testing.T) {
	said := map[kind]bool{}
	for n, way := range []rules.Way{rules.Snatch, rules.Calm, rules.Ghost, rules.Snatch, rules.Calm} {
		m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: 2 + n%4, Seed: uint64(n), Options: map[string]string{
			rules.OptionWay: way.String(), rules.OptionTime: "15",
		}})
		r := newRig(m, boardtest.Screens[n], games.All)
		if n > 2 {
			r = newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1, Tag: "en", Round: true}, games.All)
		}
		b := r.Board
		b.Sel.steps = true
		for range 90 {
			r.Look()
			r.Tick(ui.Input{})
			x := explainer{&b.Model, 0}
			look := func(on thing, _ ui.Rect) bool {
				e := x.explain(on)
				if len(e.Lines) == 0 && on.Kind != close {
					t.Errorf("%v is not explained", on)
				}
				for _, l := range e.Lines {
					boardtest.HasWords(t, l.Title, l.Text)
				}
				said[on.Kind] = true
				return true
			}
			if b.tale.mode() == throwing {
				b.handwork.throws.meter.on = true
				b.Arrange()
			}
			b.Things.Each(look)
			look(things.The(back), ui.Rect{}) // this reader sees every back
			if _, on := b.places.burns(); on {
				look(things.The(fuse), ui.Rect{})
			}
			events, on := m.Random()
			if !on {
				break
			}
			b.Tell(events, m.Play.View(games.All))
			b.Step()
			b.Arrange()
			b.Things.Each(look)
			b.Finish()
		}
	}
	for k := piece; k < close; k++ {
		if !said[k] {
			t.Errorf("nothing was %s", all.Of[k].Name)
		}
	}
}

// TestRunesAreExplained checks the explanation of each rune of many falls against the view: somebody's twin with what
// is at stake, one's own twin without, part of a visible pair, the other half of a snatched one, or alone.
func TestRunesAreExplained(t *testing.T) {
	said := map[string]int{}
	for seed := range uint64(12) {
		played(t, 3, "snatch", seed, 1, 0, func(_ []rules.Event, v rules.View) {
			m := modelOf(v)
			x := explainer{&m, 0}
			for _, d := range m.discs {
				if !d.up || d.rune == rules.Destiny {
					continue
				}
				e := x.explain(pieceOf(d.rune))
				k := e.Lines[0].Title.Key
				own := v.TwinOf(d.rune) == 0
				want := "toss.explain.alone"
				if slices.Contains(v.Visible(), d.rune.Pair()) {
					want = "toss.explain.half"
				}
				if m.disc(d.rune.Partner()) >= 0 {
					want = "toss.explain.pair"
				}
				if v.TwinOf(d.rune) != games.Nobody {
					want = "toss.explain.twin"
				}
				if k != want {
					t.Fatalf("rune %d is explained by %s, want %s", d.rune, k, want)
				}
				for _, line := range e.Lines {
					if own && line.Text.Key == "toss.board.loot.stake" {
						t.Errorf("seed %d: the own twin %d puts something at stake", seed, d.rune)
					}
				}
				if own {
					k += ".own"
				}
				said[k]++
			}
		})
	}
	if len(said) < 5 {
		t.Errorf("only %v were explained", said)
	}
}

// TestATrayHasNoTwoLinesOfOneName checks that the explanation of a tray names each thing once.
func TestATrayHasNoTwoLinesOfOneName(t *testing.T) {
	lines := 0
	for seed := range uint64(6) {
		played(t, 3, "calm", seed, 1, 0, func(_ []rules.Event, v rules.View) {
			m := modelOf(v)
			for s := range games.Seat(m.seats) {
				titles := map[string]bool{}
				for _, l := range (explainer{&m, 0}).explain(trayOf(s)).Lines {
					if titles[l.Title.Key] {
						t.Fatalf("seed %d: two lines of seat %d are called %q", seed, s, l.Title.Key)
					}
					titles[l.Title.Key] = true
				}
				lines = max(lines, len(titles))
			}
		})
	}
	if lines < 5 {
		t.Errorf("no tray has more than %d lines", lines)
	}
}
