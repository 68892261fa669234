package cards

import "runehall/games"

// wire writes or reads a view.
func wire(w *games.Wire, v *View) {
	games.WireNumber(w, &v.For, games.All, maxSeats-1)
	games.WireNumber(w, &v.Seats, info.MinSeats, info.MaxSeats)
	games.WireNumber(w, &v.Phase, 0, Over)
	games.WireNumber(w, &v.OnTurn, 0, maxSeats-1)
	games.WireNumber(w, &v.Asked, 0, maxSeats-1)
	games.WireNumber(w, &v.Played, 0, kinds-1)
	games.WireNumber(w, &v.Passes, 0, maxSeats)
	games.WireNumbers(w, v.Sizes[:], 0, deckSize)
	games.WireNumbers(w, v.Buried[:], 0, deckSize)
	games.WireNumbers(w, v.Discard[:], 0, copies)
	games.WireNumber(w, &v.Left, 0, deckSize)
	games.WireNumbers(w, v.Points[:], info.MinPoints, info.MaxPoints)
	known := len(v.Deck)
	for s := range v.Hands {
		games.WireNumbers(w, v.Hands[s][:], 0, copies)
		games.WireNumbers(w, v.Graves[s][:], 0, copies)
	}
	games.WireNumber(w, &known, 0, deckSize)
	if w.Reads() && (v.For == games.All || known > 0) {
		v.Deck = make([]Card, known)
	}
	games.WireNumbers(w, v.Deck, 0, kinds-1)
}
