package room

import (
	"errors"

	"runehall/games"
)

// Deed is a request to a room, as it comes over the wire.
type Deed struct {
	// Do is one of the constants below.
	Do string `json:"do"`
	// Seat is the seat concerned: the one that moves, that is taken, that is given away. Whether the sender may do that
	// is checked against [From].
	Seat games.Seat `json:"seat"`
	// After is the number of steps when the deed was wanted, for deeds about the position.
	After int `json:"after"`
	// Move is the text of a move.
	Move string `json:"move,omitempty"`
	// Level is the computer player that a seat is given to. Name is the name of a person who sits down.
	Level string `json:"level,omitempty"`
	Name  string `json:"name,omitempty"`
	// Claim is the number of the claim that DoAdmit and DoDeny answer ([State].Claims).
	Claim int `json:"claim,omitempty"`
	// Seconds is the time for a move or for the whole match; 0: no limit.
	Seconds int `json:"seconds,omitempty"`
	// Match is the match that DoOther begins.
	Match *Match `json:"match,omitempty"`
	// Key is the hash of the secret of a person who sits down, and Seed that of a match that begins. The host adds
	// them: they do not come over the wire.
	Key  string `json:"-"`
	Seed uint64 `json:"-"`
	// Arrival is when the deed came in while hands race. It does not come over the wire.
	Arrival Arrival `json:"-"`
}

// The kinds of deeds.
const (
	// DoMove makes a move.
	DoMove = "move"
	// DoUndo takes back the seat's last move and everything after it. If that revealed something, or another person has
	// moved since, the others are asked.
	DoUndo = "undo"
	// DoEnd asks the others to end the match without a result.
	DoEnd = "end"
	// DoCalm asks the others to begin the match again, without hands that race: somebody's line is too slow for that.
	DoCalm = "calm"
	// DoAgree and DoRefuse answer a question. DoRefuse by the seat that asked withdraws the question.
	DoAgree  = "agree"
	DoRefuse = "refuse"
	// DoResign gives up the match.
	DoResign = "resign"
	// DoSit takes a free seat.
	DoSit = "sit"
	// DoClaim asks the host for a seat whose device is gone: the person has come back on another one. DoUnclaim takes
	// that back, and DoAdmit and DoDeny are the host's answers.
	DoClaim   = "claim"
	DoUnclaim = "unclaim"
	DoAdmit   = "admit"
	DoDeny    = "deny"
	// DoRise frees the seat. Somebody else can take it, and until then the host's screen plays for it.
	DoRise = "rise"
	// DoOffer lets anybody take a free seat, whatever hands they have seen, and even if the host's screen has seen its
	// hand. Only the host may.
	DoOffer = "offer"
	// DoGive gives a seat to a computer player.
	DoGive = "give"
	// DoClock sets or removes the clock for moves. Only the host may.
	DoClock = "clock"
	// DoTotal sets or removes the clock for the whole match. Every seat has the full time from then on. Only the host
	// may.
	DoTotal = "total"
	// DoBegin begins the match of a room that waits. Only the host may.
	DoBegin = "begin"
	// DoAgain begins the next match, once this one has ended: with the same game, options, seats and secrets. The host
	// and everybody who sits may.
	DoAgain = "again"
	// DoOther begins a match of another game, or with other options or seats, once this one has ended: Match. Whoever
	// has a seat keeps it, as far as there are seats. Only the host may.
	DoOther = "other"
)

// From is who sends a deed: the seat of their device, whether they are the room's host, and whether they were invited.
type From struct {
	Seat          games.Seat
	Host, Invited bool
}

// Taken is what becomes of a deed.
type Taken struct {
	// Line is to be stored and then applied; nil: there is none.
	Line []byte
	// Already says that the deed had been done before.
	Already bool
	// Held says that a decision is kept until all seats have decided. Asked says that others still have to answer a
	// question, or that they refused.
	Held, Asked bool
	// Reached says that a hand has reached for something, and nobody knows yet who gets it.
	Reached bool
}

