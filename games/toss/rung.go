package toss

import "fmt"

// Rung is one of the seven steps of the settling as the rulebook counts them, from 1 (TOS-11 to TOS-17).
type Rung int

// The rungs.
const (
	FalseRung Rung = iota + 1
	SplitRung
	TheftRung
	OrderRung
	BalanceRung
	FaceDownRung
	BagRung
)

// Clause returns the rule of a rung.
func (r Rung) Clause() string { return fmt.Sprintf("TOS-%d", int(r)+10) }

// Rung returns the rung of a step. Thefts of a colour and their order share a rung: [TheftStep] is the first of the two
// steps.
func (s Step) Rung() (Rung, bool) {
	if s > TheftStep {
		s++
	}
	return Rung(s), s != NoStep
}

// RungOf returns the rung to which an event of the settling belongs, and false for all others. Within [TheftStep] rungs
// 3 and 4 may come by turns.
func RungOf(event Event) (Rung, bool) {
	switch e := event.(type) {
	case StepBegan:
		return e.Step.Rung()
	case FalseReturned, PairGiven:
		return FalseRung, true
	case SplitReturned:
		return SplitRung, true
	case Stolen:
		return TheftRung, true
	case ContestBegan:
		return OrderRung, e.For == ForOrder
	case Flicked:
		return OrderRung, e.For == ForOrder
	case ContestWon, OrderNamed:
		return OrderRung, true
	case BalanceTaken:
		return BalanceRung, true
	case FaceDownReturned:
		return FaceDownRung, true
	default:
		return 0, false
	}
}
