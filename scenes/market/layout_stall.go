package market

import "runehall/ui"

// stand places the stall: four bays of the same width with their prices below them, and deck and discards at its right where there is
// room. Where it is too low it is a row of counts.
func (s *setter) stand(room ui.Rect) {
	k := s.k
	if room.H < max(k.Dp(66), 1.5*s.touch) {
		s.counts(room)
		return
	}
	if pile := k.Dp(56); room.W-pile >= k.Dp(300) && !s.f.Portrait && !s.f.Rail {
		var piles ui.Rect
		piles, room = room.CutRight(pile, k.Gap.S)
		s.piles(piles)
	}
	if most := max(room.H*2.2, 4.5*s.touch); room.W > most {
		room = room.Place(ui.Sz(most, room.H), .5, .5)
	}
	s.stall = room
	tag := min(max(k.Dp(22), room.H*.17), k.Dp(46))
	low, high := room.CutBottom(tag, 0)
	in := high.Inset(ui.Sides(room.W*.04, 0))
	copy(s.bays[:], in.Grid(int(bays), int(bays), 0))
	for i, cell := range low.Inset(ui.Sides(room.W*.04, 0)).Grid(int(bays), int(bays), 0) {
		s.tags[i] = cell
	}
}

// counts places the goods as a row of counts.
func (s *setter) counts(room ui.Rect) {
	if !room.Empty() {
		copy(s.bays[:], room.Grid(int(bays), int(bays), s.k.Gap.XS))
	}
}

// piles places the deck above the discards.
func (s *setter) piles(room ui.Rect) {
	high := min(room.W/.7, (room.H-s.k.Gap.S)/2)
	block := room.Place(ui.Sz(high*.7, 2*high+s.k.Gap.S), .5, 1)
	cells := block.Grid(2, 1, s.k.Gap.S)
	s.deck, s.heap = cells[0], cells[1]
}
