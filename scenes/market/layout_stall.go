package market

import "runehall/ui"

// stand places the stall: four bays of the same width with their prices below them, and deck and discards at its right
// where there is room. Where the room is too low, the stall becomes a row of counts.
func (s *setter) stand(room ui.Rect) {
	k := s.k
	if room.H < max(k.Dp(66), 1.5*s.touch) {
		s.counts(room)
		return
	}
	columns, pile := 1, max(s.touch, min(k.Dp(56), room.W*.12))
	if room.H < 2*s.touch+k.Gap.XS { // side by side
		columns, pile = 2, 2*s.touch+k.Gap.XS
	}
	if room.W-pile-k.Gap.XS < bays*s.touch {
		pile = 0
	}
	if most := max(room.H*2.2, 4.5*s.touch) + pile; room.W > most {
		room = room.Place(ui.Sz(most, room.H), .5, .5)
	}
	if pile > 0 {
		var piles ui.Rect
		piles, room = room.CutRight(pile, k.Gap.XS)
		s.piles(piles, columns)
	}
	s.stall = room
	label := min(max(k.Dp(22), room.H*.17), k.Dp(46))
	low, high := room.CutBottom(label, 0)
	rim := ui.Sides(min(room.W*.04, max(0, room.W-bays*s.touch)/2), 0)
	copy(s.bays[:], high.Inset(rim).Grid(int(bays), int(bays), 0))
	for i, cell := range low.Inset(rim).Grid(int(bays), int(bays), 0) {
		s.tags[i] = cell
	}
}

// counts places the goods as counts, in one row or in two.
func (s *setter) counts(room ui.Rect) {
	columns := bays
	if room.H >= 2*s.touch+s.k.Gap.XS && room.W < bays*s.k.Dp(150) {
		columns = 2
	}
	if !room.Empty() {
		copy(s.bays[:], room.Grid(bays, columns, s.k.Gap.XS))
	}
}

// piles places the deck above the discards or, in two columns, beside them.
func (s *setter) piles(room ui.Rect, columns int) {
	rows, gap := 2/float64(columns), s.k.Gap.XS
	high := min(room.W/float64(columns)/cardShape.Least, (room.H-(rows-1)*gap)/rows)
	cells := room.Place(ui.Sz(room.W, rows*high+(rows-1)*gap), .5, 1).Grid(2, columns, gap)
	s.deck, s.heap = cells[0], cells[1]
}

// strip places the four phases of a turn side by side. Where they are too narrow for all names, the present phase gets
// room for its own.
func (s *setter) strip(room ui.Rect) {
	if room.Empty() {
		return
	}
	list := [...]ui.Track{ui.Share(1), ui.Share(1), ui.Share(1), ui.Share(1)}
	if room.W/phases < s.k.Dp(78) {
		list[s.a.phase] = ui.Share(max(1, min(3.2, s.k.Dp(300)/room.W)))
	}
	copy(s.phases[:], room.Columns(0, list[:]...))
}
