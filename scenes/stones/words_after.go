package stones

import rules "runehall/games/stones"

// spending returns what the seat in front has, and what it will have once what is chosen is done.
func (w *words) spending() (list [purseSize]change) {
	s := w.given.Front
	if s < 0 || int(s) >= w.show.model.seats {
		return list
	}
	who := &w.show.model.who[s]
	gems, ore := who.gems, who.ore
	if w.acts() {
		gems, ore = w.afterwards(gems, ore)
	}
	for i, colour := range rules.FieldOrder() {
		list[i] = change{int(who.gems[colour]), int(gems[colour]), gems[colour] != who.gems[colour]}
	}
	list[fields] = change{who.ore, ore, ore != who.ore}
	return list
}

// afterwards returns the gems and ore of the seat that acts once what is chosen is done.
func (w *words) afterwards(gems rules.Gems, ore int) (rules.Gems, int) {
	o := w.hand.options
	p, _, ok := planned(o, &w.hand.sel)
	if !ok {
		return gems, ore
	}
	for _, m := range p.moves {
		switch m.Kind {
		case rules.Forge, rules.ForgeOre:
			for colour, n := range m.Pay {
				gems[colour] -= n
			}
			if m.Kind == rules.ForgeOre {
				ore -= rules.OrePrice
			} else if m.Smithy.Bonus().Ore && o.view.Ore() > 0 {
				ore++
			}
		case rules.Exchange:
			face, _ := w.face(o.actor, m.Card)
			for colour := range gems {
				gems[colour] += face.Get[colour] - m.Pay[colour]
			}
		case rules.UseIcon:
			if colour := w.iconGem(m.Card, m.Icon); colour != rules.NoColour && o.view.Supply()[colour] > 0 {
				gems[colour]++
			}
		case rules.IconGem:
			if o.view.Supply()[m.Colour] > 0 {
				gems[m.Colour]++
			}
		case rules.Accept:
			if w.show.model.die.Die == rules.DieOre && o.view.Ore() > 0 {
				ore++
			}
		case rules.AcceptGem:
			if w.show.model.die.Die == rules.DieSwap {
				gems[m.Colour]--
				gems[rules.White]++
			} else {
				gems[m.Colour]++
			}
		case rules.SwapGem:
			gems[m.Colour]--
			ore++
		case rules.SwapOre:
			gems[m.Colour]++
			ore--
		}
	}
	return gems, ore
}

// iconGem returns the colour of the gem that an icon of a card takes, or none.
func (w *words) iconGem(c rules.Card, icon int8) rules.Colour {
	face, ok := w.face(w.hand.options.actor, c)
	if !ok || icon < 1 || icon > 2 {
		return rules.NoColour
	}
	switch at := face.Icons[icon-1]; at.Kind {
	case rules.GemIcon:
		return at.Colour
	case rules.JokerIcon:
		return rules.White
	}
	return rules.NoColour
}

// worthOfRows returns what the power rows of the seat in front would bring, and what they will once an artifact is placed.
func (w *words) worthOfRows() (list [rules.Rows]change) {
	s, sel := w.given.Front, &w.hand.sel
	if s < 0 || int(s) >= w.show.model.seats {
		return list
	}
	for r := range rules.Rows {
		n := w.show.model.who[s].rows[r].Count()
		list[r] = change{now: rules.TradePoints(n), after: rules.TradePoints(n)}
		if at, ok := place(w.hand.options, sel); ok && w.acts() && w.hand.mode() == paying && at.Row == r && n < fields {
			list[r].after = rules.TradePoints(n + 1)
			list[r].changes = list[r].after != list[r].now
		}
	}
	return list
}

// gaining returns where the seat in front stands, and where it will once what is chosen is done.
func (w *words) gaining() (n change) {
	s, o := w.given.Front, w.hand.options
	if s < 0 || int(s) >= w.show.model.seats {
		return n
	}
	n.now = w.show.model.who[s].points
	n.after = n.now
	if p, d, ok := planned(o, &w.hand.sel); w.acts() && (ok || d.kind == doTrade) { // the points of rows are known before the stones are picked
		m, _ := p.next()
		switch face, _ := w.face(o.actor, m.Card); {
		case d.kind == doTrade:
			n.after += d.n
		case m.Kind == rules.Exchange:
			n.after += int(face.Points) + w.extraPoints()
		case m.Kind == rules.Forge:
			n.after += m.Smithy.Bonus().Points
		case d.kind == doAccept && d.die == rules.DieOne:
			n.after += 1 + w.extraPoints()
		case d.kind == doAccept && d.die == rules.DieTwo:
			n.after += 2 + w.extraPoints()
		}
	}
	n.changes = n.after != n.now
	return n
}

// extraPoints returns how many points more there are (STO-36).
func (w *words) extraPoints() int {
	if w.marks.works[rules.ExtraStone] {
		return 1
	}
	return 0
}
