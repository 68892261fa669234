package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// handed forgets what was chosen by somebody else, which is nobody's business.
func handed(s selection, other bool) selection {
	if other {
		return selection{}
	}
	return s
}

// renew sorts anew what can be done, and forgets what no longer can.
func (p *player) renew(s selection) selection {
	p.options = newOptions(p.Given.View, p.Actor, p.Given.Drafts)
	return s.kept(p.options)
}

// intent decides what a gesture means. What it opens is closed again where there is nothing to say.
func (p *player) intent(s selection, g gesture) (selection, plan) {
	if g.Kind == boards.Tap {
		if m, ok := p.choice(g.On); ok {
			return s.shut(), boards.PlanOf(m)
		}
		if by := turns(g.On); by != 0 {
			if on, page, ok := p.neighbour(by); ok {
				s.About, s.page = on, page
			}
			return s, plan{}
		}
	}
	s, next := intent(p.options, s, g)
	if s.Sheet == boards.ExplainSheet && !p.explains(s.About) {
		s = s.closed()
	}
	if _, made := next.Next(); made {
		p.order = s.cards
	}
	return s, next
}

// told returns what stays chosen after a move of a plan was told: what was chosen for it is done. What is bought next stays ticked, before
// everybody's eyes too.
func (p *player) told(s selection, m rules.Move, next []rules.Move) selection {
	switch m.Kind {
	case rules.Use:
		s.cards = p.order
	case rules.UseIcon, rules.IconGem, rules.IconCard, rules.Exchange, rules.Leave, rules.Accept, rules.AcceptGem, rules.Decline:
		s.restep()
	}
	for _, m := range next {
		if m.Kind == rules.Buy {
			s.slots[m.Slot] = true
		}
	}
	return s
}

// knows reports whether the reader may know a proposed move: which card is laid or used is shown to its own seat only.
func (p *player) knows(m rules.Move) bool {
	v := p.Given.View
	return m.Kind != rules.Lay && m.Kind != rules.Use || v.Reader() == v.OnTurn() || v.Reader() == games.All
}

// whyNot returns why the actor cannot make a move. Once the curtain is away the view no longer knows the cards that were planned behind it: then
// only the core can say whether such a move is legal.
func (p *player) whyNot(m rules.Move) *games.Refusal {
	why := p.Given.View.WhyNot(p.Actor, m)
	if why == games.NoSuchThing && m.Kind == rules.Lay && p.Given.View.Reader() < 0 {
		return nil
	}
	return why
}

// stands returns what an item of the open sheet stands for, and otherwise the thing itself. One that makes a move stands for itself.
func (p *player) stands(t thing) thing {
	if _, makes := p.choice(t); t.Kind == item && !makes {
		return p.item(int(t.N))
	}
	return t
}
