package boardtest

import (
	"testing"

	"runehall/games"
	"runehall/scenes/table"
)

// Figured is the position of a figure in the rulebook, as everybody together would see it.
type Figured[M comparable, V any] struct {
	Clause string // beside which it stands
	View   V
	// Draft is the move that it shows, if any, and Refused the clause that forbids that, if one does.
	Draft   M
	Refused string
}

// Figures holds the figures of a game's rulebook to what they are to show. A move in one is legal, unless shows is true of one that
// is refused by the clause beside which it stands.
func Figures[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, def *games.Def[C, M, E, V], figures []table.Figure, shows func(f *Figured[M, V]) bool,
) {
	t.Helper()
	for _, figure := range figures {
		core, draft, err := table.Position(def, figure)
		if err != nil {
			t.Fatal(err)
		}
		f := Figured[M, V]{Clause: figure.Clause, View: def.View(core, games.All)}
		if draft != nil {
			f.Draft = *draft
			for _, acting := range core.AppendActing(nil) {
				if why := core.Check(acting.Seat, *draft); why != nil && acting.Must {
					f.Refused = why.Clause
				}
			}
		}
		if !shows(&f) {
			t.Errorf("%s: its figure shows something else: %+v", f.Clause, f)
		}
		if f.Refused != "" && f.Refused != f.Clause {
			t.Errorf("%s: the move of its figure is refused by %s", f.Clause, f.Refused)
		}
	}
}
