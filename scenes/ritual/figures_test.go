package ritual

import (
	"testing"

	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
)

// TestFiguresShowWhatTheirNotesSay compares the positions in the rulebook with their notes.
func TestFiguresShowWhatTheirNotesSay(t *testing.T) {
	boardtest.Figures(t, rules.Def, Figures, func(f *boardtest.Figured[rules.Move, rules.View]) bool {
		v, m := f.View, f.Draft
		p := v.Preview(v.OnTurn(), m.Tile, m.Turn, m.Cell)
		switch f.Clause {
		case "RIT-1":
			for q, kind := range []rules.TileKind{rules.Grey, rules.Gold, rules.Black} {
				if l, ok := v.At(rules.Cell{Q: int8(q)}); !ok || l.Tile.Kind() != kind ||
					kind == rules.Black && l.Tile.Rune(l.Turn, rules.West) != rules.Star {
					return false
				}
			}
			return true
		case "RIT-13":
			for d, want := range map[rules.Dir][2]bool{rules.SouthEast: {true, true}, rules.SouthWest: {false, true},
				rules.East: {false, false}} {
				l, _ := v.At(m.Cell.Next(d))
				if same := m.Tile.Rune(m.Turn, d) == l.Tile.Rune(l.Turn, d.Opposite()); same != want[0] ||
					p.Matches.Has(d) != want[1] {
					return false
				}
			}
			return true
		case "RIT-14":
			l, _ := v.At(rules.Cell{R: 1})
			return m.Tile.Kind() == rules.Gold && p.Coins == 4 && l.Coins == 1
		case "RIT-18":
			l, _ := v.At(m.Cell)
			return count(p.Matches) == 3 && count(l.Matches) == 1
		case "RIT-22":
			s := v.Shapes()
			return len(s) == 1 && s[0].Kind == rules.Line && s[0].Length == 6 && s[0].Coins == 5
		}
		return false
	})
}

func count(edges rules.Edges) (n int) {
	for d := range rules.Dir(rules.Dirs) {
		if edges.Has(d) {
			n++
		}
	}
	return n
}
