package masters

import rules "runehall/games/masters"

// afield reports whether a place is sought on the table: for the chosen card, or for a master or a token.
func (p *player) afield() bool {
	o := p.options
	return o.actor >= 0 && (len(o.cells) > 0 || o.laying() && p.Sel.card != rules.Hidden)
}
