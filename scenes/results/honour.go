package results

import "runehall/games"

// honour returns the title that the rulebook gives to the winners, in a sentence; "" where it gives none.
func (s *Scene) honour(winners []games.Seat) string {
	names := make([]string, len(winners))
	for i, seat := range winners {
		names[i] = s.outcome.Sitters[seat].Name
	}
	return s.stage.Honour(s.outcome.Game, names)
}
