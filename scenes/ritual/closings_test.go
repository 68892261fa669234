package ritual

import (
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestRIT22_ALineThatOneTileClosesIsAnnounced plays until a tile of the hand can close a line of one's own, on every
// screen. The headline says so, the cell is in sight and says what it brings, and a draft there says both numbers.
func TestRIT22_ALineThatOneTileClosesIsAnnounced(t *testing.T) {
	for _, s := range boardtest.Screens {
		m := growing(t, 2, "explorers", closesFor(0))
		r := newRig(m, s, games.Public)
		r.Settle()
		b, h := r.Board, &r.Board.player
		c, ok := h.closes()
		if _, turn := b.Headline(); !ok || turn.Key != "ritual.board.close.line" {
			t.Fatalf("%vx%v: the head says %s, %v", s.W, s.H, turn.Key, ok)
		}
		if n := len(c.laid); n != rules.LineLength-1 {
			t.Errorf("%d tiles are outlined", n)
		}
		if seen := b.places.inside(c.Cell); seen.Empty() {
			t.Errorf("%vx%v at %v: the cell that closes the line is out of sight", s.W, s.H, s.Scale)
		}
		for i := range h.options.placements {
			l := &h.options.placements[i]
			if closing := l.cell == c.Cell; closing != (l.bonus > 0) {
				t.Errorf("%v brings %d coins besides", l.cell, l.bonus)
			} else if closing && !strings.HasSuffix(l.sum(0), "+5") {
				t.Errorf("its cell says %q", l.sum(0))
			}
		}
		r.Tap(ui.Touch, b.places.inside(c.Cell).Center())
		r.Settle()
		if !h.Sel.draft || h.Sel.cell != c.Cell || !strings.Contains(b.words.why, "+ 5") {
			t.Errorf("%vx%v at %v: the draft on %v, in %+v, says %q", s.W, s.H, s.Scale, c.Cell,
				h.Sel.cell, b.words.why)
		}
	}
}

// TestRIT22_AnothersLineIsAnnouncedToo plays until a line of another seat lacks one tile: the ledge says whose it is,
// and a tip can point at the cell.
func TestRIT22_AnothersLineIsAnnouncedToo(t *testing.T) {
	m := growing(t, 2, "explorers", func(v rules.View) bool {
		return v.Phase() == rules.TurnPhase && v.OnTurn() == 1 && len(v.AppendClosings(nil, 0)) > 0
	})
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
	r.Settle()
	if why := r.Board.words.why; !strings.Contains(why, "lacks one tile for a line: +5") {
		t.Errorf("the ledge says %q", why)
	}
	if _, there := r.Targets()["ritual.closing.0"]; !there {
		t.Error("nothing is there for a tip to point at")
	}
	if c, ok := r.Board.player.closes(); ok {
		t.Errorf("seat 1 is told to close %+v", c)
	}
}

// TestWhatIsGainedHasItsSign writes the coins that cells, pills and ends of lines say.
func TestWhatIsGainedHasItsSign(t *testing.T) {
	for coins, want := range map[int]string{5: "+5", 0: "+0", -1: "−1", -6: "−6", 400: "+99", -40: "−6"} {
		if got := gained(coins); got != want {
			t.Errorf("%d coins are written as %q, not %q", coins, got, want)
		}
	}
}

// TestATileToBuildOverIsNoHole says of another seat's line whether a tile is missing or has to be built over.
func TestATileToBuildOverIsNoHole(t *testing.T) {
	m := growing(t, 2, "explorers", func(v rules.View) bool {
		return v.Phase() == rules.TurnPhase && v.OnTurn() == 1 && len(v.AppendClosings(nil, 0)) > 0
	})
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
	r.Settle()
	w := &r.Board.words
	c, ok := w.player.closings.against(w.Given.Front)
	if !ok {
		t.Fatal("nobody's line lacks a tile")
	}
	if _, covers := w.Model.at(c.Cell); covers || w.lacking(c).Key != "ritual.board.lacks.line" {
		t.Errorf("of a hole is said %s", w.lacking(c).Key)
	}
	c.Cell = w.Model.tiles[0].cell
	if w.lacking(c).Key != "ritual.board.lacks-over.line" {
		t.Errorf("of a tile is said %s", w.lacking(c).Key)
	}
}
