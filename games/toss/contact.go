package toss

import "math"

// Contacts are foreseen: two discs that would meet within the next step, or a disc and the rim, knock before they move.
// Their velocities then part them along the line between them, so that no disc ever gets into another or through the
// rim, however many meet.

const (
	// bounce is the share of the approaching speed that comes back, discBounce between discs and rimBounce at the rim;
	// below softly nothing does.
	discBounce = 0.75
	rimBounce  = 0.45
	softly     = 0.06
	// grip is the share of a knock with which edges drag each other along.
	grip = 0.2
	// rounds is how often the contacts of a step are gone through. Bodies that are then still in contact are stopped:
	// see [Motion.halt].
	rounds = 24
)

// meet makes the contacts of the next step.
func (m *Motion) meet() {
	for range rounds {
		if !m.meetOnce(false) {
			return
		}
	}
	for m.meetOnce(true) {
	}
}

// meetOnce goes through all moving bodies, and reports whether any met another one or the rim. With halt, bodies stop
// where they meet. Each such round stops at least one body for the step, so the rounds must come to an end.
func (m *Motion) meetOnce(halt bool) bool {
	met := false
	var handled [maxDiscs]bool
	for k := 0; k < m.active; k++ {
		i := m.moving[k]
		b := &m.bodies[i]
		handled[i] = true
		if m.meetRim(b, halt) {
			met = true
		}
		for j := range m.count {
			o := &m.bodies[j]
			dx, dy := o.x-b.x, o.y-b.y
			if math.Abs(dx) > width+math.Abs(o.vx-b.vx) || math.Abs(dy) > width+math.Abs(o.vy-b.vy) || handled[j] {
				continue // too far apart to meet within the step
			}
			if !m.meetDisc(int(i), j, dx, dy, halt) {
				continue
			}
			met = true
			if !m.knows(j) {
				m.moving[m.active] = uint8(j)
				m.active++
			}
		}
	}
	return met
}

// knows reports whether a body is among the moving ones.
func (m *Motion) knows(i int) bool {
	for _, j := range m.moving[:m.active] {
		if int(j) == i {
			return true
		}
	}
	return false
}

// meetRim turns back a body that would cross the rim. It puts the body on the line of its motion, no further out than
// before.
func (m *Motion) meetRim(b *body, halt bool) bool {
	nx, ny := b.x+b.vx, b.y+b.vy
	square := float64(nx*nx) + float64(ny*ny)
	if square <= reach*reach {
		return false
	}
	length := math.Sqrt(square)
	nx, ny = nx/length, ny/length
	out := float64(b.vx*nx) + float64(b.vy*ny)
	if out <= 0 {
		return false
	}
	if halt {
		b.vx, b.vy, b.spin = 0, 0, 0
		return true
	}
	knock := out
	if out > softly {
		knock = float64(out * (1 + rimBounce))
	}
	b.vx -= float64(knock * nx)
	b.vy -= float64(knock * ny)
	// The edge moves along the rim at the speed of the body and of its spin together.
	along := float64(b.vy*nx) - float64(b.vx*ny) + b.spin
	drag := limit(along/3, float64(grip*knock))
	b.vx += float64(drag * ny)
	b.vy -= float64(drag * nx)
	b.spin -= float64(drag * 2)
	m.hear(AtRim, b.x, b.y, out)
	return true
}

// limit keeps a number between -most and most.
func limit(x, most float64) float64 { return max(-most, min(x, most)) }

// meetDisc lets two bodies knock that would meet within the next step. (dx, dy) leads from i to j.
func (m *Motion) meetDisc(i, j int, dx, dy float64, halt bool) bool {
	a, b := &m.bodies[i], &m.bodies[j]
	wx, wy := b.vx-a.vx, b.vy-a.vy
	closing := float64(dx*wx) + float64(dy*wy)
	if closing >= 0 {
		return false
	}
	square := float64(dx*dx) + float64(dy*dy)
	relative := float64(wx*wx) + float64(wy*wy)
	// How near they come, and when: at the end of the step, or earlier.
	nearest := square + closing + closing + relative
	if -closing < relative {
		nearest = square - float64(closing*closing)/relative
	}
	if nearest >= width*width {
		return false
	}
	if i == m.destiny || j == m.destiny {
		m.touched[i], m.touched[j] = true, true
	}
	if halt {
		a.vx, a.vy, a.spin, b.vx, b.vy, b.spin = 0, 0, 0, 0, 0, 0
		return true
	}
	length := math.Sqrt(square)
	nx, ny := dx/length, dy/length
	speed := -closing / length
	knock := speed
	if speed > softly {
		knock = float64(speed * (1 + discBounce))
	}
	both := a.lightness + b.lightness
	knock /= both
	// Edges meet with the motion of both across the line between them, and with both spins.
	across := float64(wy*nx) - float64(wx*ny) - a.spin - b.spin
	drag := limit(across/float64(3*both), float64(grip*knock))
	px, py := float64(knock*nx)+float64(drag*ny), float64(knock*ny)-float64(drag*nx)
	a.vx -= float64(px * a.lightness)
	a.vy -= float64(py * a.lightness)
	b.vx += float64(px * b.lightness)
	b.vy += float64(py * b.lightness)
	a.spin += float64(float64(2*drag) * a.lightness)
	b.spin += float64(float64(2*drag) * b.lightness)
	kind := OnRune
	if i == m.destiny || j == m.destiny {
		kind = OnDestiny
	}
	m.hear(kind, (a.x+b.x)/2, (a.y+b.y)/2, speed)
	return true
}
