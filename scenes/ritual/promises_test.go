package ritual

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// promises say how this game is tried for what every board promises.
var promises = boardtest.Promises[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
	Match: func(t *testing.T, seed uint64) *match { return newMatch(t, 3, "adventurers", seed) },
	Rig:   func(m *match, s boardtest.Screen, reader games.Seat) *bench { return newRig(m, s, reader).bench },
	Pictured: func(b *Board, v rules.View) (shown, made any) {
		want := modelOf(v)
		return still(&b.Model), still(&want)
	},
	Asks: []string{"question"},
	Golden: map[string][]string{
		"answer":     {"answer"},
		"build-over": {"over"},
		"pick":       {"coins"},
		"place":      {"place"},
		"reveal":     {"reveal"},
		"take":       {"take"},
	},
	Ends: map[string][]string{
		"decline":   {"answer"},
		"forgo":     {"answer", "put-out", "reveal", "reveal-at"},
		"pass":      {"over", "place"},
		"skip-next": {"over", "place"},
		"skip-now":  {"over", "place", "take"},
	},
	Concerns: func(b *Board, m rules.Move) (list []ui.Rect) {
		for _, t := range about(b.Given.View, m) {
			list = append(list, b.Things.At(t))
		}
		return list
	},
	Unlit:   []string{"skip", "decline", "pass", "forgo"},
	Chooses: "tile",
	Taps: map[string][]string{
		"board": {"pass", "skip", "decline", "forgo"},
		"card":  {"reveal", "answer"},
		"cards": {"skip"},
		"open":  {"take"},
		"seat":  {"reveal"},
	},
	Lies: []string{"place", "over", "coins"},
	About: func(m rules.Move) string {
		switch m.Kind {
		case rules.Place, rules.BuildOver:
			return fmt.Sprintf("cell.%d.%d", m.Cell.Q, m.Cell.R)
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

func TestEyeFollows(t *testing.T) {
	promises.EyeFollows(t, func(m rules.Move) bool { return m.Kind == rules.Place || m.Kind == rules.BuildOver })
}
