package stones

import rules "runehall/games/stones"

func (w *words) paying() (p payWords) {
	if !w.acts() || w.player.mode() != paying {
		return p
	}
	o, sel := w.player.options, &w.Sel
	p.artifact = artifact(o, sel)
	if p.artifact == rules.NoColour {
		return p
	}
	pays, forged, k := "pay.", 1, "pay.first"
	if o.phase == rules.PlacePhase { // the artifact to be placed counts as forged already
		pays, forged = "place.", 0
	}
	for at := range rules.Smithies {
		if w.Given.View.Forged(at) {
			forged++
		}
	}
	if forged > 1 {
		k = "pay.second"
	}
	p.head, p.note = w.say(pays+p.artifact.String()), w.say(k)
	for r := range rules.Rows {
		if at, _ := placing(o, sel); at.Row != r && w.anyOf(r) {
			p.rows[r] = w.fixed.free
		}
	}
	if o.phase == rules.PlacePhase {
		return p
	}
	p.ore, p.bonus = sel.ore, sel.smithy.Bonus()
	can := o.forges[sel.smithy]
	p.costs = [2]int{w.Given.View.SmithyPrice(sel.smithy), rules.OrePrice}
	if p.gem = p.artifact; sel.smithy == rules.WildSmithy {
		p.gem = rules.NoColour
	}
	p.can = [2]bool{len(can.Payments) > 0, can.Ore}
	p.ways = [2]string{w.say("pay.gems", number("n", p.costs[0])), w.say("pay.ore", number("n", rules.OrePrice))}
	p.extra, p.when = w.extra(p.bonus)
	if p.bonus != (rules.Bonus{}) {
		p.ways[1] = w.say("pay.ore-only", number("n", rules.OrePrice))
		if sel.ore {
			p.bonus, p.extra, p.when = rules.Bonus{}, w.say("pay.no-bonus"), ""
		}
	}
	return p
}

func (w *words) extra(b rules.Bonus) (what, when string) {
	switch {
	case b.Die:
		what = w.say("pay.bonus.die")
	case b.Ore:
		what = w.say("pay.bonus.ore")
	case b.Points > 0:
		what = w.say("pay.bonus.points", number("n", b.Points))
	default:
		return w.say("pay.no-bonus"), ""
	}
	return what, w.say("pay.at-once")
}

func (w *words) anyOf(r rules.Row) bool {
	for i := range fields {
		if w.stance(fieldNth(w.Given.Front, rules.Row(r), i)) != 0 {
			return true
		}
	}
	return false
}

func (w *words) tiling() (t tileWords) {
	o, sel := w.player.options, &w.Sel
	if !w.acts() {
		return t
	}
	t.gems = choices(o, sel)
	t.n, t.pays = t.gems.count(), !choosesGem(o, sel)
	for i, c := range t.gems[:t.n] {
		t.texts[i] = w.fixed.colours[c]
		if other := instead(payments(o, sel), t.gems, i); t.pays && other != c {
			t.instead[i] = other
		}
	}
	return t
}
