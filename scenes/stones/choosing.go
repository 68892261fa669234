package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// handed returns what stays of a selection when the board is built anew: nothing for another reader, who must not see
// it.
func handed(s selection, other bool) selection {
	if other {
		return selection{}
	}
	return s
}

// renew finds out again what can be done, and returns the part of a selection that can still be chosen.
func (p *player) renew(s selection) selection {
	p.options = newOptions(p.Given.View, p.Actor, p.Given.Drafts)
	return s.kept(p.options)
}

// kept returns the part of a selection that the options still allow. It goes by the seat on turn, and not by who may
// move now: while a move is being stored nobody may.
func (s selection) kept(o *options) selection {
	k := selection{action: actionOf(o, &s), overlay: s.overlay}
	if k.Sheet == swapSheet && len(o.stoneMoves(rules.SwapStone)) == 0 ||
		k.Sheet == jokerSheet && len(o.stoneMoves(rules.JokerStone)) == 0 {
		k = k.shut()
	}
	if row := &phases[o.phase]; row.keep != nil {
		row.keep(&k, o, &s)
	}
	return k
}

// intent returns what a gesture does. A sheet that would have nothing to say is not opened.
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

// told returns what stays chosen after a move of a plan has been told: what was chosen for that move is forgotten. The
// creatures that are bought next stay ticked, also when everybody watches.
func (p *player) told(s selection, m rules.Move, next []rules.Move) selection {
	switch m.Kind {
	case rules.Use:
		s.cards = p.order
	case rules.UseIcon, rules.IconGem, rules.IconCard, rules.Exchange, rules.Leave, rules.Accept, rules.AcceptGem,
		rules.Decline:
		s.restep()
	}
	for _, m := range next {
		if m.Kind == rules.Buy {
			s.slots[m.Slot] = true
		}
	}
	return s
}

// knows reports whether the reader may know a proposed move. Which card is laid or used is shown only to the seat whose
// hand it is in.
func (p *player) knows(m rules.Move) bool {
	v := p.Given.View
	return m.Kind != rules.Lay && m.Kind != rules.Use || v.Reader() == v.OnTurn() || v.Reader() == games.All
}

// whyNot returns why the actor cannot make a move. Cards that were planned behind the curtain are unknown to the view
// once the curtain is gone. Then only the core can say whether laying them is legal, and whyNot returns nil.
func (p *player) whyNot(m rules.Move) *games.Refusal {
	why := p.Given.View.WhyNot(p.Actor, m)
	if why == games.NoSuchThing && m.Kind == rules.Lay && p.Given.View.Reader() < 0 {
		return nil
	}
	return why
}

// stands returns what an item of the open sheet stands for. Any other thing stands for itself, and so does an item that
// makes a move.
func (p *player) stands(t thing) thing {
	if _, makes := p.choice(t); t.Kind == item && !makes {
		return p.item(int(t.N))
	}
	return t
}
