package stones

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// pays places how a smithy is paid: with gems or with ore, with which gems, and what comes of it.
func (s *setter) pays(room ui.Rect) {
	if room.Empty() {
		return
	}
	k, dp, touch := s.k, s.k.Dp, s.touch
	p, n := &s.ledge.pay, float64(s.a.tiles)
	var ways, tiles ui.Rect
	if room.H < 2*touch+k.Gap.XS { // side by side
		ways, tiles = room.CutLeft(min(room.W*.4, max(2*touch, room.W-k.Gap.S-n*(touch+k.Gap.XS))), k.Gap.S)
		fill(p.ways[:], ways, len(p.ways), 0)
		p.tiles = tiles.Grid(s.a.tiles, s.a.tiles, k.Gap.XS)
		return
	}
	boards.Bands(room, k.Gap.XS,
		strip(&p.head, dp(26), dp(36), 3), strip(&ways, touch, max(touch, dp(48)), 10), strip(&tiles, touch, dp(110), 11),
	)
	ways.W, tiles.W = min(ways.W, dp(440)), min(tiles.W, dp(640))
	fill(p.ways[:], ways, len(p.ways), 0)
	if tiles.Empty() {
		return
	}
	wide := tiles.W * .3
	if n == 0 {
		wide = min(tiles.W, dp(240))
	}
	if free := tiles.W - n*(touch+k.Gap.XS); free >= k.Gap.L+dp(64) {
		p.bonus, tiles = tiles.CutRight(min(wide, free-k.Gap.L), k.Gap.L)
	}
	if together := n*tiles.H*1.2 + (n-1)*k.Gap.XS; n > 0 && tiles.W > together { // beside what they bring
		tiles.W = together
		p.bonus.X = tiles.Right() + k.Gap.L
	}
	p.tiles = tiles.Grid(s.a.tiles, s.a.tiles, k.Gap.XS)
}
