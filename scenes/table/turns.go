package table

import "runehall/games"

// turn is what a seat did in one go, as far as everybody may know it: its own moves, and what came of them.
type turn struct {
	seat games.Seat // whose it was
	by   games.Seat // who made its moves
	move int        // how many moves there were after it
	told int        // index of the event that shows on the board
	says []games.Phrase
	// comes is what came of it for the seats ("2 down").
	comes []consequence
	spare games.Phrase // says it if nothing else does
}

// consequence is what came of a turn for a seat.
type consequence struct {
	seat games.Seat
	says games.Phrase
}

// turnSays is how many phrases a turn is told in.
const turnSays = 3

// shortKey names the short form of a phrase, in which a consequence is told. Only what has one is a consequence.
//
//says:keys {masters.say.worth,ritual.say.coins-placed,ritual.say.coins-returned}.short
func shortKey(key string) string { return key + ".short" }

// turnsSince returns the turns after a number of events. short reports whether there is a message of a key.
func turnsSince[C games.Core[C, M, E], M comparable, E any, V any](p *play[C, M, E, V], from int, short func(key string) bool) []turn {
	var turns []turn
	told := p.known.Told()
	for i := from; i < len(told); i++ {
		if told[i].Move == 0 {
			continue
		}
		event, known := p.kind.Def.Redact(told[i].Event, games.Public)
		if !known {
			continue
		}
		says, ok := p.kind.Def.Say(event)
		if !ok {
			continue
		}
		if n := len(turns); n == 0 || !turns[n-1].goesOn(subject(says), told[i].Move) {
			by := p.known.Mover(told[i].Move - 1)
			turns = append(turns, turn{seat: by, by: by, told: i})
		}
		turns[len(turns)-1].add(says, told[i].Move, short)
	}
	return turns
}

// subject returns the seat that a phrase is about, or games.Nobody.
func subject(p games.Phrase) games.Seat {
	for _, a := range p.Args {
		if a.Kind == games.ArgSeat {
			return a.Seat
		}
	}
	return games.Nobody
}

// goesOn reports whether something that a seat does with a move still belongs to the turn.
func (t *turn) goesOn(seat games.Seat, move int) bool {
	return move == t.move || seat == t.seat && len(t.says) < turnSays
}

func (t *turn) add(says games.Phrase, move int, short func(key string) bool) {
	t.move = move
	if key := shortKey(says.Key); short(key) {
		t.spare = says
		t.comes = append(t.comes, consequence{subject(says), games.Phrase{Key: key, Args: says.Args}})
		return
	}
	if s := subject(says); s >= 0 && len(t.says) == 0 {
		t.seat = s
	}
	if len(t.says) < turnSays {
		t.says = append(t.says, says)
	}
}

func (t *turn) phrases() []games.Phrase {
	if len(t.says) == 0 {
		return []games.Phrase{t.spare}
	}
	return t.says
}

// seenBy returns how many events a seat knows: those up to when it last looked behind its curtain, and to its own last move, since
// whoever moves sees the board.
func (e *eyes) seenBy(s games.Seat, own int) int { return max(e.seen[s], own) }

// ownTold returns how many events there were once a person had made its last move.
func (p *play[C, M, E, V]) ownTold(s games.Seat) int {
	told := p.known.Told()
	last := 0
	for n := p.known.Moves() - 1; n >= 0 && last == 0; n-- {
		if p.known.Mover(n) == s && !p.origins[n].auto() {
			last = n + 1
		}
	}
	at := len(told)
	for at > 0 && told[at-1].Move > last {
		at--
	}
	if last == 0 {
		return 0
	}
	return at
}
