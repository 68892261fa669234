//go:build pilot

package masters

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

func TestMain(m *testing.M) { os.Exit(pilot.Run(m)) }

// seated begins a match of persons and computer players, and makes some random moves.
func seated(t *testing.T, options map[string]string, drivers []string, seed uint64, moves int) *match {
	t.Helper()
	m := newMatch(t, len(drivers), options, seed, drivers...)
	m.Randoms(moves)
	return m
}

// guest plays a match through the running program, with one device.
type guest struct {
	*boardtest.Guest
	laid, masters int
}

func newGuest(t *testing.T, app *pilot.App, hand pilot.Hand, seed uint64) *guest {
	return &guest{Guest: boardtest.NewGuest(t, app, hand, seed)}
}

// act chooses something on the board.
func (g *guest) act() {
	g.T.Helper()
	asks := g.Probe().Text("masters.asks")
	choices := slices.DeleteFunc(g.Names("masters.board."), func(n string) bool {
		return n == "masters.board.do.extra" && g.Chance.IntN(4) > 0
	})
	switch asks {
	case "curtain":
		g.Tap("masters.open-hand")
	case "card":
		g.place()
	case "give":
		g.choose()
		g.Golden()
	case "cell":
		if len(choices) > 0 && g.Chance.IntN(2) == 0 {
			g.Tap(choices[g.Chance.IntN(len(choices))])
			return
		}
		g.point()
	case "choice":
		if len(choices) > 0 {
			g.Tap(choices[g.Chance.IntN(len(choices))])
			return
		}
		g.Tap("masters.deck")
	default:
		g.Tick(30) // a computer player's turn
	}
}

// choose chooses one of the cards on the ledge.
func (g *guest) choose() {
	g.T.Helper()
	cards := g.Names("masters.card.")
	card := cards[g.Chance.IntN(len(cards))]
	switch g.Hand {
	case pilot.Keyboard:
		g.Type(string(rune('1' + card[len(card)-1] - '0')))
	default:
		g.Tap(card)
	}
	g.Settle()
}

// place chooses a hand card, turns it a few times, lays it as a draft, and makes the move.
func (g *guest) place() {
	g.T.Helper()
	before, _ := g.Probe().Number("masters.cards")
	if g.Probe().State["masters.draft"] == true {
		switch g.Hand { // choosing it again would only turn the draft, and the pad's directions move it
		case pilot.Keyboard:
			g.Key(ebiten.KeyEscape)
		case pilot.Gamepad:
			g.Pad(ebiten.StandardGamepadButtonRightRight)
		}
		g.Settle()
	}
	g.choose()
	if g.Hand == pilot.Keyboard || g.Hand == pilot.Gamepad {
		g.byKeys()
	} else {
		for range g.Chance.IntN(4) {
			g.Tap("masters.turn-right")
			g.Settle()
		}
		places := g.Names("masters.place.")
		if len(places) == 0 && g.Has("masters.centre") {
			g.Tap("masters.centre")
			g.Settle()
			places = g.Names("masters.place.")
		}
		if len(places) == 0 {
			return // it fits nowhere in this rotation
		}
		g.Tap(places[g.Chance.IntN(len(places))])
		g.Golden()
	}
	g.Settle()
	if now, _ := g.Probe().Number("masters.cards"); now > before {
		g.laid++
	}
}

// byKeys moves the draft about and makes the move. Where a draft first lies, it is allowed.
func (g *guest) byKeys() {
	g.T.Helper()
	if g.Hand == pilot.Gamepad {
		g.Pad(ebiten.StandardGamepadButtonRightBottom)
		if g.which() {
			g.Pad(ebiten.StandardGamepadButtonRightBottom)
		}
		return
	}
	if g.Chance.IntN(3) == 0 {
		for range g.Chance.IntN(3) {
			g.Key([]ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp,
				ebiten.KeyArrowDown}[g.Chance.IntN(4)])
		}
		if g.Chance.IntN(2) == 0 {
			g.Key(ebiten.KeyE)
		}
	}
	// Enter is the golden button's until an arrow shows the ring.
	if on := g.Probe().Text("focus"); on == "" || on == "masters.draft" {
		g.Key(ebiten.KeyEnter)
		if g.which() {
			g.Key(ebiten.KeyEnter)
		}
	}
}

// which reports whether the board asks which of two runes is to be ignored.
func (g *guest) which() bool {
	g.T.Helper()
	g.Settle()
	return strings.HasPrefix(g.Probe().Text("focus"), "masters.board.ignore.")
}

// point names a rune for a master or token.
func (g *guest) point() {
	g.T.Helper()
	if g.Hand == pilot.Keyboard {
		for range 60 {
			if strings.HasPrefix(g.Probe().Text("focus"), "masters.cell.") {
				break
			}
			g.Key(ebiten.KeyTab)
		}
		g.Key(ebiten.KeyEnter)
		g.Key(ebiten.KeyEnter)
		return
	}
	cells := g.Names("masters.cell.")
	if len(cells) == 0 {
		g.Tap("masters.centre")
		g.Settle()
		cells = g.Names("masters.cell.")
	}
	cell := cells[g.Chance.IntN(len(cells))]
	g.Tap(cell)
	if g.Golden() {
		g.masters++
	}
}

// TestTinyMatch finishes a match that has one card and one master left, with a few taps of each device, and looks at
// the results.
func TestTinyMatch(t *testing.T) {
	boardtest.TinyMatches(t, rules.Def, func(g *boardtest.Guest) func() { return (&guest{Guest: g}).act })
}

// TestPictures takes pictures of the board at all sizes: early and late, in the first moment of a turn, with a held
// card, with a draft, and with a master to be placed.
func TestPictures(t *testing.T) {
	pilot.ForLooking(t)
	looks := slices.Clone(boardtest.Looks)
	for _, tablet := range [][2]int{{768, 1024}, {1024, 768}} {
		s := looks[0]
		s.W, s.H = tablet[0], tablet[1]
		looks = append(looks, s)
	}
	for _, s := range looks {
		for _, c := range []struct {
			drivers []string
			options map[string]string
			moves   int
		}{{[]string{games.Person, "greedy"}, nil, 12}, {[]string{games.Person, "greedy", "random"}, everything, 19}} {
			name := fmt.Sprintf("masters-%dx%d-%d", s.W, s.H, len(c.drivers))
			t.Run(name, func(t *testing.T) {
				g := newGuest(t, boardtest.Open(t, seated(t, c.options, c.drivers, 21, c.moves), s.W, s.H, s.Args...),
					pilot.Finger, 3)
				seen := map[string]bool{}
				for n := 0; n < 40 && len(seen) < 3; n++ {
					g.Settle()
					if g.Probe().Scene == "results" {
						break
					}
					asks := g.Probe().Text("masters.asks")
					if asks == "card" && !seen[asks] {
						g.Save(name + "-first")
						x, y := g.Target("masters.card.0").Middle()
						g.Put(1, x, y)
						g.Tick(40)
						g.Save(name + "-held")
						g.Lift(1)
						g.Settle()
						g.choose()
						if places := g.Names("masters.place."); len(places) > 0 {
							g.Tap(places[len(places)/2])
							g.Settle()
						}
						g.Save(name + "-draft")
						g.Tap("masters.turn-right")
						g.Settle()
						g.Save(name + "-turned")
						seen[asks] = true
					} else if asks != "" && !seen[asks] {
						g.Save(name + "-" + asks)
						seen[asks] = true
					}
					g.Step(g.act)
				}
			})
		}
	}
}
