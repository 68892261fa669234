package masters

import "runehall/games"

// course appends how an event changes what the seats would score now: their areas, less the cards put beside them.
func course(dst []games.Tally, event Event) []games.Tally {
	switch e := event.(type) {
	case WorthChanged:
		return append(dst, games.Tally{Seat: e.Seat, Points: e.To - e.From})
	case CardPutBeside:
		return append(dst, games.Tally{Seat: e.Seat, Points: -1})
	default:
		return dst
	}
}

// tally appends what an event does to the scores. All points come at the end (MAS-18, MAS-23).
func tally(dst []games.Tally, event Event) []games.Tally {
	switch e := event.(type) {
	case AreaScored:
		return append(dst, games.Tally{
			//says:keys masters.tally.{blue,green,red}
			Seat: e.Seat, Points: e.Points, Reason: "masters.tally." + e.Colour.String(), Clause: "MAS-18",
		})
	case DiscardsCounted:
		return append(dst, games.Tally{Seat: e.Seat, Points: -DiscardCost * e.Cards, Reason: "masters.tally.beside",
			Clause: "MAS-23"})
	default:
		return dst
	}
}
