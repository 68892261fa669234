package market

import (
	"runehall/scenes/boards"
	"runehall/scenes/hands"
	"runehall/scenes/things"
	"runehall/ui"
)

// Hit returns what lies at a point of the screen: nothing where the table covers the ledge.
func (p *player) Hit(at ui.Point) thing {
	if p.given.Bare && p.places.ledge.rect.Has(at) {
		return thing{}
	}
	return p.places.things.Hit(at)
}

// Role says what a pointer can do with a thing.
func (*player) Role(t thing) hands.Role { return catalogue.Role(t) }

// means adds what the gesture of a pointer means on this board.
func (p *player) means(g hands.Gesture[thing]) {
	switch g.Kind {
	case hands.Tap:
		p.point(g.On)
	case hands.Peek:
		p.peek(g.On)
	case hands.PeekEnd:
		if g.Touch {
			p.press(gesture{kind: peekKeep})
		} else {
			p.press(gesture{kind: peekEnd})
		}
	}
}

// point adds what a tap on a thing means.
func (p *player) point(t thing) {
	if t.Kind == item {
		p.press(gesture{kind: lookAt, on: p.item(int(t.N))})
		return
	}
	p.press(gesture{kind: tap, on: t})
}

// peek adds that a thing is explained for as long as it is held.
func (p *player) peek(t thing) {
	if t.Kind == item {
		t = p.item(int(t.N))
	}
	if explains(t) {
		p.press(gesture{kind: peekAt, on: t})
	}
}

// each yields all that can have the focus now, with its place. Buttons have it by themselves.
func (p *player) each(yield func(t thing, at ui.Rect) bool) {
	for t, at := range p.places.things.Each {
		if t.Kind != act && (t.Kind != line || p.now.cheap != 0) && !yield(t, at) {
			return
		}
	}
}

// keys reads what keys mean wherever the focus is: the numbers are the hand cards.
func (p *player) keys(c *ui.Context, in *ui.Input) {
	if !p.given.Bare {
		boards.Letters(c, in, len(p.front()), func(i int) any {
			t := things.OwnNth(card, p.given.Front, i)
			p.point(t)
			return p.stops.Owner(t)
		})
	}
	p.peeks.Read(c, func() {
		if t, ok := p.stops.Focused(c, p.each); ok {
			p.peek(t)
		}
	}, func() { p.press(gesture{kind: peekEnd}) })
}
