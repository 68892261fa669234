package room

import "runehall/games"

// Uses counts the lines that are not about the position by what they are for, so that no kind can use up the room for
// the others.
type Uses struct {
	Seats, Questions, Clocks int
	// Claims are claims to seats, and the answers to them.
	Claims int
	// Void are the lines of persons who sat down and rose without a move in between. They are in no other count.
	Void int
}

// Uses returns what the lines so far are for.
func (r *Room) Uses() Uses { return r.uses }

// count counts a line that has just been applied. wasFree says that its seat was free before.
func (r *Room) count(l line, wasFree bool) {
	switch l.word {
	case "", undoWord, againWord, otherWord, calmWord:
		r.fresh = [games.MaxSeats]bool{}
	case holdWord, reachWord:
		r.fresh[l.seat] = false
	case sitWord:
		r.uses.Seats++
		r.fresh[l.seat] = wasFree
	case riseWord:
		if r.fresh[l.seat] {
			r.fresh[l.seat] = false
			r.uses.Seats--
			r.uses.Void += 2
			return
		}
		r.uses.Seats++
	case giveWord, resignWord:
		r.uses.Seats++
		r.fresh[l.seat] = false
	case waitWord, beginWord, lookWord, offerWord:
		r.uses.Seats++
	case askWord, agreeWord, refuseWord:
		r.uses.Questions++
	case claimWord, admitWord, denyWord, dropWord:
		r.uses.Claims++
	case clockWord, totalWord, spentWord, lateWord:
		r.uses.Clocks++
	}
}
