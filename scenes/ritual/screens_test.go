//go:build screens

package ritual

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/screens"
)

func TestMain(m *testing.M) { os.Exit(screens.Run(m)) }

// seated begins a match with persons and computer players and makes some random moves of it.
func seated(t *testing.T, drivers []string, seed uint64, moves int) *match {
	t.Helper()
	return seatedAt(t, "adventurers", drivers, seed, moves)
}

// seatedAt is seated for a variant.
func seatedAt(t *testing.T, variant string, drivers []string, seed uint64, moves int) *match {
	t.Helper()
	players := make([]games.Player, len(drivers))
	for i, d := range drivers {
		players[i] = games.Player{
			Name: []string{"Astrid", "Ingrid", "Bjarne", "Skald", "Runa"}[i], Driver: d,
			Colour: []string{"amber", "sky", "jade", "rose", "vermilion"}[i],
			Emblem: []string{"circle", "diamond", "triangle", "square", "star"}[i],
		}
	}
	play, err := games.NewMatch(rules.Def, games.Setup{Seats: len(drivers), Seed: seed, Options: map[string]string{rules.OptionVariant: variant}}, players)
	if err != nil {
		t.Fatal(err)
	}
	m := &match{t: t, play: play, chance: games.NewChance(seed, 99)}
	for range moves {
		if _, on := m.random(); !on {
			t.Fatalf("the match of seed %d is over before %d moves", seed, moves)
		}
	}
	return m
}

// opened starts the program at a match.
func opened(t *testing.T, m *match, w, h int, args ...string) *screens.App {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "match.rune")
	if err := os.WriteFile(file, m.play.Record().Text(), 0o666); err != nil {
		t.Fatal(err)
	}
	args = append([]string{"--probe", "--silent", "--data", dir, "--open", file}, args...)
	app := screens.Start(t, screens.Options{Binary: screens.Build(t, "runehall"), Args: args, Width: w, Height: h})
	app.Settle()
	return app
}

// guest plays a match through the running program, with one device.
type guest struct {
	*screens.App
	t      *testing.T
	chance *rand.Rand
	curtains, answers, rituals,
	placed int
}

// step does the next thing that the screen asks for, and returns false when the match is over.
func (g *guest) step() bool {
	g.t.Helper()
	g.Settle()
	r := g.Probe()
	if r.Scene == "results" {
		return false
	}
	switch {
	case g.Has("recap.close"):
		g.Tap("recap.close")
	case g.Has("curtain.open"):
		g.curtains++
		g.hold("curtain.open")
	case g.Has("question.nobody"):
		g.answers++
		if seats := g.Names("question.seat."); len(seats) > 0 && g.chance.IntN(3) == 0 {
			g.Tap(seats[g.chance.IntN(len(seats))])
			return true
		}
		g.Tap("question.nobody")
	default:
		g.act(r.Text("ritual.asks"))
	}
	return true
}

// hold holds the rope of a curtain until it opens.
func (g *guest) hold(name string) {
	x, y := g.Target(name).Middle()
	switch g.Hand {
	case screens.Mouse:
		g.Move(x, y)
		g.Hold(ebiten.MouseButtonLeft)
		g.Tick(60)
		g.Drop(ebiten.MouseButtonLeft)
	case screens.Finger:
		g.Put(1, x, y)
		g.Tick(60)
		g.Lift(1)
	case screens.Keyboard:
		g.FocusOn(name)
		g.KeyFor(ebiten.KeySpace, 60)
	case screens.Gamepad:
		g.LeadTo(name)
		g.PadState(nil, ebiten.StandardGamepadButtonRightBottom)
		g.Tick(60)
		g.PadState(nil)
	}
}

