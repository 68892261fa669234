package baked

import "math"

// Pictures of what glides and zooms are made at levels of size, so that a few serve all: each is an eighth of an octave
// above the one before, in whole pixels. Between two levels the larger one is drawn a little smaller.
const levelsPerOctave = 8

// slack is by how many pixels a size may exceed its level: that much larger a picture is still sharp.
const slack = .5

// Floor returns the largest level that is at most a size in pixels.
func Floor(size float64) float64 {
	k := int(math.Floor(math.Log2(size) * levelsPerOctave))
	for level(k+1) <= size {
		k++
	}
	return level(k)
}

// Ceil returns the smallest level that is at least a size in pixels, to half a pixel.
func Ceil(size float64) float64 {
	k := int(math.Floor(math.Log2(size)*levelsPerOctave + 1e-6))
	for level(k) < size-slack {
		k++
	}
	return level(k)
}

func level(k int) float64 { return math.Round(math.Exp2(float64(k) / levelsPerOctave)) }
