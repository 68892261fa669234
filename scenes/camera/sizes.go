package camera

// Sizes are the scales at which a board's pictures are sharp.
type Sizes struct {
	// Of returns the scale of the pictures for a board that is seen at a scale, and Below the largest such scale that
	// is not above it.
	Of, Below func(scale float64) float64
	// Near is the distance from a sharp scale within which a zoom snaps to it, as a share of the scale.
	Near float64
}

// Pictures are made for a camera at rest. While it moves, the existing ones are scaled, within these factors.
const (
	mostShrunk  = .55
	mostBlownUp = 1.5
)

// sharpen chooses the scale for which the pictures of the board are made: a new one at rest, or when the old ones would
// be scaled too far.
func (e *Eye) sharpen(steered bool) {
	rests := !e.Gliding() && !steered
	if f := e.Scale / e.crisp; rests || e.crisp == 0 || f > mostBlownUp || f < mostShrunk {
		e.crisp = e.manner.Sizes.Of(e.Scale)
	}
}
