package toss

import (
	"math"
	"testing"

	"pgregory.net/rapid"
	"runehall/games"
)

// scene draws a random table: some discs lie there, others are launched from the edge or from anywhere.
func scene(t *rapid.T) []Launch {
	pick := func(what string, low, high int) int { return rapid.IntRange(low, high).Draw(t, what) }
	seats := pick("seats", 2, games.MaxSeats)
	list := []Launch{lies(Disc{Rune: Destiny, Up: true})}
	for r := range pick("discs", 1, Runes) {
		d := Disc{Rune: Rune(r), Up: true}
		if pick("lies", 0, 1) == 0 {
			d.X, d.Y = int32(pick("x", -200_000, 200_000)), int32(pick("y", -200_000, 200_000))
			if free(list, d.X, d.Y) {
				list = append(list, lies(d))
				continue
			}
		}
		s := games.Seat(pick("seat", 0, seats-1))
		g := Gesture{
			Start: int16(pick("start", -MaxStart, MaxStart)), Aim: int16(pick("aim", -MaxAim, MaxAim)),
			Speed: int16(pick("speed", MinSpeed, MaxSpeed)), Spin: int16(pick("spin", -MaxSpin, MaxSpin)),
			Turns: int8(pick("turns", 0, MaxTurns)),
		}
		d.X, d.Y = place(list, edges[seats][s], g.Start)
		list = append(list, g.launch(edges[seats][s], d, s))
	}
	return list
}

// energy returns the kinetic energy, including spin.
func (m *Motion) energy() float64 {
	sum := 0.0
	for _, b := range m.bodies[:m.count] {
		sum += (b.vx*b.vx + b.vy*b.vy + b.spin*b.spin/2) / b.lightness
	}
	return sum
}

// sound fails if a disc overlaps another or the rim.
func (m *Motion) sound(t interface{ Fatalf(string, ...any) }) {
	const rounding = 0.0015 // discs lie at whole micrometres before a throw
	for i := range m.count {
		a := &m.bodies[i]
		if d := math.Sqrt(a.x*a.x + a.y*a.y); !(d <= reach+rounding) {
			t.Fatalf("step %d: disc %d is %f from the middle", m.steps, i, d)
		}
		for j := range i {
			b := &m.bodies[j]
			if d := math.Sqrt((a.x-b.x)*(a.x-b.x) + (a.y-b.y)*(a.y-b.y)); d < width-rounding {
				t.Fatalf("step %d: discs %d and %d are %f apart", m.steps, i, j, d)
			}
		}
	}
}

func TestTOS30_NoDiscGetsIntoAnotherOrTheRim(t *testing.T) {
	longest := 0
	rapid.Check(t, func(t *rapid.T) {
		m := NewMotion(scene(t))
		energy := m.energy()
		m.sound(t)
		for m.active > 0 {
			before := m.bodies
			m.step()
			m.sound(t)
			if now := m.energy(); now > energy*(1+1e-12) {
				t.Fatalf("step %d: the energy grew from %v to %v", m.steps, energy, now)
			} else {
				energy = now
			}
			for i := range m.count {
				for j := range i {
					crossed(t, &before[i], &m.bodies[i], &before[j], &m.bodies[j])
				}
			}
			if m.steps > 8*stepsPerSecond {
				t.Fatalf("it moves on after %d steps", m.steps)
			}
		}
		longest = max(longest, m.steps)
	})
	t.Logf("longest %d steps", longest)
}

// Full tables at full speed are rare among generated scenes, so they are tested on purpose.
func TestTOS30_CrowdedTablesAreSoundToo(t *testing.T) {
	scenes := uint64(40)
	if testing.Short() {
		scenes = 8
	}
	longest := 0
	for seed := range scenes {
		chance := games.NewChance(seed, 90)
		seats := 2 + chance.IntN(games.MaxSeats-1)
		list := []Launch{lies(Disc{Rune: Destiny, Up: true})}
		for r := range Rune(Runes) {
			s := chance.IntN(seats)
			g := anyGesture(Throw, &chance)
			g.Speed = int16(9000 + chance.IntN(6001))
			d := Disc{Rune: r, Up: true}
			d.X, d.Y = place(list, edges[seats][s], g.Start)
			list = append(list, g.launch(edges[seats][s], d, games.Seat(s)))
		}
		m := NewMotion(list)
		energy := m.energy()
		for m.active > 0 {
			m.step()
			m.sound(t)
			now := m.energy()
			if now > energy*(1+1e-12) {
				t.Fatalf("scene %d, step %d: the energy grew from %v to %v", seed, m.steps, energy, now)
			}
			energy = now
			if m.steps > 8*stepsPerSecond {
				t.Fatalf("scene %d: it moves on after %d steps", seed, m.steps)
			}
		}
		longest = max(longest, m.steps)
	}
	t.Logf("longest %d steps", longest)
}

// crossed fails if two discs got through each other between two steps.
func crossed(t *rapid.T, a0, a1, b0, b1 *body) {
	x0, y0, x1, y1 := b0.x-a0.x, b0.y-a0.y, b1.x-a1.x, b1.y-a1.y
	wx, wy := x1-x0, y1-y0
	square := wx*wx + wy*wy
	if square == 0 {
		return
	}
	at := max(0, min(1, -(x0*wx+y0*wy)/square))
	x, y := x0+at*wx, y0+at*wy
	if d := math.Sqrt(x*x + y*y); d < width-0.0015 {
		t.Fatalf("two discs come as near as %f within a step", d)
	}
}

func TestHalting(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := NewMotion(scene(t))
		for range 200 {
			for _, i := range m.moving[:m.active] {
				m.bodies[i].slow()
			}
			energy := m.energy()
			for m.meetOnce(true) {
			}
			if m.energy() > energy {
				t.Fatalf("halting makes energy")
			}
			m.gather()
			for _, i := range m.moving[:m.active] {
				b := &m.bodies[i]
				b.x, b.y = b.x+b.vx, b.y+b.vy
			}
			m.sound(t)
		}
	})
}
