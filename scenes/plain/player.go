package plain

import (
	"slices"

	"runehall/scenes/boards"
	"runehall/scenes/plain/choice"
)

// most is how many things can be chosen, and how many moves are offered at a time.
const most = 8

// selection is what is chosen: things, and the move that lies on the golden button.
type selection[M comparable] struct {
	things [most]Thing
	n      int
	move   M
	ready  bool
}

func (s *selection[M]) chosen() []Thing { return s.things[:s.n] }

// choosing returns the selection of some things, with the move that they mean if they mean just one.
func choosing[M comparable](o *choice.Options[M, Thing], chosen []Thing) (s selection[M]) {
	s.n = copy(s.things[:], chosen)
	if meant := o.Meant(chosen); s.n > 0 && len(meant) == 1 {
		s.move, s.ready = meant[0], true
	}
	return s
}

// player knows what can be done.
type player[M comparable] struct {
	moves   []M
	about   [][]Thing
	options choice.Options[M, Thing]
	renewed int // how often it was found out anew
}

// renew finds out anew what can be done, and keeps of what is chosen what is still allowed.
func (b *Board[M, E, V]) renew(s selection[M]) selection[M] {
	p := &b.player
	p.moves, p.about, p.renewed = nil, nil, p.renewed+1
	if b.Actor >= 0 {
		p.moves = b.Given.View.AppendMoves(nil, b.Actor)
	}
	for _, m := range p.moves {
		p.about = append(p.about, b.plain.About(b.Given.View, m))
	}
	p.options = choice.Of(p.moves, func(m M) []Thing { return b.plain.About(b.Given.View, m) })
	if s.ready && slices.Contains(p.moves, s.move) {
		return s
	}
	return choosing(&p.options, p.options.Kept(s.chosen()))
}

// offers lists moves that are about all that is chosen.
func (p *player[M]) offers(s *selection[M]) (list []M) {
	for i, m := range p.moves {
		fits := !slices.ContainsFunc(s.chosen(), func(t Thing) bool { return !slices.Contains(p.about[i], t) })
		if fits && len(list) < most {
			list = append(list, m)
		}
	}
	return list
}

// intent decides what a gesture means. It is pure.
func (p *player[M]) intent(s selection[M], g boards.Gesture[Kind]) (selection[M], boards.Plan[M]) {
	switch {
	case g.Kind == boards.Confirm && s.ready:
		return selection[M]{}, boards.PlanOf(s.move)
	case g.Kind != boards.Tap:
	case g.On.Kind == Offer:
		if list := p.offers(&s); int(g.On.N) < len(list) {
			s.ready = !s.ready || s.move != list[g.On.N]
			s.move = list[g.On.N]
		}
	default:
		if chosen, ok := p.options.Tap(s.chosen(), g.On); ok {
			s = choosing(&p.options, chosen[:min(most, len(chosen))])
		}
	}
	return s, boards.Plan[M]{}
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
		set(boards.Chosen, b.Sel.ready && b.Sel.move == list[t.N])
		return m
	}
	set(boards.Lit, b.player.options.Allows(t))
	set(boards.Chosen, slices.Contains(b.Sel.chosen(), t))
	set(boards.Hinted, b.Proposed.On && slices.Contains(b.plain.About(b.Given.View, b.Proposed.Move), t))
	return m
}

// Offers returns the moves that stand beside what is chosen, in the order of their plates.
func (b *Board[M, E, V]) Offers() []M { return b.places.offers }
