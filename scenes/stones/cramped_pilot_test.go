//go:build pilot

package stones

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/pilot"
	"runehall/scenes/boardtest"
	"runehall/scenes/table"
	"runehall/ui"
)

// roomy are the screens on which every word has room, in each language.
var roomy = []boardtest.Screen{
	{W: 412, H: 915, Scale: 1}, {W: 360, H: 640, Scale: 1}, {W: 360, H: 640, Scale: 1.5}, {W: 915, H: 412, Scale: 1}, {W: 640, H: 360, Scale: 1},
	{W: 768, H: 1024, Scale: 1}, {W: 1024, H: 768, Scale: 1}, {W: 1024, H: 768, Scale: 1.25}, {W: 1440, H: 900, Scale: 1},
	{W: 1440, H: 900, Scale: 1, Round: true}, {W: 1920, H: 1080, Scale: 1.5},
}

// TestEveryWordHasRoom draws the board in all its moments on many screens in each language: no text leaves its room, and none is too
// small to be read.
func TestEveryWordHasRoom(t *testing.T) {
	for n, s := range roomy {
		t.Run(fmt.Sprintf("%vx%v at %v", s.W, s.H, s.Scale), func(t *testing.T) { lookThrough(t, s, 2+n%3, uint64(n)) })
	}
}

// lookThrough plays a match and looks at what of its words finds no room in each language. What is the same in all of them is painted once:
// the board keeps its pictures when it is laid out in other words. Nor is anything painted on the screen, which is a pixel: words are
// measured all the same.
func lookThrough(t *testing.T, s boardtest.Screen, seats int, seed uint64) {
	t.Helper()
	m := newMatch(t, seats, nil, seed)
	f := filmOf(t, m, s)
	var frames []table.Frame
	for _, tag := range []string{"en", "de", "fr", "uk"} {
		s.Tag = tag
		frames = append(frames, boardtest.Frame(t, f.Kit, f.Board.Need, s, seats))
	}
	said := map[string]bool{}
	look := func() {
		f.Kit.WatchCramped()
		pilot.InFrame(func() {
			for i := range frames {
				f.Board.Layout(frames[i])
				f.Settle()
				f.brush.Begin(f.screen)
				f.Board.Draw(f.brush)
			}
		})
		for _, text := range f.Kit.Cramped() {
			if !said[text] {
				said[text] = true
				t.Errorf("mode %d, sheet %d: no room for %q", f.Board.places.made.mode, f.Board.places.made.sheet, text)
			}
		}
	}
	for n := range 70 {
		if _, on := m.Random(); !on {
			break
		}
		v := m.Play.View(games.All)
		if !looksAt(v, n) {
			continue
		}
		f.Reader = v.OnTurn()
		f.Board.Sync(m.Play.View(f.Reader))
		f.Look()
		look()
		for _, at := range f.ways(v) {
			h := &f.Board.hand
			h.sel, _ = intent(h.options, h.sel, gesture{kind: tap, on: at})
			f.Board.refresh()
			f.Board.arrange()
			look()
		}
	}
}

// looksAt reports whether a position is looked at: of those that there are many of, a few.
func looksAt(v rules.View, n int) bool {
	switch v.Phase() {
	case rules.TurnPhase:
		return n%15 == 0
	case rules.DiePhase, rules.PlacePhase:
		return n%7 == 0
	}
	return n%9 == 0
}

// ways are what is tapped one after another in a position.
func (f *film) ways(v rules.View) (list []target) {
	switch v.Phase() {
	case rules.TurnPhase:
		list = []target{{onHand, 0}, {onSlot, 1}, {onSlot, 3}, {onTab, int(useAbilities)}, {onHand, 0}, {onHand, 1}, {onTab, int(forge)}}
		for at := range rules.Smithies {
			if v.Forging(v.OnTurn(), at).WhyNot == nil {
				list = append(list, target{onSmithy, int(at)}, target{onPayWay, 1})
			}
		}
	case rules.TradePhase:
		list = []target{{onRow, 0}, {onRow, 1}, {onStone, 3}, {onStone, 4}}
	case rules.AbilityPhase:
		list = []target{{onIcon, 0}, {onChoice, 0}, {onSlot, 2}}
	}
	return list
}

// filmOf returns a film of a match on a screen of which nothing but the first pixel is painted.
func filmOf(t *testing.T, m *match, s boardtest.Screen) *film {
	t.Helper()
	boardtest.Shelved(maskIDs[rules.Green]) // the pictures have come
	r := newRig(m, s, 0)
	r.Kit.SetArt(boardtest.Shelf())
	f := &film{r, ui.NewCanvas(r.Kit), ebiten.NewImage(1, 1)}
	t.Cleanup(func() { pilot.InFrame(f.screen.Deallocate) })
	return f
}
