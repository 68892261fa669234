package main

// hall is a reverberation: eight delay lines that feed each other through a Hadamard matrix and lose their highs. It does
// not change with time, so that a loop that goes through it stays one.
type hall struct {
	lines [8]wave
	at    [8]int
	damp  [8]float64
	gain  [8]float64
	dull  float64
}

// newHall returns a hall in which sound falls by 60 dB in a time. Dull is from 0 (marble) to 1 (cloth).
func newHall(seconds, dull float64) *hall {
	h := &hall{dull: dull}
	for i, n := range []int{1423, 1637, 1871, 2111, 2347, 2579, 2837, 3061} {
		h.lines[i] = make(wave, n)
		h.gain[i] = decibel(-60 * float64(n) / rate / seconds)
	}
	return h
}

// step takes one sample of each channel and returns what comes back from the walls.
func (h *hall) step(l, r float64) (float64, float64) {
	var v [8]float64
	for i := range h.lines {
		x := h.lines[i][h.at[i]]
		h.damp[i] += (1 - h.dull) * (x - h.damp[i])
		v[i] = h.damp[i] * h.gain[i]
	}
	left := v[0] - v[2] + v[4] - v[6]
	right := v[1] - v[3] + v[5] - v[7]
	for span := 1; span < 8; span *= 2 {
		for i := 0; i < 8; i += 2 * span {
			for k := i; k < i+span; k++ {
				v[k], v[k+span] = v[k]+v[k+span], v[k]-v[k+span]
			}
		}
	}
	for i := range h.lines {
		in := l
		if i%2 == 1 {
			in = r
		}
		h.lines[i][h.at[i]] = in*.5 + v[i]*.35355339
		h.at[i] = (h.at[i] + 1) % len(h.lines[i])
	}
	return left, right
}

// stereo is two channels of one length.
type stereo struct{ l, r wave }

// round returns the answer of the hall to a loop that has been playing for ever.
func (h *hall) round(in stereo) stereo {
	out := stereo{make(wave, len(in.l)), make(wave, len(in.l))}
	for range 2 { // the first time round fills the hall
		for i := range in.l {
			out.l[i], out.r[i] = h.step(in.l[i], in.r[i])
		}
	}
	return out
}

// once returns the answer of the hall to a sound, as one channel of the sound's length.
func (h *hall) once(in wave) wave {
	out := make(wave, len(in))
	for i, v := range in {
		l, r := h.step(v, v)
		out[i] = .5 * (l + r)
	}
	return out
}
