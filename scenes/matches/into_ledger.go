package matches

import (
	"slices"
	"time"

	"runehall/games"
	"runehall/games/ledger"
	"runehall/internal/store"
	"runehall/scenes/library"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// judgedInATick is how many events of a match are looked at in one tick. On a slow phone that takes less than a tenth
// of the tick.
const judgedInATick = 4000

// Remember writes a finished match into the ledger. If it was not there before, Remember passes to told, by seat, the
// ids of what each person achieved for the first time. All of this happens in later ticks. If the program ends before,
// the match is recalled when the program starts again. Matches that came from elsewhere, and matches without persons,
// are not remembered. id is the name of the record, and ended is when the match ended. told may be nil.
func Remember(st *stage.Stage, lib *library.Library, id string, e table.Ended, ended time.Time,
	told func(fresh [games.MaxSeats][]string)) {
	if counted(id, e.Record.Players) {
		remember(st, lib, e, ended, func(games.Seat) bool { return false }, told)
	}
}

// remember does what [Remember] does, whatever the record is called. away reports whether the person of a seat sat at
// another device. For them the match counts there, not here.
func remember(st *stage.Stage, lib *library.Library, e table.Ended, ended time.Time, away func(s games.Seat) bool,
	told func(fresh [games.MaxSeats][]string)) {
	g, ok := lib.Game(e.Record.Game)
	if !ok || g.Door == nil {
		return
	}
	line := ledger.NewLine(e.Record, g.Door.Info(), e.Result, e.Moves, ended.UTC().Format(EndedForm))
	for i := range line.Seats {
		line.Seats[i].Away = line.Seats[i].Person() && away(games.Seat(i))
	}
	var judge table.Judge
	if e.Judge != nil {
		judge = e.Judge()
	}
	st.Ledger.Then(func() {
		st.Do(func() (done bool) {
			if judge != nil {
				if !judge.Step(judgedInATick) {
					return false
				}
				for seat, feats := range judge.Earned() {
					if !line.Seats[seat].Away {
						line.Seats[seat].Feats = feats
					}
				}
			}
			if st.Ledger.Add(line) > 0 && told != nil {
				told(st.Ledger.Book.New(line))
			}
			return true
		})
	})
}

// EndedForm is how the ledger writes times, for [time.Time.Format]. They are in UTC.
const EndedForm = "2006-01-02T15:04:05Z"

// counted reports whether a match counts once it is over: a person played in it, and its record did not come from
// elsewhere.
func counted(id string, players []games.Player) bool {
	return !store.Guest(id) && slices.ContainsFunc(players, func(p games.Player) bool {
		return p.Driver == games.Person
	})
}

// recall remembers a finished match whose table was left before its results were shown, or during which the program
// ended.
func recall(st *stage.Stage, lib *library.Library, id string, sitting table.Sitting) {
	st.Ledger.Then(func() {
		if st.Ledger.Book.Has(ledger.Key(sitting.Record())) {
			return
		}
		ended := store.Made(id)
		if played := st.Known.Of(id).Played; played > 0 {
			ended = time.UnixMilli(played)
		}
		if ended.IsZero() {
			ended = time.Now() // nobody knows
		}
		Remember(st, lib, id, sitting.Ended(), ended, nil)
	})
}
