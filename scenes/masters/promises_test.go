package masters

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// promises say how this game is tried for what every board promises.
var promises = boardtest.Promises[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
	Match: func(t *testing.T, seed uint64) *match { return newMatch(t, 3, everything, seed) },
	Rig:   func(m *match, s boardtest.Screen, reader games.Seat) *bench { return newRig(m, s, reader).bench },
	Pictured: func(b *Board, v rules.View) (shown, made any) {
		want := modelOf(v)
		return still(&b.Model), still(&want)
	},
	Golden: map[string][]string{
		"do.beside": {"beside"},
		"do.ignore": {"ignore"},
		"do.master": {"master"},
		"do.play":   {"play"},
		"do.token":  {"token"},
	},
	Ends: map[string][]string{
		"away":   {"master"},
		"beside": {"play"},
		"keep":   {"token"},
	},
	Concerns: func(b *Board, m rules.Move) (list []ui.Rect) {
		for _, t := range about(b.Given.View, m) {
			list = append(list, b.Things.At(t))
		}
		return list
	},
	Vain:  vain,
	Unlit: []string{"side", "keep"},
	Taps: map[string][]string{
		"board": {"draw", "extra", "keep", "side", "token"},
		"deck":  {"draw", "extra"},
	},
	Lies: []string{"master", "token"},
	About: func(m rules.Move) string {
		switch m.Kind {
		case rules.PlaceMaster, rules.PlaceToken:
			return fmt.Sprintf("cell.%d.%d", m.Cell.X, m.Cell.Y)
		case rules.Draw, rules.DrawExtra:
			return "deck"
		}
		return ""
	},
}

// vain returns the runes in sight that others hold while a master is being set: it cannot be set there.
func vain(b *Board) map[string]ui.Rect {
	list := map[string]ui.Rect{}
	if b.player.options.actor < 0 || b.player.options.phase != rules.MasterPhase {
		return list
	}
	for _, h := range b.Model.held {
		for _, c := range h.cells {
			if at := b.places.cell(c); h.seat != b.player.options.actor && b.places.field.Has(at.Center()) {
				list[fmt.Sprintf("masters.held.%d.%d", c.X, c.Y)] = at
			}
		}
	}
	return list
}

func TestHeadlineNamesWhoMustAct(t *testing.T) { promises.HeadlineNamesWhoMustAct(t) }

func TestGoldenButtonDoesWhatItSays(t *testing.T) { promises.GoldenButtonDoesWhatItSays(t) }

func TestGoldEndsNothingThatGoesOn(t *testing.T) { promises.GoldEndsNothingThatGoesOn(t, "beside") }

func TestRefusalsPointAtWhatWasPressed(t *testing.T) { promises.RefusalsPointAtWhatWasPressed(t) }

func TestDraftsAreMadeWhereTheyLie(t *testing.T) { promises.DraftsAreMadeWhereTheyLie(t) }

func TestHintsLightWhatTheyAreAbout(t *testing.T) { promises.HintsLightWhatTheyAreAbout(t) }

func TestEyeFollows(t *testing.T) {
	promises.EyeFollows(t, func(m rules.Move) bool { return m.Kind == rules.Play })
}