// act chooses something on the board, and now and then plays a ritual.
func (g *guest) act(asks string) {
	g.t.Helper()
	if g.Has("ritual.cards") && asks != "choice" && g.chance.IntN(3) == 0 && g.ritual() {
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
		g.golden()
	case "hand tile":
		for _, chip := range g.Names("ritual.seat.") {
			g.Tap(chip)
			if open := g.Names("ritual.open."); len(open) > 0 {
				g.Tap(open[g.chance.IntN(len(open))])
				if g.can("table.confirm") {
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
			g.Tap(names[g.chance.IntN(len(names))])
			return
		}
		g.golden() // which declines to answer
	default:
		g.Tick(30) // a computer player's turn
	}
}

// can settles, and reports whether a target is there.
func (g *guest) can(name string) bool {
	g.t.Helper()
	g.Settle()
	return g.Has(name)
}

// choices returns the moves that stand on buttons.
func (g *guest) choices() []string { return g.Names("ritual.board.") }

// golden presses the golden button if it can be pressed.
func (g *guest) golden() {
	if g.can("table.confirm") {
		g.Tap("table.confirm")
	}
}

// place lays a hand tile: chosen, turned a few times, laid as a draft, and made.
func (g *guest) place() {
	g.t.Helper()
	before, _ := g.Probe().Number("ritual.tiles")
	tiles := g.Names("ritual.tile.")
	tile := tiles[g.chance.IntN(len(tiles))]
	if g.Hand == screens.Keyboard {
		g.Type(string(rune('1' + tile[len(tile)-1] - '0')))
		for range g.chance.IntN(3) {
			g.Key(ebiten.KeyE)
		}
		for range g.chance.IntN(6) {
			g.Key([]ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowDown}[g.chance.IntN(4)])
		}
		if !strings.HasPrefix(g.Probe().Text("focus"), "ritual.cell.") {
			return // the arrows have left the board
		}
		g.Key(ebiten.KeyEnter)
		g.Key(ebiten.KeyEnter)
	} else {
		g.Tap(tile)
		for range g.chance.IntN(3) {
			if g.Hand == screens.Gamepad {
				g.Pad(ebiten.StandardGamepadButtonFrontTopRight)
			} else {
				g.Tap("ritual.turn-right")
			}
		}
		g.point()
		switch second := g.chance.IntN(2) == 0 && g.can("ritual.draft"); {
		case second && g.Hand == screens.Gamepad: // the focus has stayed on the draft's cell
			g.Pad(ebiten.StandardGamepadButtonRightBottom)
		case second:
			g.Tap("ritual.draft")
		default:
			g.golden()
		}
	}
	g.Settle()
	if now, _ := g.Probe().Number("ritual.tiles"); now > before {
		g.placed++
	}
}

// point taps one of the lit cells.
func (g *guest) point() {
	g.t.Helper()
	if g.Hand == screens.Keyboard {
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
	if len(cells) == 0 {
		g.Tap("ritual.centre")
		cells = g.Names("ritual.cell.")
	}
	g.Tap(cells[g.chance.IntN(len(cells))])
}

// ritual tries to play one of the rituals on the ledge; it returns false if that came to nothing.
func (g *guest) ritual() bool {
	g.t.Helper()
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
	g.Tap(cards[g.chance.IntN(len(cards))])
	before := g.Probe().State["moves"]
	if !g.can("table.confirm") {
		for _, chip := range g.Names("ritual.seat.") {
			if g.Tap(chip); g.can("table.confirm") || g.Probe().State["moves"] != before {
				break
			}
		}
	}
	if g.Probe().State["moves"] != before { // there was one target only, and its chip was the second act
		g.rituals++
		return true
	}
	if g.can("table.confirm") {
		g.rituals++
		g.Tap("table.confirm")
		return true
	}
	if g.can("ritual.close") {
		g.Tap("ritual.close")
	}
	return false
}

// TestMatchesToTheEnd plays matches in the real program to their results: by mouse, by a finger, by keyboard alone and by gamepad alone, with
// 2 to 5 seats and in each variant.
func TestMatchesToTheEnd(t *testing.T) {
	const person = games.Person
	for i, c := range []struct {
		hand    screens.Hand
		variant string
		drivers []string
		w, h    int
	}{
		{screens.Mouse, "adventurers", []string{person, "greedy"}, 1440, 900},
		{screens.Mouse, "explorers", []string{person, person, "random"}, 412, 915},
		{screens.Finger, "adventurers", []string{person, "greedy", person, "random"}, 412, 915},
		{screens.Finger, "little-explorers", []string{person, "greedy"}, 915, 412},
		{screens.Keyboard, "adventurers", []string{person, person, "random"}, 915, 412},
		{screens.Keyboard, "explorers", []string{"greedy", person, "random", "greedy", person}, 1440, 900},
		{screens.Gamepad, "adventurers", []string{person, person}, 1440, 900},
	} {
		t.Run(fmt.Sprintf("%v %s with %v", c.hand, c.variant, c.drivers), func(t *testing.T) {
			m := seatedAt(t, c.variant, c.drivers, uint64(11+i), 24)
			g := &guest{App: opened(t, m, c.w, c.h), t: t, chance: rand.New(rand.NewPCG(uint64(i), 7))}
			g.Hand = c.hand
			for n := 0; g.step(); n++ {
				if n > 3000 {
					g.Save("endless")
					t.Fatalf("after %d steps and %d tiles the match is not over: %+v", n, g.placed, g.Probe())
				}
			}
			t.Logf("%d tiles, %d rituals, %d questions, %d curtains", g.placed, g.rituals, g.answers, g.curtains)
			if g.placed == 0 {
				t.Error("no tile was placed")
			}
			g.Save(fmt.Sprintf("ritual-end-%d", i))
		})
	}
}

// TestPictures writes pictures of the board early and late, with 2 and 5 seats, at all sizes.
func TestPictures(t *testing.T) {
	for _, s := range []struct {
		w, h int
		args []string
	}{
		{412, 915, []string{"--lang", "en"}}, {915, 412, []string{"--lang", "en"}}, {1440, 900, []string{"--lang", "en"}},
		{1920, 1080, []string{"--lang", "en"}}, {360, 640, []string{"--lang", "de", "--scale", "1.5"}},
	} {
		for _, seats := range []int{2, 5} {
			for _, moves := range []int{9, 40} {
				name := fmt.Sprintf("ritual-%dx%d-%d-%d", s.w, s.h, seats, moves)
				t.Run(name, func(t *testing.T) {
					drivers := slices.Repeat([]string{games.Person}, seats)
					app := opened(t, seated(t, drivers, 21, moves), s.w, s.h, s.args...)
					app.Save(name)
				})
			}
		}
	}
}
