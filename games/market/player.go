package market

import "runehall/games"

// Store is a store of a seat, or a frozen pile (MAR-14, MAR-15, MAR-26).
type Store struct {
	// There says that the seat has the store.
	There bool `json:"there"`
	// Colour is the colour of its runes; NoColour: it is open to either.
	Colour Colour `json:"colour"`
	Runes  int8   `json:"runes"`
	// Joined says that an outpost is joined to a main store.
	Joined bool `json:"joined"`
	// Occupied says that there is a collector; Collector is the seat that bought it.
	Occupied  bool       `json:"occupied"`
	Collector games.Seat `json:"collector"`
}

type player struct {
	loose [colours]int8
	// Change stores only with set, which keeps the sets there and occupied up to date. They exist because most places
	// are empty, and looking at all of them would take longer than the work itself.
	stores          [Places]Store
	there, occupied places
}

// set puts a store into a place; the zero Store clears it.
func (p *player) set(at Place, s Store) {
	p.stores[at] = s
	p.there &^= 1 << at
	p.occupied &^= 1 << at
	if s.There {
		p.there |= 1 << at
	}
	if s.Occupied {
		p.occupied |= 1 << at
	}
}

// free returns the stores that runes can be spent from.
func (p *player) free() places { return p.there &^ p.occupied & storePlaces }

func (s *Store) free() bool { return s.There && !s.Occupied }

// count counts the stores of a seat, without piles (MAR-15).
func (p *player) count() (mains, posts int) {
	return (p.there & mainPlaces).size(), (p.there & postPlaces).size()
}

// room reports whether the seat may have one more outpost as a store of its own.
func (p *player) room() bool {
	return (p.there & storePlaces).size() < 2
}

// joinable reports whether an outpost can be joined to a place (MAR-5, MAR-15).
func (p *player) joinable(at Place) bool {
	s := &p.stores[at]
	return at.Main() && s.free() && !s.Joined
}

// outposts counts all outposts of a seat.
func (p *player) outposts() (n int) {
	for at := RedMain; at < Pile1; at++ {
		if s := &p.stores[at]; s.There && (s.Joined || at.Post()) {
			n++
		}
	}
	return n
}

func (p *player) collectors() (n int) {
	for at := range p.stores {
		if p.stores[at].Occupied {
			n++
		}
	}
	return n
}

func (p *player) runes() int {
	n := int(p.loose[Red]) + int(p.loose[Blue])
	for at := range p.stores {
		n += int(p.stores[at].Runes)
	}
	return n
}

// points are what a seat would score now (MAR-2).
func (p *player) points() int {
	return RunePoints*p.runes() + OutpostPoints*p.outposts() - CollectorPoints*p.collectors()
}

// accepts reports whether a store takes a rune of a colour (MAR-15, MAR-16).
func (s *Store) accepts(at Place, c Colour) bool {
	return s.There && !at.Pile() && (s.Colour == c || s.Colour == NoColour)
}

func (s *Store) put(c Colour) {
	s.Colour = c
	s.Runes++
}

// take takes a rune out of a store. An outpost that becomes empty is open to either colour again.
func (s *Store) take(at Place) {
	s.Runes--
	if s.Runes == 0 && !at.Main() {
		s.Colour = NoColour
	}
}

// spill makes the runes of a store loose.
func (p *player) spill(at Place) {
	s := &p.stores[at]
	if s.Runes > 0 {
		p.loose[s.Colour] += s.Runes
		s.Runes = 0
	}
	if !at.Main() {
		s.Colour = NoColour
	}
}
