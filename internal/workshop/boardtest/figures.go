package boardtest

import (
	"testing"

	"runehall/games"
	"runehall/scenes/table"
)

// Figured is the position of a figure in the rulebook, with everything visible.
type Figured[M comparable, V any] struct {
	Clause string // the clause beside which the figure stands
	View   V
	// Draft is the move that the figure shows, if any. Refused is the clause that forbids the move; "": it is legal.
	Draft   M
	Refused string
}

// Figures checks that the figures of a rulebook show what they should, by calling shows for each. A figure's move must
// be legal, or be refused by the figure's own clause.
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
