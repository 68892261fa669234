package scenes

import (
	"slices"
	"time"

	"runehall/games"
	"runehall/games/ledger"
	"runehall/internal/store"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// remember writes a finished match into the ledger, once, and passes to told what each seat achieved in it for the first time. Matches that
// came from elsewhere and those without persons are not remembered. id is the name of the record; told may be nil.
func remember(st *stage.Stage, id string, o table.Outcome, ended time.Time, told func(fresh [games.MaxSeats][]string)) {
	g, ok := gameOf(o.Game)
	person := slices.ContainsFunc(o.Players, func(p games.Player) bool { return p.Driver == games.Person })
	if !ok || g.door == nil || !person || store.Guest(id) {
		return
	}
	st.Ledger.Then(func() {
		line := ledger.NewLine(o.Record, g.door.Info(), o.Result, o.Moves, ended.UTC().Format(endedForm), o.Earned)
		if st.Ledger.Add(line) > 0 && told != nil {
			told(st.Ledger.Book.New(line))
		}
	})
}

// endedForm is how the ledger writes times.
const endedForm = "2006-01-02T15:04:05Z"

// recall remembers a match whose table was left, or whose program ended, before its results were shown.
func recall(st *stage.Stage, m savedMatch, sitting table.Sitting) {
	st.Ledger.Then(func() {
		if !st.Ledger.Book.Has(ledger.Key(sitting.Record())) {
			remember(st, m.id, sitting.Outcome(st), m.changed, nil)
		}
	})
}
