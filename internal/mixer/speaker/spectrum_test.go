package speaker

import (
	"math"
	"math/cmplx"
)

// flux returns how much the spectrum grows from each window to the next, a quarter of a window later: the mean over all
// bands of the growth in decibels.
func flux(w []float64, size int) []float64 {
	var out, before []float64
	for at := 0; at+size <= len(w); at += size / 4 {
		bands := levels(w[at : at+size])
		if before != nil {
			sum := 0.0
			for i := range bands {
				sum += max(0, bands[i]-before[i])
			}
			out = append(out, sum/float64(len(bands)))
		}
		before = bands
	}
	return out
}

// levels returns the levels of a window in bands a third of an octave wide, from 100 Hz to 10 kHz.
func levels(w []float64) []float64 {
	x := make([]complex128, len(w))
	for i, v := range w {
		x[i] = complex(v*(.5-.5*math.Cos(2*math.Pi*float64(i)/float64(len(w)))), 0)
	}
	fft(x)
	var bands []float64
	const rate = 44100.0
	for hz := 100.0; hz < 10_000; hz *= math.Pow(2, 1.0/3) {
		from, to := int(hz*float64(len(w))/rate), int(hz*math.Pow(2, 1.0/3)*float64(len(w))/rate)
		power := 1e-7
		for k := from; k <= to; k++ {
			power += real(x[k])*real(x[k]) + imag(x[k])*imag(x[k])
		}
		bands = append(bands, 10*math.Log10(power))
	}
	return bands
}

// fft transforms in place. The length must be a power of two.
func fft(x []complex128) {
	n := len(x)
	for i, j := 1, 0; i < n; i++ {
		bit := n >> 1
		for ; j&bit != 0; bit >>= 1 {
			j ^= bit
		}
		if j ^= bit; i < j {
			x[i], x[j] = x[j], x[i]
		}
	}
	for size := 2; size <= n; size *= 2 {
		turn := cmplx.Rect(1, -2*math.Pi/float64(size))
		for at := 0; at < n; at += size {
			f := complex(1, 0)
			for k := range size / 2 {
				a, b := x[at+k], x[at+k+size/2]*f
				x[at+k], x[at+k+size/2] = a+b, a-b
				f *= turn
			}
		}
	}
}