// Take checks a deed. The match does not change until the line is applied. The error is one of [Refusals], or wraps a
// [games.Refusal].
func (r *Room) Take(from From, d Deed) (Taken, error) {
	switch d.Do {
	case DoAgain:
		return r.takeAgain(from, d)
	case DoOther:
		return r.takeOther(from, d)
	}
	if err := r.may(from, d); err != nil {
		return Taken{}, err
	}
	switch d.Do {
	case DoMove:
		return r.takeMove(d)
	case DoUndo:
		return r.takeUndo(d)
	case DoEnd:
		return r.ask(&Asked{What: DoEnd, By: d.Seat}, 0)
	case DoCalm:
		return r.takeCalm(d)
	case DoAgree, DoRefuse:
		return r.answer(d)
	case DoClock:
		return r.takeClock(d)
	case DoTotal:
		return r.takeTotal(d)
	case DoBegin:
		return r.takeBegin()
	case DoClaim:
		return r.takeClaim(from, d)
	case DoUnclaim:
		return r.takeBack(d)
	case DoAdmit, DoDeny:
		return r.takeAnswer(d)
	case DoResign:
		return written(line{word: resignWord, seat: d.Seat}), nil
	default:
		return r.takeSeat(from, d)
	}
}

// may reports whether somebody may send such a deed for a seat at all.
func (r *Room) may(from From, d Deed) error {
	if d.Seat < 0 || int(d.Seat) >= len(r.sitters) {
		return NoSuchSeat
	}
	switch d.Do {
	case DoSit, DoClaim, DoUnclaim:
		return unless(NotInvited, from.Invited || from.Host)
	case DoClock, DoTotal, DoBegin, DoOffer, DoAdmit, DoDeny:
		return unless(NotTheHost, from.Host)
	case DoRise, DoGive:
		return unless(NotYourSeat, from.Host || r.owns(from, d.Seat))
	case DoMove, DoUndo, DoEnd, DoCalm, DoAgree, DoRefuse, DoResign:
		return r.mayPlay(from, d)
	default:
		return NoSuchDeed
	}
}

// unless returns a refusal, or nil if so is true.
func unless(refusal *Refusal, so bool) error {
	if so {
		return nil
	}
	return refusal
}

// owns reports whether somebody has taken a seat.
func (r *Room) owns(from From, s games.Seat) bool { return from.Seat == s && r.sitters[s].Key != "" }

// mayPlay returns why somebody may not do a deed of the match for a seat, or nil.
func (r *Room) mayPlay(from From, d Deed) error {
	switch {
	case r.waits:
		return NotBegun
	case d.After >= 0 && d.After < r.first:
		return Stale // it was meant for a match before this one
	case r.owns(from, d.Seat) || r.Plays(from, d.Seat):
		return unless(Ended, r.end == nil || d.Do == DoMove)
	case r.sitters[d.Seat].Late:
		return OutOfTime // the move came just when the time was over
	default:
		return NotYourSeat
	}
}

// locked refuses a deed that was meant for another state of the room, by comparing the numbers of steps (optimistic
// locking).
func (r *Room) locked(d Deed) error {
	switch {
	case d.After < 0 || d.After > r.steps:
		return Ahead
	case d.After < r.steps:
		return Stale
	default:
		return nil
	}
}

func (r *Room) takeMove(d Deed) (Taken, error) {
	if r.waits {
		return Taken{}, NotBegun
	}
	if taken, err, races := r.takeReach(d); races {
		return taken, err
	}
	l := line{seat: d.Seat, rest: d.Move}
	if err := r.locked(d); err != nil {
		if errors.Is(err, Stale) && r.step(d.After) == l.text() {
			return Taken{Already: true}, nil
		}
		return Taken{}, err
	}
	if r.end != nil {
		return Taken{}, Ended
	}
	if err := r.live.Check(d.Seat, d.Move); err != nil {
		return Taken{}, err
	}
	if !r.live.Joint() {
		return written(l), nil
	}
	var chosen []games.Chosen[string]
	for _, a := range r.live.AppendActing(nil) {
		decided := r.held[a.Seat]
		if a.Seat == d.Seat {
			decided = d.Move
		}
		if decided == "" {
			return r.keep(d), nil
		}
		chosen = append(chosen, games.Chosen[string]{Seat: a.Seat, Move: decided})
	}
	s, move, err := r.live.Join(chosen)
	if err != nil {
		return Taken{}, err
	}
	return written(line{seat: s, rest: move}), nil
}

