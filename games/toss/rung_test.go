package toss

import "testing"

func TestRungs(t *testing.T) {
	clauses := map[Event]string{
		StepBegan{FalseStep}: "TOS-11", StepBegan{SplitStep}: "TOS-12", StepBegan{TheftStep}: "TOS-13",
		StepBegan{BalanceStep}: "TOS-15", StepBegan{FaceDownStep}: "TOS-16", StepBegan{BagStep}: "TOS-17",
		PairGiven{}: "TOS-11", SplitReturned{}: "TOS-12", ContestWon{}: "TOS-14", BalanceTaken{}: "TOS-15",
		StepBegan{}: "", SnatchEnded{}: "", RoundBegan{}: "", SeatScored{}: "",
	}
	told := func(event Event, want string) {
		rung, ok := RungOf(event)
		if ok != (want != "") || ok && rung.Clause() != want {
			t.Errorf("%+v: %v %v, want %s", event, rung, ok, want)
		}
	}
	for event, want := range clauses {
		told(event, want)
	}
	told(FalseReturned{}, "TOS-11")
	told(Stolen{}, "TOS-13")
	told(ContestBegan{For: ForOrder}, "TOS-14")
	told(ContestBegan{For: ForMatch}, "")
	told(Flicked{For: ForOrder}, "TOS-14")
	told(Flicked{For: ForMatch}, "")
	told(OrderNamed{}, "TOS-14")
	told(FaceDownReturned{}, "TOS-16")
}
