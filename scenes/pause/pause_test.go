package pause

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// TestTheMenuLiesOverItsTable lays a menu out at two sizes: the table under it is laid out with it, and the standing
// names each seat, of which one is to act.
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
	if len(rows) != 2 || rows[0].name != "Ada" || rows[1].words != "5 coins" || rows[0].acting || !rows[1].acting ||
		s.standing.match != "Round 2" {
		t.Errorf("the standing is %+v", s.standing)
	}
	if d.Resize(ui.Sz(412, 915)); fitted.Size() != d.Size {
		t.Errorf("at another size the table is laid out for %v", fitted)
	}
}

// TestCalmStandsInTheMenu has hands that race: one tap on the menu asks the others to begin again without, at once.
// Where nobody can be asked, the menu does not offer it.
func TestCalmStandsInTheMenu(t *testing.T) {
	d := pagetest.NewBench(t, ui.Sz(412, 915), "en", 1)
	asked := 0
	d.Open(New(d.Stage, table.Menu{Game: "toss", Calm: func() { asked++ }}, "", Ways{}))
	d.FocusOn("pause.calm")
	d.Tap("pause.calm")
	if asked != 1 {
		t.Errorf("the others are asked %d times", asked)
	}
	d.Open(New(d.Stage, table.Menu{Game: "toss"}, "", Ways{}))
	if names := d.Names("pause.calm"); len(names) > 0 {
		t.Errorf("it offers %v", names)
	}
}

// TestAMatchInARoomIsLeftForGood gives a match up and asks for its end, each after a question, at a table of one person
// and of several. At a table where nobody can, neither is offered.
func TestAMatchInARoomIsLeftForGood(t *testing.T) {
	d := pagetest.NewBench(t, ui.Sz(412, 915), "en", 1)
	did := ""
	menu := table.Menu{Game: "ritual", Resign: func() { did += "resign " }, End: func() { did += "end " }}
	d.Open(New(d.Stage, menu, "", Ways{}))
	d.FocusOn("pause.resign")
	d.Key(ui.Confirm)
	d.Tap("dialog.cancel")
	d.FocusOn("pause.end")
	d.Key(ui.Confirm)
	d.Tap("dialog.ok")
	if did != "end " {
		t.Errorf("it did %q", did)
	}
	menu.Resigner = "Ingrid"
	s := New(d.Stage, menu, "", Ways{})
	d.Open(s)
	d.FocusOn("pause.resign")
	d.Key(ui.Confirm)
	if s.Question.Dialog == nil || s.Question.Dialog.Title != "Give the match up for Ingrid?" {
		t.Errorf("it asks %+v", s.Question.Dialog)
	}
	d.Tap("dialog.ok")
	if did != "end resign " {
		t.Errorf("it did %q", did)
	}
	d.Open(New(d.Stage, table.Menu{Game: "ritual"}, "", Ways{}))
	if names := append(d.Names("pause.end"), d.Names("pause.resign")...); len(names) > 0 {
		t.Errorf("it offers %v", names)
	}
}
