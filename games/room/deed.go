package room

import (
	"errors"

	"runehall/games"
)

// Deed is what somebody wants of a room, as it comes over the wire.
type Deed struct {
	// Do is one of the kinds below.
	Do string `json:"do"`
	// Seat is whose it is: the seat that moves, is sat down at, is given away. Who may say so is checked against [From].
	Seat games.Seat `json:"seat"`
	// After is how many steps there were when it was wanted, for deeds about the position.
	After int `json:"after"`
	// Move is the text of a move.
	Move string `json:"move,omitempty"`
	// Level is the computer player that a seat is given to, Name who sits down.
	Level string `json:"level,omitempty"`
	Name  string `json:"name,omitempty"`
	// Seconds is how long a person may take for a move, or for the whole match; 0: as long as they like.
	Seconds int `json:"seconds,omitempty"`
	// Key is what the secret of who sits down comes to. It does not come over the wire.
	Key string `json:"-"`
}

// The kinds of deeds.
const (
	// DoMove makes a move.
	DoMove = "move"
	// DoUndo takes the last own move back, with what came after it. If that was revealing, or another person moved since, the others are asked.
	DoUndo = "undo"
	// DoEnd asks the others to end the match without a result.
	DoEnd = "end"
	// DoAgree and DoRefuse answer what was asked. DoRefuse by who asked takes it back.
	DoAgree  = "agree"
	DoRefuse = "refuse"
	// DoResign gives the match up.
	DoResign = "resign"
	// DoSit takes a free seat.
	DoSit = "sit"
	// DoRise frees a seat, so that somebody else can take it, or the host's screen plays for it.
	DoRise = "rise"
	// DoGive gives a seat to a computer player.
	DoGive = "give"
	// DoClock sets the clock of the room, or takes it away. Only the host can.
	DoClock = "clock"
	// DoTotal sets the clock for the whole match, or takes it away: every seat has all of that time from then on. Only the host can.
	DoTotal = "total"
)

// From is who wants a deed: a seat, by its key, or games.Nobody; whether it is also the host, and whether it was invited.
type From struct {
	Seat          games.Seat
	Host, Invited bool
}

// Taken says what became of a deed.
type Taken struct {
	// Line is to be stored, and then applied; nil: there is none.
	Line []byte
	// Again says that just this was done already.
	Again bool
	// Held says that a decision is kept until all have decided; Asked that others are still to answer what was asked, or that it was refused.
	Held, Asked bool
}

// Take checks a deed. The match stays as it is until its line is applied. The error is one of [Refusals], or wraps a [games.Refusal].
func (r *Room) Take(from From, d Deed) (Taken, error) {
	if err := r.may(from, d); err != nil {
		return Taken{}, err
	}
	switch d.Do {
	case DoMove:
		return r.takeMove(d)
	case DoUndo:
		return r.takeUndo(d)
	case DoEnd:
		return r.ask(&Asked{What: DoEnd, By: d.Seat})
	case DoAgree, DoRefuse:
		return r.answer(d)
	case DoClock:
		return r.takeClock(d)
	case DoTotal:
		return r.takeTotal(d)
	case DoResign:
		return written(line{word: resignWord, seat: d.Seat}), nil
	default:
		return r.takeSeat(d)
	}
}

// may reports whether somebody may want such a deed of a seat at all.
func (r *Room) may(from From, d Deed) error {
	if d.Seat < 0 || int(d.Seat) >= len(r.sitters) {
		return NoSuchSeat
	}
	sitter := &r.sitters[d.Seat]
	own := from.Seat == d.Seat && sitter.Key != ""
	switch d.Do {
	case DoSit:
		if !from.Invited && !from.Host {
			return NotInvited
		}
		return nil
	case DoClock, DoTotal:
		if from.Host {
			return nil
		}
		return NotTheHost
	case DoRise, DoGive:
		if own || from.Host {
			return nil
		}
		return NotYourSeat
	case DoMove, DoUndo, DoEnd, DoAgree, DoRefuse, DoResign:
		if !own && !(from.Host && sitter.person() && sitter.Key == "") {
			if sitter.Late {
				return OutOfTime // said to whoever moves just when the time is over
			}
			return NotYourSeat
		}
		if r.end != nil && d.Do != DoMove {
			return Ended
		}
		return nil
	default:
		return NoSuchDeed
	}
}

// locked compares the steps after which something was wanted with those that there are.
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
	l := line{seat: d.Seat, rest: d.Move}
	if err := r.locked(d); err != nil {
		if errors.Is(err, Stale) && r.step(d.After) == l.text() {
			return Taken{Again: true}, nil
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

// keep keeps the decision of a seat until all have decided.
func (r *Room) keep(d Deed) Taken {
	if r.held[d.Seat] == d.Move {
		return Taken{Again: true, Held: true}
	}
	return Taken{Line: []byte(line{word: holdWord, seat: d.Seat, rest: d.Move}.text()), Held: true}
}

// hold applies the line of that.
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

// step returns the n-th step as its line, counted from 0; "" if there is none.
func (r *Room) step(n int) string {
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

func (r *Room) takeSeat(d Deed) (Taken, error) {
	sitter := &r.sitters[d.Seat]
	switch d.Do {
	case DoSit:
		if sitter.Key == d.Key && d.Key != "" {
			return Taken{Again: true}, nil
		}
		if !isKey(d.Key) {
			return Taken{}, NotYourSeat
		}
		if _, elsewhere := r.Seat(d.Key); elsewhere || !sitter.person() && !sitter.Late || sitter.Key != "" || sitter.Resigned {
			return Taken{}, SeatTaken
		}
		if r.isOver(d.Seat) {
			return Taken{}, OutOfTime
		}
		return written(line{word: sitWord, seat: d.Seat, rest: sits(d.Key, games.CleanName(d.Name))}), nil
	case DoRise:
		if sitter.person() && sitter.Key == "" {
			return Taken{Again: true}, nil
		}
		if sitter.Resigned { // nobody could ever sit down there
			return Taken{}, SeatTaken
		}
		if r.isOver(d.Seat) {
			return Taken{}, OutOfTime
		}
		return written(line{word: riseWord, seat: d.Seat}), nil
	default:
		if !r.hasLevel(d.Level) {
			return Taken{}, NoSuchDeed
		}
		if sitter.Driver == d.Level {
			return Taken{Again: true}, nil
		}
		return written(line{word: giveWord, seat: d.Seat, rest: d.Level}), nil
	}
}

func written(l line) Taken { return Taken{Line: []byte(l.text())} }
