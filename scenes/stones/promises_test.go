package stones

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// promises says what the tests of promises that every board keeps have to know about this one.
var promises = boardtest.Promises[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
	Match: func(t *testing.T, seed uint64) *match { return newMatch(t, 3, nil, seed) },
	Rig:   func(m *match, s boardtest.Screen, reader games.Seat) *bench { return newRig(m, s, reader).bench },
	Pictured: func(b *Board, v rules.View) (shown, made any) {
		want := modelOf(v)
		return still(&b.Model), still(&want)
	},
	Golden: map[string][]string{
		"do.both":        {"icon", "icon-card", "icon-gem"},
		"do.card-number": {"icon-card"},
		"do.die":         {"icon"},
		"do.done":        {"done"},
		"do.end":         {"done", "end"},
		"do.exchange":    {"exchange"},
		"do.forge.lower": {"forge", "forge-ore"},
		"do.forge.upper": {"forge", "forge-ore"},
		"do.gem.blue":    {"accept-gem blue", "icon", "icon-gem"},
		"do.gem.green":   {"accept-gem green", "icon", "icon-gem"},
		"do.gem.red":     {"accept-gem red", "icon", "icon-gem"},
		"do.gem.white":   {"accept-gem white", "icon", "icon-gem"},
		"do.gem.yellow":  {"accept-gem yellow", "icon", "icon-gem"},
		"do.lay":         {"lay"},
		"do.leave":       {"done"},
		"do.ore":         {"accept"},
		"do.place.lower": {"place lower"},
		"do.place.upper": {"place upper"},
		"do.points":      {"accept"},
		"do.summon":      {"buy", "lay"},
		"do.summon-card": {"buy", "lay"},
		"do.swap":        {"accept-gem"},
		"do.top":         {"accept"},
		"do.trade":       {"trade"},
		"do.use":         {"use"},
		"do.waste":       {"icon"},
		"explain.back":   {},
	},
	Ends: map[string][]string{
		"decline": {"accept", "accept-gem"},
		"done":    {"buy", "exchange", "forge", "forge-ore", "icon", "icon-card", "icon-gem"},
		"end":     {"trade"},
		"leave":   {"exchange", "icon", "icon-card", "icon-gem"},
		"pass":    {"forge", "forge-ore", "lay", "use"},
	},
	Elsewhere: []string{"choice", "hand", "icon", "pay", "tab"},
	Concerns: func(b *Board, m rules.Move) (list []ui.Rect) {
		for _, t := range refused(b.player.options, &b.Model, m) {
			list = append(list, b.Things.At(t))
		}
		return list
	},
	Unlit: []string{"done", "end", "decline"},
	Taps: map[string][]string{
		"act":  {"done", "end"},
		"item": {"joker", "swap-gem", "swap-ore"},
	},
	About: func(m rules.Move) string {
		switch m.Kind {
		case rules.Buy:
			return fmt.Sprintf("slot.%d", m.Slot)
		case rules.Forge, rules.ForgeOre:
			return "smithy." + m.Smithy.String()
		}
		return ""
	},
}

func TestHeadlineNamesWhoMustAct(t *testing.T) { promises.HeadlineNamesWhoMustAct(t) }

func TestGoldenButtonDoesWhatItSays(t *testing.T) { promises.GoldenButtonDoesWhatItSays(t) }

func TestGoldEndsNothingThatGoesOn(t *testing.T) {
	promises.GoldEndsNothingThatGoesOn(t, "done", "end")
}

func TestRefusalsPointAtWhatWasPressed(t *testing.T) { promises.RefusalsPointAtWhatWasPressed(t) }

func TestDraftsAreMadeWhereTheyLie(t *testing.T) { promises.DraftsAreMadeWhereTheyLie(t) }

func TestHintsLightWhatTheyAreAbout(t *testing.T) { promises.HintsLightWhatTheyAreAbout(t) }
