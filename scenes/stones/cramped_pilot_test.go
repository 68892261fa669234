//go:build pilot

package stones

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// roomy are the screens on which every word has room in each language.
var roomy = []boardtest.Screen{
	{W: 412, H: 915, Scale: 1}, {W: 360, H: 640, Scale: 1}, {W: 360, H: 640, Scale: 1.5}, {W: 915, H: 412, Scale: 1},
	{W: 640, H: 360, Scale: 1},
	{W: 768, H: 1024, Scale: 1}, {W: 1024, H: 768, Scale: 1}, {W: 1024, H: 768, Scale: 1.25},
	{W: 1440, H: 900, Scale: 1}, {W: 1440, H: 900, Scale: 1, Round: true}, {W: 1920, H: 1080, Scale: 1.5},
}

// TestEveryWordHasRoom draws the board in all its modes, on many screens and in each language. No text may leave its
// room or be too small to read.
func TestEveryWordHasRoom(t *testing.T) {
	for n, s := range roomy {
		t.Run(fmt.Sprintf("%vx%v at %v", s.W, s.H, s.Scale), func(t *testing.T) { lookThrough(t, s, 2+n%3, uint64(n)) })
	}
}

// lookThrough plays a match, and looks for words without room in each language.
func lookThrough(t *testing.T, s boardtest.Screen, seats int, seed uint64) {
	t.Helper()
	m := newMatch(t, seats, nil, seed)
	boardtest.Shelved(maskIDs[rules.Green]) // as if the pictures had come
	f := newRig(m, s, 0)
	f.Kit.SetArt(boardtest.Shelf())
	words := boardtest.NewWords(t, f.Kit, f.Board, s, seats, f.Settle)
	look := func() {
		words.Look(fmt.Sprintf("mode %d, sheet %d", f.Board.places.made.mode, f.Board.places.made.sheet))
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
		for _, at := range ways(v) {
			h := &f.Board.player
			h.Sel, _ = intent(h.options, h.Sel, gesture{Kind: boards.Tap, On: at})
			f.Board.Refresh()
			f.Board.Arrange()
			look()
		}
	}
}

// looksAt reports whether a position is looked at. Phases that are frequent are looked at less often.
func looksAt(v rules.View, n int) bool {
	switch v.Phase() {
	case rules.TurnPhase:
		return n%15 == 0
	case rules.DiePhase, rules.PlacePhase:
		return n%7 == 0
	}
	return n%9 == 0
}

// ways returns the things to tap in a position, one after another.
func ways(v rules.View) (list []thing) {
	mine := func(k kind, n int) thing { return things.OwnNth(k, v.OnTurn(), n) }
	switch v.Phase() {
	case rules.TurnPhase:
		list = []thing{mine(hand, 0), slotAt(1), slotAt(3), tabOf(useAbilities), mine(hand, 0), mine(hand, 1),
			tabOf(forge)}
		for at := range rules.Smithies {
			if v.Forging(v.OnTurn(), at).WhyNot == nil {
				list = append(list, smithyOf(at), payWayOf(1))
			}
		}
	case rules.TradePhase:
		list = []thing{mine(row, 0), mine(row, 1), stoneOf(3), stoneOf(4)}
	case rules.AbilityPhase:
		list = []thing{iconAt(0), tileAt(0), slotAt(2)}
	}
	return list
}
