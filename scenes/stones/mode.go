package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// mode returns what the ledge is for now. The mode changes only when the picture has caught up with the match, and not
// while a move is being stored: the ledge must not be laid out again under things that are on their way.
func (p *player) mode() mode {
	v := p.Given.View
	switch mover := slices.Contains(p.Given.Movers, p.Given.Front); {
	case !p.Given.Ready() || !p.Shown():
	case mover:
		p.held = modeOf(p.options, &p.Sel)
	case v.OnTurn() != p.Given.Front || v.Phase() == rules.OverPhase:
		p.held = watching
	}
	return p.held
}

// modeOf returns the mode that fits what the seat in front does and has chosen.
func modeOf(o *options, s *selection) mode {
	switch m := phases[o.phase].mode; {
	case unpaid(o, s):
		return paying
	case m == trading && max(o.row(rules.Upper), o.row(rules.Lower)) < 2:
		return watching
	default:
		return m
	}
}
