package room

import (
	"errors"

	"runehall/games"
)

// A seat belongs to a person, not to a device. Whoever comes back without the secret of their seat, on another device
// or under another address of the host, claims it, and the host says whether that is the person. Only the program that
// runs the room knows whether the seat's own device is gone.

// takeClaim checks a claim. Only one at a time is open for a seat, and nobody can claim one after having seen another
// hand of the match, nor after the host's screen has shown one.
func (r *Room) takeClaim(from From, d Deed) (Taken, error) {
	sitter := &r.sitters[d.Seat]
	_, seated := r.Seat(d.Key)
	switch {
	case !isKey(d.Key):
		return Taken{}, NotYourSeat
	case sitter.Key == d.Key:
		return Taken{Already: true}, nil
	case sitter.claim == d.Key:
		return Taken{Already: true, Asked: true}, nil
	case sitter.Key == "" || !sitter.person() || sitter.Resigned:
		return Taken{}, NotGone
	case seated || from.Host: // the host would answer itself
		return Taken{}, SeatTaken
	case r.claims(d.Key) || sitter.claim != "":
		return Taken{}, AskedAlready
	case !r.waits && r.end == nil && r.known[d.Key]&^(1<<d.Seat) != 0:
		return Taken{}, HasLooked
	case r.looksBeside(d.Seat):
		return Taken{}, HostLooked
	}
	return Taken{Line: []byte(line{word: claimWord, seat: d.Seat, rest: d.Key}.text()), Asked: true}, nil
}

// looksBeside reports whether the host's screen has seen the hand of another seat: the claimant may be the host itself,
// in a second window.
func (r *Room) looksBeside(s games.Seat) bool {
	return !r.waits && r.end == nil && r.looked&^(1<<s) != 0
}

// claims reports whether a key claims a seat.
func (r *Room) claims(key string) bool {
	for s := range r.sitters {
		if r.sitters[s].claim == key {
			return true
		}
	}
	return false
}

// takeAnswer checks the host's answer to a claim. It names the claim that it is meant for: another one may be open by
// now.
func (r *Room) takeAnswer(d Deed) (Taken, error) {
	sitter := &r.sitters[d.Seat]
	word := denyWord
	if d.Do == DoAdmit {
		word = admitWord
	}
	_, seated := r.Seat(sitter.claim)
	switch {
	case d.Claim == sitter.asks && d.Claim > 0 && sitter.said == word:
		return Taken{Already: true}, nil
	case sitter.claim == "":
		return Taken{}, NothingAsked
	case d.Claim != sitter.asks:
		return Taken{}, Stale
	case word == admitWord && seated:
		return Taken{}, SeatTaken
	case word == admitWord && r.looksBeside(d.Seat):
		return Taken{}, HostLooked
	}
	return written(line{word: word, seat: d.Seat}), nil
}

// takeBack ends a claim for whoever has made it.
func (r *Room) takeBack(d Deed) (Taken, error) {
	if d.Key == "" || r.sitters[d.Seat].claim != d.Key {
		return Taken{Already: true}, nil // it has ended already
	}
	return written(line{word: dropWord, seat: d.Seat}), nil
}

// Claimant returns the key of whoever claims a seat; "": nobody does.
func (r *Room) Claimant(s games.Seat) string { return r.sitters[s].claim }

// Claims reports whether anybody claims a seat.
func (r *Room) Claims() bool {
	for s := range r.sitters {
		if r.sitters[s].claim != "" {
			return true
		}
	}
	return false
}

// Drop ends the claim to a seat whose own device has come back, or whose claimant has gone; nobody has said no. The
// program that runs the room calls it.
func (r *Room) Drop(s games.Seat) (Taken, error) {
	if r.sitters[s].claim == "" {
		return Taken{Already: true}, nil
	}
	return written(line{word: dropWord, seat: s}), nil
}

// Denies returns whom the host turns down by a stored line that is not applied yet, and from which seat; "": nobody.
func (r *Room) Denies(text []byte) (games.Seat, string) {
	l, err := parseLine(string(text))
	if err != nil || l.word != denyWord || int(l.seat) >= len(r.sitters) {
		return games.Nobody, ""
	}
	return l.seat, r.sitters[l.seat].claim
}

var errClaim = errors.New("nobody can claim this seat")

// claim applies the line of a claim.
func (r *Room) claim(s games.Seat, key string) error {
	sitter := &r.sitters[s]
	_, seated := r.Seat(key)
	if !isKey(key) || seated || sitter.Key == "" || !sitter.person() || sitter.claim != "" {
		return errClaim
	}
	r.claimed++
	sitter.claim, sitter.Claimed, sitter.asks, sitter.said = key, true, r.claimed, ""
	return nil
}

// answers applies the line that ends a claim. After a yes the seat is the claimant's, under the name that it had, and
// its old key opens nothing any more.
func (r *Room) answers(s games.Seat, word string) error {
	sitter := &r.sitters[s]
	key := sitter.claim
	if key == "" {
		return NothingAsked
	}
	if _, seated := r.Seat(key); word == admitWord && seated {
		return errClaim
	}
	sitter.dropClaim()
	sitter.said = word
	if word != admitWord {
		return nil
	}
	r.unbench(key, sitter.Key)
	if r.lost == nil {
		r.lost = map[string]games.Seat{}
	}
	r.lost[sitter.Key] = s
	delete(r.lost, key)
	sitter.Key = key
	sitter.Moved++
	r.learns(s)
	return nil
}

// Lost returns the seat that a key had until the host gave it to another device; false: there is none.
func (r *Room) Lost(key string) (games.Seat, bool) {
	s, lost := r.lost[key]
	return s, lost
}

func (s *Sitter) dropClaim() { s.claim, s.Claimed = "", false }
