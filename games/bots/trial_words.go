package bots

import (
	"slices"

	"runehall/games"
)

// sayings is how many phrases tell about a move, and turnSayings about a whole turn.
const sayings, turnSayings = 2, 3

// words puts two lines into words. It leaves out phrases that both have, unless a line has no others.
func (t *trial[C, M, E, V]) words(made, other []M) (ofMade, ofOther []games.Phrase) {
	most := sayings
	if t.def.Turns {
		most = turnSayings
	}
	a, b := t.certain(made), t.certain(other)
	return differing(a, b, most), differing(b, a, most)
}

// certain returns what a line does for sure: the phrases that its seat would read whatever the hidden things are.
func (t *trial[C, M, E, V]) certain(line []M) []games.Phrase {
	t.chance = games.NewChance(t.seed, t.from.Hash())
	said := t.say(line)
	for range 2 {
		also := t.say(line)
		said = slices.DeleteFunc(said, func(p games.Phrase) bool { return !has(also, p) })
	}
	return said
}

func (t *trial[C, M, E, V]) say(line []M) (said []games.Phrase) {
	t.out.begin(t.from, t.seat, t.chance.Uint64())
	var events games.Events[E]
	t.out.pos.Listen(&events)
	t.play(line)
	t.out.on = false
	t.out.pos.Listen(nil)
	for _, e := range events.List() {
		if seen, ok := t.def.Redact(e, t.seat); ok {
			if p, ok := t.def.Say(seen); ok && !has(said, p) {
				said = append(said, p)
			}
		}
	}
	return said
}

// differing returns the phrases of a list that another list lacks, at most so many. If there are none, it returns the
// first ones of the list.
func differing(list, other []games.Phrase, most int) []games.Phrase {
	differs := slices.DeleteFunc(slices.Clone(list), func(p games.Phrase) bool { return has(other, p) })
	if len(differs) == 0 {
		differs = list[:min(1, len(list))]
	}
	return differs[:min(most, len(differs))]
}

func has(list []games.Phrase, p games.Phrase) bool {
	return slices.ContainsFunc(list, func(q games.Phrase) bool {
		return q.Key == p.Key && slices.Equal(q.Args, p.Args)
	})
}
