package gamestest

import (
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"runehall/games"
)

// sampleView has fields of all the types that views are made of.
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

// viewOf makes a view from small numbers.
func viewOf(numbers []int) *sampleView {
	next := func(n int) int {
		if len(numbers) == 0 {
			return 0
		}
		first := numbers[0]
		numbers = numbers[1:]
		return first % n
	}
	v := &sampleView{
		name:   []string{"", "a", "b"}[next(3)],
		any:    []any{nil, 1, int8(1), "1", cell{q: 1}}[next(5)],
		weight: []float64{0, 1, math.Inf(1)}[next(3)],
		Cells:  [][]cell{nil, {}, {{q: 1}}, {{Owner: 1}}, {{q: 1}, {}}}[next(5)],
		lit:    []map[int]bool{nil, {}, {1: false}, {1: true}, {2: true}, {1: true, 2: false}}[next(6)],
	}
	v.Seats[next(3)] = int8(next(3))
	if next(2) > 0 {
		v.next = viewOf(numbers)
	}
	return v
}

func TestFingerprintsAreEqualWhereValuesAre(t *testing.T) {
	numbers := rapid.SliceOfN(rapid.IntRange(0, 5), 8, 24)
	rapid.Check(t, func(t *rapid.T) {
		one := numbers.Draw(t, "one")
		other := slices.Clone(one)
		for range rapid.IntRange(0, 2).Draw(t, "changes") {
			other[rapid.IntRange(0, len(other)-1).Draw(t, "at")] = rapid.IntRange(0, 5).Draw(t, "to")
		}
		a, b := viewOf(one), viewOf(other)
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
		for i, changed := range []bool{n.Kind != 0, n.At.Q != 0, n.At.R != 0, n.Seats[0], n.Seats[1], n.Word != "",
			n.Speed != 0} {
			reached[i] = reached[i] || changed
		}
	}
	if reached != [7]bool{true, true, true, true, true, true, true} {
		t.Errorf("reached %v", reached)
	}
}
