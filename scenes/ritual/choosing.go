package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// handed forgets what another reader had chosen. Whoever has just opened a curtain sees the board first: the rituals lie folded in the hand.
func (p *player) handed(s selection, other bool) selection {
	if !other {
		return s
	}
	return s.cleared()
}

// renew sorts anew what can be done, and forgets what no longer can.
func (p *player) renew(s selection) selection {
	p.options = newOptions(p.Given.View, p.Actor, p.Given.Drafts)
	p.closings = newClosings(p.Given.View)
	return s.kept(p.options)
}

// answers reports whether the reader may answer a revealed ritual with one of the hand on the ledge.
func (p *player) answers() bool { return p.decides(rules.AnswerPhase) }

// makesRoom reports whether the reader may play or remove a ritual of the hand on the ledge, to draw another (RIT-30).
func (p *player) makesRoom() bool { return p.decides(rules.DrawPhase) }

// decides reports whether the reader decides with the rituals of the hand on the ledge what comes of a phase.
func (p *player) decides(in rules.Phase) bool {
	o := p.options
	return o.phase == in && p.mine() && o.actor == o.reader && len(o.cards) > 0
}

// opens reports whether a gesture is about rituals behind a curtain, and whether that may be opened.
func (p *player) opens(g gesture) (means, may bool) {
	taps := (g.Kind == boards.Tap || g.Kind == boards.Key) && g.On.Kind == rituals
	means = g.Kind == boards.OpenHand || taps && (g.On.Seat != p.Given.Front || len(p.options.held()) == 0)
	return means, means && p.curtained(g.On.Seat)
}

// drawing reports whether a seat chooses between its rituals, which it alone may see (RIT-30).
func drawing(v rules.View, s games.Seat) bool {
	drawing, waits := v.Drawing()
	return waits && drawing == s
}

// considers reports whether the person may be about to reveal a ritual, for which others wait.
func (p *player) considers() bool {
	return p.options.phase == rules.TurnPhase && (p.Sel.card != rules.Hidden || p.Sel.panel == cardPanel)
}

// hurries completes the picture for every gesture, and takes none for itself: the hand on the ledge need not be that of the seat that may act, and others'
// hands, the piles and the rituals can be looked at all the same.
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

// followed lays the tile that a hint proposes as a draft where its ghost is tapped, turned as it is seen there. Where another tile was chosen, that one
// is meant.
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

// unturned returns by how many steps clockwise, the shorter way, a draft is to be turned to lie as a hint proposes it; 0: it is not about the draft, or
// lies so.
func (p *player) unturned() int {
	m := p.Proposed.Move
	if !p.Proposed.On || !isPlacement(m) || !p.drafted(m.Cell) || p.Sel.tile != m.Tile {
		return 0
	}
	return (int(m.Turn)-int(p.Sel.turn())+rules.Dirs+rules.Dirs/2-1)%rules.Dirs - (rules.Dirs/2 - 1)
}

// made clears the selection once its move has been asked for. A tile that a hand has laid stays where it lies, and need not fly there.
func (p *player) made(s selection, m rules.Move) selection {
	if s.draft || p.Pointers.Dropped && isPlacement(m) {
		p.Model.untold = &placed{cell: m.Cell, tile: m.Tile, turn: m.Turn}
	}
	return s.cleared()
}

// hinted appends where a proposed move is lit: its cell, the tile or the ritual that it takes, the seat that it names, and the
// button that turns a draft so.
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
