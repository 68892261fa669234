package toss

import "runehall/games"

// The ids of what events and positions name, as they stand in JSON and in message keys.
var (
	phaseIDs = [phases]string{
		ThrowPhase: "throw", SnatchPhase: "snatch", RunPhase: "run", CalmPhase: "calm", GivePhase: "give",
		FlickPhase: "flick", OrderPhase: "order", OverPhase: "over",
	}
	wayIDs  = [...]string{Snatch: "snatch", Ghost: "ghost", Calm: "calm"}
	stepIDs = [stepCount]string{
		NoStep: "none", FalseStep: "false", SplitStep: "split", TheftStep: "theft", BalanceStep: "balance",
		FaceDownStep: "face-down",
		BagStep:      "bag",
	}
	snatchEndIDs = [snatchEnds]string{NoPairs: "no-pairs", AllDone: "done", TimeOver: "time"}
	purposeIDs   = [purposes]string{ForOrder: "order", ForMatch: "match"}
)

// String returns the name of a phase.
func (p Phase) String() string { return phaseIDs[p] }

// String returns the name of a way to snatch.
func (w Way) String() string { return wayIDs[w] }

// String returns the name of a step.
func (s Step) String() string { return stepIDs[s] }

// MarshalText writes the name of a step.
func (s Step) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads it.
func (s *Step) UnmarshalText(text []byte) error {
	n, err := games.ParseID("step", stepIDs[:], text)
	*s = Step(n)
	return err
}

// String returns the id of a reason.
func (e SnatchEnd) String() string { return snatchEndIDs[e] }

// MarshalText writes the id.
func (e SnatchEnd) MarshalText() ([]byte, error) { return []byte(e.String()), nil }

// UnmarshalText reads it.
func (e *SnatchEnd) UnmarshalText(text []byte) error {
	n, err := games.ParseID("end of a snatch", snatchEndIDs[:], text)
	*e = SnatchEnd(n)
	return err
}

// String returns the id of a purpose.
func (p Purpose) String() string { return purposeIDs[p] }

// MarshalText writes the id.
func (p Purpose) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads it.
func (p *Purpose) UnmarshalText(text []byte) error {
	n, err := games.ParseID("purpose", purposeIDs[:], text)
	*p = Purpose(n)
	return err
}
