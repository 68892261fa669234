package gamestest

import (
	"math"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"runehall/games"
)

// sampleView has all that views are made of.
type sampleView struct {
	Seats  [3]int8
	Cells  []cell
	name   string
	lit    map[int]bool
	next   *sampleView
	any    any
	weight float64
}

type cell struct {
	q     int8
	Owner games.Seat
}

func drawView(t *rapid.T, depth int) *sampleView {
	v := &sampleView{
		name:   rapid.SampledFrom([]string{"", "a", "b"}).Draw(t, "name"),
		any:    rapid.SampledFrom([]any{nil, 1, int8(1), "1", cell{q: 1}}).Draw(t, "any"),
		weight: rapid.SampledFrom([]float64{0, 1, math.Inf(1)}).Draw(t, "weight"),
	}
	v.Seats[rapid.IntRange(0, 2).Draw(t, "seat")] = rapid.Int8Range(0, 2).Draw(t, "value")
	for range rapid.IntRange(0, 2).Draw(t, "cells") {
		v.Cells = append(v.Cells, cell{q: rapid.Int8Range(-1, 1).Draw(t, "q"), Owner: games.Seat(rapid.Int8Range(-1, 1).Draw(t, "owner"))})
	}
	if rapid.Bool().Draw(t, "empty") && v.Cells == nil {
		v.Cells = []cell{}
	}
	if rapid.Bool().Draw(t, "map") {
		v.lit = map[int]bool{}
		for range rapid.IntRange(0, 2).Draw(t, "lights") {
			v.lit[rapid.IntRange(0, 3).Draw(t, "light")] = rapid.Bool().Draw(t, "lit")
		}
	}
	if depth > 0 && rapid.Bool().Draw(t, "next") {
		v.next = drawView(t, depth-1)
	}
	return v
}

func TestFingerprintsAreEqualWhereValuesAre(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawView(t, 2), drawView(t, 2)
		if equal := reflect.DeepEqual(a, b); (difference(*a, *b) == "") != equal {
			t.Fatalf("deeply equal %v; difference %q of\n%+v\n%+v", equal, difference(*a, *b), a, b)
		}
	})
}

func TestDifferenceSaysWhere(t *testing.T) {
	a := sampleView{Cells: []cell{{q: 1}, {q: 2, Owner: 1}}}
	b := sampleView{Cells: []cell{{q: 1}, {q: 2, Owner: 3}}}
	if got := difference(a, b); got != ".Cells[1].Owner: 1 and 3" {
		t.Errorf("difference %q", got)
	}
	if got := difference([]any{1}, []any{1, 2}); !strings.Contains(got, "[1 2]") {
		t.Errorf("difference %q", got)
	}
}

func TestBagprintMindsNoOrder(t *testing.T) {
	a, b := [][]int{{1, 2, 3}, {4}}, [][]int{{4}, {3, 1, 2}}
	if bagprint(a) != bagprint(b) {
		t.Error("the order in slices makes a difference")
	}
	if bagprint(a) == bagprint([][]int{{4}, {3, 1}}) || fingerprint(a) == fingerprint(b) {
		t.Error("other entries, or the order where it counts, make no difference")
	}
	if bagprint([2]int{1, 2}) == bagprint([2]int{2, 1}) {
		t.Error("the order in arrays makes no difference")
	}
}

func TestFingerprintOfALoopEnds(t *testing.T) {
	v := &sampleView{name: "a"}
	v.next = v
	if fingerprint(v) == fingerprint(&sampleView{name: "a"}) {
		t.Error("a loop is taken for its end")
	}
}

func TestMutateReachesEveryField(t *testing.T) {
	type move struct {
		Kind  uint8
		At    struct{ Q, R int8 }
		Seats [2]bool
		Word  string
		Speed float32
	}
	chance := games.NewChance(1, 1)
	var m move
	var reached [7]bool
	for range 500 {
		n := mutate(m, &chance)
		for i, changed := range []bool{n.Kind != 0, n.At.Q != 0, n.At.R != 0, n.Seats[0], n.Seats[1], n.Word != "", n.Speed != 0} {
			reached[i] = reached[i] || changed
		}
	}
	if reached != [7]bool{true, true, true, true, true, true, true} {
		t.Errorf("reached %v", reached)
	}
}
