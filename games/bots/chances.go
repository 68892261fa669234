package bots

import "runehall/games"

const (
	// usualSwing is for games that name none ([games.Info].Swing).
	usualSwing = 1000
	// farBehind is in swings: who is further behind has lost.
	farBehind = 1000
)

// chances returns a seat's chance of winning from where a playout has come to, in parts of full. The odds between two seats depend on how much more the
// position is worth to one of them, and those of several are taken together. It is as was measured in matches of adepts: whoever was given a
// chance of 25, 50 or 75 percent won about so often, with two seats, three and four ([games.Info].Swing).
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

// early returns what is left of a chance where the match goes on longer than it should. Whoever is behind would otherwise rather keep all others from
// the end for ever than lose.
func (p *playout[C, M, E, V]) early(chance int) int {
	if p.def.Overdue == nil {
		return chance
	}
	return chance * (100 - p.def.Overdue(p.pos)) / 100
}
