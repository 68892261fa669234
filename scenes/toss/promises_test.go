package toss

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// promises say how this game is tried for what every board promises.
var promises = boardtest.Promises[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
	Match: func(t *testing.T, seed uint64) *match {
		return newMatch(t, []string{"snatch", "ghost", "calm"}[seed%3], 3, seed)
	},
	Rig:  func(m *match, s boardtest.Screen, reader games.Seat) *bench { return newRig(m, s, reader) },
	Asks: []string{"turn.snatch", "turn.throw"},
	Golden: map[string][]string{
		"do.aim":    {},
		"do.done":   {"done"},
		"do.flick":  {"flick"},
		"do.give":   {"give"},
		"do.next":   {},
		"do.settle": {},
		"do.strike": {"throw"},
		"do.throw":  {},
	},
	Ends: map[string][]string{
		"done": {"claims", "take"},
		"pass": {"throw"},
	},
	Elsewhere: []string{"rune"},
	Concerns: func(b *Board, m rules.Move) (list []ui.Rect) {
		for _, t := range b.player.options.about(m) {
			if list = append(list, b.Things.At(t)); onTable(t) {
				list = append(list, b.places.window) // what lies on the table is told in its middle
			}
		}
		return list
	},
	Unlit: []string{"pass"},
	Taps: map[string][]string{
		"act":     {"pass"},
		"bowl":    {"throw"},
		"flicked": {"flick"},
		"meter":   {"throw"},
		"rune":    {"take"},
		"soon":    {"throw"},
	},
	About: func(m rules.Move) string {
		if m.Kind == rules.Take {
			return fmt.Sprintf("rune.%d", 2*m.Pair)
		}
		return ""
	},
}

func TestHeadlineNamesWhoMustAct(t *testing.T) { promises.HeadlineNamesWhoMustAct(t) }

func TestGoldenButtonDoesWhatItSays(t *testing.T) { promises.GoldenButtonDoesWhatItSays(t) }

func TestGoldEndsNothingThatGoesOn(t *testing.T) { promises.GoldEndsNothingThatGoesOn(t) }

func TestRefusalsPointAtWhatWasPressed(t *testing.T) { promises.RefusalsPointAtWhatWasPressed(t) }

func TestDraftsAreMadeWhereTheyLie(t *testing.T) { promises.DraftsAreMadeWhereTheyLie(t) }

func TestHintsLightWhatTheyAreAbout(t *testing.T) { promises.HintsLightWhatTheyAreAbout(t) }
