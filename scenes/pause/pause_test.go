package pause

import (
	"testing"

	"runehall/games"
	"runehall/scenes/pagetest"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// TestTheMenuLiesOverItsTable lays a menu out at two sizes: the table under it is laid out with it, and the standing names each seat, of which one is to act.
func TestTheMenuLiesOverItsTable(t *testing.T) {
	d := pagetest.NewBench(t, ui.Sz(1440, 900), "en", 1)
	fitted := ui.Rect{}
	menu := table.Menu{
		Game: "ritual", Behind: func(*ui.Canvas) {}, Fit: func(screen, _ ui.Rect) { fitted = screen }, Match: func() string { return "Round 2" },
		Standing: func(s games.Seat) string { return []string{"3 coins", "5 coins"}[s] }, Sitters: []stage.Sitter{{Name: "Ada"}, {Name: "Ben"}}, OnTurn: 1,
	}
	s := New(d.Stage, menu, "ritual-20260301-120000", Ways{})
	d.Open(s)
	if s.Ground == nil || fitted.Size() != d.Size {
		t.Errorf("the menu does not lie over the table, which is laid out for %v", fitted)
	}
	rows := s.standing.rows
	if len(rows) != 2 || rows[0].name != "Ada" || rows[1].words != "5 coins" || rows[0].acting || !rows[1].acting || s.standing.match != "Round 2" {
		t.Errorf("the standing is %+v", s.standing)
	}
	if d.Resize(ui.Sz(412, 915)); fitted.Size() != d.Size {
		t.Errorf("at another size the table is laid out for %v", fitted)
	}
}
