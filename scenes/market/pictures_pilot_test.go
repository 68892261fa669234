//go:build pilot

package market

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/boardtest"
)

// moment is something that a person meets in a match, and what is tapped then.
type moment struct {
	name    string
	drivers []string
	after   int // moves of the match
	meets   func(v rules.View) bool
	taps    []string // the first of these names that is there, one after the other
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
	{"cards", two, 40, func(v rules.View) bool { return able(v, rules.BuyRune) && !able(v, rules.Interest) }, []string{"market.bay.red"}},
	{"late", five, 200, func(v rules.View) bool { return able(v, rules.Duel) && !able(v, rules.Interest) }, []string{"market.hand."}},
	{"end", two, 60, func(v rules.View) bool { return able(v, rules.End) && !able(v, rules.BuyRune) }, nil},
	{"put", two, 60, func(v rules.View) bool { return v.LooseRunes(0, rules.Red) > 1 && able(v, rules.Put) }, []string{"market.loose."}},
	{"aim", five, 90, func(v rules.View) bool { return able(v, rules.Collector) }, []string{"market.bay.collectors"}},
	{"take", five, 60, func(v rules.View) bool { return able(v, rules.TakeCard) && able(v, rules.TakeRune) }, nil},
	{"answer", two, 30, func(v rules.View) bool { return able(v, rules.Show) }, nil},
	{"asked", ours, 30, func(v rules.View) bool { return able(v, rules.Show) }, nil},
	{"ours", ours, 60, func(v rules.View) bool { return able(v, rules.BuyRune) && !able(v, rules.Interest) }, nil},
}

// TestPictures writes pictures of what a person meets, at all sizes.
func TestPictures(t *testing.T) {
	pilot.ForLooking(t)
	looks := append(boardtest.Looks[:len(boardtest.Looks):len(boardtest.Looks)], struct {
		W, H int
		Args []string
	}{768, 1024, []string{"--lang", "en"}}, struct {
		W, H int
		Args []string
	}{360, 640, []string{"--lang", "en"}})
	for _, s := range looks {
		for _, meet := range scenesMet {
			t.Run(fmt.Sprintf("%dx%d%s/%s", s.W, s.H, s.Args[1], meet.name), func(t *testing.T) {
				g := newGuest(t, boardtest.Open(t, met(t, &meet), s.W, s.H, s.Args...), pilot.Finger, 3)
				name := fmt.Sprintf("market-%s-%dx%d-%s", meet.name, s.W, s.H, s.Args[1])
				g.Settle()
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
				g.Settle()
				g.Save(name)
			})
		}
	}
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
