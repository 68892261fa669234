package masters

import (
	"slices"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/ui"
)

// handed forgets what was chosen by somebody else, which is nobody's business.
func handed(s selection, other bool) selection {
	if other {
		return s.cleared()
	}
	return s
}

// renew sorts anew what can be done, and forgets what no longer can. A card that is the only one to be laid is chosen by itself.
func (p *player) renew(s selection) selection {
	p.options = newOptions(p.Given.View, p.Actor, p.Given.Drafts)
	return p.options.lone(s.kept(p.options))
}

// lone chooses the only card that can be laid, if none is chosen.
func (o *options) lone(s selection) selection {
	if card, ok := o.only(); ok && s.card == rules.Hidden {
		s.card = card
		return o.turned(s)
	}
	return s
}

// itself reports whether nothing is chosen but the card that the board has chosen.
func (p *player) itself(s selection) bool {
	card, ok := p.options.only()
	return ok && s.card == card && !s.draft && !s.pick
}

// back returns a selection without what the person has chosen. The card that chose itself goes last.
func (p *player) back(s selection) selection {
	switch {
	case !s.anything():
		return s
	case p.itself(s):
		return s.cleared()
	}
	return p.options.lone(s.cleared())
}

// intent decides what a gesture means. Where a button says which rune is ignored, or what colour a token shows, the keys go on to the buttons.
func (p *player) intent(s selection, g gesture) (selection, boards.Plan[rules.Move]) {
	if g.Kind == boards.Enter && (s.draft || s.picked == s.cursor) && len(p.options.between(&s)) > 1 {
		p.Lead.Now(p.choices.Button(0))
		return s, boards.Plan[rules.Move]{}
	}
	if after, ok := p.follow(s, g); ok {
		return after, boards.Plan[rules.Move]{}
	}
	p.reach()
	after, m, made := intent(p.options, s, g)
	if !made {
		return after, boards.Plan[rules.Move]{}
	}
	return after, boards.PlanOf(m)
}

// follow lays the card that a hint proposes as a draft where its ghost is tapped.
func (p *player) follow(s selection, g gesture) (selection, bool) {
	m, o := p.Proposed.Move, p.options
	if !p.Proposed.On || !lays(m) || g.Kind != boards.Tap || !isSection(g.On) || !o.drafts || !slices.Contains(o.plays, m) {
		return s, false
	}
	if l := laidBy(m); !covers(l, cellAt(g.At)) || s.draft && s.laid() == l {
		return s, false
	}
	s.card, s.turns[m.Card], s.pick = m.Card, m.Turn, false
	s.draft, s.cell, s.cursor = true, m.Cell, m.Cell
	return s, true
}

// unturned returns by how many steps clockwise, the shorter way, a draft is to be turned to lie as a hint proposes it; 0: it is not about the draft, or
// lies so.
func (p *player) unturned() int {
	m := p.Proposed.Move
	if !p.Proposed.On || !lays(m) || !p.Sel.draft || p.Sel.card != m.Card {
		return 0
	}
	for _, steps := range [...]int{1, -1, 2} {
		after := p.Sel
		if after.spin(steps); after.laid() == laidBy(m) {
			return steps
		}
	}
	return 0
}

// made forgets what was chosen for a move. A card that a hand has laid stays where it lies, and need not fly there.
func (p *player) made(s selection, m rules.Move) selection {
	if s.draft || p.Pointers.Dropped && lays(m) {
		p.Model.already = laidBy(m)
	}
	return s.cleared()
}

// handled returns what the person's own hands let be heard when one selection follows another, and false for nothing.
func handled(before, after selection, _ gesture) (sound.Effect, bool) {
	switch {
	case after.draft && (!before.draft || before.cell != after.cell || before.card != after.card):
		return sound.StonePlace, true
	case after.card != rules.Hidden && before.card != after.card, after.pick && (!before.pick || before.picked != after.picked):
		return sound.StoneLift, true
	case after.card != rules.Hidden && before.turn() != after.turn():
		return sound.StoneTurn, true
	}
	return 0, false
}

