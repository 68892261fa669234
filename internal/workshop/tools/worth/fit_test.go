package main

import (
	"math"
	"testing"

	"runehall/games"
)

// made returns lessons whose results come from known weights for three parts: the first counts the same all the time,
// the second three times as much early and nothing late, and the third never occurs.
func made(n int) []lesson {
	chance := games.NewChance(1, 0)
	list := make([]lesson, n)
	for i := range list {
		l := &list[i]
		l.lead = []float32{float32(chance.IntN(2001) - 1000), float32(chance.IntN(2001) - 1000), 0}
		l.stage = float32(chance.IntN(games.Stages+1)) / games.Stages
		l.won = sigmoid(0.002*float64(l.lead[0]+3*(1-l.stage)*l.lead[1]) - 0.5)
	}
	return list
}

// TestFitFindsTheWeights checks that the known weights are found again, relative to the first part. A part that never
// occurs keeps its weight.
func TestFitFindsTheWeights(t *testing.T) {
	first := []games.Weight{{Early: 100, Late: 100}, {Early: 100, Late: 100}, {Early: 70, Late: 7}}
	f, err := fit(made(4000), first, 1, 1)
	if err != nil {
		t.Fatal(err)
	}
	unit := float64(f.weights[0].Late) / 100
	for i, want := range []games.Weight{{Early: 100, Late: 100}, {Early: 300, Late: 0}} {
		early, late := float64(f.weights[i].Early)/unit, float64(f.weights[i].Late)/unit
		if math.Abs(early-float64(want.Early)) > 6 || math.Abs(late-float64(want.Late)) > 6 {
			t.Errorf("part %d counts %.0f early and %.0f late, not %d", i, early, late, want)
		}
	}
	if f.weights[2] != first[2] {
		t.Errorf("a part that is never seen counts %d", f.weights[2])
	}
	if f.loss >= f.before {
		t.Errorf("the loss is %f, with the first weights %f", f.loss, f.before)
	}
}

// A heavy ridge keeps the weights where they were, relative to each other.
func TestTheRidgeHolds(t *testing.T) {
	first := []games.Weight{{Early: 100, Late: 100}, {Early: 100, Late: 100}, {}}
	f, err := fit(made(1000), first, 1e7, 1)
	if err != nil {
		t.Fatal(err)
	}
	for i, w := range f.weights {
		if w != first[i] {
			t.Errorf("part %d counts %d", i, w)
		}
	}
}

// If leads are so clear that wins are certain, a whole Newton step overshoots: the loss must not rise all the same.
func TestNoStepMakesItWorse(t *testing.T) {
	list := made(400)
	for i := range list {
		for k := range list[i].lead {
			list[i].lead[k] *= 40
		}
		list[i].won = sigmoid(100 * (list[i].won - 0.5))
	}
	f, err := fit(list, []games.Weight{{Early: 100, Late: 100}, {Early: 100, Late: 100}, {}}, 1, 1)
	if err != nil {
		t.Fatal(err)
	}
	if none := math.Log(2); f.before > none || f.loss > f.before {
		t.Errorf("the loss is %f, with the first weights %f, and if nothing were known %f", f.loss, f.before, none)
	}
}

func TestFitWantsPositions(t *testing.T) {
	if _, err := fit(nil, []games.Weight{{}}, 1, 1); err == nil {
		t.Error("no error")
	}
}

// A winner's gap is to the best of the others, everybody else's is to the winner, and those who share a win have none
// between them.
func TestGap(t *testing.T) {
	r := &games.Result{}
	r.Rank = [games.MaxSeats]int8{2, 1, 3}
	r.Points = [games.MaxSeats]int32{50, 66, 40}
	for s, want := range []float64{-17, 17, -27} {
		if got := gap(r, 3, games.Seat(s)); got != want {
			t.Errorf("seat %d: %v, not %v", s, got, want)
		}
	}
	r.Rank = [games.MaxSeats]int8{1, 1, 3}
	for s, want := range []float64{0, 0, -11} {
		if got := gap(r, 3, games.Seat(s)); got != want {
			t.Errorf("a shared win, seat %d: %v, not %v", s, got, want)
		}
	}
}
