package toss

import "runehall/games"

// Window returns the ticks in which a seat may claim now, the first and the last, and false while it may not: a claim
// is later than all that is settled, and within the limit. Without a limit the last is far away.
func (v View) Window(s games.Seat) (first, last int32, ok bool) {
	b, ok := bounds(v.game, s).(Bounds)
	return b.After + 1, b.Until, ok && b.Kind == Claims && b.After < b.Until
}

// Lead returns how many ticks later computer players see the fallen runes: the head start of people.
func (v View) Lead() int32 { return v.game.lead }
