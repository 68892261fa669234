package toss

import (
	rules "runehall/games/toss"
	"runehall/ui"
)

// Picture returns a function that draws the rune that an event is about, small: a pair as two runes that overlap, a
// theft as the Balance rune. It is nil if there is nothing to draw.
func (b *Board) Picture(e rules.Event) func(c *ui.Canvas, r ui.Rect) {
	one, pair := pictured(e)
	if one < 0 {
		return nil
	}
	return func(c *ui.Canvas, r ui.Rect) {
		if pair {
			b.artist.painter.pair(c, r.Center(), r.W*.34, one, 0)
			return
		}
		b.artist.painter.rune(c, r.Center(), r.W*.42, runeLook{rune: one, ground: int(one)})
	}
}

// pictured returns the rune that an event is about, or NoRune, and whether the event is about its whole pair.
func pictured(e rules.Event) (one rules.Rune, pair bool) {
	switch e := e.(type) {
	case rules.BalanceDrawn:
		return e.Rune, false
	case rules.BalancePutBack:
		return e.Rune, false
	case rules.Snatched:
		return e.Rune, e.Both()
	case rules.BalanceCompleted:
		return e.Rune, true
	case rules.ClaimMissed:
		return e.Rune, false
	case rules.FalseReturned:
		return e.Runes[0], false
	case rules.PairGiven:
		return rules.Rune(2 * e.Pair), true
	case rules.SplitReturned:
		return e.Runes[0], true
	case rules.Stolen:
		return e.Balance, false
	case rules.BalanceTaken:
		return e.Rune, false
	}
	return rules.NoRune, false
}
