package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// head places badge, name and points of the seat in front.
func (s *setter) head(room ui.Rect) {
	l := &s.ledge
	l.badge, room = boards.CutBadge(room, min(room.H, room.W*.3), s.k.Gap.XS)
	l.points, l.name = room.CutRight(min(s.k.Dp(92), room.W*.52), s.k.Gap.XS)
}

// own places the stores of the seat in front. While interest is taken they lie in panels, each with a switch below;
// otherwise they have a few words below them.
func (s *setter) own(room ui.Rect) {
	if room.Empty() {
		return
	}
	l, k := &s.ledge, s.k
	h := s.a.stores[max(0, s.a.front)]
	if s.a.mode != bearing {
		high := 0.0
		if room.H >= k.Dp(78) {
			high = s.captionHigh()
		}
		_, in := room.CutBottom(high, 0)
		l.stores = s.row(in, h, s.a.room, false)
		n := 0.0
		for _, r := range l.stores {
			if !r.Empty() {
				n++
			}
		}
		for at, r := range l.stores {
			if wide := max(r.W, room.W/n); !r.Empty() && high > 0 {
				l.words[at] = ui.Rc(r.X, r.Bottom(), r.W, high)
				if n == 1 {
					l.words[at] = ui.Rc(r.Center().X-wide/2, r.Bottom(), wide, high)
				}
			}
		}
		return
	}
	list := h.list()
	n := max(1, len(list))
	room = room.Place(ui.Sz(min(room.W, max(float64(n)*room.H*1.5, float64(n)*k.Dp(220))), room.H), .5, .5)
	for i, cell := range room.Grid(n, n, k.Gap.S) {
		if i >= len(list) {
			break
		}
		at := list[i]
		l.panels[at] = cell
		in := cell.Grow(-min(k.Gap.XS, cell.H*.04))
		l.switches[at], in = in.CutBottom(max(s.touch, min(k.Dp(46), in.H*.3)), k.Gap.XS/2)
		if in.H >= k.Dp(64) {
			l.words[at], in = in.CutBottom(s.captionHigh(), 0)
		}
		l.stores[at] = in
	}
}

// loose places the loose runes of the seat in front, one colour beside the other.
func (s *setter) loose(room ui.Rect) {
	if room.W < s.touch || room.H < s.touch*.9 {
		return
	}
	l := &s.ledge
	if most := s.k.Dp(380); room.W > most {
		room = room.Place(ui.Sz(most, room.H), 0, .5)
	}
	l.looseRect = room
	if wide := s.k.Dp(240); room.H >= s.touch+s.k.Dp(28) && room.W >= 2*s.touch {
		_, room = room.CutTop(s.k.Dp(6), 0)
		l.looseWords, room = room.CutTop(s.k.Dp(22), 0)
	} else if room.W >= wide && room.H < room.W/3 {
		_, room = room.CutLeft(s.k.Gap.S, 0)
		l.looseWords, room = room.CutLeft(room.W*.45, 0)
		room = room.Place(ui.Sz(min(room.W, 2*s.k.Dp(70)), room.H), 0, .5)
	}
	cells := room.Grid(2, 2, 0)
	if room.W < 2*s.touch {
		cells = room.Grid(2, 1, 0)
	}
	l.loose[rules.Red], l.loose[rules.Blue] = cells[0], cells[1]
}

// raised is how far chosen cards rise, in dp.
const raised = 8

// handed places the hand. While a duel is answered, each card has room for a few words below it. For an empty hand it
// places the edges of the cards to which it will be refilled (MAR-13).
func (s *setter) handed(room ui.Rect) {
	l, k := &s.ledge, s.k
	switch {
	case room.Empty():
		return
	case s.a.hand == 0:
		if edges := s.cards(room, rules.HandCards); edges[0].Right() <= edges[1].X { // not over one another
			l.bare = edges
		}
		return
	}
	low := 0.0
	if s.a.mode == answering && room.H >= k.Dp(76) {
		low = k.Dp(26)
		room.H -= low + k.Gap.XS
	}
	if s.a.mode == choosing { // chosen ones rise
		_, room = room.CutTop(min(k.Dp(raised), room.H*.05), 0)
	}
	l.hand = s.cards(room, s.a.hand)
	if low == 0 || l.hand[s.a.hand-1].Y > l.hand[0].Y {
		return
	}
	for i, c := range l.hand {
		wide := c.W
		if i+1 < len(l.hand) {
			wide = min(wide, l.hand[i+1].X-c.X)
		}
		l.tags = append(l.tags, ui.Rc(c.X, c.Bottom()+k.Gap.XS, wide, low))
	}
}

