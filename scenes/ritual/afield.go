package ritual

// afield reports whether a place for the chosen tile or a tile is sought on the table, or something lies over that.
func (p *player) afield() bool {
	o, s := p.options, &p.Sel
	return s.panel != noPanel || o.actor >= 0 && (len(o.picks) > 0 || len(o.takes) > 0 || o.laying() && s.tile >= 0)
}
