package stones

import (
	"runehall/games"
	"runehall/ui"
)

// places is where everything is on the screen.
type places struct {
	*shared
	layout
	made arrangement // what the layout was made for
}

func (p *places) picture() ui.Rect {
	return p.Growth.At(p.sheet.Picture)
}

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
func (p *places) seat(s games.Seat) ui.Rect {
	for n := range p.seats {
		if p.seats[n].Seat == s {
			return p.seats[n].Place()
		}
	}
	if s == p.made.front {
		return p.ledge.badge.Union(p.ledge.name)
	}
	return ui.Rect{}
}

func nth(list []ui.Rect, i int) ui.Rect {
	if i < 0 || i >= len(list) {
		return ui.Rect{}
	}
	return list[i]
}

// edge returns a place of the size of a card at an edge of the field.
func (p *places) edge(x, y float64) ui.Rect {
	k := p.Given.Frame.Kit
	size := ui.Sz(k.Dp(42), k.Dp(60))
	return ui.RectAround(ui.Pt(p.field.X+p.field.W*x, p.field.Y+p.field.H*y), size)
}

// middle is such a place in the middle of the ledge.
func (p *places) middle() ui.Rect {
	return ui.RectAround(p.ledge.rect.Center(), p.edge(.5, .5).Size())
}
