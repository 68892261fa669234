package stones

import "runehall/ui"

// pays places how a smithy is paid: with gems or with ore, with which gems, and what comes of it.
func (s *setter) pays(room ui.Rect) {
	if room.Empty() {
		return
	}
	k, dp, touch := s.k, s.k.Dp, s.touch
	p := &s.ledge.pay
	var ways, tiles ui.Rect
	if room.H < 2*touch+k.Gap.XS { // side by side
		ways, tiles = room.CutLeft(min(room.W*.4, max(2*touch, room.W-k.Gap.S-float64(s.a.tiles)*(touch+k.Gap.XS))), k.Gap.S)
		copy(p.ways[:], ways.Grid(len(p.ways), len(p.ways), 0))
		if s.a.tiles > 0 {
			p.tiles = tiles.Grid(s.a.tiles, s.a.tiles, k.Gap.XS)
		}
		return
	}
	bands(room, k.Gap.XS,
		band{&p.head, dp(26), dp(36), 3}, band{&ways, touch, max(touch, dp(48)), 10}, band{&tiles, touch, dp(110), 11},
	)
	if !ways.Empty() {
		if most := dp(440); ways.W > most {
			ways.W = most
		}
		copy(p.ways[:], ways.Grid(len(p.ways), len(p.ways), 0))
	}
	if tiles.Empty() {
		return
	}
	if most := dp(640); tiles.W > most {
		tiles.W = most
	}
	wide := tiles.W * .3
	if s.a.tiles == 0 {
		wide = min(tiles.W, dp(240))
	}
	if free := tiles.W - float64(s.a.tiles)*(touch+k.Gap.XS); free < k.Gap.L+dp(64) {
		wide = 0
	} else {
		wide = min(wide, free-k.Gap.L)
	}
	if wide > 0 {
		p.bonus, tiles = tiles.CutRight(wide, k.Gap.L)
	}
	if n := s.a.tiles; n > 0 {
		p.tiles = tiles.Grid(n, n, k.Gap.XS)
		if most := tiles.H * 1.2; p.tiles[0].W > most { // together beside what they bring
			tiles.W = float64(n)*most + float64(n-1)*k.Gap.XS
			p.tiles = tiles.Grid(n, n, k.Gap.XS)
			p.bonus.X = tiles.Right() + k.Gap.L
		}
	}
}

// ranks places both power rows as large as there is room: to place an artifact, or as whole lines that are traded in.
func (s *setter) ranks(room ui.Rect) {
	if room.Empty() {
		return
	}
	gap := s.k.Gap.XS
	for i, line := range room.Grid(len(s.ledge.rows), 1, gap) {
		in := line
		if s.a.mode == trading {
			s.ledge.trade.rows[i] = line
			in = line.Inset(ui.Insets{Left: min(line.H, s.k.Dp(52)) + gap, Top: gap / 2, Right: gap, Bottom: gap / 2})
		}
		s.row(i, line, in, gap)
	}
}
