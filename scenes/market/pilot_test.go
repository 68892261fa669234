//go:build pilot

package market

import (
	"testing"

	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/table"
)

type boardOf = table.Board[rules.Move, rules.Event, rules.View]

func newBoard() boardOf { return New() }

// sat begins a match with persons and computer players and makes some random moves of it.
func sat(t *testing.T, drivers []string, seed uint64, moves int) *match {
	t.Helper()
	return optional(t, nil, drivers, seed, moves)
}

func optional(t *testing.T, options map[string]string, drivers []string, seed uint64, moves int) *match {
	t.Helper()
	m := newMatch(t, len(drivers), options, seed, drivers...)
	m.Randoms(moves)
	return m
}

// guest plays a match through the running program, with one device.
type guest struct {
	*boardtest.Guest
	made map[string]int // how often the golden button was pressed, by what it does
	keen bool           // runes are bought whenever they can be, so that the market is soon empty
}

func newGuest(t *testing.T, app *pilot.App, held pilot.Hand, seed uint64) *guest {
	return &guest{Guest: boardtest.NewGuest(t, app, held, seed), made: map[string]int{}}
}

// act does something on the board: it chooses by chance among what is lit, until the golden button can be pressed.
func (g *guest) act() {
	g.T.Helper()
	switch g.Probe().Text("market.asks") {
	case "":
		g.Tick(30) // a computer player's turn
		return
	case "curtain":
		if g.Has("market.open-hand") {
			g.Tap("market.open-hand")
		} else {
			g.Golden() // the end of the turn has that button's place
		}
		return
	case "turn":
		g.turn()
	case "take":
		g.Choose("market.their-")
	case "answer":
		g.card()
	case "throw":
		g.Choose("market.pick.")
	}
	if g.Has("market.close") {
		g.Press("market.close")
	}
	does := g.Probe().Text("market.doing")
	if g.ready() && g.Golden() {
		g.made[does]++
		return
	}
	for _, other := range []string{"clear", "interest", "end"} {
		if g.Has("market.act." + other) {
			g.Tap("market.act." + other)
			return
		}
	}
}

// ready reports whether the golden button makes a move. Otherwise it shuts the own curtain.
func (g *guest) ready() bool {
	g.T.Helper()
	g.Settle()
	return g.Probe().State["draft"] == true
}

// turn takes the interest, or goes on to choose what is lit until the golden button can be pressed.
func (g *guest) turn() {
	g.T.Helper()
	if g.Probe().Text("market.mode") == "bearing" {
		switch n := g.Chance.IntN(6); {
		case n == 0:
			g.Choose("market.switch.")
		case n > 1:
			return
		}
	}
	if g.keen && g.Choose("market.bay.red", "market.bay.blue") && g.ready() {
		return
	}
	if g.Chance.IntN(3) == 0 { // what can be had without cards
		g.Choose("market.store.", "market.loose.", "market.bay.")
	}
	for range 7 {
		if g.ready() && g.Chance.IntN(4) > 0 {
			return
		}
		switch n := g.Chance.IntN(7); {
		case n < 2 && g.Choose("market.offer.", "market.tile."):
		case n < 4 && g.Choose("market.seat.", "market.their-store.", "market.store."):
		case n < 5 && g.Choose("market.line", "market.bay.", "market.loose."):
		default:
			g.card()
		}
	}
}

// card chooses a hand card that is lit; with the keyboard, by its number.
func (g *guest) card() {
	g.T.Helper()
	cards := g.Lit("market.hand.")
	if len(cards) == 0 {
		return
	}
	one := cards[g.Chance.IntN(len(cards))]
	if g.Hand == pilot.Keyboard {
		g.Type(string(rune('1' + one[len(one)-1] - '0')))
		g.Settle()
		return
	}
	g.Press(one)
}

// toTheEnd plays until the match is over.
func (g *guest) toTheEnd(most int) {
	g.T.Helper()
	g.ToTheEnd(g.act, most)
	moves, _ := g.Probe().Number("moves")
	g.T.Logf("%v, %d curtains, %d answers, %v moves", g.made, g.Curtains, g.Answers, moves)
}

// TestTinyMatch takes the last interest and buys the last rune of a match with each device, and looks at the results.
func TestTinyMatch(t *testing.T) {
	boardtest.TinyMatches(t, rules.Def, func(g *boardtest.Guest) func() {
		return func() {
			if g.Probe().Text("market.mode") == "choosing" {
				g.Press("market.bay.red")
			}
			g.Golden()
		}
	})
}
