//go:build pilot

package stones

import (
	"os"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

func TestMain(m *testing.M) { os.Exit(pilot.Run(m)) }

// short has the throne at the low number of points, so that matches are short.
var short = map[string]string{rules.OptionThrone: rules.ThroneLow}

// seated begins a short match with persons and computer players, and makes some random moves.
func seated(t *testing.T, drivers []string, seed uint64, moves int) *match {
	t.Helper()
	m := newMatch(t, len(drivers), short, seed, drivers...)
	m.Randoms(moves)
	return m
}

// guest plays a match through the running program, with one device.
type guest struct {
	*boardtest.Guest
	made map[string]int // how often it pressed the golden button, by what the board asked
}

func newGuest(t *testing.T, app *pilot.App, hand pilot.Hand, seed uint64) *guest {
	return &guest{Guest: boardtest.NewGuest(t, app, hand, seed), made: map[string]int{}}
}

// act does the next step on the board. It chooses at random among what is lit until the golden button can be pressed.
func (g *guest) act() {
	g.T.Helper()
	asks := g.Probe().Text("stones.asks")
	switch asks {
	case "":
		g.Tick(30) // somebody else is on turn
		return
	case "curtain":
		g.Tap("stones.open-hand")
		return
	case "action":
		g.begin()
	case "summon":
		g.Choose("stones.slot.")
	case "forge":
		g.forge()
	case "ability", "die":
		for range 3 {
			if g.Can("table.confirm") || !g.Choose("stones.choice.", "stones.slot.", "stones.icon.") {
				break
			}
		}
	case "trade":
		if g.Chance.IntN(2) == 0 {
			g.trade()
		}
	}
	if g.Has("stones.close") {
		g.Press("stones.close")
	}
	if g.Golden() {
		g.made[asks]++
		return
	}
	for _, other := range []string{"leave", "decline", "keep", "end", "done", "back", "clear"} {
		if g.Has("stones.act." + other) {
			g.Tap("stones.act." + other)
			return
		}
	}
}

// begin chooses an action: mostly to forge if that is possible, otherwise mostly to use abilities.
func (g *guest) begin() {
	g.T.Helper()
	if g.Chance.IntN(8) > 0 && g.forge() {
		return
	}
	if n := g.Chance.IntN(3); n > 0 {
		g.Press("stones.tab.use")
		g.cards(2)
		if g.Can("table.confirm") {
			return
		}
	}
	g.Press("stones.tab.summon")
	g.cards(1 + g.Chance.IntN(3))
	for range 1 + g.Chance.IntN(2) {
		g.Choose("stones.slot.")
	}
}

// cards chooses n of the hand cards that are lit.
func (g *guest) cards(n int) {
	g.T.Helper()
	if len(g.Names("stones.hand.")) == 0 && g.Has("stones.door.hand") {
		g.Press("stones.door.hand")
	}
	cards := g.Lit("stones.hand.")
	g.Chance.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	for _, card := range cards[:min(n, len(cards))] {
		switch {
		case !slices.Contains(g.Lit("stones.hand."), card):
		case g.Hand == pilot.Keyboard:
			g.Type(string(rune('1' + card[len(card)-1] - '0')))
			g.Settle()
		default:
			g.Press(card)
		}
	}
	if g.Has("stones.close") {
		g.Press("stones.close")
	}
}

// forge chooses a smithy, and now and then another payment or another field. It returns false if there is nothing to
// forge.
func (g *guest) forge() bool {
	g.T.Helper()
	if len(g.Names("stones.smithy.")) == 0 && g.Has("stones.door.smithies") {
		g.Press("stones.door.smithies")
	}
	if !g.Choose("stones.smithy.") {
		if g.Has("stones.close") {
			g.Press("stones.close")
		}
		return false
	}
	if g.Chance.IntN(3) == 0 {
		g.Choose("stones.choice.", "stones.pay.", "stones.field.", "stones.row.")
	}
	return true
}

// trade ticks a row, and picks rune stones until the golden button can be pressed.
func (g *guest) trade() {
	g.T.Helper()
	if !g.Choose("stones.row.") {
		return
	}
	for range 2 {
		if g.Can("table.confirm") {
			return
		}
		g.Choose("stones.stone.")
	}
}

// late returns a match in which somebody has come to a number of points, at the beginning of a turn.
func late(t *testing.T, drivers []string, seed uint64, points int) *match {
	t.Helper()
	m := seated(t, drivers, seed, 0)
	m.Until(func(v rules.View) bool {
		most := 0
		for s := range games.Seat(len(drivers)) {
			most = max(most, v.Points(s))
		}
		return most >= points && v.Phase() == rules.TurnPhase
	})
	return m
}

func (g *guest) toTheEnd(most int) {
	g.T.Helper()
	g.ToTheEnd(g.act, most)
	moves, _ := g.Probe().Number("moves")
	g.T.Logf("%v, %d curtains, %v moves", g.made, g.Curtains, moves)
}

// TestTinyMatch finishes a match that has one turn left, with each device, and looks at the results.
func TestTinyMatch(t *testing.T) {
	boardtest.TinyMatches(t, rules.Def,
		func(g *boardtest.Guest) func() { return (&guest{Guest: g, made: map[string]int{}}).act })
}
