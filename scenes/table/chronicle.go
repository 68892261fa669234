package table

import "runehall/games"

// Line is an event in words, as far as everybody may know it.
type Line struct {
	// Move counts the moves made before the event, its own included.
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
}

// read catches up with the match.
func read[C games.Core[C, M, E], M comparable, E any, V any](c *chronicle, p *play[C, M, E, V]) {
	if c.epoch != p.epoch {
		*c = chronicle{epoch: p.epoch}
	}
	told := p.match.Told()
	for ; c.told < len(told); c.told++ {
		event, ok := p.kind.Def.Redact(told[c.told].Event, games.Public)
		if !ok {
			continue
		}
		if phrase, ok := p.kind.Def.Say(event); ok {
			c.lines = append(c.lines, Line{Move: told[c.told].Move, Phrase: phrase, told: c.told})
		}
	}
}
