//go:build screens

package masters

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
	rules "runehall/games/masters"
	"runehall/screens"
)

func TestMain(m *testing.M) { os.Exit(screens.Run(m)) }

// seated begins a match with persons and computer players and makes some random moves of it.
func seated(t *testing.T, options map[string]string, drivers []string, seed uint64, moves int) *match {
	t.Helper()
	players := make([]games.Player, len(drivers))
	for i, d := range drivers {
		players[i] = games.Player{
			Name: []string{"Astrid", "Ingrid", "Bjarne"}[i], Driver: d,
			Colour: []string{"amber", "sky", "jade"}[i], Emblem: []string{"circle", "diamond", "triangle"}[i],
		}
	}
	play, err := games.NewMatch(rules.Def, games.Setup{Seats: len(drivers), Seed: seed, Options: options}, players)
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

	curtains, laid, masters int
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
	default:
		g.act(r.Text("masters.asks"))
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

// act chooses something on the board.
func (g *guest) act(asks string) {
	g.t.Helper()
	choices := slices.DeleteFunc(g.Names("masters.board."), func(n string) bool { return n == "masters.board.do.extra" && g.chance.IntN(4) > 0 })
	switch asks {
	case "curtain":
		g.Tap("masters.open-hand")
	case "card":
		g.place()
	case "give":
		g.choose()
		g.golden()
	case "cell":
		if len(choices) > 0 && g.chance.IntN(2) == 0 {
			g.Tap(choices[g.chance.IntN(len(choices))])
			return
		}
		g.point()
	case "choice":
		if len(choices) > 0 {
			g.Tap(choices[g.chance.IntN(len(choices))])
			return
		}
		g.Tap("masters.deck")
	default:
		g.Tick(30) // a computer player's turn
	}
}

// golden presses the golden button if it can be pressed.
func (g *guest) golden() bool {
	g.t.Helper()
	g.Settle()
	if !g.Has("table.confirm") {
		return false
	}
	g.Tap("table.confirm")
	return true
}

// choose chooses one of the cards on the ledge.
func (g *guest) choose() {
	g.t.Helper()
	cards := g.Names("masters.card.")
	card := cards[g.chance.IntN(len(cards))]
	switch g.Hand {
	case screens.Keyboard:
		g.Type(string(rune('1' + card[len(card)-1] - '0')))
	default:
		g.Tap(card)
	}
	g.Settle()
}

// place lays a hand card: chosen, turned a few times, laid as a draft, and made.
func (g *guest) place() {
	g.t.Helper()
	before, _ := g.Probe().Number("masters.cards")
	if g.Probe().State["masters.draft"] == true {
		switch g.Hand { // chosen anew a draft would only turn, and the pad's directions move it
		case screens.Keyboard:
			g.Key(ebiten.KeyEscape)
		case screens.Gamepad:
			g.Pad(ebiten.StandardGamepadButtonRightRight)
		}
		g.Settle()
	}
	g.choose()
	if g.Hand == screens.Keyboard || g.Hand == screens.Gamepad {
		g.byKeys()
	} else {
		for range g.chance.IntN(4) {
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
			return // in this rotation it fits nowhere
		}
		g.Tap(places[g.chance.IntN(len(places))])
		g.golden()
	}
	g.Settle()
	if now, _ := g.Probe().Number("masters.cards"); now > before {
		g.laid++
	}
}

// byKeys moves the draft about and makes it: where it came to lie first it is allowed.
func (g *guest) byKeys() {
	g.t.Helper()
	if g.Hand == screens.Gamepad {
		g.Pad(ebiten.StandardGamepadButtonRightBottom)
		if g.which() {
			g.Pad(ebiten.StandardGamepadButtonRightBottom)
		}
		return
	}
	if g.chance.IntN(3) == 0 {
		for range g.chance.IntN(3) {
			g.Key([]ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowDown}[g.chance.IntN(4)])
		}
		if g.chance.IntN(2) == 0 {
			g.Key(ebiten.KeyE)
		}
	}
	// Until an arrow shows the ring Enter is the golden button's.
	if on := g.Probe().Text("focus"); on == "" || on == "masters.draft" {
		g.Key(ebiten.KeyEnter)
		if g.which() {
			g.Key(ebiten.KeyEnter)
		}
	}
}

// which reports whether the board asks which of two runes is ignored.
func (g *guest) which() bool {
	g.t.Helper()
	g.Settle()
	return strings.HasPrefix(g.Probe().Text("focus"), "masters.board.ignore.")
}

// point names a rune for a master or token.
func (g *guest) point() {
	g.t.Helper()
	if g.Hand == screens.Keyboard {
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
	cell := cells[g.chance.IntN(len(cells))]
	g.Tap(cell)
	if g.golden() {
		g.masters++
	}
}

// TestTinyMatch finishes a match whose last card and last master are left, with a few taps of each device, and looks at the
// results.
func TestTinyMatch(t *testing.T) {
	for _, hand := range []screens.Hand{screens.Mouse, screens.Finger, screens.Keyboard, screens.Gamepad} {
		t.Run(hand.String(), func(t *testing.T) {
			g := &guest{App: opened(t, kept(t, "tiny"), 412, 915, "--lang", "en"), t: t, chance: rand.New(rand.NewPCG(1, 7))}
			g.Hand = hand
			n := 0
			for ; g.step(); n++ {
				if n > 60 {
					g.Save("endless")
					t.Fatalf("after %d steps the match is not over: %+v", n, g.Probe())
				}
			}
			r := g.Probe()
			if moves, _ := r.Number("moves"); r.Scene != "results" || moves < float64(len(kept(t, "tiny").play.Made())+2) {
				t.Errorf("the end is %s after %v moves", r.Scene, moves)
			}
			g.Save("masters-tiny-" + hand.String())
		})
	}
}

// TestPictures writes pictures of the board early and late, of a draft and of a master to be placed, at all sizes.
func TestPictures(t *testing.T) {
	for _, s := range []struct {
		w, h int
		args []string
	}{
		{412, 915, []string{"--lang", "en"}}, {915, 412, []string{"--lang", "en"}}, {1440, 900, []string{"--lang", "en"}},
		{1920, 1080, []string{"--lang", "en"}}, {360, 640, []string{"--lang", "de", "--scale", "1.5"}},
	} {
		for _, c := range []struct {
			drivers []string
			options map[string]string
			moves   int
		}{{[]string{games.Person, "greedy"}, nil, 12}, {[]string{games.Person, "greedy", "random"}, everything, 19}} {
			name := fmt.Sprintf("masters-%dx%d-%d", s.w, s.h, len(c.drivers))
			t.Run(name, func(t *testing.T) {
				g := &guest{App: opened(t, seated(t, c.options, c.drivers, 21, c.moves), s.w, s.h, s.args...), t: t, chance: rand.New(rand.NewPCG(3, 7))}
				g.Hand = screens.Finger
				seen := map[string]bool{}
				for n := 0; n < 40 && len(seen) < 3; n++ {
					g.Settle()
					if g.Probe().Scene == "results" {
						break
					}
					asks := g.Probe().Text("masters.asks")
					if asks == "card" && !seen[asks] {
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
					g.step()
				}
			})
		}
	}
}
