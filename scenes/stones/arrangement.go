package stones

func (p *player) arrangement() arrangement {
	p.think()
	m := &p.Model
	a := arrangement{seats: m.seats, front: p.Given.Front, played: len(m.played)}
	if a.front >= 0 && p.Given.Synced {
		a.starts = a.front == p.Given.View.Starts()
	}
	if a.front >= 0 {
		a.hand = len(m.who[a.front].hand)
	}
	a.mode, a.action = p.mode(), actionOf(p.options, &p.Sel)
	a.tiles = p.now.choices.count()
	a.sheet, a.about = p.Sel.Sheet, p.Sel.About
	a.lines, a.items = p.sheetSize()
	return a
}
