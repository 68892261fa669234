package market

// afield reports whether something of another seat, or a place, is sought for what is chosen.
func (p *player) afield() bool {
	if p.options.actor < 0 {
		return false
	}
	switch p.now.mode {
	case aiming, taking:
		return true
	case choosing:
		field, _ := p.Lit()
		return p.Sel.anything() && p.now.meant.kind != 0 && !p.now.ready && field
	}
	return false
}
