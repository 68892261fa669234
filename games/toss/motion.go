package toss

import "math"

// Motion is a throw or a flick under way. It is a deterministic function of its launches: the core runs it to its end,
// and a board runs the same motion again to draw it, tick by tick.
//
// Units: time in steps, length in millimetres, mass in runes.
type Motion struct {
	bodies [maxDiscs]body
	count  int
	// moving are the indices of the bodies that move, spin, or have not landed.
	moving [maxDiscs]uint8
	active int
	steps  int
	// touched are the bodies that have met Destiny.
	touched [maxDiscs]bool
	destiny int
	// knocks are the sounds of the last tick. They are recorded only if a board listens.
	knocks    [maxKnocks]Knock
	knocked   int
	listening bool
}

// body is a disc in motion. Spin is the speed of its edge.
type body struct {
	x, y, vx, vy, spin float64
	// lightness is the inverse of the mass.
	lightness float64
	// flight is how many steps are left until it lands, of aloft in all.
	flight, aloft int32
	// angle is how far it is turned about its middle, in radians.
	angle float64
	// up says that it lies, or will lie, face up.
	up bool
}

// stepsPerTick is how finely the motion is calculated. A disc moves at most a fifth of its width in a step.
const stepsPerTick = 5

const (
	stepsPerSecond = stepsPerTick * TicksPerSecond
	// reach is how far from the middle of the table a disc's middle can be, and width how near two middles.
	reach = float64(TableRadius-DiscRadius) / 1000
	width = float64(2*DiscRadius) / 1000
	// slide and fly are what friction takes from the speed of a disc in each step: 0.4 m/s² on the table, as of stone
	// on waxed oak, and 0.3 m/s² while it tumbles. So a throw takes one to two seconds, and one of usual strength
	// crosses the middle.
	slide = 400.0 / stepsPerSecond / stepsPerSecond
	fly   = 300.0 / stepsPerSecond / stepsPerSecond
	// unwind is what friction takes from the speed of its edge.
	unwind = 600.0 / stepsPerSecond / stepsPerSecond
	// landing is the share of the speed that is left when a disc lands.
	landing = 0.7
	// flip is how many steps a turn takes while a disc tumbles.
	flip = 24
	// maxSteps is more than any motion takes: each step takes energy from whatever moves.
	maxSteps = 60 * stepsPerSecond
)

// NewMotion begins the motion of discs. There are at most as many as runes.
func NewMotion(launches []Launch) *Motion {
	m := new(Motion)
	m.begin(launches)
	return m
}

func (m *Motion) begin(launches []Launch) {
	m.count, m.destiny = len(launches), -1
	for i, l := range launches {
		const speed = 1000 * stepsPerSecond
		m.bodies[i] = body{
			x: float64(l.X) / 1000, y: float64(l.Y) / 1000, vx: float64(l.VX) / speed, vy: float64(l.VY) / speed,
			spin: float64(l.Spin) / speed, lightness: 1, flight: int32(l.Turns) * flip, aloft: int32(l.Turns) * flip,
			angle: float64(float64(l.Angle) * tenthDegree), up: l.Up,
		}
		if l.Rune == Destiny {
			m.destiny = i
			m.bodies[i].lightness = 1.0 / DestinyMass
		}
	}
	m.gather()
}

// gather notes which bodies move. One that was stopped in its flight still has to land.
func (m *Motion) gather() {
	m.active = 0
	for i := range m.count {
		if b := &m.bodies[i]; b.vx != 0 || b.vy != 0 || b.spin != 0 || b.flight > 0 {
			m.moving[m.active] = uint8(i)
			m.active++
		}
	}
}

func (m *Motion) step() {
	m.steps++
	for _, i := range m.moving[:m.active] {
		b := &m.bodies[i]
		if b.slow() {
			m.hear(Landed, b.x, b.y, math.Sqrt(float64(b.vx*b.vx)+float64(b.vy*b.vy)))
		}
	}
	m.meet()
	m.gather()
	for _, i := range m.moving[:m.active] {
		b := &m.bodies[i]
		b.x += b.vx
		b.y += b.vy
		b.angle += b.spin / (width / 2)
	}
}

// slow takes from a body what friction takes in one step, and reports whether it lands in it.
func (b *body) slow() (lands bool) {
	friction := slide
	if b.flight > 0 {
		friction = fly
		b.flight--
		if lands = b.flight == 0; lands {
			b.vx, b.vy, b.spin = float64(b.vx*landing), float64(b.vy*landing), float64(b.spin*landing)
		}
	}
	b.spin = toZero(b.spin, unwind)
	speed := math.Sqrt(float64(b.vx*b.vx) + float64(b.vy*b.vy))
	if speed <= friction {
		b.vx, b.vy = 0, 0
		return lands
	}
	part := (speed - friction) / speed
	b.vx, b.vy = float64(b.vx*part), float64(b.vy*part)
	return lands
}

// toZero brings a number nearer to zero by at most an amount.
func toZero(x, by float64) float64 {
	switch {
	case x > by:
		return x - by
	case x < -by:
		return x + by
	default:
		return 0
	}
}

// run brings everything to rest.
func (m *Motion) run() {
	for m.active > 0 && m.steps < maxSteps {
		m.step()
	}
}

// Tick advances the motion by a sixtieth of a second, and reports whether anything still moves.
func (m *Motion) Tick() bool {
	m.knocked = 0
	for range stepsPerTick {
		if m.active > 0 && m.steps < maxSteps {
			m.step()
		}
	}
	return m.active > 0 && m.steps < maxSteps
}

// Pose is how a disc is to be drawn.
type Pose struct {
	// X and Y are in millimetres from the middle of the table, Angle in radians, clockwise, as [Disc].Angle is.
	X, Y, Angle float64
	// Flips is how often it still turns over before it lands, in parts of a turn; 0: it lies flat.
	Flips float64
	// Lift is how high it flies, from 0 on the table to 1 in the middle of its flight. It is made for the eye: discs
	// meet as if all lay on the table.
	Lift float64
	// Up says that the engraved face is up. In flight that changes in the middle of each turn.
	Up bool
}

// Pose returns where the disc of a launch is now.
func (m *Motion) Pose(i int) Pose {
	b := &m.bodies[i]
	p := Pose{X: b.x, Y: b.y, Angle: b.angle, Flips: float64(b.flight) / flip,
		Up: b.up == ((b.flight+flip/2)/flip%2 == 0)}
	if b.flight > 0 {
		left := float64(b.flight) / float64(b.aloft)
		p.Lift = float64(float64(4*left) * (1 - left))
	}
	return p
}

// rest writes back how a body lies.
func (m *Motion) rest(i int, d *Disc) {
	b := &m.bodies[i]
	d.X, d.Y = micrometres(b.x), micrometres(b.y)
	d.Angle = int16((int(math.Floor(b.angle/tenthDegree+0.5))%3600 + 3600) % 3600)
}

// tenthDegree is a tenth of a degree, in radians.
const tenthDegree = 3.14159265358979323846 / 1800

func micrometres(millimetres float64) int32 {
	return int32(math.Floor(float64(millimetres*1000) + 0.5))
}
