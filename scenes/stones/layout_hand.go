package stones

import "runehall/ui"

// handed places the hand, cards that are laid at its left, and what stands below it.
func (s *setter) handed(room, under ui.Rect) {
	l := &s.ledge
	if room.Empty() {
		return
	}
	laid := 0
	if s.a.mode == choosing {
		laid = s.a.played
	}
	cards := s.cards(room, laid+s.a.hand, s.k.Dp(60))
	l.step.cards, l.hand = cards[:min(laid, len(cards))], cards[min(laid, len(cards)):]
	n := len(cards)
	if s.a.mode != choosing || s.a.action != useAbilities || n == 0 || cards[n-1].Y > cards[0].Y || under.W < room.W || under.Empty() {
		l.line = under // says it
		return
	}
	for _, c := range l.hand {
		l.tags = append(l.tags, ui.Rc(c.X, under.Y, c.W, under.H))
	}
}

// usual is how many cards are played most of the time. Fewer are laid out as if they were as many, so that they keep their size.
const usual = 3

// staged places the cards that another seat lays or plays.
func (s *setter) staged(room ui.Rect) {
	if !room.Empty() {
		copy(s.stage[:], s.cards(room, min(max(usual, s.a.played), len(s.stage)), s.k.Dp(40)))
	}
}