// keep keeps a seat's decision until all have decided.
func (r *Room) keep(d Deed) Taken {
	if r.held[d.Seat] == d.Move {
		return Taken{Already: true, Held: true}
	}
	return Taken{Line: []byte(line{word: holdWord, seat: d.Seat, rest: d.Move}.text()), Held: true}
}

// Holds reports whether a seat has decided while other seats still have to.
func (r *Room) Holds(s games.Seat) bool { return r.held[s] != "" }

// hold applies the line of such a decision.
func (r *Room) hold(s games.Seat, move string) error {
	if !r.live.Joint() {
		return Stale
	}
	if err := r.live.Check(s, move); err != nil {
		return err
	}
	r.held[s] = move
	r.holds++
	return nil
}

// step returns step n, counted from 0, in the form of its line; "" if there is none.
func (r *Room) step(n int) string {
	if n -= r.first; n < 0 {
		return "" // it belongs to a match before this one
	}
	for _, step := range r.live.Record().Steps {
		if step.Kind == games.StepSum {
			continue
		}
		if n > 0 {
			n--
			continue
		}
		if step.Kind == games.StepUndo {
			return line{word: undoWord, n: step.N}.text()
		}
		return line{seat: step.Seat, rest: step.Move}.text()
	}
	return ""
}

func (r *Room) takeSeat(from From, d Deed) (Taken, error) {
	switch d.Do {
	case DoSit:
		return r.takeSit(from, d)
	case DoRise:
		return r.takeRise(d)
	case DoOffer:
		return r.takeOffer(d)
	}
	if !r.hasLevel(d.Level) {
		return Taken{}, NoSuchDeed
	}
	if r.sitters[d.Seat].Driver == d.Level {
		return Taken{Already: true}, nil
	}
	return written(line{word: giveWord, seat: d.Seat, rest: d.Level}), nil
}

func (r *Room) takeSit(from From, d Deed) (Taken, error) {
	sitter := &r.sitters[d.Seat]
	if sitter.Key == d.Key && d.Key != "" {
		return Taken{Already: true}, nil
	}
	if !isKey(d.Key) {
		return Taken{}, NotYourSeat
	}
	if _, elsewhere := r.Seat(d.Key); elsewhere || !sitter.person() && !sitter.Late || sitter.Key != "" ||
		sitter.Resigned {
		return Taken{}, SeatTaken
	}
	if r.isOver(d.Seat) {
		return Taken{}, OutOfTime
	}
	if sitter.Late && sitter.was != "" && sitter.was != d.Key { // the hand is its person's until the host frees the seat
		return Taken{}, Kept
	}
	if err := r.mayTake(from, d); err != nil {
		return Taken{}, err
	}
	return written(line{word: sitWord, seat: d.Seat, rest: sits(d.Key, games.CleanName(d.Name))}), nil
}

func (r *Room) takeRise(d Deed) (Taken, error) {
	sitter := &r.sitters[d.Seat]
	switch {
	case sitter.isFree():
		return Taken{Already: true}, nil
	case sitter.Resigned: // the seat could never be taken again
		return Taken{}, SeatTaken
	case r.isOver(d.Seat):
		return Taken{}, OutOfTime
	default:
		return written(line{word: riseWord, seat: d.Seat}), nil
	}
}

func (r *Room) takeOffer(d Deed) (Taken, error) {
	sitter := &r.sitters[d.Seat]
	switch {
	case !sitter.isFree():
		return Taken{}, SeatTaken
	case r.waits || r.end != nil || sitter.Offered:
		return Taken{Already: true}, nil
	default:
		return written(line{word: offerWord, seat: d.Seat}), nil
	}
}

func written(l line) Taken { return Taken{Line: []byte(l.text())} }
