package main

import (
	"errors"
	"math"

	"runehall/games"
)

// fitted holds the weights learnt from positions, and how badly they foretell who wins: loss is their logarithmic loss,
// before the loss of the first weights.
type fitted struct {
	weights      []games.Weight
	loss, before float64
}

// sway is about how far a weight that was set by hand may be wrong, where 1 is what counts as it is.
const sway = 1.5

// fit finds the weights with which the lead in the parts foretells best who wins: logistic regression by Newton's
// method. Each weight is held where it was first, as firmly as ridge positions would, and as firmly as if it were known
// to within sway: so parts that are seldom seen stay there. A position counts as grain of one.
func fit(lessons []lesson, first []games.Weight, ridge, grain float64) (*fitted, error) {
	if len(lessons) == 0 {
		return nil, errors.New("there are no positions to learn from")
	}
	parts := len(first)
	prior := make([]float64, 2*parts+1) // early weights, late ones, and what is left to be on turn
	for i, w := range first {
		prior[i], prior[parts+i] = float64(w.Early)/100, float64(w.Late)/100
	}
	scale, shift := line(lessons, prior)
	theta := make([]float64, len(prior))
	for i := range prior {
		theta[i] = scale * prior[i]
	}
	theta[2*parts] = shift
	f := &fitted{before: loss(lessons, theta)}
	held := append([]float64(nil), theta...)
	holds := squares(lessons, len(theta))
	for i, size := range holds {
		holds[i] = ridge*size + 1/float64(sway*scale*sway*scale)
	}
	// cost is what the steps make smaller.
	cost := func(theta []float64) float64 {
		sum := grain * float64(len(lessons)) * loss(lessons, theta)
		for i, hold := range holds {
			sum += hold * (theta[i] - held[i]) * (theta[i] - held[i]) / 2
		}
		return sum
	}
	row := make([]float64, len(theta))
	theta, err := newton(theta, cost, func(s *system, theta []float64) {
		for i := range lessons {
			s.add(row, lessons[i].fill(row, theta), lessons[i].won, grain)
		}
		for i, hold := range holds {
			s.right[i] -= hold * (theta[i] - held[i])
			s.left[i][i] += hold
		}
	})
	if err != nil {
		return nil, err
	}
	f.loss = loss(lessons, theta)
	percent := func(i int) int { return int(math.Round(100 * theta[i] / scale)) }
	for i := range parts {
		f.weights = append(f.weights, games.Weight{Early: percent(i), Late: percent(parts + i)})
	}
	return f, nil
}

// line finds how much of a win a hundredth of a point is with some weights, and how much it is to be on turn.
func line(lessons []lesson, theta []float64) (scale, shift float64) {
	row, worths := make([]float64, len(theta)), make([]float64, len(lessons))
	for i := range lessons {
		worths[i] = lessons[i].fill(row, theta)
	}
	cost := func(at []float64) float64 {
		sum := 0.0
		for i, worth := range worths {
			sum += surprise(lessons[i].won, sigmoid(at[0]*worth+at[1]))
		}
		return sum
	}
	at, err := newton([]float64{0, 0}, cost, func(s *system, at []float64) {
		for i, worth := range worths {
			s.add([]float64{worth, 1}, at[0]*worth+at[1], lessons[i].won, 1)
		}
	})
	if err != nil {
		return 0.001, 0 // all positions are alike: they tell nothing
	}
	return at[0], at[1]
}

// fill fills in how much each weight counts in a lesson, and returns what they come to.
func (l *lesson) fill(row, theta []float64) float64 {
	parts := len(l.lead)
	sum := 0.0
	for i, lead := range l.lead {
		row[i], row[parts+i] = 0, 0
		if lead != 0 {
			row[i], row[parts+i] = float64(lead*(1-l.stage)), float64(lead*l.stage)
			sum += float64(row[i]*theta[i]) + float64(row[parts+i]*theta[parts+i])
		}
	}
	row[2*parts] = 1
	return sum + theta[2*parts]
}

// squares returns the mean square of what each weight counts.
func squares(lessons []lesson, n int) []float64 {
	sums, row, none := make([]float64, n), make([]float64, n), make([]float64, n)
	for i := range lessons {
		lessons[i].fill(row, none)
		for k, x := range row {
			sums[k] += float64(x * x / float64(len(lessons)))
		}
	}
	return sums
}

// loss returns how badly weights foretell who wins.
func loss(lessons []lesson, theta []float64) float64 {
	sum, row := 0.0, make([]float64, len(theta))
	for i := range lessons {
		sum += surprise(lessons[i].won, sigmoid(lessons[i].fill(row, theta)))
	}
	return sum / float64(len(lessons))
}

// surprise is how badly a chance foretells how much of a win it was.
func surprise(won, prob float64) float64 {
	prob = min(max(prob, 1e-9), 1-1e-9)
	return -won*math.Log(prob) - (1-won)*math.Log(1-prob)
}

func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }
