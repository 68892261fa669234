package results

import (
	"strings"

	"runehall/assets/lang"
	"runehall/games"
)

// honour returns the title that the rulebook gives to the winners, in a sentence; "" where it gives none.
func (s *Scene) honour(winners []games.Seat) string {
	//says:keys results.title.{@games}?
	st, key := s.stage, "results.title."+s.outcome.Game
	if !st.Book.Has(key) {
		return ""
	}
	names := make([]string, len(winners))
	for i, seat := range winners {
		names[i] = s.outcome.Sitters[seat].Name
	}
	return st.Text(key, lang.Str("names", strings.Join(names, ", ")), lang.Num("n", len(winners)))
}
