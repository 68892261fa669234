package toss

import (
	"math"
	"testing"
)

// A rune that meets nothing goes as far as the pull of the gesture says, in proportion; and the pull can be computed
// from the gesture.
func TestTOS32_TheWayGrowsWithThePull(t *testing.T) {
	for turns := range int8(MaxTurns + 1) {
		hand := Gesture{Turns: turns}
		for tenth := 1; tenth <= 10; tenth++ {
			pull := float64(tenth) / 10
			g := hand.Pulled(pull)
			kind, want := Throw, float64(pull*throwWay)
			if turns == 0 {
				kind, want = Flick, float64(pull*flickWay)
			}
			if !g.canBe(kind) {
				t.Fatalf("%d turns, pull %v: no hand can do %+v", turns, pull, g)
			}
			// On a table without a rim, nothing stops the rune.
			b := g.body()
			steps := 0
			for ; b.vx != 0; steps++ {
				b.slow()
				b.x += b.vx
			}
			if math.Abs(b.x-want) > 0.1 || math.Abs(g.Way()-b.x) > 0.1 || math.Abs(g.Pull()-pull) > 0.001 {
				t.Errorf("%d turns, pull %v: it goes %.2f mm, not %.2f, and says %.2f and pull %.4f", turns, pull, b.x,
					want, g.Way(), g.Pull())
			}
			if seconds := float64(steps) / stepsPerSecond; tenth == 5 && (seconds < 1 || seconds > 2) {
				t.Errorf("%d turns: half the strength takes %.2f s", turns, seconds)
			}
		}
		for _, pull := range []float64{math.Inf(-1), -1, 0, 1.1, math.Inf(1)} {
			if g := hand.Pulled(pull); g.Speed < MinSpeed || g.Speed > MaxSpeed {
				t.Errorf("%d turns, pull %v: %+v", turns, pull, g)
			}
		}
	}
	// The smallest difference in speed moves a flick by about a tenth of a millimetre.
	g := Gesture{}.Pulled(0.4)
	more := g
	more.Speed++
	if step := more.Way() - g.Way(); step > 0.15 {
		t.Errorf("a step of the speed is %.2f mm", step)
	}
	// This rune stops before it has landed.
	slow := Gesture{Speed: MinSpeed, Turns: MaxTurns}
	if way := slow.Way(); way <= 0 || way > 10 {
		t.Errorf("a throw that stops in its flight goes %.2f mm", way)
	}
}

// body begins a gesture along x.
func (g Gesture) body() body {
	return body{vx: float64(g.Speed) / (10 * stepsPerSecond), flight: int32(g.Turns) * flip}
}
