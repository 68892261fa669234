package plain

import (
	"slices"

	"runehall/scenes/boards"
	"runehall/scenes/plain/choice"
)

// How many things can be chosen, how many moves can lie on the golden button, and how many are offered at a time.
const most, mostPlanned, mostOffered = 16, 8, 8

// selection is what is chosen: things, and the moves that lie on the golden button, which makes them one after another.
type selection[M comparable] struct {
	things  [most]Thing
	n       int
	moves   [mostPlanned]M
	planned int
	first   int // which of the moves is the first that is offered
	boards.Overlay[Kind]
}

func (s *selection[M]) chosen() []Thing { return s.things[:s.n] }

func (s *selection[M]) plan() []M { return s.moves[:s.planned] }

// will lays moves on the golden button.
func (s *selection[M]) will(moves ...M) {
	s.moves = [mostPlanned]M{}
	s.planned = copy(s.moves[:], moves)
}

// back forgets what is explained, or else what is chosen.
func back[M comparable](s selection[M]) selection[M] {
	if s.Sheet == boards.NoSheet {
		return selection[M]{}
	}
	s.Overlay = s.Closed()
	return s
}

// choosing returns the selection of some things, with the move that they mean if they mean just one.
func choosing[M comparable](o *choice.Options[M, Thing], chosen []Thing) (s selection[M]) {
	s.n = copy(s.things[:], chosen)
	if meant := o.Meant(chosen); s.n > 0 && len(meant) == 1 {
		s.will(meant...)
	}
	return s
}

// player knows what can be done.
type player[M comparable] struct {
	options choice.Options[M, Thing]
	renewed int // how often it was found out anew
}

// renew finds out anew what can be done, and keeps of what is chosen what is still allowed.
func (b *Board[M, E, V]) renew(s selection[M]) selection[M] {
	p := &b.player
	var moves []M
	if b.Actor >= 0 {
		moves = b.Given.View.AppendMoves(nil, b.Actor)
	}
	p.options = choice.Of(moves, func(m M) []Thing { return b.plain.About(b.Given.View, m) })
	p.renewed++
	if s.planned > 0 && slices.Contains(moves, s.moves[0]) {
		s.first = 0
		return s
	}
	kept := choosing(&p.options, p.options.Kept(s.chosen()))
	kept.Overlay = s.Overlay
	return kept
}

// offers lists the moves that are about all that is chosen, from the first plate on, and counts all of them.
func (p *player[M]) offers(s *selection[M]) (list []M, all int) {
	list = p.options.With(s.chosen()...)
	return list[min(s.first, len(list)):], len(list)
}

// intent decides what a gesture means. It is pure. A tap on something that is in no move explains it.
func (b *Board[M, E, V]) intent(s selection[M], g boards.Gesture[Kind]) (selection[M], boards.Plan[M]) {
	p := &b.player
	over, taken := s.Takes(g, b.explains, Sheet)
	s.Overlay = over
	switch {
	case taken:
	case g.Kind == boards.Confirm && s.planned > 0:
		return selection[M]{}, boards.Plan[M]{Moves: slices.Clone(s.plan())}
	case g.Kind != boards.Tap:
	case g.On.Kind == Offer:
		switch list, _ := p.offers(&s); {
		case int(g.On.N) >= len(list):
		case slices.Equal(s.plan(), list[g.On.N:g.On.N+1]):
			s.will()
		default:
			s.will(list[g.On.N])
		}
	case g.On.Kind == More:
		s.first += len(b.places.offers)
		if list, _ := p.offers(&s); len(list) == 0 {
			s.first = 0
		}
	default:
		return b.tapped(s, g.On), boards.Plan[M]{}
	}
	return s, boards.Plan[M]{}
}

// tapped takes a tap on a thing of the game.
func (b *Board[M, E, V]) tapped(s selection[M], t Thing) selection[M] {
	o := &b.player.options
	if b.plain.Intent != nil && b.Actor >= 0 {
		if chosen, plan, ok := b.plain.Intent(o, b.Given.View, s.chosen(), t); ok {
			if s = choosing(o, chosen[:min(most, len(chosen))]); len(plan) > 0 {
				s.will(plan...)
			}
			return s
		}
	}
	if chosen, ok := o.Tap(s.chosen(), t); ok {
		return choosing(o, chosen[:min(most, len(chosen))])
	}
	if b.explains(t) {
		s.Overlay = s.Explaining(t, false)
	}
	return s
}

// mark returns how a thing stands.
func (b *Board[M, E, V]) mark(t Thing) (m boards.Mark) {
	set := func(mark boards.Mark, so bool) {
		if so {
			m |= mark
		}
	}
	if list := b.places.offers; t.Kind == Offer && int(t.N) < len(list) {
		set(boards.Lit, true)
		set(boards.Chosen, slices.Contains(b.Sel.plan(), list[t.N]))
		return m
	}
	set(boards.Lit, t.Kind == More)
	set(boards.Lit, b.player.options.Allows(t))
	set(boards.Chosen, slices.Contains(b.Sel.chosen(), t))
	set(boards.Hinted, b.Proposed.On && slices.Contains(b.plain.About(b.Given.View, b.Proposed.Move), t))
	return m
}

// Chosen returns the things that are chosen, and the moves that lie on the golden button.
func (b *Board[M, E, V]) Chosen() (list []Thing, plan []M) { return b.Sel.chosen(), b.Sel.plan() }

// Offers returns the moves that stand beside what is chosen, in the order of their plates.
func (b *Board[M, E, V]) Offers() []M { return b.places.offers }
