package stones

import rules "runehall/games/stones"

// afield reports whether a smithy or a card of the display is sought. Cards that are summoned with are chosen from the hand first.
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
