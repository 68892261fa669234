package market

import rules "runehall/games/market"

func (p *player) explainer() explainer {
	return explainer{p.Given.View, &p.Model, p.Given.Front, p.now.offers, p.now.pay}
}

// explainers explain things of a kind.
var explainers = [kinds]func(x explainer, e *explanation, t thing){
	card:   explainer.card,
	face:   func(x explainer, e *explanation, t thing) { x.face(e, rules.Card(t.N)) },
	bay:    func(x explainer, e *explanation, t thing) { x.bay(e, int(t.N)) },
	store:  func(x explainer, e *explanation, t thing) { x.store(e, t.Seat, rules.Place(t.N)) },
	toggle: func(x explainer, e *explanation, t thing) { x.store(e, x.front, rules.Place(t.N)) },
	loose:  explainer.loose,
	offer:  func(x explainer, e *explanation, t thing) { x.offer(e, int(t.N)) },
	tile:   func(x explainer, e *explanation, t thing) { x.tile(e, int(t.N)) },
	chip:   func(x explainer, e *explanation, t thing) { x.seat(e, t.Seat) },
	hand:   func(x explainer, e *explanation, t thing) { x.hand(e, t.Seat) },
	pick:   func(x explainer, e *explanation, _ thing) { x.picks(e) },
	ring:   func(x explainer, e *explanation, _ thing) { x.ring(e) },
	deck:   func(x explainer, e *explanation, _ thing) { x.deck(e) },
	heap:   func(x explainer, e *explanation, _ thing) { x.heap(e) },
	phase:  func(x explainer, e *explanation, t thing) { x.phase(e, int(t.N)) },
	line:   func(x explainer, e *explanation, _ thing) { x.line(e) },
}

// explains reports whether there is something to say of such a thing.
func explains(t thing) bool { return explainers[t.Kind] != nil }

// explain says what a thing is; one that says nothing of its own has no lines.
func (x explainer) explain(t thing) (e explanation) {
	if explains(t) {
		explainers[t.Kind](x, &e, t)
	}
	if len(e.Lines) > 0 && e.Picture.kind == noSign {
		e.Picture = e.Lines[0].Sign
	}
	return e
}
