package toss

import "runehall/games"

// Whole-number lengths are in micrometres. The middle of the table is (0, 0); x grows to the right, and y towards seat
// 0 (TOS-30).
const (
	// TableRadius is the radius of the table, up to the rim.
	TableRadius = 300_000
	// DiscRadius is the radius of every rune.
	DiscRadius = 12_000
	// DestinyMass is the mass of Destiny, in runes.
	DestinyMass = 4
	// TicksPerSecond is the clock of throws and of the snatch.
	TicksPerSecond = 60
	// maxDiscs is how many can lie on the table: all of them.
	maxDiscs = Runes + 1
)

// Disc is a rune that lies on the table.
type Disc struct {
	// Rune is NoRune for a reader who cannot know it.
	Rune Rune `json:"rune"`
	// Up says that it lies face up.
	Up bool `json:"up"`
	// X and Y are the middle, in micrometres from the middle of the table.
	X int32 `json:"x"`
	Y int32 `json:"y"`
	// Angle is how far it is turned about its middle, clockwise on the screen, in tenths of a degree from 0 to 3599.
	Angle int16 `json:"angle"`
}

// Launch is a disc at the moment at which a throw or a flick begins: with [NewMotion] it decides all that follows.
type Launch struct {
	Disc
	// Seat is whose hand it leaves, or games.Nobody for a disc that lies there.
	Seat games.Seat `json:"seat"`
	// VX and VY are the velocity in micrometres a second.
	VX int32 `json:"vx"`
	VY int32 `json:"vy"`
	// Spin is the speed of the edge in micrometres a second, clockwise on the screen.
	Spin int32 `json:"spin"`
	// Turns is how often it turns over until it lands; 0 slides from the start.
	Turns int8 `json:"turns"`
}

func lies(d Disc) Launch { return Launch{Disc: d, Seat: games.Nobody} }

// gap returns the distance from edge to edge in whole tenths of a millimetre, rounded down: how it is shown, and
// compared (TOS-15, TOS-22).
func gap(a, b Disc) int32 {
	dx, dy := int64(a.X)-int64(b.X), int64(a.Y)-int64(b.Y)
	return int32(max(root(dx*dx+dy*dy)-2*DiscRadius, 0) / tenth)
}

// tenth is a tenth of a millimetre, in micrometres.
const tenth = 100

// root returns the whole part of the square root of a number below 2^50.
func root(n int64) int64 {
	low, high := int64(0), int64(1)<<25
	for low+1 < high {
		if middle := (low + high) / 2; middle*middle <= n {
			low = middle
		} else {
			high = middle
		}
	}
	return low
}
