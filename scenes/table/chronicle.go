package table

import "runehall/games"

// Line is an event in words, as far as everybody may know it.
type Line struct {
	// Move is the number of moves up to the event, its own included. Moves that are still secret do not count.
	Move int
	// Phrase says it.
	Phrase games.Phrase
	told   int // index of the event
}

// chronicle is what log and recaps are made of: public events only, whoever looks.
type chronicle struct {
	lines []Line
	told  int // events read so far
	epoch int

	move   int  // whose event was read last
	known  bool // something of it is known
	secret int  // moves up to that one that are still secret
}

// read catches up with the match.
func read[C games.Core[C, M, E], M comparable, E any, V any](c *chronicle, p *play[C, M, E, V]) {
	if c.epoch != p.epoch {
		*c = chronicle{epoch: p.epoch}
	}
	told := p.known.Told()
	for ; c.told < len(told); c.told++ {
		event, ok := p.kind.Def.Redact(told[c.told].Event, games.Public)
		if n := told[c.told].Move; n > 0 {
			c.counts(n, ok, p.known.Revealed(n-1))
		}
		if !ok {
			continue
		}
		if phrase, ok := p.kind.Def.Say(event); ok {
			c.lines = append(c.lines, Line{Move: told[c.told].Move - c.secret, Phrase: phrase, told: c.told})
		}
	}
}

// counts notes whether an event of a move is known. How many secret moves there were may tell what they did; they count when something is
// revealed.
func (c *chronicle) counts(move int, known, revealed bool) {
	if move != c.move {
		c.move, c.known = move, revealed
		if c.secret++; revealed {
			c.secret = 0
		}
	}
	if known && !c.known {
		c.known = true
		c.secret--
	}
}
