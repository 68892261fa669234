package masters

import (
	"fmt"
	"slices"

	rules "runehall/games/masters"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// report adds the board to a report: facts that the reader may know, the buttons, and what lies on the table.
func (p *player) report(r *table.Report) {
	r.State["masters.deck"] = p.Model.deck
	r.State["masters.cards"] = len(p.Model.laid)
	r.State["masters.draft"] = p.Sel.draft
	r.State["masters.asks"] = p.asks()
	if p.Sel.card != rules.Hidden {
		r.State["masters.turn"] = p.Sel.turn()
	}
	if m := p.Proposed.Move; p.Proposed.On {
		r.State["masters.hint"] = fmt.Sprintf("%v %d %d %d %d", m.Kind, slices.Index(p.front(), m.Card), m.Cell.X,
			m.Cell.Y, m.Turn)
	}
	if h := r.Heard; h != nil {
		p.leaves[0].Label, p.leaves[1].Label = h.Text("aloud.before"), h.Text("aloud.after")
		h.Says(p.Name(deckThing), aloud.Thing{Note: p.Given.Frame.Say(number("masters.board.deck", p.Model.deck))})
	}
	p.reportButtons(r)
	if !p.Given.Bare {
		p.reportField(r)
	}
}

func (p *player) reportButtons(r *table.Report) {
	p.Corners.Report(r, "masters", p.turns(), p.centres())
	if p.stepping() {
		r.Stop(&p.leaves[0], "masters.step.back", p.leaves[0].Rect())
		r.Stop(&p.leaves[1], "masters.step.next", p.leaves[1].Rect())
	}
	if p.draws() {
		r.Stop(&p.deck, p.Name(deckThing), p.deck.Rect())
	}
	p.choices.Report(r, choiceKey)
	r.Stop(&p.curtain, "masters.open-hand", p.curtain.Rect())
}

// reportField adds the runes that can be named, the draft, and the places for the chosen card as it is turned.
func (p *player) reportField(r *table.Report) {
	field := p.places.field
	for _, c := range p.options.cells {
		if at := p.places.cell(c); field.Has(at.Center()) {
			r.Target(p.Name(sectionAt(c)), at.Grow(-1).Intersect(field))
		}
	}
	if p.Sel.draft {
		r.Target(p.Name(draftThing), p.places.laid(p.Sel.laid()).Intersect(field))
	}
	if p.Sel.card == rules.Hidden {
		return
	}
	ring := p.ring()
	for _, l := range p.lit() {
		mid := p.Eye.At(area(l).Center())
		if seen := ui.RectAround(mid, ui.Sz(ring, ring)); field.Has(mid) && !(p.Sel.draft && l == p.Sel.laid()) {
			r.Target(p.Name(placeOf(l)), seen.Intersect(field))
		}
	}
}

// ring returns the width of the part of a lit place that can be tapped.
func (p *player) ring() float64 {
	return min(stage.MinTouch(p.Given.Frame.Kit),
		2*max(ringReach*p.Eye.Scale, fingerReach*p.Given.Frame.Kit.Look.Device))
}

// asks returns what kind of thing the reader is to choose now.
func (p *player) asks() string {
	o := p.options
	switch {
	case p.AsksCurtain():
		return "curtain"
	case o.laying():
		return "card"
	case len(o.gives) > 0:
		return "give"
	case len(o.cells) > 0:
		return "cell"
	case len(o.choices) > 0:
		return "choice"
	}
	return ""
}
