//go:build pilot

package market

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"runehall/assets/art"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// roomy are the screens on which every word has room, in each language.
var roomy = []boardtest.Screen{
	{W: 412, H: 915, Scale: 1}, {W: 360, H: 640, Scale: 1}, {W: 360, H: 640, Scale: 1.5}, {W: 915, H: 412, Scale: 1},
	{W: 640, H: 360, Scale: 1}, {W: 768, H: 1024, Scale: 1}, {W: 1024, H: 768, Scale: 1}, {W: 1440, H: 900, Scale: 1},
	{W: 1440, H: 900, Scale: 1, Round: true},
}

// TestEveryWordHasRoom draws the board in all its moments on many screens in each language: no text leaves its room,
// and none is too small to be read.
func TestEveryWordHasRoom(t *testing.T) {
	modes := map[mode]bool{}
	for n, s := range roomy {
		t.Run(fmt.Sprintf("%vx%v at %v", s.W, s.H, s.Scale), func(t *testing.T) {
			lookThrough(t, s, 2+n%(games.MaxSeats-1), uint64(n), modes)
		})
	}
	for m := range throwing { // throwing itself hardly ever comes
		if !modes[m] {
			t.Errorf("nobody looked at mode %d", m)
		}
	}
}

// lookThrough plays a match and fails for words that find no room in any of the languages. It looks whenever a seat can
// make other kinds of moves than before, and at each thing that can be chosen then; at the end it looks at the sheets.
// The modes that it saw are noted in modes.
func lookThrough(t *testing.T, s boardtest.Screen, seats int, seed uint64, modes map[mode]bool) {
	t.Helper()
	m := newMatch(t, seats, map[string]string{rules.OptionOpen: [...]string{"no", "yes"}[seats%2]}, seed)
	boardtest.Shelved(art.Fox) // the pictures have been loaded
	f := newRig(m, s, 0)
	f.Kit.SetArt(boardtest.Shelf())
	words := boardtest.NewWords(t, f.Kit, f.Board, s, seats, f.Settle)
	b := f.Board
	look := func() {
		b.Refresh()
		b.Arrange()
		modes[b.places.made.mode] = true
		words.Look(fmt.Sprintf("%d seats, mode %d, sheet %d", seats, b.places.made.mode, b.places.made.sheet))
	}
	seen := map[string]bool{}
	for range 300 {
		if _, on := m.Random(); !on {
			break
		}
		v := m.Play.View(games.All)
		actor := acting(v)
		if actor < 0 {
			break
		}
		f.Reader = actor
		if len(seen)%7 == 6 { // somebody who watches
			f.Reader = (actor + 1) % games.Seat(seats)
		}
		can := moveKinds(v, actor)
		if seen[can] {
			continue
		}
		seen[can] = true
		f.Board.Sync(m.Play.View(f.Reader))
		f.Look()
		if v.Phase() == rules.AnswerPhase { // everybody is asked first
			f.State.Bare = true
			f.Tick(ui.Input{})
			look()
			f.State.Bare = false
		}
		f.Tick(ui.Input{})
		look()
		for _, at := range b.ways() {
			b.Sel = selection{moved: b.Sel.moved}
			b.Sel, _, _ = intent(b.player.upshot(b.Sel), gesture{Kind: boards.Tap, On: at})
			look()
		}
		b.Sel = selection{}
	}
	for _, over := range []overlay{{Sheet: seatSheet, About: chipOf(1)}, {Sheet: heapSheet, About: things.The(heap)}} {
		b.Sel.overlay = over
		look()
	}
}

// moveKinds returns the phase and the kinds of moves that a seat can make, as one text to compare.
func moveKinds(v rules.View, s games.Seat) string {
	can := map[rules.MoveKind]bool{}
	for _, m := range v.AppendMoves(nil, s) {
		can[m.Kind] = true
	}
	return fmt.Sprint(v.Phase(), slices.Sorted(maps.Keys(can)))
}
