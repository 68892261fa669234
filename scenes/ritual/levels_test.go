package ritual

import (
	"math"
	"testing"
)

func TestLevels(t *testing.T) {
	for radius := 10.0; radius < 400; radius += .37 {
		lo, hi := floorLevel(radius), ceilLevel(radius)
		if lo > radius+.5 || hi < radius-.5 || hi/lo > 1.25 {
			t.Fatalf("radius %v lies between the levels %v and %v", radius, lo, hi)
		}
		if math.Abs(floorLevel(lo)-lo) > .5 {
			t.Fatalf("level %v is not its own", lo)
		}
	}
}
