package toss

import (
	"math"

	"runehall/games"
)

// Edge is where a seat sits: the direction from the middle of the table to its own edge.
type Edge struct{ X, Y float64 }

// edges lists the table's edges for each number of seats: clockwise from the lower edge of the screen, evenly round the
// table. They are written out, since sine and cosine may differ between processors in the last bit.
var edges = [games.MaxSeats + 1][games.MaxSeats]Edge{
	2: {{0, 1}, {0, -1}},
	3: {{0, 1}, {-0.8660254037844386, -0.5}, {0.8660254037844386, -0.5}},
	4: {{0, 1}, {-1, 0}, {0, -1}, {1, 0}},
	5: {
		{0, 1}, {-0.9510565162951535, 0.3090169943749475}, {-0.5877852522924731, -0.8090169943749475},
		{0.5877852522924731, -0.8090169943749475}, {0.9510565162951535, 0.3090169943749475},
	},
}

// Gesture is what a hand does: where along its edge of the table it begins, where it aims, and how fast it lets go. All
// of that is seen from the seat, looking towards the middle of the table.
type Gesture struct {
	// Start is where along the edge the hand is, in millimetres to the right of its middle.
	Start int16 `json:"start"`
	// Aim is how far to the right it throws for every thousand ahead.
	Aim int16 `json:"aim"`
	// Speed is in tenths of a millimetre a second: of a flick, each moves the place of rest by about a tenth of a
	// millimetre. [Gesture.Pulled] finds it.
	Speed int16 `json:"speed"`
	// Spin is the speed of a rune's edge in millimetres a second, clockwise.
	Spin int16 `json:"spin"`
	// Turns is how often a thrown rune turns over until it lands.
	Turns int8 `json:"turns"`
}

// The limits of gestures (TOS-30, TOS-32).
const (
	// MaxStart is how far from the middle of the own edge a hand can be, in millimetres.
	MaxStart = 120
	// MaxAim is how far aside a hand can aim, for every thousand ahead.
	MaxAim = 1000
	// MinSpeed and MaxSpeed are the limits for throws and flicks, in tenths of a millimetre a second.
	MinSpeed, MaxSpeed = 500, 15_000
	// MaxSpin is the highest speed of an edge, in millimetres a second.
	MaxSpin = 500
	// MinTurns and MaxTurns are the limits for throws; a flicked rune does not turn over.
	MinTurns, MaxTurns = 1, 8
)

// Aim returns the aim of a hand at this edge that points in a direction on the table, or the nearest that it can have;
// false for a direction that leads away from the table.
func (e Edge) Aim(dx, dy float64) (int16, bool) {
	// Ahead is towards the middle, right where launch has it.
	ahead := -float64(dx*e.X) - float64(dy*e.Y)
	right := float64(dx*e.Y) - float64(dy*e.X)
	if ahead <= 0 {
		return 0, false
	}
	return clamp(float64(right*MaxAim)/ahead+0.5, -MaxAim, MaxAim), true
}

// Start returns where along this edge a place on the table is, in millimetres to the right of the edge's middle, or the
// nearest that a hand can be. X and y are in millimetres too.
func (e Edge) Start(x, y float64) int16 {
	return clamp(float64(x*e.Y)-float64(y*e.X)+0.5, -MaxStart, MaxStart)
}

// grid is how far apart the places are at which discs start, with a little room between the discs.
const grid = 24_500

// place finds a free place near the own edge: first to both sides of the hand, then towards the middle.
func place(discs []Launch, edge Edge, start int16) (x, y int32) {
	// Places in rising distance from the hand, counted in rows and columns.
	for far := 0; far <= 2*reachMicro/grid; far++ {
		for row := 0; row <= far; row++ {
			column := far - row
			for side := -1; side <= 1; side += 2 {
				if column == 0 && side > 0 {
					continue
				}
				x, y, ok := spot(edge, int32(start)*1000+int32(side*column*grid), int32(row*grid))
				if ok && free(discs, x, y) {
					return x, y
				}
			}
		}
	}
	panic("toss: no free place on the table")
}

// reachMicro is how far from the middle of the table a disc's middle can be.
const reachMicro = TableRadius - DiscRadius

// spot returns the place at a distance right of the middle of an edge and ahead from the rim. It returns false if that
// is not on the table.
func spot(edge Edge, right, ahead int32) (x, y int32, ok bool) {
	const margin = 100 // distance from the rim
	square := int64(reachMicro-margin)*int64(reachMicro-margin) - int64(right)*int64(right)
	if square < 0 {
		return 0, 0, false
	}
	depth := int32(root(square)) - ahead
	if depth < -int32(root(square)) {
		return 0, 0, false
	}
	out, aside := float64(depth), float64(right)
	// Looking towards the middle, right is the direction of the edge turned clockwise by three quarters.
	return nearestWhole(float64(out*edge.X) + float64(aside*edge.Y)),
		nearestWhole(float64(out*edge.Y) - float64(aside*edge.X)), true
}

func nearestWhole(x float64) int32 { return int32(math.Floor(x + 0.5)) }

// free reports whether a disc can lie at a place without touching another.
func free(discs []Launch, x, y int32) bool {
	const apart = 2*DiscRadius + 200
	for _, d := range discs {
		dx, dy := int64(d.X-x), int64(d.Y-y)
		if dx*dx+dy*dy < apart*apart {
			return false
		}
	}
	return true
}

// launch lets a disc go from an edge as a hand does.
func (g Gesture) launch(edge Edge, d Disc, s games.Seat) Launch {
	aim := float64(g.Aim) / 1000
	// Ahead is towards the middle.
	dx, dy := float64(aim*edge.Y)-edge.X, -float64(aim*edge.X)-edge.Y
	speed := float64(float64(g.Speed)*tenth) / math.Sqrt(float64(dx*dx)+float64(dy*dy))
	return Launch{
		Disc: d, Seat: s, VX: nearestWhole(float64(dx * speed)), VY: nearestWhole(float64(dy * speed)),
		Spin: int32(g.Spin) * 1000, Turns: g.Turns,
	}
}
