package table

import "runehall/games"

// caption says what a computer player has just done, for as long as it takes to read, unless somebody presses something.
type caption struct {
	seat games.Seat
	text string
	left int // ticks
	from int // index of the event with which the turn began that is told now
}

// readTicks is how long a text stays, from a count of letters: as long as a slow reader takes.
func readTicks(letters int) int { return 60 + 5*letters/2 }

// tellComputer makes the caption of what has happened since the last one. It is made of public events only.
func (s *Table[C, M, E, V]) tellComputer() {
	p, c := s.play, &s.caption
	told := p.told()
	if c.from > told || p.parts.clocked != nil && p.timed.on {
		*c = caption{from: told}
		return
	}
	turns := turnsSince(p, c.from, s.stage.Book.Has)
	if len(turns) == 0 {
		return
	}
	last := turns[len(turns)-1]
	if p.isPerson(last.by) {
		*c = caption{from: told}
		return
	}
	k := s.stage.Kit
	text := s.tellTurn(last, 2)
	if k.Measure(text, k.Type.Strong, 0).W > 1.5*s.places.turn.W {
		text = s.tellTurn(last, 1)
	}
	*c = caption{seat: last.seat, text: text, left: readTicks(len([]rune(text))), from: last.told}
}

// captioned reports whether the caption stands where it says whose turn it is.
func (s *Table[C, M, E, V]) captioned() bool {
	return s.caption.left > 0 && !s.eyes.open && !s.play.asked.on && !s.play.running()
}
