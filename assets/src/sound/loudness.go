package main

import "math"

// loudness returns the integrated loudness of a piece in LUFS, as ITU-R BS.1770-4 measures it: weighted for the ear, in
// blocks of 400 ms, without those that are silent or more than 10 LU below the rest.
func loudness(s stereo) float64 {
	var weighted [2]wave
	for i, w := range []wave{s.l, s.r} {
		weighted[i] = append(wave(nil), w...)
		weighted[i].through(head(), highpass(38.13547, .50033))
	}
	var blocks []float64
	size, hop := samples(.4), samples(.1)
	for at := 0; at+size <= len(s.l); at += hop {
		sum := 0.0
		for _, w := range weighted {
			for _, v := range w[at : at+size] {
				sum += v * v
			}
		}
		blocks = append(blocks, sum/float64(size))
	}
	first := gated(blocks, power(-70))
	return level(gated(blocks, first*power(-10)/power(0)))
}

// head is the recommendation's first filter, which stands for what a head does to sound, made anew for this rate.
func head() filter {
	k, q, high := math.Tan(math.Pi*1681.97445/rate), .70717524, decibel(3.99984385)
	mid := math.Pow(high, .49966677)
	return section(high+mid*k/q+k*k, 2*(k*k-high), high-mid*k/q+k*k, 1+k/q+k*k, 2*(k*k-1), 1-k/q+k*k)
}

// gated returns the mean power of the blocks above a gate.
func gated(blocks []float64, gate float64) float64 {
	sum, n := 0.0, 0
	for _, b := range blocks {
		if b > gate {
			sum += b
			n++
		}
	}
	return sum / math.Max(1, float64(n))
}

func level(power float64) float64 { return -.691 + 10*math.Log10(power) }

func power(lufs float64) float64 { return math.Pow(10, (lufs+.691)/10) }

// momentary returns the highest loudness of a sound in the middle between both sides within 400 ms, in LUFS: what one effect is heard as.
func momentary(w wave) float64 {
	weighted := append(append(wave(nil), w...), silence(.4)...)
	weighted.through(head(), highpass(38.13547, .50033))
	size, sum, most := samples(.4), 0.0, 0.0
	for i, v := range weighted {
		sum += v * v
		if i >= size {
			sum -= weighted[i-size] * weighted[i-size]
		}
		most = max(most, sum)
	}
	return level(most / float64(size))
}
