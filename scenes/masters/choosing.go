package masters

import (
	"slices"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/ui"
)

// handed forgets the selection if the device has passed to somebody else, who must not see it.
func handed(s selection, other bool) selection {
	if other {
		return s.cleared()
	}
	return s
}

// renew finds the options of the present view, and drops from a selection what they no longer allow. If only one card
// can be laid, it is chosen.
func (p *player) renew(s selection) selection {
	p.options = newOptions(p.Given.View, p.Actor, p.Given.Drafts)
	return p.options.lone(s.kept(p.options))
}

// lone chooses the only card that can be laid, unless a card is chosen.
func (o *options) lone(s selection) selection {
	if card, ok := o.only(); ok && s.card == rules.Hidden {
		s.card = card
		return o.turned(s)
	}
	return s
}

// itself reports whether the selection holds nothing but a card that the board has chosen for the person.
func (p *player) itself(s selection) bool {
	card, ok := p.options.only()
	return ok && s.card == card && !s.draft && !s.pick
}

// back undoes a selection step: first what the person has chosen, then the card that the board has chosen.
func (p *player) back(s selection) selection {
	switch {
	case !s.anything():
		return s
	case p.itself(s):
		return s.cleared()
	}
	return p.options.lone(s.cleared())
}

// intent decides what a gesture means. Enter on a draft or rune about which a button has to decide moves the focus to
// the buttons.
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

// follow answers a tap on a hint's ghost: the card that the hint proposes becomes a draft there.
func (p *player) follow(s selection, g gesture) (selection, bool) {
	m, o := p.Proposed.Move, p.options
	if !p.Proposed.On || !lays(m) || g.Kind != boards.Tap || !isSection(g.On) || !o.drafts ||
		!slices.Contains(o.plays, m) {
		return s, false
	}
	if l := laidBy(m); !covers(l, cellAt(g.At)) || s.draft && s.laid() == l {
		return s, false
	}
	s.card, s.turns[m.Card], s.pick = m.Card, m.Turn, false
	s.draft, s.cell, s.cursor = true, m.Cell, m.Cell
	return s, true
}

// unturned returns by how many steps clockwise the draft must be turned to lie as a hint proposes, the shorter way (-1
// for three steps). It is 0 if the draft lies so, or the hint is about something else.
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

// made clears a selection that has become a move. A card that a hand has put down stays where it lies, so that it
// need not fly there.
func (p *player) made(s selection, m rules.Move) selection {
	if s.draft || p.Pointers.Dropped && lays(m) {
		p.Model.already = laidBy(m)
	}
	return s.cleared()
}

// handled returns the sound of what the person's own hands did from one selection to the next, and false for silence.
func handled(before, after selection, _ gesture) (sound.Effect, bool) {
	switch {
	case after.draft && (!before.draft || before.cell != after.cell || before.card != after.card):
		return sound.StonePlace, true
	case after.card != rules.Hidden && before.card != after.card,
		after.pick && (!before.pick || before.picked != after.picked):
		return sound.StoneLift, true
	case after.card != rules.Hidden && before.turn() != after.turn():
		return sound.StoneTurn, true
	}
	return 0, false
}

// front returns the hand that lies on the ledge.
func (p *player) front() []rules.Card {
	if p.Given.Front < 0 {
		return nil
	}
	return p.Model.hands[p.Given.Front]
}

// mine reports whether the hand on the ledge is the actor's own, and open.
func (p *player) mine() bool {
	o := p.options
	return !p.Given.Bare && o.actor == p.Given.Front && o.actor != games.Nobody &&
		!slices.Contains(p.front(), rules.Hidden)
}

func (p *player) chooses() bool { return p.mine() && p.options.choosing() }

// lit returns where the chosen card may lie as it is turned. The list is kept until something that it depends on
// changes.
func (p *player) lit() []rules.Laid {
	p.reach()
	l := &p.lights
	o, s := p.options, &p.Sel
	if l.of != o || l.card != s.card || l.turn != s.turn() {
		*l = lights{of: o, card: s.card, turn: s.turn(), list: o.lit(s)}
		for _, at := range l.list {
			l.worths = append(l.worths, o.weigh(at))
		}
	}
	if l.finger != o.finger {
		l.finger, l.anchors = o.finger, weighed(anchored(l.list, o.finger*anchorApart), l.list, l.worths)
	}
	return l.list
}

func (p *player) turns() bool {
	return p.Sel.card != rules.Hidden && p.options.laying() && !p.Given.Bare
}

// arrangement returns what has to be placed now.
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

// mode returns what the ledge of a short screen is used for now.
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

// hinted appends the places that a hint lights: its place on the table, the card of the hand, or the deck; and the
// button that turns a draft the way the hint wants it.
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
	return p.Proposed.On && card != rules.Hidden && p.Proposed.Move.Card == card && p.options.actor >= 0 &&
		p.options.actor == p.Given.Front
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

// curtained reports whether the hand on the ledge lies behind a curtain that the reader may ask to have opened.
func (p *player) curtained() bool {
	return p.Given.Curtained(p.Given.Front) && !p.Model.ended && slices.Contains(p.front(), rules.Hidden)
}

// opens reports whether a gesture asks for the curtain to be opened: by its button, or by choosing a hidden card.
func (p *player) opens(g gesture) bool {
	front, on := p.front(), g.On
	chosen := (g.Kind == boards.Tap || g.Kind == boards.Key) && on.Kind == hand
	return g.Kind == boards.OpenHand || chosen && int(on.N) < len(front) && front[on.N] == rules.Hidden
}
