package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// handed forgets the selection if the device has passed to another reader. Someone who has just opened a curtain sees
// the board first: the rituals lie folded in the hand.
func (p *player) handed(s selection, other bool) selection {
	if !other {
		return s
	}
	return s.cleared()
}

// renew finds the options and closings of the present view, and drops from a selection what they no longer allow.
func (p *player) renew(s selection) selection {
	p.options = newOptions(p.Given.View, p.Actor, p.Given.Drafts)
	p.closings = newClosings(p.Given.View)
	return s.kept(p.options)
}

// answers reports whether the reader may answer a revealed ritual with one from the hand on the ledge.
func (p *player) answers() bool { return p.decides(rules.AnswerPhase) }

// makesRoom reports whether the reader may play or remove a ritual from the hand on the ledge, to draw another one
// (RIT-30).
func (p *player) makesRoom() bool { return p.decides(rules.DrawPhase) }

// decides reports whether it is the reader who decides in a phase, with rituals from the hand on the ledge.
func (p *player) decides(in rules.Phase) bool {
	o := p.options
	return o.phase == in && p.mine() && o.actor == o.reader && len(o.cards) > 0
}

// opens reports whether a gesture means rituals behind a curtain, and whether that curtain may be opened.
func (p *player) opens(g gesture) (means, may bool) {
	taps := (g.Kind == boards.Tap || g.Kind == boards.Key) && g.On.Kind == rituals
	means = g.Kind == boards.OpenHand || taps && (g.On.Seat != p.Given.Front || len(p.options.held()) == 0)
	return means, means && p.curtained(g.On.Seat)
}

// drawing reports whether a seat has to choose among its rituals, which it alone may see (RIT-30).
func drawing(v rules.View, s games.Seat) bool {
	drawing, waits := v.Drawing()
	return waits && drawing == s
}

// considers reports whether the person may be about to reveal a ritual. The others wait for that.
func (p *player) considers() bool {
	return p.options.phase == rules.TurnPhase && (p.Sel.card != rules.Hidden || p.Sel.panel == cardPanel)
}

// hurries completes the picture at every gesture, and never takes the gesture for itself. Hands of others, piles and
// rituals can be looked at even when the hand on the ledge is not the actor's.
func (p *player) hurries(gesture, *table.Want[rules.Move]) bool {
	p.Finish()
	return false
}

// intent decides what a gesture means.
func (p *player) intent(s selection, g gesture) (selection, boards.Plan[rules.Move]) {
	if after, ok := p.followed(s, g); ok {
		return after, boards.Plan[rules.Move]{}
	}
	after, m, made := intent(p.options, s, g)
	if !made {
		return after, boards.Plan[rules.Move]{}
	}
	return after, boards.PlanOf(m)
}

// followed answers a tap on a hint's ghost: its tile becomes a draft there, turned as the ghost is. If another tile is
// chosen, the tap means that tile.
func (p *player) followed(s selection, g gesture) (selection, bool) {
	m, o := p.Proposed.Move, p.options
	taps := (g.Kind == boards.Tap || g.Kind == boards.Key) && g.On.Kind == hex || g.Kind == boards.Enter
	if !p.Proposed.On || !isPlacement(m) || !taps || cellOf(g.On) != m.Cell || !o.drafts || s.panel != noPanel {
		return s, false
	}
	l := o.placement(m.Tile, m.Cell)
	if l == nil || l.move(m.Turn) != m || s.tile >= 0 && s.tile != m.Tile || s.draft && s.cell == m.Cell {
		return s, false
	}
	s.choose(o, m.Tile)
	s.turns[m.Tile] = m.Turn
	s.draft, s.cell, s.cursor = true, m.Cell, m.Cell
	return s, true
}

// unturned returns by how many steps clockwise the draft must be turned to lie as a hint proposes, the shorter way
// (negative against the clock). It is 0 if the draft lies so, or the hint is about something else.
func (p *player) unturned() int {
	m := p.Proposed.Move
	if !p.Proposed.On || !isPlacement(m) || !p.drafted(m.Cell) || p.Sel.tile != m.Tile {
		return 0
	}
	return (int(m.Turn)-int(p.Sel.turn())+rules.Dirs+rules.Dirs/2-1)%rules.Dirs - (rules.Dirs/2 - 1)
}

// made clears a selection that has become a move. A tile that a hand has put down stays where it lies, so that it
// need not fly there.
func (p *player) made(s selection, m rules.Move) selection {
	if s.draft || p.Pointers.Dropped && isPlacement(m) {
		p.Model.untold = &placed{cell: m.Cell, tile: m.Tile, turn: m.Turn}
	}
	return s.cleared()
}

// hinted appends the places that a hint lights: its cell, the tile or the ritual that it takes, the seat that it names,
// and the button that turns a draft the way the hint wants it.
func (p *player) hinted(dst []ui.Rect) []ui.Rect {
	for _, t := range about(p.Given.View, p.Proposed.Move) {
		touched := p.Things.Touched(t)
		if !touched.Empty() {
			dst = append(dst, touched)
		}
		if itself := p.Things.At(t); (isHex(t) || t.Kind == ritual) && !itself.Empty() && itself != touched {
			dst = append(dst, itself)
		}
	}
	if n := p.unturned(); n != 0 {
		dst = append(dst, p.Corners.Leads(n).Rect())
	}
	return dst
}
