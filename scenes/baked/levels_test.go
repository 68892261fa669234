package baked

import (
	"math"
	"testing"
)

func TestLevelsLieRoundASize(t *testing.T) {
	for size := 10.0; size < 400; size += .37 {
		lo, hi := Floor(size), Ceil(size)
		if lo > size+.5 || hi < size-.5 || hi/lo > 1.25 {
			t.Fatalf("size %v lies between the levels %v and %v", size, lo, hi)
		}
		if math.Abs(Floor(lo)-lo) > .5 || Ceil(hi) != hi {
			t.Fatalf("the levels %v and %v are not their own", lo, hi)
		}
	}
}

func TestLevelsAreFew(t *testing.T) {
	levels := map[float64]bool{}
	for size := 10.0; size < 320; size += .37 {
		levels[Ceil(size)] = true
	}
	if octaves := 5; len(levels) > levelsPerOctave*octaves+2 {
		t.Errorf("%d levels in %d octaves", len(levels), octaves)
	}
}
