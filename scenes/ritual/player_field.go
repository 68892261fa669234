package ritual

// afield reports whether the person needs the table: a place for the chosen tile or a tile on it is sought, or a panel
// lies over it.
func (p *player) afield() bool {
	o, s := p.options, &p.Sel
	return s.panel != noPanel || o.actor >= 0 && (len(o.picks) > 0 || len(o.takes) > 0 || o.laying() && s.tile >= 0)
}
