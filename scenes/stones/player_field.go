package stones

import rules "runehall/games/stones"

// afield reports whether the next choice is made on the field: a smithy or a display card. The hand cards to summon
// with are chosen first.
func (p *player) afield() bool {
	if p.options.actor < 0 || p.now.ready {
		return false
	}
	field, ledge := p.Lit()
	switch {
	case !field:
		return false
	case p.options.phase == rules.TurnPhase:
		return actionOf(p.options, &p.Sel) == forge && modeOf(p.options, &p.Sel) == choosing
	}
	return !ledge
}
