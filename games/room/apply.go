package room

import (
	"fmt"

	"runehall/games"
)

// End is how a match came to its end.
type End struct {
	// Why is one of the reasons below.
	Why string `json:"why"`
	// Result is that of the rules; nil where they did not end the match.
	Result *games.ReplayResult `json:"result,omitempty"`
}

// The ways to an end.
const (
	// ByRules: the match was played to its end.
	ByRules = "rules"
	// ByResigning: all but one person gave it up.
	ByResigning = "resigned"
	// ByAgreement: all persons agreed to end it.
	ByAgreement = "agreed"
)

// standIn is the level that plays for who gave the match up, where others go on.
const standIn = "adept"

// Apply takes up a line that is stored. An error says why the room cannot have that line: then it is not the one that was stored.
func (r *Room) Apply(text []byte) error {
	l, err := parseLine(string(text))
	if err != nil {
		return err
	}
	if l.hasSeat() && int(l.seat) >= len(r.sitters) {
		return fmt.Errorf("line %d: %w", r.lines, NoSuchSeat)
	}
	if err := r.apply(l); err != nil {
		return fmt.Errorf("line %d, %.80q: %w", r.lines, text, err)
	}
	r.lines++
	r.settle()
	return nil
}

func (r *Room) apply(l line) error {
	if r.end != nil && !l.outlastsEnd() {
		return Ended
	}
	switch l.word {
	case "":
		if err := r.live.Make(l.seat, l.rest); err != nil {
			return err
		}
		r.stepped(l.seat)
	case undoWord:
		if err := r.live.Undo(l.n); err != nil {
			return err
		}
		r.stepped(games.Nobody)
	case endWord:
		r.end = &End{Why: ByAgreement}
	case sitWord:
		key, name, err := parseSits(l.rest)
		if err != nil {
			return err
		}
		s := &r.sitters[l.seat]
		s.Driver, s.Key, s.Name, s.Free, s.Late = games.Person, key, name, false, false
	case riseWord:
		s := &r.sitters[l.seat]
		s.Driver, s.Key, s.Free, s.Late = games.Person, "", true, false
	case giveWord:
		if !r.hasLevel(l.rest) {
			return fmt.Errorf("there is no computer player %.80q", l.rest)
		}
		r.give(l.seat, l.rest)
	case resignWord:
		r.resign(l.seat)
	case lateWord:
		r.late(l.seat)
	case clockWord:
		if !isClock(l.n) {
			return errClock
		}
		r.clock = l.n
	case totalWord:
		if !isTotal(l.n) {
			return errClock
		}
		r.total, r.spent = l.n, [games.MaxSeats]int64{}
	case spentWord:
		return r.spend(l.seat, l.n)
	case holdWord:
		return r.hold(l.seat, l.rest)
	case askWord:
		return r.begin(Asked{What: l.rest, By: l.seat, Moves: l.n})
	case agreeWord:
		return r.agree(l.seat)
	case refuseWord:
		if r.asked == nil {
			return NothingAsked
		}
	}
	r.asked = nil
	return nil
}

// stepped begins the round of drivers anew after a step.
func (r *Room) stepped(s games.Seat) {
	r.steps++
	r.round.Moved(s)
	r.held = [games.MaxSeats]string{}
}

func (r *Room) give(s games.Seat, level string) {
	sitter := &r.sitters[s]
	sitter.Driver, sitter.Key, sitter.Free, sitter.Late = level, "", false, false
}

// resign ends the match if one person is left at most who has not given it up and there is no computer player to go on with. Otherwise a computer
// player plays on in the seat.
func (r *Room) resign(s games.Seat) {
	r.sitters[s].Resigned = true
	left := 0
	for i := range r.sitters {
		if !r.sitters[i].Resigned {
			left++
		}
	}
	if left <= 1 {
		r.end = &End{Why: ByResigning}
		return
	}
	r.give(s, standIn)
}

// settle notes the end by the rules.
func (r *Room) settle() {
	if st := r.live.Standing(); st.Over && r.end == nil {
		r.end = &End{Why: ByRules, Result: st.Result.Told(len(r.sitters))}
	}
}
