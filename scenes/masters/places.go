package masters

import (
	"math"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

func (p *places) arrange(a arrangement) bool {
	if a == p.made {
		return false
	}
	p.made = a
	p.layout = arrange(&p.Given.Frame, a)
	p.Eye.Place(p.field, p.field, p.field)
	return true
}

func (p *places) cell(c rules.Cell) ui.Rect { return p.Eye.Rect(cellArea(c)) }

func (p *places) laid(l rules.Laid) ui.Rect { return p.Eye.Rect(area(l)) }

// hovering returns where a card is seen that hovers over its place.
func (p *places) hovering(l rules.Laid) ui.Rect {
	return p.laid(l).Move(ui.Pt(0, -hoverLift*p.Eye.Scale))
}

func (p *places) sees(c rules.Cell) bool { return p.field.Has(p.Eye.At(middle(c))) }

// aim returns where a refusal is told: at the first thing that the move is about, or at the ledge.
func (p *places) aim(about []thing) ui.Rect {
	if len(about) == 0 || about[0].Kind == hand {
		return p.ledge.rect
	}
	if _, there := onPlane(about[0]); there {
		return p.Things.At(about[0])
	}
	return p.Things.Touched(about[0])
}

// ring offers a thing to the focus. The table counts as large as the field until it has the focus, since the directions
// of a pad could miss a single rune.
func (p *places) ring(c *ui.Context, stop any, t thing, at ui.Rect) bool {
	if t.Kind != hand && !c.Focused(stop) {
		at = p.field
	}
	return c.Focusable(stop, at, c.Radius.Chip)
}

// cursor returns what is under the keys' cursor, and where that is seen: the draft, a rune, or the whole table if they
// are out of sight.
func (p *places) cursor(int) (thing, ui.Rect) {
	t, at := sectionAt(p.Sel.cursor), p.cell(p.Sel.cursor)
	if p.Sel.draft {
		t, at = draftThing, p.laid(p.Sel.laid())
	}
	return t, boards.First(at.Intersect(p.field), p.field)
}

// spread tells the shared board where everything lies, in the order in which the focus goes.
func (p *places) spread() {
	k := p.Given.Frame.Kit
	card := ui.Sz(k.Dp(60), k.Dp(40))
	p.Things.Begin(&catalogue)
	p.Things.Put(things.The(ledge), p.ledge.rect)
	p.Things.PutAll(hand, p.Given.Front, 0, p.ledge.hand...)
	p.Things.Strew(func() int { return 1 }, p.cursor)
	p.Things.Put(deckThing, p.deck)
	p.Things.Set(deckThing, p.deckSpot())
	p.Things.Set(things.The(away), ui.RectAround(ui.Pt(p.field.Center().X, p.field.Y), card))
	// a start for seats without a chip; seats with one replace it below
	for s := range games.Seat(p.made.seats) {
		p.Things.Set(besideOf(s), ui.RectAround(p.field.Center(), card))
		p.Things.Set(mastersOf(s), ui.RectAround(p.field.Center(), card))
	}
	for i := range p.seats {
		q := &p.seats[i]
		cards := q.cards
		if cards.Empty() {
			cards = q.badge
		}
		p.Things.Set(besideOf(q.Seat), ui.RectAround(q.Turned.Out(cards.Center()), card))
		p.Things.Set(mastersOf(q.Seat),
			ui.RectAround(q.Turned.Out(q.masters.Center()), ui.Sz(q.masters.H, q.masters.H)))
	}
	if own := p.ledge.masters; !own.Empty() {
		p.Things.Set(besideOf(p.Given.Front), ui.RectAround(own.Center(), card))
		p.Things.Set(mastersOf(p.Given.Front), ui.RectAround(own.Center(), ui.Sz(own.H, own.H)))
	}
	p.Things.Find(hand, func(t thing) ui.Rect {
		switch {
		case t.Seat != p.Given.Front:
			return ui.Rect{}
		case len(p.ledge.hand) > 0:
			return boards.Slot(p.ledge.hand, int(t.N))
		}
		return ui.RectAround(p.ledge.rect.Center(), card)
	})
	for _, k := range []kind{section, place} {
		p.Things.Find(k, func(t thing) ui.Rect {
			part, _ := onPlane(t)
			return p.Eye.Rect(part)
		})
	}
	p.Things.Under(func(at ui.Point) thing {
		if !p.field.Has(at) {
			return thing{}
		}
		return sectionAt(cellAt(p.Eye.Under(at)))
	})
}

// deckName returns where the name of the deck stands: below the deck, in the place of a button that may stand there
// instead. It is empty where there is no room.
func (p *places) deckName() ui.Rect {
	k := p.Given.Frame.Kit
	if solo := p.panel.solo; solo.X == p.deck.X && solo.Y >= p.deck.Bottom() {
		name, _ := solo.CutTop(k.LineHeight(k.Type.Label), 0)
		return name
	}
	if line := k.LineHeight(k.Type.Label); p.deck.H >= k.Dp(60)+line {
		name, _ := p.deck.CutBottom(line, 0)
		return name
	}
	return ui.Rect{}
}

// deckSpot returns where the deck is for flights and hints: its top card or, where the deck has made room for the
// button that draws a card, the button.
func (p *places) deckSpot() ui.Rect {
	switch {
	case !p.deck.Empty():
		return p.deckCard()
	case !p.panel.solo.Empty():
		return p.panel.solo
	}
	k := p.Given.Frame.Kit
	return ui.RectAround(p.ledge.rect.Center(), ui.Sz(k.Dp(60), k.Dp(40)))
}

// deckCard returns where the top card of the deck lies.
func (p *places) deckCard() ui.Rect {
	in := p.deck.Grow(-p.Given.Frame.Kit.Gap.XS)
	if name := p.deckName(); name.Overlaps(in) {
		in.H -= name.H
	}
	h := 2 * math.Floor(min(in.H*.86, in.W*.86*2/3)/2)
	return ui.RectAround(in.Center(), ui.Sz(h*1.5, h))
}

// onPlane returns the part of the plane that a section or a place covers, and false for other things.
func onPlane(t thing) (ui.Rect, bool) {
	switch {
	case isSection(t):
		return cellArea(cellOf(t)), true
	case t.Kind == place:
		return area(laidOn(t, rules.Hidden)), true
	}
	return ui.Rect{}, false
}
