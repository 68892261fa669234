//go:build pilot

package toss

import (
	"fmt"
	"testing"

	"runehall/assets/art"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestEveryWordHasRoom draws the board on many screens in each language, in all its modes and with each kind of event
// that is told: no text leaves its room, and none is too small to be read.
func TestEveryWordHasRoom(t *testing.T) {
	boardtest.Shelved(art.Destiny) // the pictures have come
	modes := map[mode]bool{}
	for n, s := range []boardtest.Screen{
		{W: 412, H: 915, Scale: 1}, {W: 360, H: 640, Scale: 1}, {W: 360, H: 640, Scale: 1.5},
		{W: 915, H: 412, Scale: 1}, {W: 640, H: 360, Scale: 1},
		{W: 1024, H: 768, Scale: 1}, {W: 1440, H: 900, Scale: 1, Round: true},
	} {
		t.Run(fmt.Sprintf("%vx%v at %v", s.W, s.H, s.Scale), func(t *testing.T) {
			for _, way := range []rules.Way{rules.Calm, rules.Ghost} {
				lookThrough(t, s, way, 2+(n+int(way))%4, uint64(n), modes)
			}
		})
	}
	for m := watching; m <= flicking; m++ {
		if !modes[m] {
			t.Errorf("nobody looked at mode %d", m)
		}
	}
}

// lookThrough plays a match and reports the words that find no room in some language. It looks once in each mode, once
// at each kind of event that is told, and at the sheets.
func lookThrough(t *testing.T, s boardtest.Screen, way rules.Way, seats int, seed uint64, modes map[mode]bool) {
	t.Helper()
	m := newMatch(t, way.String(), seats, seed)
	r := newRig(m, s, 0)
	r.Kit.SetArt(boardtest.Shelf())
	words := boardtest.NewWords(t, r.Kit, r.Board, s, seats, func() {})
	b := r.Board
	seen := map[string]bool{}
	look := func() {
		what := fmt.Sprintf("%d seats, mode %d, %T", seats, b.places.made.mode, b.Model.story.event)
		if seen[what] {
			return
		}
		seen[what], modes[b.places.made.mode] = true, true
		words.Look(what)
	}
	for range 60 * seats {
		events, on := m.Random()
		if !on {
			break
		}
		var list []rules.Event
		for _, e := range events {
			if known, ok := rules.Def.Redact(e, 0); ok {
				list = append(list, known)
			}
		}
		b.Tell(list, m.Play.View(0))
		for range 40 {
			if b.Step(); !b.tale.firm() {
				break
			}
			look()
			b.tale.skip(false)
		}
		b.Finish()
		r.Look()
		r.Tick(ui.Input{})
		look()
	}
	for _, about := range []thing{pieceOf(rules.Destiny), dishOf(1), things.Nth(rung, 3), things.The(tape),
		things.The(bowl), things.The(meter), pieceOf(1), things.Nth(back, 1), trayOf(1)} {
		b.Sel.overlay = b.Sel.Opening(boards.ExplainSheet, about)
		b.Arrange()
		words.Look(fmt.Sprint("sheet ", about))
	}
}
