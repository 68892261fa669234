package stones

import (
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// each calls a function for all that can have the focus now, with its place: of the places of icons and of ways to pay those that
// there are something for.
func (p *player) each(yield func(t thing, at ui.Rect) bool) {
	for t, at := range p.places.things.Each {
		none := t.Kind == icon && int(t.N) >= p.now.icons || t.Kind == payWay && !p.now.pays
		if t.Kind != act && !none && !yield(t, at) {
			return
		}
	}
}

func (p *player) keys(c *ui.Context, in *ui.Input) {
	if !p.given.Bare {
		boards.Letters(c, in, len(p.front()), func(i int) any {
			t := things.OwnNth(hand, p.given.Front, i)
			p.point(t)
			return p.stops.Owner(t)
		})
	}
	p.eye = p.eye || c.Held(ui.Peek) && c.Focused(p.stops.Owner(things.The(eye)))
	p.peeks.Read(c, func() {
		if t, ok := p.stops.Focused(c, p.each); ok {
			p.peek(t)
		}
	}, func() { p.press(gesture{kind: peekEnd}) })
}
