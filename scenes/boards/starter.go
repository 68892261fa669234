package boards

import (
	"math"

	"runehall/ui"
)

// The start-player marker lies at the seat that began the match, in every game whose rounds end before that seat. So
// everybody can see who still plays in the last round.

// startKey is the message with its name; the message with ".text" after it explains it.
const startKey = "boards.start"

// Sizes in relation to a seat's coin: the marker, the largest marker where a small coin would make it too small to see,
// and the distance between their middles.
const (
	startSize  = .5
	startMost  = .64
	startShift = .34
)

// leastStart is how large the marker is at least, in dp, where the coin is large enough.
const leastStart = 13

// LeastStart returns that side, for boards on which the marker lies at something else than a coin.
func LeastStart(k *ui.Kit) float64 { return math.Round(k.Dp(leastStart)) }

// A banner on its pole, on a box of 1.
var (
	startPole   = ui.MustPath("M-.27 -.36H-.17V.4H-.27Z")
	startBanner = ui.MustPath("M-.17 -.34L.36 -.11L-.17 .12Z")
)

// StartPlace returns where the marker lies at the badge of a seat: over the lower left of its coin, within the badge.
func StartPlace(k *ui.Kit, badge ui.Rect) ui.Rect {
	if badge.Empty() {
		return ui.Rect{}
	}
	coin := min(badge.W, badge.H)
	side := math.Round(min(max(startSize*coin, LeastStart(k)), startMost*coin))
	shift := min(startShift*coin, (coin-side)/2)
	return ui.RectAround(badge.Center().Add(ui.Pt(-shift, shift)), ui.Sz(side, side)).Snap()
}

// Starter draws the marker in r: a banner on a disc of brass.
func Starter(c *ui.Canvas, r ui.Rect) {
	if r.Empty() {
		return
	}
	p, mid, side := &c.Palette, r.Center(), min(r.W, r.H)
	c.Disc(mid, side*.5, p.Ink)
	c.Disc(mid, side*.5-max(1, c.Hairline), p.BrassTop)
	c.Fill(startPole, mid, side, p.OnBrass)
	c.Fill(startBanner, mid, side, p.OnBrass)
}

// StarterIs adds to the explanation of a seat that it is the start player; sign is how the board draws the marker.
func StarterIs[S any](e *Explanation[S], sign S) { e.Tell(sign, startKey) }
