package matches

import (
	"runehall/games/bots"
	"runehall/games/ledger"
	"runehall/scenes/stage"
)

// leastRated is how many matches a strength must be told from before it is shown: a first guess would only mislead.
const leastRated = 3

// StrengthOf returns how strong a person plays a game, told from the ledger; false if it is not to be shown, or too
// little is known.
func StrengthOf(st *stage.Stage, game, person string) (own ledger.Strength, ok bool) {
	if !stage.Strength.On(st.Settings) {
		return own, false
	}
	own = ledger.Strengths(st.Ledger.Book.Lines(game), bots.Elo)[person]
	return own, own.Matches >= leastRated
}
