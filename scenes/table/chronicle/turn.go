package chronicle

import "runehall/games"

// Turn is what a seat did in one go, with only what everybody may know: its own moves, and what came of them.
type Turn struct {
	Seat games.Seat // whose turn it was
	By   games.Seat // who made the moves
	Told int        // index of the event that shows the turn on the board
	move int        // how many moves the match had after it
	says []games.Phrase
	// comes says what came of it for the seats ("2 down").
	comes []consequence
	spare games.Phrase // tells the turn if says is empty
}

// consequence says what came of a turn for a seat.
type consequence struct {
	seat games.Seat
	says games.Phrase
}

// turnSays is how many phrases a turn is told in, at most.
const turnSays = 3

// ShortKey returns the key of a phrase's short form, in which consequences are told. A phrase without one is no
// consequence.
//
//says:keys {masters.say.worth,ritual.say.coins-placed,ritual.say.coins-returned}.short
func ShortKey(key string) string { return key + ".short" }

// Since returns the turns that began at or after the event of index from. short reports whether there is a message of a
// key.
func Since(m Match, from int, short func(key string) bool) []Turn {
	var turns []Turn
	for i := from; i < m.Events(); i++ {
		e := m.Event(i)
		if e.Move == 0 || !e.Known || !e.Spoke {
			continue
		}
		if n := len(turns); n == 0 || !turns[n-1].goesOn(Subject(e.Says), e.Move) {
			by := m.Mover(e.Move)
			turns = append(turns, Turn{Seat: by, By: by, Told: i})
		}
		turns[len(turns)-1].add(e.Says, e.Move, short)
	}
	return turns
}

// Subject returns the seat that a phrase is about: the first one it names, or games.Nobody.
func Subject(p games.Phrase) games.Seat {
	for _, a := range p.Args {
		if a.Kind == games.ArgSeat {
			return a.Seat
		}
	}
	return games.Nobody
}

// goesOn reports whether what a seat does with a move still belongs to the turn.
func (t *Turn) goesOn(seat games.Seat, move int) bool {
	return move == t.move || seat == t.Seat && len(t.says) < turnSays
}

func (t *Turn) add(says games.Phrase, move int, short func(key string) bool) {
	t.move = move
	if key := ShortKey(says.Key); short(key) {
		t.spare = says
		t.comes = append(t.comes, consequence{Subject(says), games.Phrase{Key: key, Args: says.Args}})
		return
	}
	if s := Subject(says); s >= 0 && len(t.says) == 0 {
		t.Seat = s
	}
	if len(t.says) < turnSays {
		t.says = append(t.says, says)
	}
}

func (t *Turn) phrases() []games.Phrase {
	if len(t.says) == 0 {
		return []games.Phrase{t.spare}
	}
	return t.says
}
