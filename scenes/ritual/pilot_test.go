//go:build pilot

package ritual

import (
	"fmt"
	"github.com/hajimehoshi/ebiten/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

func TestMain(m *testing.M) { os.Exit(pilot.Run(m)) }

// seated begins a match of persons and computer players, and makes some random moves.
func seated(t *testing.T, drivers []string, seed uint64, moves int) *match {
	t.Helper()
	return seatedAt(t, "adventurers", drivers, seed, moves)
}

// seatedAt is seated for a variant.
func seatedAt(t *testing.T, variant string, drivers []string, seed uint64, moves int) *match {
	t.Helper()
	m := newMatch(t, len(drivers), variant, seed, drivers...)
	m.Randoms(moves)
	return m
}

// guest plays a match through the running program, with one device.
type guest struct {
	*boardtest.Guest
	rituals, placed int
}

// act chooses something on the board, and now and then plays a ritual.
func (g *guest) act() {
	g.T.Helper()
	asks := g.Probe().Text("ritual.asks")
	if g.Has("ritual.cards") && asks != "choice" && g.Chance.IntN(3) == 0 && g.ritual() {
		return
	}
	if g.Has("ritual.close") && asks != "choice" {
		g.Tap("ritual.close")
	}
	switch asks {
	case "tile":
		g.place()
	case "cell":
		g.point()
		g.Golden()
	case "hand tile":
		for _, chip := range g.Names("ritual.seat.") {
			g.Tap(chip)
			if open := g.Names("ritual.open."); len(open) > 0 {
				g.Tap(open[g.Chance.IntN(len(open))])
				if g.Can("table.confirm") {
					g.Tap("table.confirm")
					return
				}
			}
			if g.Has("ritual.close") {
				g.Tap("ritual.close")
			}
		}
	case "choice":
		if names := g.choices(); len(names) > 0 {
			g.Tap(names[g.Chance.IntN(len(names))])
			return
		}
		g.Golden() // which declines to answer
	default:
		g.Tick(30) // a computer player's turn
	}
}

// choices returns the names of the moves on buttons.
func (g *guest) choices() []string { return g.Names("ritual.board.") }

// place chooses a hand tile, turns it a few times, lays it as a draft, and makes the move.
func (g *guest) place() {
	g.T.Helper()
	before, _ := g.Probe().Number("ritual.tiles")
	tiles := g.Names("ritual.tile.")
	tile := tiles[g.Chance.IntN(len(tiles))]
	if g.Hand == pilot.Keyboard {
		g.Type(string(rune('1' + tile[len(tile)-1] - '0')))
		for range g.Chance.IntN(3) {
			g.Key(ebiten.KeyE)
		}
		for range g.Chance.IntN(6) {
			g.Key([]ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp,
				ebiten.KeyArrowDown}[g.Chance.IntN(4)])
		}
		if !strings.HasPrefix(g.Probe().Text("focus"), "ritual.cell.") {
			return // the arrows have left the board
		}
		g.Key(ebiten.KeyEnter)
		g.Key(ebiten.KeyEnter)
	} else {
		g.Tap(tile)
		for range g.Chance.IntN(3) {
			if g.Hand == pilot.Gamepad {
				g.Pad(ebiten.StandardGamepadButtonFrontTopRight)
			} else {
				g.Tap("ritual.turn-right")
			}
		}
		g.point()
		switch second := g.Chance.IntN(2) == 0 && g.Can("ritual.draft"); {
		case second && g.Hand == pilot.Gamepad: // the focus is still on the draft's cell
			g.Pad(ebiten.StandardGamepadButtonRightBottom)
		case second:
			g.Tap("ritual.draft")
		default:
			g.Golden()
		}
	}
	g.Settle()
	if now, _ := g.Probe().Number("ritual.tiles"); now > before {
		g.placed++
	}
}

// point taps one of the lit cells.
func (g *guest) point() {
	g.T.Helper()
	if g.Hand == pilot.Keyboard {
		for range 60 {
			if strings.HasPrefix(g.Probe().Text("focus"), "ritual.cell.") {
				break
			}
			g.Key(ebiten.KeyTab)
		}
		g.Key(ebiten.KeyEnter)
		return
	}
	cells := g.Names("ritual.cell.")
	if len(cells) == 0 && g.Has("ritual.centre") {
		g.Tap("ritual.centre")
		cells = g.Names("ritual.cell.")
	}
	if len(cells) == 0 {
		return // another tile may fit in sight
	}
	g.Tap(cells[g.Chance.IntN(len(cells))])
}

