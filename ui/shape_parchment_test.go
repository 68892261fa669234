package ui

import (
	"math"
	"testing"
)

// TestSheetIsFoldedNotSmeared lays a picture of 560 pixels with edges of 24 along sides of many lengths: without a gap,
// joined on everywhere, with edges as wide as they are, and never stretched to more than twice its size.
func TestSheetIsFoldedNotSmeared(t *testing.T) {
	for length := 60.0; length < 9000; length *= 1.07 {
		f := foldSheet(10, 10+length, 24, 560, 24, 1)
		if f.to[0] != 10 || f.from[0] != 0 || f.to[f.count-1] != 10+length || f.from[f.count-1] != 560 {
			t.Fatalf("%v: it reaches from %v to %v", length, f.to[0], f.to[f.count-1])
		}
		if f.to[1] != 34 || f.from[1] != 24 || math.Abs(f.to[f.count-2]-(length-14)) > 1e-9 ||
			f.from[f.count-2] != 536 {
			t.Errorf("%v: the edges are %v and %v", length, f.to[1]-10, 10+length-f.to[f.count-2])
		}
		for i := 1; i < f.count; i++ {
			stretch := (f.to[i] - f.to[i-1]) / math.Abs(f.from[i]-f.from[i-1])
			if stretch < 0 || stretch > 2.01 || length > 1100 && stretch < .6 {
				t.Errorf("%v: part %d is stretched %v times", length, i, stretch)
			}
		}
	}
}
