package room

import (
	"errors"

	"runehall/games"
)

// A room may wait: then people take seats, and nobody is told anything of the match before it begins. Rooms of older
// hosts do not wait.

// errWaits refuses a line that a waiting room cannot have, or one that only a waiting room has.
var errWaits = errors.New("a room waits once, before it begins")

// WaitLine returns the line after which a new room waits.
func WaitLine() []byte { return []byte(line{word: waitWord}.text()) }

// Waits reports whether the match has yet to begin.
func (r *Room) Waits() bool { return r.waits }

// precedes reports whether such a line may come before the match begins.
func (l line) precedes() bool {
	switch l.word {
	case sitWord, riseWord, giveWord, clockWord, totalWord, beginWord, claimWord, admitWord, denyWord, dropWord:
		return true
	default:
		return false
	}
}

// wait makes the room wait. What hosts have seen of a match that is brought counts no more: whoever brings one could
// know all of it.
func (r *Room) wait() error {
	if r.waits || r.began {
		return errWaits
	}
	r.waits, r.looked = true, 0
	for s := range r.sitters {
		r.sitters[s].Seen = false
	}
	return nil
}

// begin applies the line that begins the match.
func (r *Room) begin() error {
	if !r.waits {
		return errWaits
	}
	r.waits, r.began = false, true
	r.deal()
	return nil
}

// deal forgets who has seen which hand, since there are other hands now, and records that each seat's device knows its
// own.
func (r *Room) deal() {
	r.known, r.looked = nil, 0
	for s := range r.sitters {
		sitter := &r.sitters[s]
		sitter.Seen, sitter.Offered, sitter.Sat = false, false, false
		r.learns(games.Seat(s))
	}
}

func (r *Room) takeBegin() (Taken, error) {
	if !r.waits {
		return Taken{Already: true}, nil
	}
	return written(line{word: beginWord}), nil
}

// learns records that the device of a seat knows its hand, once the match has begun.
func (r *Room) learns(s games.Seat) {
	sitter := &r.sitters[s]
	if r.waits || sitter.Key == "" {
		return
	}
	if r.known == nil {
		r.known = map[string]uint8{}
	}
	r.known[sitter.Key] |= 1 << s
	sitter.Sat = true
}

// looks records that the host's screen has seen the hand of a free seat.
func (r *Room) looks(s games.Seat) {
	r.looked |= 1 << s
	r.sitters[s].Seen = !r.sitters[s].Offered
}

// isFree reports whether nobody has taken a person's seat.
func (s *Sitter) isFree() bool { return s.person() && s.Key == "" }

// Look records that the host reads a seat that its screen plays for. Others are not offered that seat any more. The
// program that runs the room calls it before it tells the host what that seat knows.
func (r *Room) Look(s games.Seat) (Taken, error) {
	if s < 0 || int(s) >= len(r.sitters) || r.waits || r.end != nil || !r.sitters[s].isFree() || r.sitters[s].Seen ||
		r.sitters[s].Offered && r.looked&(1<<s) != 0 {
		return Taken{Already: true}, nil
	}
	return written(line{word: lookWord, seat: s}), nil
}

// look applies that line, and offer the line of a host who lets anybody take a seat.
func (r *Room) look(s games.Seat) error {
	if r.waits || !r.sitters[s].isFree() {
		return NotYourSeat
	}
	r.looks(s)
	return nil
}

func (r *Room) offer(s games.Seat) error {
	if r.waits || !r.sitters[s].isFree() {
		return SeatTaken
	}
	r.sitters[s].Offered, r.sitters[s].Seen = true, false
	return nil
}

// mayTake refuses a free seat to whoever has seen another hand of the match, and a seat whose hand the host's screen
// has seen to everybody but who knew that hand anyway. The host can offer such a seat to others, but not to itself.
func (r *Room) mayTake(from From, d Deed) error {
	if r.waits || r.end != nil {
		return nil
	}
	own, knows, sitter := uint8(1)<<d.Seat, r.known[d.Key], &r.sitters[d.Seat]
	if from.Host {
		knows |= r.looked
	}
	switch {
	case knows&^own != 0 && (from.Host || !sitter.Offered):
		return HasLooked
	case sitter.Seen && knows&own == 0:
		return SeatSeen
	default:
		return nil
	}
}

// Plays reports whether somebody plays for a free seat: the host, unless it has a seat of its own and somebody else had
// the free one. Otherwise a host who plays could free the seats of the others to look into their hands.
func (r *Room) Plays(from From, s games.Seat) bool {
	sitter := &r.sitters[s]
	return from.Host && sitter.isFree() && (from.Seat < 0 || from.Seat == s || !sitter.Sat)
}
