package toss

import "runehall/games"

// Event is one fact of a match. The events of a move tell all its consequences, in the order in which they happened.
type Event interface{ event() }

// The events.
type (
	// BalanceDrawn draws a Balance rune at the set-up (TOS-4).
	BalanceDrawn struct {
		Seat games.Seat `json:"seat"`
		Rune Rune       `json:"rune"`
	}
	// BalancePutBack puts it back, since another seat has the same (TOS-4).
	BalancePutBack struct {
		Seat games.Seat `json:"seat"`
		Rune Rune       `json:"rune"`
	}
	// RoundBegan begins a round, with its first player and the number of runes in the bag (TOS-5).
	RoundBegan struct {
		Round int        `json:"round"`
		First games.Seat `json:"first"`
		Bag   int        `json:"bag"`
	}
	// RunesDrawn draws runes. Nobody sees them (TOS-6).
	RunesDrawn struct {
		Seat  games.Seat `json:"seat"`
		Runes []Rune     `json:"runes"`
	}
	// Gestured is how a seat throws (TOS-7).
	Gestured struct {
		Seat games.Seat `json:"seat"`
		Gesture
	}
	// RunesThrown throws the runes of all seats. Launches are all discs at the beginning: Destiny, those on the table,
	// and those thrown; [NewMotion] plays them. Rest are the same discs where they come to rest (TOS-30). Pairs are the
	// pairs visible then, by number, as in [View].Visible. If there are none, the same move settles the round (TOS-10).
	RunesThrown struct {
		Launches []Launch `json:"launches"`
		Rest     []Disc   `json:"rest"`
		Pairs    []int    `json:"pairs"`
	}
	// Snatched gives a rune of the table to a seat. TwinOf is whose Balance rune it is the twin of, or games.Nobody;
	// another's twin is set apart (TOS-8, TOS-9). Tick is 0 in Calm.
	Snatched struct {
		Seat   games.Seat `json:"seat"`
		Rune   Rune       `json:"rune"`
		Tick   int32      `json:"tick"`
		TwinOf games.Seat `json:"twinOf"`
	}
	// BalanceCompleted brings the own Balance rune into the loot, behind its twin (TOS-9).
	BalanceCompleted struct {
		Seat games.Seat `json:"seat"`
		Rune Rune       `json:"rune"`
	}
	// ClaimMissed leaves a seat without a rune, since somebody else was first (TOS-40).
	ClaimMissed struct {
		Seat games.Seat `json:"seat"`
		Rune Rune       `json:"rune"`
		Tick int32      `json:"tick"`
	}
	// SaidDone ends the snatch for a seat (TOS-10).
	SaidDone struct {
		Seat games.Seat `json:"seat"`
	}
	// RunBegan begins a seat's own run (TOS-41).
	RunBegan struct {
		Seat games.Seat `json:"seat"`
	}
	// RunClaimed is a claim of a seat in its own run. Others do not know of it.
	RunClaimed struct {
		Seat games.Seat `json:"seat"`
		Rune Rune       `json:"rune"`
		Tick int32      `json:"tick"`
	}
	// RunEnded ends a seat's own run.
	RunEnded struct {
		Seat games.Seat `json:"seat"`
	}
	// PlaybackBegan plays all own runs back at once.
	PlaybackBegan struct{}
	// Passed lets a turn go by (TOS-42).
	Passed struct {
		Seat games.Seat `json:"seat"`
	}
	// SnatchEnded ends the snatch (TOS-10).
	SnatchEnded struct {
		Why SnatchEnd `json:"why"`
	}
	// StepBegan begins a step of the settling.
	StepBegan struct {
		Step Step `json:"step"`
	}
	// FalseReturned puts a false pair back into the bag, or one false rune (TOS-11).
	FalseReturned struct {
		Seat  games.Seat `json:"seat"`
		Runes []Rune     `json:"runes"`
	}
	// PairGiven puts a pair of the loot back with it (TOS-11).
	PairGiven struct {
		Seat games.Seat `json:"seat"`
		Pair int        `json:"pair"`
	}
	// SplitReturned puts a pair back that two seats have one rune each of (TOS-12).
	SplitReturned struct {
		Runes [2]Rune       `json:"runes"`
		Seats [2]games.Seat `json:"seats"`
	}
	// Stolen carries out a theft. Runes are the runes of the victim's loot that go with the Balance rune (TOS-13).
	Stolen struct {
		Theft
		Runes []Rune `json:"runes"`
	}
	// ContestBegan begins a flick contest, or a repeat of it. Repeats count from 1. Seats are in the order in which
	// they flick (TOS-22).
	ContestBegan struct {
		For    Purpose      `json:"for"`
		Repeat int          `json:"repeat"`
		Seats  []games.Seat `json:"seats"`
	}
	// Flicked is a flick. Launches are Destiny and the flicked rune at the beginning, and Rest the same at rest.
	// Distance is between their edges at rest, in tenths of a millimetre. Counts is the distance that counts: [Touched]
	// if Destiny was touched where touching is worst.
	Flicked struct {
		For  Purpose    `json:"for"`
		Seat games.Seat `json:"seat"`
		Gesture
		Launches [2]Launch `json:"launches"`
		Rest     [2]Disc   `json:"rest"`
		Distance int       `json:"distance"`
		Touched  bool      `json:"touched"`
		Counts   int       `json:"counts"`
	}
	// ContestWon lets a seat choose the order of thefts (TOS-14).
	ContestWon struct {
		Seat games.Seat `json:"seat"`
	}
	// OrderNamed says in which order seats are robbed (TOS-14).
	OrderNamed struct {
		Seat    games.Seat   `json:"seat"`
		Victims []games.Seat `json:"victims"`
	}
	// BalanceTaken gives a seat a new Balance rune from the table, or NoRune. Its distance from Destiny is in tenths of
	// a millimetre (TOS-15).
	BalanceTaken struct {
		Seat     games.Seat `json:"seat"`
		Rune     Rune       `json:"rune"`
		Distance int        `json:"distance"`
	}
	// FaceDownReturned puts the face-down runes back into the bag. Nobody sees them (TOS-16).
	FaceDownReturned struct {
		Runes []Rune `json:"runes"`
	}
	// SeatScored counts a seat's loot (TOS-19).
	SeatScored struct {
		Seat  games.Seat `json:"seat"`
		Runes int        `json:"runes"`
	}
	// MatchEnded ends the match.
	MatchEnded struct {
		Clause  string       `json:"clause"`
		Winners []games.Seat `json:"winners"`
	}
)

