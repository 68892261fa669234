//go:build pilot

package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
)

// moment is something that a person meets in a match, and what is tapped then.
type moment struct {
	name    string
	drivers []string
	after   int // moves of the match that come before
	meets   func(v rules.View) bool
	taps    []string // one after the other, the first thing whose name begins so is tapped
}

// able reports whether a seat can make a move of a kind.
func able(v rules.View, k rules.MoveKind) bool {
	return newOptions(v, acting(v), true).can(k)
}

var (
	two  = []string{games.Person, "novice"}
	five = []string{games.Person, "adept", "novice", "novice", "adept"}
	ours = []string{games.Person, games.Person, games.Person}
)

var scenesMet = []moment{
	{"begin", two, 0, func(v rules.View) bool { return true }, nil},
	{"interest", two, 50, func(v rules.View) bool { return able(v, rules.Interest) }, nil},
	{"cards", two, 40, func(v rules.View) bool { return able(v, rules.BuyRune) && !able(v, rules.Interest) },
		[]string{"market.bay.red"}},
	{"late", five, 200, func(v rules.View) bool { return able(v, rules.Duel) && !able(v, rules.Interest) },
		[]string{"market.hand."}},
	{"end", two, 60, func(v rules.View) bool { return able(v, rules.End) && !able(v, rules.BuyRune) }, nil},
	{"put", two, 60, func(v rules.View) bool { return v.LooseRunes(0, rules.Red) > 1 && able(v, rules.Put) },
		[]string{"market.loose."}},
	{"aim", five, 90, func(v rules.View) bool { return able(v, rules.Collector) }, []string{"market.bay.collectors"}},
	{"take", five, 60, func(v rules.View) bool { return able(v, rules.TakeCard) && able(v, rules.TakeRune) }, nil},
	{"answer", two, 30, func(v rules.View) bool { return able(v, rules.Show) }, nil},
	{"asked", ours, 30, func(v rules.View) bool { return able(v, rules.Show) }, nil},
	{"ours", ours, 60, func(v rules.View) bool { return able(v, rules.BuyRune) && !able(v, rules.Interest) }, nil},
}

// TestPictures writes pictures of what a person meets, at all sizes of a review.
func TestPictures(t *testing.T) {
	type scene = boardtest.Scene[*rules.Game, rules.Move, rules.Event, rules.View]
	var scenes []scene
	for _, meet := range scenesMet {
		scenes = append(scenes, scene{
			Name:  "market-" + meet.name,
			Match: func(t *testing.T) *match { return met(t, &meet) },
			Before: func(g *boardtest.Guest) {
				if g.Has("curtain.open") {
					g.HoldOn("curtain.open")
				}
				if g.Settle(); g.Has("recap.close") {
					g.Tap("recap.close")
				}
				for _, tap := range meet.taps {
					if list := g.Names(tap); len(list) > 0 {
						g.Press(list[0])
					}
				}
			},
		})
	}
	letGo := func(g *boardtest.Guest) { // an explanation stays until it is closed
		boardtest.LetGo(g)
		if g.Has("market.close") {
			g.Tap("market.close")
			g.Settle()
		}
	}
	buying := func(t *testing.T) *match { return met(t, &scenesMet[2]) }
	late := func(t *testing.T) *match { return met(t, &scenesMet[3]) }
	boardtest.Review(t, append(scenes,
		scene{Name: "market-hint", Match: buying, Each: boardtest.AskForHint},
		scene{Name: "market-refused", Match: buying, Each: func(g *boardtest.Guest) {
			g.Tap("market.bay.outposts")
			boardtest.IsTold(g)
		}},
		scene{Name: "market-held-card", Match: buying, Each: boardtest.HoldDown("market.hand.0"), After: letGo},
		scene{Name: "market-held-store", Match: late,
			Each: func(g *boardtest.Guest) { boardtest.HoldDown(g.Middle("market.store."))(g) }, After: letGo},
	))
}

// met returns a match at a moment.
func met(t *testing.T, want *moment) *match {
	t.Helper()
	for seed := range uint64(200) {
		m := newMatch(t, len(want.drivers), nil, seed, want.drivers...)
		m.Randoms(want.after)
		for range 80 {
			v := m.Play.View(games.All)
			if seat := acting(v); seat < 0 {
				break
			} else if seat == 0 && want.meets(v) {
				return m
			}
			m.Random()
		}
	}
	t.Fatalf("nobody meets %s", want.name)
	return nil
}
