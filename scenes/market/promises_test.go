package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// promises is what the tests of things that every board promises must know about this game.
var promises = boardtest.Promises[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
	Match: func(t *testing.T, seed uint64) *match { return newMatch(t, 3, nil, seed) },
	Rig:   func(m *match, s boardtest.Screen, reader games.Seat) *bench { return newRig(m, s, reader).bench },
	Pictured: func(b *Board, v rules.View) (shown, made any) {
		want := modelOf(v)
		return still(&b.Model), still(&want)
	},
	Golden: map[string][]string{
		"do.collector":     {"collector", "collector-for-runes"},
		"do.duel":          {"duel"},
		"do.end":           {"end"},
		"do.give-up":       {"give-up"},
		"do.interest.blue": {"interest"},
		"do.interest.both": {"interest"},
		"do.interest.red":  {"interest"},
		"do.join":          {"join"},
		"do.lay":           {"lay", "lay-join"},
		"do.neutralise":    {"neutralise"},
		"do.outpost":       {"outpost", "outpost-for-runes"},
		"do.put":           {"put"},
		"do.ransom":        {"ransom", "ransom-for-runes"},
		"do.rob":           {"rob"},
		"do.rob-twice":     {"rob"},
		"do.rune.blue":     {"rune"},
		"do.rune.red":      {"rune"},
		"do.show":          {"show"},
		"do.take-card":     {"take-card"},
		"do.take.blue":     {"take-rune"},
		"do.take.red":      {"take-rune"},
		"do.throw":         {"throw"},
		"do.waste":         {"waste"},
		"do.yield":         {"yield"},
		"explain.back":     {},
	},
	Ends: map[string][]string{
		"end":   {"collector", "interest", "join", "lay", "lay-join", "outpost", "put", "ransom", "rune"},
		"yield": {"show"},
	},
	Elsewhere: []string{"bay", "hand", "loose", "phase", "store"},
	Concerns: func(b *Board, m rules.Move) (list []ui.Rect) {
		for _, t := range about(b.Given.View, m) {
			list = append(list, b.Things.At(t))
		}
		return list
	},
	Unlit: []string{"end", "yield"},
	Taps: map[string][]string{
		"act": {"end"},
	},
	About: func(m rules.Move) string {
		switch m.Kind {
		case rules.BuyRune:
			return "bay." + m.Colour.String()
		case rules.Outpost, rules.OutpostForRunes:
			return "bay.outposts"
		case rules.GiveUp, rules.Ransom, rules.RansomForRunes:
			return "store." + m.Store.String()
		}
		return ""
	},
}

func TestHeadlineNamesWhoMustAct(t *testing.T) { promises.HeadlineNamesWhoMustAct(t) }

func TestGoldenButtonDoesWhatItSays(t *testing.T) { promises.GoldenButtonDoesWhatItSays(t) }

func TestGoldEndsNothingThatGoesOn(t *testing.T) {
	promises.GoldEndsNothingThatGoesOn(t, "end", "yield")
}

func TestRefusalsPointAtWhatWasPressed(t *testing.T) { promises.RefusalsPointAtWhatWasPressed(t) }

func TestDraftsAreMadeWhereTheyLie(t *testing.T) { promises.DraftsAreMadeWhereTheyLie(t) }

func TestHintsLightWhatTheyAreAbout(t *testing.T) { promises.HintsLightWhatTheyAreAbout(t) }
