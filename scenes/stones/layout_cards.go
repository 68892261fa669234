package stones

import (
	"math"

	"runehall/scenes/boards"
	"runehall/ui"
)

// upright is the width of an upright card divided by its height.
const upright = .7

// The shapes of cards: upright; lying, with a picture above the ability; lying, with less of a picture or none.
var (
	tall  = boards.Shape{Least: upright - .02, Most: upright + .02}
	broad = boards.Shape{Least: 1.1, Most: 1.45}
	low   = boards.Shape{Least: 1.1, Most: 2}
)

// reads rates how well a card can be read. An upright card has larger signs than a lying card of the same width.
func reads(card ui.Rect) float64 {
	if card.W < card.H {
		return 1.45 * card.W
	}
	return card.W
}

// cards places n cards in a room. They stand upright side by side if that makes them at least as wide as least;
// otherwise they get the shape and the columns in which they can be read best.
func (s *setter) cards(room ui.Rect, n int, least float64) []ui.Rect {
	if n <= 0 || room.Empty() {
		return nil
	}
	if row := boards.Even(room, n, n, s.k.Gap.S, tall); row[0].W >= least && !s.f.Hand {
		return row
	}
	places, best := []ui.Rect(nil), 0.0
	for columns := 1; columns <= n; columns++ {
		for _, in := range []boards.Shape{tall, low} {
			try := boards.Even(room, n, columns, s.k.Gap.XS, in)
			score := reads(try[0])
			if min(try[0].W, try[0].H) < s.touch-1 {
				score *= .5
			}
			if score > best+.5 {
				places, best = try, score
			}
		}
	}
	return places
}

// shown places the display cards: six upright ones side by side with the prices on their lower edges, or three above
// three with the prices in free corners of the pictures.
func (s *setter) shown(room ui.Rect) {
	if room.W < s.touch || room.H < s.touch {
		return
	}
	d, gap := s.k.Dp(26), s.k.Gap.S
	long := room
	long.H -= .6 * d
	on := boards.Even(long, len(s.display), 6, gap, tall)
	block := boards.Even(room, len(s.display), 3, s.k.Gap.XS, broad)
	inside := reads(block[0]) > reads(on[0])
	if inside {
		on = block
	}
	for i := range s.display {
		r := on[len(on)-1-i] // the first slot is on the right
		side := min(d, r.W*.4)
		s.display[i] = r
		s.prices[i] = ui.RectAround(ui.Pt(r.Center().X, r.Bottom()), ui.Sz(side, side))
		if inside {
			side = min(d, r.W*.25)
			s.prices[i] = ui.Rc(r.X, r.Bottom()-math.Round(r.W*.31)-side, side, side)
		}
	}
}

// handed places the laid cards, the hand cards to the right of them, and what is said below them: a tag for each card,
// or one line.
func (s *setter) handed(room, under ui.Rect) {
	l := &s.ledge
	if room.Empty() {
		return
	}
	laid := 0
	if s.a.mode == choosing {
		laid = s.a.played
	}
	cards := s.handCards(room, laid+s.a.hand)
	l.step.cards, l.hand = cards[:min(laid, len(cards))], cards[min(laid, len(cards)):]
	n := len(cards)
	if s.a.mode != choosing || s.a.action != useAbilities || n == 0 || cards[n-1].Y > cards[0].Y || under.W < room.W ||
		under.Empty() {
		l.line = under // a line for all cards says it
		return
	}
	for _, c := range l.hand {
		l.tags = append(l.tags, ui.Rc(c.X, under.Y, c.W, under.H))
	}
}

// handCards places n hand cards. Where cards are chosen they have room to rise. Where they are only looked at, they
// stand whole and may be as small as they get.
func (s *setter) handCards(room ui.Rect, n int) []ui.Rect {
	switch s.a.mode {
	case choosing:
		room = room.Inset(ui.Insets{Top: rise(s.k, room.H)})
	case stepping, paying:
		return boards.Even(room, n, n, s.k.Gap.S, tall)
	}
	return s.cards(room, n, s.k.Dp(60))
}

// rise returns how far a chosen card rises, given its height.
func rise(k *ui.Kit, high float64) float64 { return min(k.Dp(6), high*.05) }

// usual is how many cards are played in most turns. Fewer cards are laid out as if there were as many, so that all
// turns show them in one size.
const usual = 3

func (s *setter) staged(room ui.Rect) {
	if !room.Empty() {
		copy(s.stage[:], s.cards(room, min(max(usual, s.a.played), len(s.stage)), s.k.Dp(40)))
	}
}
