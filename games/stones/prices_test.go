package stones

import (
	"bytes"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/internal/workshop/gamestest"
)

const (
	displayLine  = `"display": [1, 2, 2, 3, 3, 4],`
	smithiesLine = `"smithies": {"plain1": 2, "plain2": 2, "die": 3, "ore": 3, "points": 4, "wild": 4},`
)

// priced returns the card table with other prices of the display and of the smithies.
func priced(t *testing.T, display, smithies string) []byte {
	t.Helper()
	n := strings.Split(smithies, " ")
	var line strings.Builder
	line.WriteString(`"smithies": {`)
	for at := range Smithies {
		if at > 0 {
			line.WriteString(", ")
		}
		line.WriteString(`"` + at.String() + `": ` + n[at])
	}
	text := edit(t, displayLine, `"display": [`+strings.ReplaceAll(display, " ", ", ")+`],`)
	return bytes.Replace(text, []byte(smithiesLine), []byte(line.String()+"},"), 1)
}

// unusual returns tables with prices that nobody printed: the highest and the lowest, and some in no order.
func unusual(t *testing.T) map[string][]byte {
	return map[string][]byte{
		"dear":  priced(t, "1 9 9 9 9 9", "6 6 6 6 6 6"),
		"cheap": priced(t, "1 1 1 1 1 1", "1 1 1 1 1 1"),
		"mixed": priced(t, "1 5 4 3 2 1", "1 6 1 2 5 3"),
	}
}

// A match can be played with any prices: the kit and the second reading of the rules find no fault, and computer
// players finish it at the throne.
func TestSTO4_UnusualPrices(t *testing.T) {
	for name, text := range unusual(t) {
		deck, err := ParseDeck(text)
		if err != nil {
			t.Fatal(name, err)
		}
		def := defOf(deck, nil)
		def.Options = nil // options are tested with our table
		gamestest.Run(t, def, gamestest.Options[*Game, Move]{Matches: 1, Again: true, Invariant: whole,
			Secrets: secrets})
		compareReadings(t, text, 1, map[string]int{})
		g := deal(deck, setupOf(2, 1), nil)
		gamestest.GreedyMatch(def, g, 1, nil, func() {
			if err := whole(g); err != nil {
				t.Fatal(name, err)
			}
		})
		if g.clause != "STO-40" {
			t.Errorf("%s: the match ends by %s after %d rounds", name, g.clause, g.round())
		}
		if name == "mixed" { // a level that slips reads the same prices
			report, err := games.NewEntry(def, append(bots.Former(def), bots.Ladder(def)...)).Simulate(games.SimConfig{
				Setup: setupOf(2, 1), Players: []games.Player{{Driver: "master"}, {Driver: "novice"}}, Matches: 1,
			})
			if err != nil || report.Moves == 0 {
				t.Errorf("%s: %+v, %v", name, report, err)
			}
		}
	}
}

// The prices of the table must be paid, and are what a board is told.
func TestSTO3_PricesOfTheTable(t *testing.T) {
	deck, err := ParseDeck(priced(t, "1 5 4 3 2 1", "1 6 1 2 5 3"))
	if err != nil {
		t.Fatal(err)
	}
	tb := sitWith(t, deck, 2).hold(0, 78, 100).show(11, 12, 13, 14, 15, 16).begin(0).play("lay 78")
	wantEqual(t, "for three points", tb.moves("buy"), []string{"buy 1", "buy 4", "buy 5", "buy 6"})
	v := view(tb.Game, 0)
	wantEqual(t, "told", []int{v.SlotPrice(2), v.SlotPrice(6), v.SmithyPrice(Plain2), v.SmithyPrice(WildSmithy)},
		[]int{5, 1, 6, 3})
	wantEqual(t, "with a druid", v.Summon(0, SetOf(100)).Slots,
		[Slots + 1]bool{false, true, false, true, true, true, true})
	tb.play("buy 5", "buy 6")
	wantEqual(t, "nothing is left", tb.magic(0), 0)

	tb = sitWith(t, deck, 2).gems(0, 5, 0, 0, 0, 0).lying(Green, Green, Green, Red, Red).hold(0, 100).begin(0)
	v = view(tb.Game, 0)
	wantEqual(t, "one gem, six", []any{v.Forging(0, Plain1).Gems, v.Forging(0, Plain2).WhyNot}, []any{1, refusePrice})
	tb.play("forge wild 3,0,0,0,0", "place upper white")
	tb.refused("forge plain1 2,0,0,0,0", refusePrice)
	tb.play("forge plain1 1,0,0,0,0", "place upper green").wantGems(0, 1, 0, 0, 0, 0)
}

