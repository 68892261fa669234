package ritual

import (
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/table"
)

// figure returns the position of a clause's figure, and its draft.
func figure(t *testing.T, clause string) (rules.View, rules.Move) {
	t.Helper()
	for _, f := range Figures {
		if f.Clause != clause {
			continue
		}
		core, draft, err := table.Position(rules.Def, f)
		if err != nil {
			t.Fatal(err)
		}
		v := rules.Def.View(core, games.All)
		if draft == nil {
			return v, rules.Move{}
		}
		if why := v.WhyNot(v.OnTurn(), *draft); why != nil {
			t.Errorf("the draft of %s is refused by %s", clause, why.Clause)
		}
		return v, *draft
	}
	t.Fatalf("%s has no figure", clause)
	return rules.View{}, rules.Move{}
}

// TestFiguresShowWhatTheirNotesSay holds the positions of the rulebook to what is said of them.
func TestFiguresShowWhatTheirNotesSay(t *testing.T) {
	v, _ := figure(t, "RIT-1")
	for q, kind := range []rules.TileKind{rules.Grey, rules.Gold, rules.Black} {
		if l, ok := v.At(rules.Cell{Q: int8(q)}); !ok || l.Tile.Kind() != kind || kind == rules.Black && l.Tile.Rune(l.Turn, rules.West) != rules.Star {
			t.Errorf("RIT-1: tile %d is %+v", q, l)
		}
	}
	v, m := figure(t, "RIT-13")
	for d, want := range map[rules.Dir][2]bool{rules.SouthEast: {true, true}, rules.SouthWest: {false, true}, rules.East: {false, false}} {
		l, _ := v.At(m.Cell.Next(d))
		same := m.Tile.Rune(m.Turn, d) == l.Tile.Rune(l.Turn, d.Opposite())
		if match := v.Preview(v.OnTurn(), m.Tile, m.Turn, m.Cell).Matches.Has(d); same != want[0] || match != want[1] {
			t.Errorf("RIT-13: at %v the runes are the same: %v, and match: %v", d, same, match)
		}
	}
	v, m = figure(t, "RIT-14")
	l, _ := v.At(rules.Cell{R: 1})
	if p := v.Preview(v.OnTurn(), m.Tile, m.Turn, m.Cell); m.Tile.Kind() != rules.Gold || p.Coins != 4 || l.Coins != 1 {
		t.Errorf("RIT-14: %+v beside %+v", p, l)
	}
	v, m = figure(t, "RIT-18")
	l, _ = v.At(m.Cell)
	if after := v.Preview(v.OnTurn(), m.Tile, m.Turn, m.Cell).Matches; count(after) != 3 || count(l.Matches) != 1 {
		t.Errorf("RIT-18: %d matches lie on %d", count(after), count(l.Matches))
	}
	v, _ = figure(t, "RIT-22")
	if s := v.Shapes(); len(s) != 1 || s[0].Kind != rules.Line || s[0].Length != 6 || s[0].Coins != 5 {
		t.Errorf("RIT-22: %+v", s)
	}
}

func count(edges rules.Edges) (n int) {
	for d := range rules.Dir(rules.Dirs) {
		if edges.Has(d) {
			n++
		}
	}
	return n
}
