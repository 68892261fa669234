package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/ui"
)

// throne returns where the throne stands: at the end of the track.
func (p *places) throne() ui.Rect {
	r := p.track
	wide := min(.6*r.H, .1*r.W)
	return ui.Rc(r.Right()-wide-.2*r.H, r.Y+.08*r.H, wide, .84*r.H)
}

// nail returns the point of the track that stands for a number of points, with the throne on a number of them: the tip of a pin is
// there. All who are beyond the throne stand on it.
func (p *places) nail(points, throne int) ui.Point {
	r := p.track
	from, to := r.X+.45*r.H, p.throne().Center().X
	n := float64(max(0, min(points, throne)))
	return ui.Pt(from+(to-from)*n/float64(max(1, throne)), r.Y+.58*r.H)
}

// seat returns where a seat is seen: its chip, or the badge of the one in front.
func (p *places) seat(i int) ui.Rect {
	for n := range p.seats {
		if p.seats[n].Seat == games.Seat(i) {
			return p.seats[n].Place()
		}
	}
	if games.Seat(i) == p.made.front {
		return p.ledge.badge.Union(p.ledge.name)
	}
	return ui.Rect{}
}

// ownStone returns the place among the rune stones of the seat in front at which one of a kind lies, or -1.
func (p *places) ownStone(k rules.Stone) int {
	if p.made.front < 0 || !p.given.Synced {
		return -1
	}
	for i, has := range p.given.View.Stones(p.made.front) {
		if has == k {
			return i
		}
	}
	return -1
}