// Each faulty price gets a line, along with all other faults.
func TestSTO3_FaultsOfPricesAreTold(t *testing.T) {
	display := func(with string) []byte { return edit(t, displayLine, with) }
	smithies := func(with string) []byte { return edit(t, smithiesLine, with) }
	for _, fault := range []struct {
		text []byte
		want string
	}{
		{display(""), "the prices of the display are missing"},
		{display(`"display": null,`), "the prices of the display are missing"},
		{display(`"display": [1, 2, 2, 3, 3],`), "the display has 6 slots, not 5"},
		{display(`"display": [1, 2, 2, 3, 3, 4, 4],`), "the display has 6 slots, not 7"},
		{display(`"display": [2, 2, 2, 3, 3, 4],`), "the right slot costs 1, not 2"},
		{display(`"display": [0, 2, 2, 3, 3, 4],`), "the right slot costs 1, not 0"},
		{display(`"display": [1, 2, 0, 3, 3, 10],`),
			"slot 3 from the right costs 0, not 1 to 9\ncard table: slot 6 from the right costs 10, not 1 to 9"},
		{display(`"display": [1, 2, 2, 3, 3, 260],`), "slot 6 from the right costs 260, not 1 to 9"},
		{display(`"display": [1, 2.5, 2, 3, 3, 4],`), "line 2: display cannot be number 2.5"},
		{display(`"Display": [1, 2, 2, 3, 3, 4],`), "line 2: the key is \"Display\", not \"display\""},
		{smithies(""), "the prices of the smithies are missing"},
		{smithies(`"smithies": {},`),
			"the price of the smithy plain1 is missing\ncard table: the price of the smithy plain2 is missing"},
		{smithies(strings.Replace(smithiesLine, `"die": 3, `, "", 1)), "the price of the smithy die is missing"},
		{smithies(strings.Replace(smithiesLine, `"die": 3`, `"die": 0`, 1)), "the smithy die takes 0 gems, not 1 to 6"},
		{smithies(strings.Replace(smithiesLine, `"wild": 4`, `"wild": 7`, 1)),
			"the smithy wild takes 7 gems, not 1 to 6"},
		{smithies(strings.Replace(smithiesLine, `"ore": 3`, `"iron": 3`, 1)),
			"the price of the smithy ore is missing\ncard table: there is no smithy \"iron\""},
		{smithies(strings.Replace(smithiesLine, `"ore": 3`, `"ore": 3, "ore": 4`, 1)),
			"line 3: the key \"ore\" stands twice"},
	} {
		_, err := ParseDeck(fault.text)
		if err == nil {
			t.Errorf("taken, want %q", fault.want)
			continue
		}
		if !strings.HasPrefix(err.Error(), "card table: "+fault.want) {
			t.Errorf("got %q, want %q", err, fault.want)
		}
	}
}

// Every price changes the digest.
func TestSTO3_PricesInTheDigest(t *testing.T) {
	seen := map[string]string{deckOf(t).Digest(): "ours"}
	for _, prices := range [][2]string{
		{"1 1 2 3 3 4", "2 2 3 3 4 4"}, {"1 2 2 3 3 5", "2 2 3 3 4 4"}, {"1 2 3 2 3 4", "2 2 3 3 4 4"},
		{"1 2 2 3 3 4", "1 2 3 3 4 4"},
		{"1 2 2 3 3 4", "2 1 3 3 4 4"}, {"1 2 2 3 3 4", "2 2 3 3 4 5"}, {"1 2 2 3 3 4", "2 2 2 3 4 4"},
	} {
		deck, err := ParseDeck(priced(t, prices[0], prices[1]))
		if err != nil {
			t.Fatal(err)
		}
		if other, ok := seen[deck.Digest()]; ok {
			t.Errorf("%v: the digest is that of %v", prices, other)
		}
		seen[deck.Digest()] = prices[0] + ", " + prices[1]
	}
}