func (BalanceDrawn) event()     {}
func (BalancePutBack) event()   {}
func (RoundBegan) event()       {}
func (RunesDrawn) event()       {}
func (Gestured) event()         {}
func (RunesThrown) event()      {}
func (Snatched) event()         {}
func (BalanceCompleted) event() {}
func (ClaimMissed) event()      {}
func (SaidDone) event()         {}
func (RunBegan) event()         {}
func (RunClaimed) event()       {}
func (RunEnded) event()         {}
func (PlaybackBegan) event()    {}
func (Passed) event()           {}
func (SnatchEnded) event()      {}
func (StepBegan) event()        {}
func (FalseReturned) event()    {}
func (PairGiven) event()        {}
func (SplitReturned) event()    {}
func (Stolen) event()           {}
func (ContestBegan) event()     {}
func (Flicked) event()          {}
func (ContestWon) event()       {}
func (OrderNamed) event()       {}
func (BalanceTaken) event()     {}
func (FaceDownReturned) event() {}
func (SeatScored) event()       {}
func (MatchEnded) event()       {}

// Transient names the events that may leave no mark on a position, for checks: after a flick everything lies as before
// (TOS-22), a missed claim changes nothing, and how runes were thrown, when they were snatched, and how near a new
// Balance rune lay matters no more once the round is over.
var Transient = []string{"Flicked", "ClaimMissed", "Gestured", "RunesThrown", "Snatched", "BalanceTaken"}

// facts holds a zero value of each event type.
var facts = []Event{
	BalanceDrawn{}, BalancePutBack{}, RoundBegan{}, RunesDrawn{}, Gestured{}, RunesThrown{}, Snatched{},
	BalanceCompleted{}, ClaimMissed{}, SaidDone{}, RunBegan{}, RunClaimed{}, RunEnded{}, PlaybackBegan{}, Passed{},
	SnatchEnded{}, StepBegan{}, FalseReturned{}, PairGiven{}, SplitReturned{}, Stolen{}, ContestBegan{}, Flicked{},
	ContestWon{}, OrderNamed{}, BalanceTaken{}, FaceDownReturned{}, SeatScored{}, MatchEnded{},
}
