package stones

import (
	"math"

	"runehall/scenes/boards"
	"runehall/ui"
)

// steps places the played cards, and beside them what has to be chosen for the card that is open.
func (s *setter) steps(room ui.Rect) {
	if room.Empty() {
		return
	}
	k, dp, touch := s.k, s.k.Dp, s.touch
	p := &s.ledge.step
	choose := float64(max(2, s.a.tiles))*(touch+k.Gap.XS) + k.Gap.M
	n := float64(s.a.played)
	// the gems to choose from need all the room
	crowded := s.a.tiles > 0 && room.H < 3*touch+2*k.Gap.XS && room.W < choose+n*s.slim()
	if n > 0 && !crowded {
		gap := k.Gap.XS
		tag := min(dp(24), room.H*.2)
		high := room.H - tag - k.Gap.XS
		wide := min(n*high*upright+(n-1)*gap, room.W*min(.5, .2+.12*n))
		wide = min(wide, max(n*s.slim(), room.W-choose)) // side by side, unless that makes the cards too small
		var left ui.Rect
		left, room = room.CutLeft(wide, k.Gap.M)
		low, top := left.CutBottom(tag, k.Gap.XS)
		p.cards = boards.Even(top.Inset(ui.Sides(gap*.4, 0)), s.a.played, s.a.played, gap, tall)
		for _, c := range p.cards {
			p.tags = append(p.tags, ui.Rc(c.X-gap*.4, min(low.Y, c.Bottom()+k.Gap.XS), c.W+gap*.8, low.H))
		}
	}
	var icons, choices ui.Rect
	rows := 1.0
	if across := math.Floor((room.W + k.Gap.XS) / (touch + k.Gap.XS)); across > 0 {
		rows = max(1, math.Ceil(float64(s.a.tiles)/across))
	}
	list := []boards.Band{strip(&p.head, dp(24), dp(36), 5), strip(&icons, touch, dp(110), 10)}
	if s.a.tiles > 0 {
		list = append(list, strip(&choices, rows*touch+(rows-1)*k.Gap.XS, rows*dp(96), 11))
	}
	if s.a.rolled { // the die should be large, and nothing can follow before it is read
		list[1].Most = dp(150)
	} else {
		list = append(list, strip(&p.next, dp(34), dp(56), 3))
	}
	boards.Bands(room, k.Gap.XS, list...)
	icons.W = min(icons.W, dp(150)*2+k.Gap.S)
	fill(p.icons[:], icons, len(p.icons), k.Gap.S)
	side := min(icons.W, icons.H)
	p.die = icons.Place(ui.Sz(side, side), 0, .5)
	p.choices = s.tiles(choices, s.a.tiles)
}

// slim returns the least width of a played card, with its gap. It may be narrower than a finger, because it is looked
// at and not pressed.
func (s *setter) slim() float64 { return .75*s.touch + s.k.Gap.XS }

// tiles places n tiles to choose from. None is much wider than high.
func (s *setter) tiles(room ui.Rect, n int) []ui.Rect {
	if n <= 0 || room.Empty() {
		return nil
	}
	gap := s.k.Gap.XS
	room.W = min(room.W, float64(n)*room.H*1.2+float64(n-1)*gap)
	return most(room, n, gap)
}

// pays places what is chosen to pay a smithy: gems or ore, and which gems. Beside them comes what the smithy gives.
func (s *setter) pays(room ui.Rect) {
	if room.Empty() {
		return
	}
	k, dp, touch := s.k, s.k.Dp, s.touch
	p, n := &s.ledge.pay, float64(s.a.tiles)
	var ways, tiles ui.Rect
	if room.H < 2*touch+k.Gap.XS { // ways and gems stand side by side
		ways, tiles = room.CutLeft(min(room.W*.4, max(2*touch, room.W-k.Gap.S-n*(touch+k.Gap.XS))), k.Gap.S)
		fill(p.ways[:], ways, len(p.ways), 0)
		p.tiles = tiles.Grid(s.a.tiles, s.a.tiles, k.Gap.XS)
		return
	}
	boards.Bands(room, k.Gap.XS,
		strip(&p.head, dp(26), dp(36), 3), strip(&ways, touch, max(touch, dp(48)), 10),
		strip(&tiles, touch, dp(110), 11),
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
	if together := n*tiles.H*1.2 + (n-1)*k.Gap.XS; n > 0 && tiles.W > together { // what they bring comes next to them
		tiles.W = together
		p.bonus.X = tiles.Right() + k.Gap.L
	}
	p.tiles = tiles.Grid(s.a.tiles, s.a.tiles, k.Gap.XS)
}
