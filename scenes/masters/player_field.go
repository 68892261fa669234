package masters

import rules "runehall/games/masters"

// afield reports whether the person is looking for a place on the table: for the chosen card, a master or a token.
func (p *player) afield() bool {
	o := p.options
	return o.actor >= 0 && (len(o.cells) > 0 || o.laying() && p.Sel.card != rules.Hidden)
}
