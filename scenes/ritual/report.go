package ritual

import (
	"fmt"
	"math"

	rules "runehall/games/ritual"
	"runehall/scenes/table"
	"runehall/ui"
)

// Report names the places that can be pressed now, and facts that the reader may know.
func (b *Board) Report(r *table.Report) {
	if b.frame.Kit == nil || !b.synced {
		return
	}
	r.State["ritual.radius"] = math.Round(b.cam.Scale)
	r.State["ritual.supply"] = b.model.supply
	r.State["ritual.tiles"] = len(b.model.tiles)
	r.State["ritual.draft"] = b.sel.draft
	r.State["ritual.asks"] = b.asks()
	r.Busy = r.Busy || b.Moving()
	if r.Root != nil && r.Root.RingShown() {
		if name := b.focused(r.Root.Focused()); name != "" {
			r.State["focus"] = name
		}
	}
	b.buttons.report(b, r.Target)
	for i, p := range b.over.items {
		switch b.sel.panel {
		case cardPanel:
			r.Target("ritual.card."+b.model.held[i].String(), p)
		case handPanel:
			r.Target(fmt.Sprintf("ritual.open.%d", b.model.hands[b.sel.seat][i]), p)
		case pilePanel:
			r.Target(fmt.Sprintf("ritual.discard.%d", i), p)
		}
	}
	for i := range b.places.seats {
		s := &b.places.seats[i]
		r.Target(fmt.Sprintf("ritual.seat.%d", s.seat), s.place())
		if b.curtained(s.seat) {
			r.Target(fmt.Sprintf("ritual.rituals.%d", s.seat), s.turned.OutRect(s.rituals))
		}
	}
	if b.state.Bare {
		return
	}
	if b.cardsOpen() {
		r.Target("ritual.cards", b.places.ledge.cards)
	}
	if b.mine() && b.options.laying() {
		for i, p := range b.places.ledge.hand {
			r.Target(fmt.Sprintf("ritual.tile.%d", i), p)
		}
	}
	if b.sel.panel == noPanel {
		touch := b.frame.Kit.Touch
		corners := [...]ui.Rect{b.places.centre.AtLeast(ui.Sz(touch, touch)), b.places.piles.rect}
		for _, c := range b.options.lit(nil, &b.sel) {
			// What lies in the corners may cover a cell: then the board is to be moved first.
			if seen := b.cellRect(c).Intersect(b.places.field); !corners[0].Has(seen.Center()) && !corners[1].Has(seen.Center()) {
				r.Target(cellName(c), seen)
			}
		}
	}
	if b.sel.draft {
		r.Target("ritual.draft", b.cellRect(b.sel.cell).Intersect(b.places.field))
	}
}

// asks returns what kind of thing the reader can choose now.
func (b *Board) asks() string {
	o := b.options
	switch {
	case o.laying():
		return "tile"
	case len(o.takes) > 0:
		return "hand tile"
	case len(o.picks) > 0:
		return "cell"
	case len(o.choices) > 0:
		return "choice"
	}
	return ""
}

// focused returns the name of what has the focus, if it is the board's.
func (b *Board) focused(owner any) string {
	switch owner {
	case &b.stops.fan:
		return "ritual.cards"
	case &b.stops.field:
		return cellName(b.sel.cursor)
	case &b.buttons.left:
		return "ritual.turn-left"
	case &b.buttons.right:
		return "ritual.turn-right"
	case &b.buttons.centre:
		return "ritual.centre"
	case &b.buttons.piles:
		return "ritual.piles"
	case &b.buttons.close:
		return "ritual.close"
	case &b.buttons.curtain:
		return "ritual.curtain"
	}
	for i, m := range b.buttons.moves {
		if owner == &b.buttons.choices[i] {
			return choiceKeys[m.Kind]
		}
	}
	for i, t := range b.front() {
		if owner == &b.stops.hand[t] {
			return fmt.Sprintf("ritual.tile.%d", i)
		}
	}
	for i, c := range b.model.held {
		if owner == &b.stops.cards[i] {
			return "ritual.card." + c.String()
		}
	}
	for i := range b.stops.discards {
		if owner == &b.stops.discards[i] {
			return fmt.Sprintf("ritual.discard.%d", i)
		}
	}
	for s := range b.stops.seats {
		if owner == &b.stops.seats[s] {
			return fmt.Sprintf("ritual.seat.%d", s)
		}
	}
	for t := range b.stops.open {
		if owner == &b.stops.open[t] {
			return fmt.Sprintf("ritual.open.%d", t)
		}
	}
	return ""
}

// cellName returns the name of a cell in reports.
func cellName(c rules.Cell) string { return fmt.Sprintf("ritual.cell.%d.%d", c.Q, c.R) }

// cellRect returns the part of a cell that is inside its hexagon at any point of the rectangle.
func (b *Board) cellRect(c rules.Cell) ui.Rect {
	r := b.cam.Scale
	return ui.RectAround(b.at(c), ui.Sz(r*math.Sqrt(3)*.98, r))
}
