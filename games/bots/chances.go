package bots

import "runehall/games"

const (
	// usualSwing is the swing of games that measured none ([games.Info].Swing).
	usualSwing = 1000
	// farBehind bounds a difference of worth, in swings: somebody further behind has lost.
	farBehind = 1000
)

// chances returns a seat's chance of winning at the end of a playout, as a part of full. The odds between two seats
// follow from the difference of their worths; with more seats the odds of all pairs are combined. The scale was
// measured in matches of adepts with two, three and four seats: of seats with a computed chance of 25, 50 or 75
// percent, about as many won ([games.Info].Swing).
func (p *playout[C, M, E, V]) chances(s games.Seat, seats int) int {
	// The product below would not fit into a 32-bit int.
	own, swing, against := int64(p.def.Evaluate(p.pos, s)), int64(p.def.Swing), int64(full)
	if swing == 0 {
		swing = usualSwing
	}
	for o := range games.Seat(seats) {
		if o == s {
			continue
		}
		if d := int64(p.def.Evaluate(p.pos, o)) - own; d > 0 {
			against += full + 2*full*min(d, farBehind*swing)/swing
		} else {
			against += full * swing / (swing - 2*d)
		}
	}
	return int(full * full / against)
}

// early lowers a chance if the match has been going on for too long. Without it, a seat that is behind would rather
// drag the match on than lose it.
func (p *playout[C, M, E, V]) early(chance int) int {
	if p.def.Overdue == nil {
		return chance
	}
	return chance * (100 - p.def.Overdue(p.pos)) / 100
}
