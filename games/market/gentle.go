package market

import "runehall/games"

// gentle leaves of moves those that others like best: to take interest, to store, to buy and to end the turn, as long as one of these can be made; then to
// challenge, or to pay runes for an outpost, with which the market grows again; and to rob, to send a collector or to take a card of a hand only where
// nothing else can be done.
func gentle(_ *Game, _ games.Seat, moves []Move) []Move {
	least := unkind
	for i := range moves {
		least = min(least, manners[moves[i].Kind])
	}
	left := moves[:0]
	for _, m := range moves {
		if manners[m.Kind] == least {
			left = append(left, m)
		}
	}
	return left
}

// manner says how much a move keeps others from playing; the zero manner not at all.
type manner uint8

const (
	// rough is what can be held, or makes the match longer.
	rough manner = 1 + iota
	// unkind is what takes something from somebody.
	unkind
)

// manners are those of the kinds of moves.
var manners = [moveKinds]manner{
	Duel: rough, OutpostForRunes: rough,
	Rob: unkind, GiveUp: unkind, Collector: unkind, CollectorForRunes: unkind, TakeCard: unkind,
}
