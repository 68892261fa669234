package ritual

import (
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestAnEmptyTableSaysWhereTheFirstTileGoes begins a match before the seat that lays the first tile, before one that
// waits for it, and before all at a shared table. Each sees the cell in the field and, until a tile lies there, reads
// below it what it is, over the full width of the field.
func TestAnEmptyTableSaysWhereTheFirstTileGoes(t *testing.T) {
	for _, screen := range []boardtest.Screen{{W: 1440, H: 900, Scale: 1, Tag: "en"},
		{W: 915, H: 412, Scale: 1, Tag: "en"}, {W: 360, H: 640, Scale: 1.5, Tag: "uk"}} {
		m := newMatch(t, 3, "explorers", 3)
		lays := m.Play.View(games.All).OnTurn()
		texts := map[string]bool{}
		for _, reader := range []games.Seat{lays, (lays + 1) % 3, games.Public} {
			r := newRig(m, screen, reader)
			r.Settle()
			first := r.Board.words.first
			if first.text == "" {
				t.Fatalf("%v: reader %d is told nothing", screen, reader)
			}
			texts[first.text] = true
			at := r.Board.places.hexagon(first.cell)
			field := r.Board.places.field
			k := r.Board.Given.Frame.Kit
			if below := field.Bottom() - k.Gap.S - at.Bottom() - k.Gap.S; !field.Holds(at) ||
				below < k.Measure(first.text, k.Type.Strong, field.W-2*k.Gap.M).H {
				t.Errorf("%v: the first cell at %v and its words do not fit the field %v", screen, at, field)
			}
		}
		if len(texts) < 2 {
			t.Errorf("%v: all are told %v", screen, texts)
		}
		m.Random()
		r := newRig(m, screen, games.Public)
		r.Settle()
		if text := r.Board.words.first.text; text != "" {
			t.Errorf("%v: with a tile there it says %q", screen, text)
		}
	}
}

// TestADraftOnTheEmptyTableSpeaksForItself lays the first tile as a draft: the words below its cell go away.
func TestADraftOnTheEmptyTableSpeaksForItself(t *testing.T) {
	m := newMatch(t, 2, "explorers", 3)
	r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, m.Play.View(games.All).OnTurn())
	r.Settle()
	cell := r.Board.words.first.cell
	if !strings.Contains(r.Board.words.first.text, "first tile") {
		t.Fatalf("it says %q", r.Board.words.first.text)
	}
	r.Board.Sel.tile, r.Board.Sel.draft, r.Board.Sel.cell = 0, true, cell
	r.Tick(ui.Input{})
	r.Board.words.write()
	if text := r.Board.words.first.text; text != "" {
		t.Errorf("beneath a draft it says %q", text)
	}
}
