package gamestest

import (
	"reflect"
	"testing"

	"runehall/games"
)

func TestFlatTypesHaveNoGapsAndNothingElse(t *testing.T) {
	for _, c := range []struct {
		value any
		flat  bool
	}{
		{int8(0), true}, {false, true}, {[3]cell{}, true}, {cell{}, true}, {struct{ a, b int32 }{}, true},
		{games.Seat(0), true},
		{struct {
			a int8
			b int32 // three bytes of padding before it
		}{}, false},
		{[2]struct {
			a int32
			b int8
		}{}, false},
		{0.0, false}, {"", false}, {[]int8{}, false}, {struct{ p *int }{}, false}, {[1]any{}, false},
	} {
		if got := flat(reflect.TypeOf(c.value)); got != c.flat {
			t.Errorf("%T is flat: %v", c.value, got)
		}
	}
}

// TestEveryByteOfFlatMemoryCounts changes a large value in one place after another: in arrays, in slices and behind
// pointers.
func TestEveryByteOfFlatMemoryCounts(t *testing.T) {
	type large struct {
		Cells [40]cell
		rows  []cell
		Score [4]int16
	}
	fresh := func() *large { return &large{rows: make([]cell, 5), Score: [4]int16{1, 2, 3, 4}} }
	places := 0
	for i := range 40 + 5 + 4 {
		v := fresh()
		switch {
		case i < 40:
			v.Cells[i].q = 1
		case i < 45:
			v.rows[i-40].Owner = 2
		default:
			v.Score[i-45] += 256
		}
		if fingerprint(v) == fingerprint(fresh()) || fingerprint(*v) == fingerprint(*fresh()) ||
			difference(v, fresh()) == "" {
			t.Errorf("place %d makes no difference", i)
		}
		places++
	}
	if a, b := fresh(), fresh(); fingerprint(a) != fingerprint(b) || places != 49 {
		t.Error("equal values have different fingerprints")
	}
}
