package scenes

import (
	"log/slog"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// TestTapsOfATurn plays matches of Rituals and of Rune Toss against a novice with a finger, once with each step by hand
// and once with steps that need no decision made by themselves. That takes no more taps for a move than by hand, and
// few in any case.
func TestTapsOfATurn(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays to the end")
	}
	for _, c := range []struct {
		game, option, choice string
		most                 float64 // taps for a move of the person
	}{
		{"ritual", "variant", "explorers", 3}, {"ritual", "variant", "adventurers", 3}, {"toss", "way", "calm", 1.5},
	} {
		door := shelves.Doors()[slices.IndexFunc(shelves.Doors(), func(d table.Door) bool {
			return d.Info().ID == c.game
		})]
		var taps, moves [2]int
		for by := range 2 {
			for seed := range uint64(2) {
				tapped, made := tapMatch(t, door, c.option, c.choice, seed, by == 1)
				taps[by] += tapped
				moves[by] += made
			}
		}
		by := func(i int) float64 { return float64(taps[i]) / float64(moves[i]) }
		t.Logf("%s, %s: %d taps for %d moves by hand: %.2f; %d for %d: %.2f", c.game, c.choice, taps[0], moves[0],
			by(0), taps[1], moves[1], by(1))
		if by(1) > by(0)+.05 || by(1) > c.most {
			t.Errorf("%s, %s: %.2f taps for a move, %.2f by hand; at most %.1f", c.game, c.choice, by(1), by(0), c.most)
		}
	}
}

// tapMatch plays a match of a person and a novice with as few taps as the board allows; it returns their number, and
// the number of moves that the person's seat made.
func tapMatch(t *testing.T, door table.Door, option, choice string, seed uint64, obvious bool) (taps, moves int) {
	t.Helper()
	setup := games.Setup{Seats: 2, Seed: seed, Options: map[string]string{option: choice}}
	sitting, err := door.Begin(setup, []games.Player{
		{Driver: games.Person, Name: "Astrid", Colour: "amber", Emblem: "circle"},
		{Driver: "novice", Name: "Ingrid", Colour: "sky", Emblem: "diamond"},
	})
	if err != nil {
		t.Fatal(err)
	}
	d := launch(t, pagetest.Sizes[0], Config{Log: slog.New(slog.DiscardHandler), Open: sitting.Record().Text()})
	d.app.apply(stage.Obvious.Set(d.app.stage.Settings, obvious))
	chance := games.NewChance(seed, 9)
	made := func() int { n, _ := d.line.State["moves"].(float64); return int(n) }
	for ; taps < 1500; taps++ {
		d.settle()
		if d.line.Scene != "table" || d.line.State["over"] == true {
			return taps, moves
		}
		before, name := made(), d.step(&chance)
		if name == "" {
			t.Fatalf("%s, seed %d: nothing is to be tapped among %v: %v", door.Info().ID, seed,
				d.names(""), d.line.State)
		}
		d.tap(name)
		d.settle()
		if made() > before {
			moves++
		}
	}
	t.Fatalf("%s, seed %d: after %d taps it is not over: %v", door.Info().ID, seed, taps, d.line.State)
	return taps, moves
}

// step returns the next tap of somebody who wants to go on: the golden button if something is chosen, else what is lit,
// else what passes.
func (d *driver) step(chance *games.Chance) string {
	there := func(name string) bool { return slices.Contains(d.names(""), name) }
	game, _ := d.line.State["game"].(string)
	lit := slices.DeleteFunc(d.lit(), func(name string) bool {
		return strings.HasPrefix(name, game+".act.") || strings.HasPrefix(name, game+".tile.") ||
			strings.HasPrefix(name, game+".seat.")
	})
	switch {
	case there("recap.close"):
		return "recap.close"
	case d.line.State["draft"] == true:
		return "table.confirm"
	case len(lit) > 0:
		return lit[chance.IntN(len(lit))]
	}
	for _, prefix := range []string{game + ".cell.", game + ".tile.", game + ".open.", game + ".card.",
		game + ".choice.", game + ".act.pass", game + ".board.", "table.confirm", game + ".bowl"} {
		if names := d.names(prefix); len(names) > 0 {
			return names[chance.IntN(len(names))]
		}
	}
	return ""
}
