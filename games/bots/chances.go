package bots

import "runehall/games"

const (
	// usualSwing is for games that name none ([games.Info].Swing).
	usualSwing = 1000
	// farBehind is in swings: who is further behind has lost.
	farBehind = 1000
)

// chances returns a seat's chance of winning at the end of a playout, in parts of full. The odds between two seats depend on the difference of their
// worths; with more seats the odds of all pairs are combined. The scale was measured in matches of adepts: seats with a computed chance of 25, 50 or
// 75 percent won about so often, at two, three and four seats ([games.Info].Swing).
func (p *playout[C, M, E, V]) chances(s games.Seat, seats int) int {
	// In an int of 32 bits there is no room for it.
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

// early lowers a chance where the match goes on longer than it should. Otherwise a seat that is behind would rather keep the match from ending
// than lose it.
func (p *playout[C, M, E, V]) early(chance int) int {
	if p.def.Overdue == nil {
		return chance
	}
	return chance * (100 - p.def.Overdue(p.pos)) / 100
}