// front returns the hand on the ledge.
func (p *player) front() []rules.Card {
	if p.Given.Front < 0 {
		return nil
	}
	return p.Model.hands[p.Given.Front]
}

// mine reports whether the hand on the ledge is that of the seat whose moves are meant, and can be seen.
func (p *player) mine() bool {
	o := p.options
	return !p.Given.Bare && o.actor == p.Given.Front && o.actor != games.Nobody && !slices.Contains(p.front(), rules.Hidden)
}

func (p *player) chooses() bool { return p.mine() && p.options.choosing() }

// lit returns where the chosen card may lie as it is turned.
func (p *player) lit() []rules.Laid {
	p.reach()
	l := &p.lights
	if s := &p.Sel; l.of != p.options || l.card != s.card || l.turn != s.turn() || l.finger != p.options.finger {
		list := p.options.lit(s)
		*l = lights{p.options, s.card, s.turn(), p.options.finger, list, anchored(list, p.options.finger*anchorApart)}
	}
	return l.list
}

func (p *player) turns() bool {
	return p.Sel.card != rules.Hidden && p.options.laying() && !p.Given.Bare
}

// arrangement returns what there is to place.
func (p *player) arrangement() arrangement {
	a := arrangement{seats: p.Model.seats, front: p.Given.Front}
	for i := range games.Seat(a.seats) {
		a.hands[i] = len(p.Model.hands[i])
	}
	if short(&p.Given.Frame) {
		a.mode = p.mode()
	}
	return a
}

// mode returns what a ledge without room for everything is used for.
func (p *player) mode() mode {
	switch o := p.options; {
	case p.turns():
		return laying
	case o.actor < 0 || p.Given.Bare:
		return resting
	case o.phase == rules.TokenPhase, o.phase == rules.MasterPhase && len(o.choices) > 0:
		return naming
	case o.phase == rules.MasterPhase, o.phase == rules.SidePhase, len(o.choices) > 0 && p.AsksCurtain():
		return asking
	}
	return resting
}

// hinted appends where a proposed move is lit: its place on the table, the card of the hand, or the deck, and the button that
// turns a draft so.
func (p *player) hinted(dst []ui.Rect) []ui.Rect {
	for _, t := range about(p.Given.View, p.Proposed.Move) {
		if t.Kind != hand || p.proposes(p.Proposed.Move.Card) {
			dst = append(dst, p.Things.At(t))
		}
	}
	if n := p.unturned(); n != 0 {
		dst = append(dst, p.Corners.Leads(n).Rect())
	}
	return dst
}

// proposes reports whether a hint is about a card of the hand on the ledge.
func (p *player) proposes(card rules.Card) bool {
	return p.Proposed.On && card != rules.Hidden && p.Proposed.Move.Card == card && p.options.actor >= 0 && p.options.actor == p.Given.Front
}

// proposesDeck reports whether a hint is to draw a card.
func (p *player) proposesDeck() bool {
	return p.Proposed.On && (p.Proposed.Move.Kind == rules.Draw || p.Proposed.Move.Kind == rules.DrawExtra)
}

func private(v rules.View, s games.Seat) bool {
	switch v.Phase() {
	case rules.SidePhase, rules.PlayPhase, rules.DiscardPhase:
		return v.OnTurn() == s && slices.Contains(v.Hand(s), rules.Hidden)
	}
	return false
}

// curtained reports whether the hand on the ledge lies behind a curtain that the reader may ask to open.
func (p *player) curtained() bool {
	return p.Given.Curtained(p.Given.Front) && !p.Model.ended && slices.Contains(p.front(), rules.Hidden)
}

// opens reports whether a gesture means a hand that the reader does not see.
func (p *player) opens(g gesture) bool {
	front, on := p.front(), g.On
	chosen := (g.Kind == boards.Tap || g.Kind == boards.Key) && on.Kind == hand
	return g.Kind == boards.OpenHand || chosen && int(on.N) < len(front) && front[on.N] == rules.Hidden
}