// ritual tries to play one of the rituals on the ledge, and reports whether that did anything.
func (g *guest) ritual() bool {
	g.T.Helper()
	if !g.Has("ritual.close") {
		g.Tap("ritual.cards")
	}
	g.Settle()
	if g.Has("curtain.open") {
		return true
	}
	cards := g.Names("ritual.card.")
	if len(cards) == 0 {
		return false
	}
	g.Tap(cards[g.Chance.IntN(len(cards))])
	before := g.Probe().State["moves"]
	if !g.Can("table.confirm") {
		for _, chip := range g.Names("ritual.seat.") {
			if g.Tap(chip); g.Can("table.confirm") || g.Probe().State["moves"] != before {
				break
			}
		}
	}
	if g.Probe().State["moves"] != before { // there was only one target, and its chip was the second step
		g.rituals++
		return true
	}
	if g.Can("table.confirm") {
		g.rituals++
		g.Tap("table.confirm")
		return true
	}
	if g.Can("ritual.close") {
		g.Tap("ritual.close")
	}
	return false
}

// TestMatchesToTheEnd plays matches in the real program to their results: by mouse, by finger, by keyboard alone and by
// gamepad alone, with 2 to 5 seats and in each variant. By day it plays the last turns of a match by each device; with
// RUNEHALL_WHOLE, all matches from the first move.
func TestMatchesToTheEnd(t *testing.T) {
	const person = games.Person
	met := map[pilot.Hand]bool{}
	for i, c := range []struct {
		hand    pilot.Hand
		variant string
		drivers []string
		w, h    int
	}{
		{pilot.Mouse, "adventurers", []string{person, "greedy"}, 1440, 900},
		{pilot.Mouse, "explorers", []string{person, person, "random"}, 412, 915},
		{pilot.Finger, "adventurers", []string{person, "greedy", person, "random"}, 412, 915},
		{pilot.Finger, "little-explorers", []string{person, "greedy"}, 915, 412},
		{pilot.Keyboard, "explorers", []string{"greedy", person, "random", "greedy", person}, 1440, 900},
		{pilot.Keyboard, "adventurers", []string{person, person, "random"}, 915, 412},
		{pilot.Gamepad, "adventurers", []string{person, person}, 1440, 900},
	} {
		t.Run(fmt.Sprintf("%v %s with %v", c.hand, c.variant, c.drivers), func(t *testing.T) {
			boardtest.ByDay(t, "ritual", c.hand)
			if met[c.hand] && !boardtest.Whole() {
				t.Skip("RUNEHALL_WHOLE plays it")
			}
			met[c.hand] = true
			moves := 48
			if boardtest.Whole() {
				moves = 0
			}
			m := seatedAt(t, c.variant, c.drivers, uint64(11+i), moves)
			g := &guest{Guest: boardtest.NewGuest(t, boardtest.OpenFast(t, m, c.w, c.h), c.hand, uint64(i))}
			g.ToTheEnd(g.act, 3000)
			t.Logf("%d tiles, %d rituals, %d questions, %d curtains", g.placed, g.rituals, g.Answers, g.Curtains)
			if g.placed == 0 {
				t.Error("no tile was placed")
			}
			g.Save(fmt.Sprintf("ritual-end-%d", i))
		})
	}
}

// TestPictures takes pictures of the board early and late, with 2 and 5 seats, at all sizes.
func TestPictures(t *testing.T) {
	pilot.ForLooking(t)
	for _, s := range boardtest.Looks {
		for _, seats := range []int{2, 5} {
			for _, moves := range []int{9, 40} {
				name := fmt.Sprintf("ritual-%dx%d-%d-%d", s.W, s.H, seats, moves)
				t.Run(name, func(t *testing.T) {
					drivers := slices.Repeat([]string{games.Person}, seats)
					app := boardtest.Open(t, seated(t, drivers, 21, moves), s.W, s.H, s.Args...)
					app.Save(name)
				})
			}
		}
	}
}