// cards places n cards side by side, the smaller the more they are. Where they would be narrower than a finger, they
// lie in two rows or, without room for these, over one another.
func (s *setter) cards(room ui.Rect, n int) (places []ui.Rect) {
	gap := s.k.Gap.S
	wide := (room.W - float64(n-1)*gap) / float64(n)
	if wide < s.touch && room.H >= 2*s.touch+s.k.Gap.XS && room.H*cardShape.Most > wide {
		return boards.Even(room, n, (n+1)/2, s.k.Gap.XS, boards.Shape{Least: cardShape.Least, Most: 1.2})
	}
	if s.f.Hand {
		grid := boards.Largest(room, n, gap, ui.Sz(s.k.Dp(230), s.k.Dp(330)), cardShape)
		if row := boards.Even(room, n, n, gap, cardShape); len(grid) > 0 && grid[0].W*grid[0].H > row[0].W*row[0].H {
			return grid
		}
	}
	size := ui.Sz(0, min(room.H, s.k.Dp(270)))
	size.W = min(size.H*cardShape.Most, max(wide, s.touch))
	size.H = min(size.H, size.W/cardShape.Least)
	if size.W <= wide+.5 {
		return boards.Slots(room, n, size, gap)
	}
	step := (room.W - size.W) / float64(n-1)
	for i := range n {
		places = append(places, ui.Rc(room.X+float64(i)*step, room.Center().Y-size.H/2, size.W, size.H))
	}
	return places
}

// takes places the rows that say what is taken.
func (s *setter) takes(room ui.Rect) {
	if room.Empty() {
		return
	}
	columns := 1
	if room.H < 2*s.k.Dp(34) {
		columns = 2
	}
	high := (s.k.Dp(56) + s.k.Gap.XS) * float64(2/columns)
	room = room.Place(ui.Sz(min(room.W, s.k.Dp(520)), min(room.H, high)), .5, 1)
	copy(s.ledge.takings[:], room.Grid(2, columns, s.k.Gap.XS))
}

func (s *setter) signs(room ui.Rect) {
	if !room.Empty() {
		copy(s.ledge.picks[:], boards.Even(room, 3, 3, s.k.Gap.M, boards.Shape{Least: 1, Most: 1}))
	}
}

// stacked reports whether the offers stand below the words about what is chosen, rather than beside them.
func (s *setter) stacked(wide float64) bool {
	most := .5 // of the width
	if s.tight {
		most = .7
	}
	return float64(s.a.offers+s.a.tiles)*s.touch > most*wide
}

// chosen places the line about what is chosen, with the runes that pay and the offers beside it or below it.
func (s *setter) chosen(room ui.Rect) {
	l, k := &s.ledge, s.k
	n := s.a.offers + s.a.tiles
	if room.Empty() || n == 0 || room.H < s.touch {
		l.line = room
		return
	}
	var parts ui.Rect
	columns, high := n, max(s.touch, k.Dp(48), min(k.Dp(64), room.H*.4))
	if float64(n)*s.touch > room.W && room.H >= 2*s.touch {
		columns, high = (n+1)/2, 2*high+k.Gap.XS
	}
	if columns < n || room.H >= max(s.touch, k.Dp(40))+k.Dp(22) && (s.stacked(room.W) || room.H >= 2*s.touch) {
		parts, l.line = room.CutBottom(
			min(high, max(room.H*.7, float64((n+columns-1)/columns)*(s.touch+k.Gap.XS))), k.Gap.XS)
	} else {
		wide := k.Dp(76)
		if room.W >= k.Dp(560) {
			wide = k.Dp(120)
		}
		parts, l.line = room.CutRight(min(max(room.W*.62, float64(n)*s.touch), float64(n)*wide), k.Gap.XS)
	}
	if most := float64(columns) * (k.Dp(130) + k.Gap.XS); parts.W > most {
		parts = parts.Place(ui.Sz(most, parts.H), .5, .5)
	}
	cells := parts.Grid(n, columns, max(0, min(k.Gap.XS, (parts.W-float64(columns)*s.touch)/float64(columns))))
	l.tiles, l.offers = cells[:s.a.tiles:s.a.tiles], cells[s.a.tiles:]
}
