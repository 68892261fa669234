package bots_test

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/market"
)

// TestLevelsRise plays adepts against novices in every game, and former masters of Rune Market, the quickest, against
// greedy players. docs/computer-players.md tells how often each level wins against the one below.
func TestLevelsRise(t *testing.T) {
	for _, c := range []struct {
		game, high, low string
		matches         int
	}{
		{"ritual", bots.Adept, bots.Novice, 12}, {"masters", bots.Adept, bots.Novice, 12},
		{"stones", bots.Adept, bots.Novice, 12},
		{"toss", bots.Adept, bots.Novice, 12}, {"market", bots.Adept, bots.Novice, 12},
		{"market", bots.FormerMaster, "greedy", 20},
	} {
		report, err := entries[c.game].Simulate(games.SimConfig{
			Setup: games.Setup{Seats: 2, Seed: 2}, Players: []games.Player{player(c.high), player(c.low)},
			Matches: c.matches, Rotate: true,
		})
		if err != nil {
			t.Fatal(err)
		}
		wins := report.Levels[0].Wins
		if t.Logf("%s: %s wins %.1f of %d against %s", c.game, c.high, wins, c.matches,
			c.low); wins < .75*float64(c.matches) {
			t.Errorf("%s: %s wins only %.1f of %d against %s", c.game, c.high, wins, c.matches, c.low)
		}
	}
}

// TestPlainMindsGoByHand: a mind with Plain decides as if the game had only its weights set by hand. Without Plain it
// decides otherwise somewhere.
func TestPlainMindsGoByHand(t *testing.T) {
	byHand := *market.Def
	byHand.Evaluate = market.Def.Plain
	for _, how := range []games.Mind{{}, {Slips: 35, Few: 2}, {Field: 4, Playouts: 16, Ahead: 2}} {
		plain := how
		plain.Plain = true
		minds := []games.Level[*market.Game, market.Move]{
			bots.Thinking("plain", market.Def, plain), bots.Thinking("by hand", &byHand, how),
			bots.Thinking("learnt", market.Def, how),
		}
		core, scratch, others := market.Def.New(games.Setup{Seats: 2, Seed: 6}, nil), market.Def.Blank(), 0
		for made := range 60 {
			acting := core.AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			var found [3]market.Move
			for i := range minds {
				mind := minds[i].New(8)
				games.Ask(mind, scratch, core, acting[0], 8, made)
				d, _ := mind.Step(1 << 30)
				found[i] = d.Move
			}
			if found[0] != found[1] {
				t.Fatalf("%+v: %s, and by hand %s", how, market.Def.Moves.Text(found[0]),
					market.Def.Moves.Text(found[1]))
			}
			if found[0] != found[2] {
				others++
			}
			if refusal := core.Apply(acting[0].Seat, found[0]); refusal != nil {
				t.Fatal(refusal)
			}
		}
		if others == 0 {
			t.Errorf("%+v: what was learnt decides nothing", how)
		}
	}
}
