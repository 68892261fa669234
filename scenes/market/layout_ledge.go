package market

import (
	"slices"

	"runehall/scenes/boards"
	"runehall/ui"
)

// placeLedge places what lies on the ledge: in columns beside the golden button where it is wide, or in bands above it.
func (s *setter) placeLedge() {
	f, k := s.f, s.k
	in := f.Ledge
	if beside := !f.Portrait && !f.Rail; beside {
		var right ui.Rect
		wide := k.InDp(in.W) >= 640
		column := f.Ledge.Right() - f.Primary.X
		if wide {
			column = max(column, min(in.W*.24, k.Dp(300)))
		}
		right, in = in.CutRight(column, k.Gap.M)
		right = s.aside(right)
		if s.a.front < 0 {
			return
		}
		if wide {
			s.wideLedge(in, right)
			return
		}
		s.highLedge(in)
		return
	}
	s.foot(f.Primary)
	in.H = max(0, f.Primary.Y-k.Gap.S-in.Y)
	if s.a.front >= 0 {
		s.highLedge(in)
		s.headAbove()
	}
}

// headAbove places what the head of the seat in front shows beside the steps of its turn, where the ledge has no room for that. Where the steps have no
// room for words then, only their signs are left.
func (s *setter) headAbove() {
	k, steps := s.k, ui.Bounding(s.phases[:]...)
	if !s.ledge.badge.Empty() || steps.Empty() || s.f.Rail {
		return
	}
	wide, worded := k.Dp(72), true
	if steps.W-wide < k.Dp(230) {
		wide, worded = steps.W-k.Dp(84), false
	}
	own, rest := steps.CutRight(wide, k.Gap.XS)
	s.strip(rest)
	if worded { // no room for a name
		s.ledge.badge, s.ledge.points = boards.CutBadge(own, own.H, k.Gap.XS)
		return
	}
	s.head(own)
}

// foot places the buttons beside the golden one, on a row as high as that.
func (s *setter) foot(golden ui.Rect) {
	in := s.f.Ledge
	in = in.Intersect(ui.Rc(in.X, golden.Y, max(0, golden.X-s.k.Gap.S-in.X), golden.H))
	in = in.Place(ui.Sz(in.W, min(in.H, max(s.touch, s.k.Button))), 0, .5)
	if most := s.k.Dp(270); in.W > most {
		in = in.Place(ui.Sz(most, in.H), 1, .5)
	}
	copy(s.ledge.acts[:], in.Grid(boards.MaxActs, boards.MaxActs, s.k.Gap.XS))
}

// aside places the buttons below the golden one, in a column at the right of the ledge, and returns what is left above it.
func (s *setter) aside(column ui.Rect) (above ui.Rect) {
	golden, gap := s.f.Primary, s.k.Gap.S
	above = ui.Rc(column.X, column.Y, column.W, max(0, golden.Y-gap-column.Y))
	below := ui.Rc(golden.X, golden.Bottom()+gap, golden.W, max(0, column.Bottom()-golden.Bottom()-gap))
	if below.H >= 2*s.touch+gap {
		rows, _ := below.CutTop(min(below.H, 2*s.k.Button+gap), 0)
		copy(s.ledge.acts[:], rows.Grid(boards.MaxActs, 1, gap))
	} else if below.H >= s.touch {
		row, _ := below.CutTop(min(below.H, s.k.Button), 0)
		copy(s.ledge.acts[:], row.Grid(boards.MaxActs, boards.MaxActs, s.k.Gap.XS))
	}
	return above
}

// wideLedge places the stores at the left, the hand in the middle, and what is chosen above the golden button.
func (s *setter) wideLedge(in, above ui.Rect) {
	k, l := s.k, &s.ledge
	if above.H < k.Dp(96) { // no room there
		var low ui.Rect
		low, in = in.CutBottom(max(s.touch, k.Dp(44)), k.Gap.S)
		s.chosen(low)
	} else {
		s.chosen(above)
	}
	share := min(.5, .28+.09*float64(len(s.a.stores[s.a.front].list())))
	if s.a.mode == bearing {
		share += .08
	}
	left, middle := in.CutLeft(in.W*share, k.Gap.L)
	head, left := left.CutTop(min(k.Dp(38), left.H*.2), k.Gap.XS)
	s.head(head.Place(ui.Sz(min(head.W, k.Dp(280)), head.H), 0, 0))
	runes, stores := left.CutBottom(min(max(s.touch, k.Dp(54)), left.H*.4), k.Gap.S)
	s.loose(runes)
	s.own(stores)
	switch s.a.mode {
	case throwing:
		s.signs(middle)
	case taking:
		room := l.line
		if l.line = (ui.Rect{}); room.H >= 2*k.Dp(34) {
			s.takes(room)
		} else {
			var rows ui.Rect
			rows, middle = middle.CutRight(middle.W*.4, k.Gap.M)
			s.takes(rows)
		}
		s.handed(middle)
	case aiming:
		l.text = middle.Place(ui.Sz(min(middle.W, k.Dp(520)), min(middle.H, k.Dp(200))), .5, .5)
	default:
		s.handed(middle)
	}
}

