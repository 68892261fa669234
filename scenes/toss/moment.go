package toss

import (
	"slices"

	rules "runehall/games/toss"
	"runehall/scenes/boards"
)

// moment is what options and selection come to, found out when one of them has changed and not while drawing.
type moment struct {
	of    thought
	move  rules.Move // that the golden button makes
	ready bool       // it can be pressed
	marks boards.Marks[target]
	lit   map[rules.Rune]bool // on the table: it can be taken, and that is to be seen
}

// thought is what a moment was made of.
type thought struct {
	options *options
	sel     selection
	hinted  bool
	hint    rules.Move
}

// think finds out what options and selection come to, if either is not as it was.
func (h *hand) think() {
	o, s := h.options, &h.sel
	of := thought{o, *s, h.hint.On, h.hint.Move}
	if of == h.now.of || !h.given.Synced {
		return
	}
	h.now = momentOf(o, s)
	h.now.of = of
	if h.hint.On {
		h.now.hint(o, h.hint.Move)
	}
}

// momentOf finds out what options and a selection come to.
func momentOf(o *options, s *selection) (n moment) {
	n.marks, n.lit = boards.Marks[target]{}, map[rules.Rune]bool{}
	n.move, n.ready = golden(o, s)
	for i, pair := range o.give {
		n.marks.Set(target{onChoice, i}, boards.Lit, true)
		n.marks.Set(target{onChoice, i}, boards.Chosen, s.given && s.pair == pair)
	}
	for i, victim := range o.rob {
		n.marks.Set(target{onChoice, i}, boards.Lit, true)
		n.marks.Set(target{onChoice, i}, boards.Chosen, slices.Contains(s.order[:s.named], victim))
	}
	switch {
	case o.phase != rules.CalmPhase || o.actor < 0:
	case s.given:
		n.light(s.pair)
	case s.lights:
		for _, m := range o.moves {
			if m.Kind == rules.Take {
				n.light(m.Pair)
			}
		}
	}
	return n
}

// light lights the runes of a pair, wherever they lie face up.
func (n *moment) light(pair int8) {
	r := rules.Rune(2 * pair)
	n.lit[r], n.lit[r.Partner()] = true, true
}

// hint marks what a proposed move is about.
func (n *moment) hint(o *options, m rules.Move) {
	switch m.Kind {
	case rules.Take:
		n.light(m.Pair)
	case rules.Give:
		n.marks.Set(target{onChoice, slices.Index(o.give, m.Pair)}, boards.Hinted, true)
	case rules.Order:
		n.marks.Set(target{onChoice, slices.Index(o.rob, m.Order[0])}, boards.Hinted, true)
	}
}

// mark returns how a target stands.
func (h *hand) mark(t target) boards.Mark { return h.now.marks[t] }

// mode returns what the board is for at the moment: what is being told comes first, then what the match has come to in the picture.
func (h *hand) mode() mode {
	m := &h.show.model
	switch {
	case m.race.on:
		return racing
	case h.show.firm():
		if len(m.contest.seats) > 0 {
			return flicking
		}
		return settling
	case len(m.contest.seats) > 0:
		return flicking
	}
	switch m.phase {
	case rules.ThrowPhase:
		return throwing
	case rules.SnatchPhase, rules.RunPhase:
		return snatching
	case rules.CalmPhase:
		return taking
	case rules.GivePhase:
		return giving
	case rules.OrderPhase:
		return ordering
	}
	return watching
}
