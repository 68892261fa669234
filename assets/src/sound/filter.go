package main

import "math"

// filter is a second-order section, in the form of R. Bristow-Johnson's cookbook.
type filter struct {
	b0, b1, b2, a1, a2 float64
	x1, x2, y1, y2     float64
}

func (f *filter) step(x float64) float64 {
	y := f.b0*x + f.b1*f.x1 + f.b2*f.x2 - f.a1*f.y1 - f.a2*f.y2
	f.x2, f.x1, f.y2, f.y1 = f.x1, x, f.y1, y
	return y
}

// through filters a wave in place, and returns it.
func (w wave) through(filters ...filter) wave {
	for _, f := range filters {
		for i, v := range w {
			w[i] = f.step(v)
		}
	}
	return w
}

func lowpass(hz, q float64) filter {
	cos, alpha := bend(hz, q)
	return section((1-cos)/2, 1-cos, (1-cos)/2, 1+alpha, -2*cos, 1-alpha)
}

func highpass(hz, q float64) filter {
	cos, alpha := bend(hz, q)
	return section((1+cos)/2, -1-cos, (1+cos)/2, 1+alpha, -2*cos, 1-alpha)
}

// bandpass has a gain of 1 in its middle.
func bandpass(hz, q float64) filter {
	cos, alpha := bend(hz, q)
	return section(alpha, 0, -alpha, 1+alpha, -2*cos, 1-alpha)
}

// bell lifts or lowers what is round a frequency.
func bell(hz, q, db float64) filter {
	cos, alpha := bend(hz, q)
	a := decibel(db / 2)
	return section(1+alpha*a, -2*cos, 1-alpha*a, 1+alpha/a, -2*cos, 1-alpha/a)
}

// shelf lifts or lowers what is above a frequency.
func shelf(hz, db float64) filter {
	cos, alpha := bend(hz, math.Sqrt2/2)
	a := decibel(db / 2)
	r := 2 * math.Sqrt(a) * alpha
	return section(a*((a+1)+(a-1)*cos+r), -2*a*((a-1)+(a+1)*cos), a*((a+1)+(a-1)*cos-r),
		(a+1)-(a-1)*cos+r, 2*((a-1)-(a+1)*cos), (a+1)-(a-1)*cos-r)
}

func bend(hz, q float64) (cos, alpha float64) {
	w := 2 * math.Pi * hz / rate
	return math.Cos(w), math.Sin(w) / (2 * q)
}

func section(b0, b1, b2, a0, a1, a2 float64) filter {
	return filter{b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0}
}
