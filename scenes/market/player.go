package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

type gesture = boards.Gesture[kind]

// player is what the person at the board does: what can be done, what options and selection come to, and the buttons beside the golden one.
type player struct {
	parts
	options *options
	now     moment
	held    mode
	took    thing // where something was taken last
	acts    boards.Acts[actKind]
	sheets  sheets
}

func newPlayer(before parts) player {
	return player{parts: before, options: &options{actor: games.Nobody, reader: games.Public}}
}

// handed forgets what was chosen by somebody else, which is nobody's business, except for what everybody may see. Whoever takes moves back
// may take the interest anew.
func handed(s selection, other bool) selection {
	if other {
		return s.interest()
	}
	s.moved = false
	return s
}

// renew sorts anew what can be done, and forgets what no longer can.
func (p *player) renew(s selection) selection {
	before := p.options
	p.options = newOptions(p.Given.View, p.Actor, p.Given.Drafts)
	if before.view == (rules.View{}) {
		return s
	}
	return s.kept(p.options, before)
}

// intent decides what a gesture means, and notes where something is taken.
func (p *player) intent(s selection, g gesture) (selection, plan) {
	after, next, made := intent(p.options, s, g)
	if !made {
		return after, plan{}
	}
	if m, _ := next.Next(); m.Kind == rules.TakeRune || m.Kind == rules.TakeCard {
		p.took = about(p.Given.View, m)[0]
	}
	return after, next
}

func (p *player) arrangement() arrangement {
	p.think()
	a := p.shown()
	a.phase = p.stage()
	a.mode, a.room, a.where = p.mode(), p.now.room, p.now.where
	a.offers, a.tiles = len(p.now.offers), p.now.pay.Size()
	if a.mode == aiming { // what is bought is settled, and mostly how it is paid
		if p.Sel.thing.Kind != bay || a.offers < 2 {
			a.offers = 0
		}
		if !p.now.changes {
			a.tiles = 0
		}
	}
	a.sheet, a.about = p.Sel.Sheet, p.Sel.About
	a.lines, a.items = p.sheetSize()
	for _, n := range p.now.coming {
		if n > 0 {
			a.panels++
		}
	}
	return a
}

// shown returns what of the picture there is to place.
func (p *player) shown() arrangement {
	m := &p.Model
	a := arrangement{seats: m.seats, front: p.Given.Front, open: p.Given.View.Open()}
	for seat := range games.Seat(m.seats) {
		a.stores[seat] = m.holding(seat)
	}
	if a.front >= 0 {
		a.hand = len(m.who[a.front].hand)
	}
	switch {
	case m.fight.Open || m.plays:
		a.ring = ringOpen
	case m.fight.Card != rules.Hidden:
		a.ring = ringLast
	}
	if a.asked = m.fight.Open && p.Given.Bare; a.asked {
		a.asks = m.fight.Target
	}
	return a
}

// back forgets what lies uppermost over the board, or else what is chosen, or else that interest is behind.
func back(o *options, s selection) selection {
	switch {
	case s.Sheet != boards.NoSheet:
		return s.closed()
	case s.anything():
		return s.cleared()
	case o.can(rules.Interest):
		s.moved = false
	}
	return s
}

// knows reports whether the reader sees what a proposed move is about: it may depend on a hand that is hidden.
func (p *player) knows(rules.Move) bool {
	v := p.Given.View
	s := acting(v)
	return s < 0 || v.Reader() == s || v.Reader() == games.All || v.Phase() != rules.ThrowPhase && v.Hand(s).Size() == v.HandSize(s)
}

// stands returns what an item of the open sheet stands for, and otherwise the thing itself.
func (p *player) stands(t thing) thing {
	if t.Kind == item {
		return p.item(int(t.N))
	}
	return t
}

func (p *player) numbered() (list []thing) {
	for i := range p.front() {
		list = append(list, things.OwnNth(card, p.Given.Front, i))
	}
	return list
}
