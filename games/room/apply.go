package room

import (
	"fmt"
	"slices"

	"runehall/games"
)

// End is how a match ended.
type End struct {
	// Why is one of the constants below.
	Why string `json:"why"`
	// Result is the result by the rules; nil if the match ended otherwise.
	Result *games.ReplayResult `json:"result,omitempty"`
}

// The ways in which a match can end.
const (
	// ByRules: it was played to its end.
	ByRules = "rules"
	// ByResigning: all persons but one resigned.
	ByResigning = "resigned"
	// ByAgreement: all persons agreed to end it.
	ByAgreement = "agreed"
)

// standIn is the level that plays on for a person who resigned, if others go on.
const standIn = "adept"

// Apply applies a stored line. An error means that this room cannot have such a line, so that it is not the line that
// was stored.
func (r *Room) Apply(text []byte) error {
	l, err := parseLine(string(text))
	if err != nil {
		return err
	}
	if l.hasSeat() && int(l.seat) >= len(r.sitters) {
		return fmt.Errorf("line %d: %w", r.lines, NoSuchSeat)
	}
	wasFree := l.hasSeat() && r.sitters[l.seat].Free
	if err := r.apply(l); err != nil {
		return fmt.Errorf("line %d, %.80q: %w", r.lines, text, err)
	}
	r.lines++
	r.count(l, wasFree)
	r.settle()
	return nil
}

func (r *Room) apply(l line) error {
	if r.end != nil && !l.outlastsEnd() {
		return Ended
	}
	if r.waits && !l.precedes() {
		return NotBegun
	}
	switch l.word { // these leave a question open, or say themselves what becomes of it
	case spentWord:
		return r.spend(l.seat, l.n)
	case holdWord:
		return r.hold(l.seat, l.rest)
	case reachWord:
		return r.reach(l.seat, l.n, l.rest)
	case askWord:
		return r.question(Asked{What: l.rest, By: l.seat, Moves: l.n})
	case agreeWord:
		return r.agree(l.seat)
	case waitWord:
		return r.wait()
	case beginWord:
		return r.begin()
	case lookWord:
		return r.look(l.seat)
	case offerWord:
		return r.offer(l.seat)
	case claimWord:
		return r.claim(l.seat, l.rest)
	case admitWord, denyWord, dropWord:
		return r.answers(l.seat, l.word)
	}
	if err := r.change(l); err != nil {
		return err
	}
	r.asked = nil
	return nil
}

// change applies a line after which nothing is asked any more.
func (r *Room) change(l line) error {
	switch l.word {
	case "":
		return r.move(l)
	case undoWord:
		if err := r.live.Undo(l.n); err != nil {
			return err
		}
		r.stepped(games.Nobody)
	case endWord:
		r.end = &End{Why: ByAgreement}
	case sitWord:
		return r.sit(l.seat, l.rest)
	case riseWord:
		r.rise(l.seat)
	case giveWord:
		if !r.hasLevel(l.rest) {
			return fmt.Errorf("there is no computer player %.80q", l.rest)
		}
		r.give(l.seat, l.rest)
	case resignWord:
		r.resign(l.seat)
	case againWord:
		return r.again(l.rest)
	case otherWord:
		return r.other(l.rest)
	case calmWord:
		return r.calm(l.rest)
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
	case refuseWord:
		if r.asked == nil {
			return NothingAsked
		}
	}
	return nil
}

// rise frees a seat. A hand that was seen is not forgotten because its person came back meanwhile.
func (r *Room) rise(seat games.Seat) {
	s := &r.sitters[seat]
	s.Driver, s.Key, s.Free, s.Late, s.was = games.Person, "", true, false, ""
	s.Seen = r.looked&(1<<seat) != 0 && !s.Offered
	s.dropClaim()
}

// move makes a move. Who moves for a free seat has seen its hand, unless there was only that move.
func (r *Room) move(l line) error {
	looks := r.sitters[l.seat].isFree()
	if looks {
		s, only, ok := r.live.Forced()
		looks = !ok || s != l.seat || only != l.rest
	}
	if err := r.live.Make(l.seat, l.rest); err != nil {
		return err
	}
	if looks {
		r.looks(l.seat)
	}
	r.stepped(l.seat)
	return nil
}

// stepped begins a new round of drivers after a step.
func (r *Room) stepped(s games.Seat) {
	r.steps++
	r.round.Moved(s)
	r.held = [games.MaxSeats]string{}
	r.raced(s == games.Nobody)
}

// sit gives a seat to a person, who is told as [sits] writes it.
func (r *Room) sit(s games.Seat, who string) error {
	key, name, err := parseSits(who)
	if err != nil {
		return err
	}
	sitter := &r.sitters[s]
	sitter.Driver, sitter.Key, sitter.Name, sitter.Free, sitter.Late = games.Person, key, name, false, false
	sitter.Seen, sitter.Offered = false, false
	for i := range r.sitters { // whoever sits asks for no other seat, and has another hand now
		if other := &r.sitters[i]; games.Seat(i) == s || other.claim == key {
			other.dropClaim()
		}
	}
	delete(r.lost, key)
	r.unbench(key)
	r.learns(s)
	sitter.was = ""
	return nil
}

func (r *Room) give(s games.Seat, level string) {
	sitter := &r.sitters[s]
	sitter.Driver, sitter.Key, sitter.Free, sitter.Late, sitter.was = level, "", false, false, ""
	sitter.dropClaim()
}

// resign ends the match if at most one person has not resigned and no computer player is left to play against.
// Otherwise a computer player plays on in the seat.
func (r *Room) resign(s games.Seat) {
	r.sitters[s].Resigned = true
	r.sitters[s].dropClaim()
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
	r.replace(s)
}

// replace lets a computer player play on for a person, who has the seat again in the next match.
func (r *Room) replace(s games.Seat) {
	was := r.sitters[s].Key
	r.give(s, standIn)
	r.sitters[s].was = was
}

// settle records the end if the match is over by the rules.
func (r *Room) settle() {
	if st := r.live.Standing(); st.Over && r.end == nil {
		r.end = &End{Why: ByRules, Result: st.Result.Told(len(r.sitters))}
		r.final, r.ended = slices.Clone(r.sitters), r.before+1
	}
}
