package stones

import (
	"slices"

	"runehall/scenes/hands"
	"runehall/ui"
)

// Role says what a pointer can do with a thing: all can be tapped and, held, are explained.
func (*player) Role(t thing) hands.Role { return all.Role(t) }

// Hit returns what lies at a point of the screen.
func (p *player) Hit(at ui.Point) thing {
	if p.given.Bare && p.places.ledge.rect.Has(at) {
		return thing{}
	}
	return p.places.hit(at)
}

func (p *player) touch(in *ui.Input) {
	p.eye = slices.ContainsFunc(in.Pointers, func(f ui.Pointer) bool { return f.IsDown() && p.places.hit(f.Start).Kind == eye })
}

func (p *player) means(g hands.Gesture[thing]) {
	end := gesture{kind: peekEnd}
	switch g.Kind {
	case hands.Tap:
		p.point(g.On)
	case hands.Peek:
		p.peek(g.On)
	case hands.PeekEnd:
		if g.Touch {
			end.kind = peekKeep
		}
		p.press(end)
	}
}

// point adds what a tap on a thing means. What lies in a sheet is known to the sheet.
func (p *player) point(t thing) {
	switch t.Kind {
	case item:
		if m, ok := p.choice(int(t.N)); ok {
			p.press(gesture{kind: choose, move: m})
		} else if on := p.item(int(t.N)); on.Kind != nothing {
			p.press(gesture{kind: lookAt, on: on})
		}
	case before, after:
		if on, leaf, ok := p.neighbour(map[kind]int{before: -1, after: 1}[t.Kind]); ok {
			p.press(gesture{kind: turnTo, on: on, page: leaf})
		}
	default:
		p.press(gesture{kind: tap, on: t})
	}
}

// peek adds that a thing is explained for as long as it is held, if there is anything to say of it.
func (p *player) peek(t thing) {
	if t.Kind == item {
		t = p.item(int(t.N))
	}
	if p.explains(t) {
		p.press(gesture{kind: peekAt, on: t})
	}
}