// highLedge places bands one below the other above the golden button.
func (s *setter) highLedge(in ui.Rect) {
	k, dp, touch := s.k, s.k.Dp, s.touch
	var phases, own, chosen, held, text, takes, signs ui.Rect
	gap := k.Gap.XS
	if in.H < dp(150) { // hardly any room
		gap /= 2
	}
	s.tight = in.H < dp(170)
	row := touch
	ownBand := boards.Band{At: &own, Least: row, Most: dp(116), Keep: 10}
	handBand := boards.Band{At: &held, Least: row, Most: dp(190), Keep: 9}
	chosenBand := boards.Band{At: &chosen, Least: row, Most: max(row, dp(54)), Keep: 11}
	if s.stacked(in.W) {
		chosenBand.Least, chosenBand.Most = row+dp(24)+gap, max(row, dp(54))+dp(30)+gap
	}
	if float64(s.a.offers+s.a.tiles)*touch > in.W { // in two rows
		chosenBand.Most += touch
		if !s.tight { // where there is hardly any room, narrow cells are better than none
			chosenBand.Least += touch
		}
	}
	if k.InDp(in.W) >= 600 { // a tablet has room for large ones
		ownBand.Most, handBand.Most = dp(150), dp(270)
	}
	if s.f.Hand {
		ownBand.Most, handBand.Most = dp(110), in.H
	}
	if s.a.hand == 0 || s.a.mode == taking || s.a.mode == aiming {
		ownBand.Most = dp(170)
	}
	var list []boards.Band
	switch s.a.mode {
	case watching:
		list = []boards.Band{ownBand, {At: &chosen, Least: dp(22), Most: dp(40), Keep: 8}, handBand}
		if s.tight && s.a.hand > 0 { // the caption says whose turn it is, too
			list = []boards.Band{ownBand, handBand}
		}
	case choosing:
		handBand.Keep = 12
		if s.a.where {
			ownBand.Keep, handBand.Keep = 13, 10
		}
		if s.a.offers+s.a.tiles == 0 { // words alone
			chosenBand.Least, chosenBand.Keep = dp(22), 9
		}
		list = []boards.Band{ownBand, chosenBand, handBand}
		switch chosen := s.a.offers+s.a.tiles > 0; { // the cards are as large before one is chosen as after it
		case s.tight && !chosen && s.a.hand > 0: // the words have no room
			list = []boards.Band{ownBand, handBand}
		case s.tight && chosen && s.a.cards && s.a.tiles == 0 && !s.a.where: // no store is to be pressed
			chosenBand.Most = chosenBand.Least
			list = []boards.Band{chosenBand, handBand}
		}
	case bearing:
		ownBand.Least, ownBand.Most, ownBand.Keep = 2*touch+gap, dp(180), 12
		handBand.Most = dp(110)
		list = []boards.Band{{At: &chosen, Least: dp(22), Most: dp(34), Keep: 7}, ownBand, handBand}
	case aiming:
		list = []boards.Band{ownBand, {At: &text, Least: dp(40), Most: dp(150), Keep: 11}}
		if s.a.offers+s.a.tiles > 0 {
			list = append(list, chosenBand)
		}
	case taking:
		list = []boards.Band{{At: &takes, Least: dp(34), Most: dp(112), Keep: 11}, ownBand, handBand}
	case answering:
		handBand.Keep, handBand.Most = 12, dp(300)
		list = []boards.Band{{At: &chosen, Least: dp(22), Most: dp(44), Keep: 11}, handBand}
		if !s.tight {
			list = append(list, boards.Band{At: &text, Least: dp(34), Most: dp(60), Keep: 5})
		}
	case throwing:
		list = []boards.Band{{At: &chosen, Least: dp(22), Most: dp(44), Keep: 11}, {At: &signs, Least: touch, Most: dp(160), Keep: 12}}
	}
	if s.a.hand == 0 {
		list = slices.DeleteFunc(list, func(b boards.Band) bool { return b.At == &held && s.a.mode != bearing })
	}
	if s.f.Rail {
		list = append([]boards.Band{{At: &phases, Least: dp(26), Most: dp(32), Keep: 4}}, list...)
	}
	var cards ui.Rect
	if s.f.Hand && s.f.Rail { // as wide as high: the hand lies beside the rest
		if n := len(list); n > 1 {
			list = slices.DeleteFunc(list, func(b boards.Band) bool { return b.At == &held })
			if len(list) < n {
				cards, in = in.CutRight(in.W*.66, s.k.Gap.S)
			}
		}
	}
	boards.Bands(in, gap, list...)
	if !cards.Empty() {
		held = cards
	}
	if !phases.Empty() {
		var head ui.Rect
		head, phases = phases.CutLeft(phases.W*.3, k.Gap.XS)
		s.head(head)
		s.strip(phases)
	}
	var side ui.Rect // for loose runes
	switch n := len(s.a.stores[s.a.front].list()); {
	case s.a.mode == answering: // the cards alone
	case s.a.mode == bearing || !held.Empty() && float64(n+2)*touch > .9*own.W:
		side, held = held.CutRight(max(2*touch, held.W*.3), k.Gap.S)
	default:
		side, own = own.CutRight(max(own.W*.28, min(2*touch, own.W*.35)), k.Gap.S)
		if s.ledge.badge.Empty() && side.H >= touch+dp(24) {
			var head ui.Rect
			head, side = side.CutTop(dp(24), gap)
			s.head(head)
		}
	}
	s.loose(side)
	s.own(own)
	s.chosen(chosen)
	s.handed(held)
	s.takes(takes)
	s.signs(signs)
	s.ledge.text = text
}
