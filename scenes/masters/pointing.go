package masters

import (
	rules "runehall/games/masters"
	"runehall/scenes/things"
	"runehall/ui"
)

// hit returns the thing that a point of the screen means. While a card is chosen, the deck counts as ledge: nothing can
// be drawn then.
func (p *player) hit(at ui.Point) thing {
	on := p.Things.Hit(at)
	if on.Kind == deck && p.Sel.card != rules.Hidden {
		return things.The(ledge)
	}
	return on
}

// same returns the stop of the focus that stands for t. The whole plane is one stop.
func (p *player) same(t thing) thing {
	if planar(t) {
		return things.The(plane)
	}
	return catalogue.Stop(t, p.Given.Front)
}

// focuses reports whether a thing is a stop of the focus: a card of a hand that is chosen from or lies behind a
// curtain, and the plane if a draft can be moved or a rune named.
func (p *player) focuses(t thing) bool {
	if planar(t) {
		return p.Sel.draft || len(p.options.cells) > 0
	}
	return t.Kind == hand && (p.chooses() || p.curtained())
}

// passes reports whether the focus, on its way, passes over a stop: a card behind a curtain.
func (p *player) passes(t thing) bool { return t.Kind == hand && !p.chooses() }

// numbered returns the things that the number keys choose: the cards of an open hand. Even when none is to be chosen
// they answer, to say what is to be done instead.
func (p *player) numbered() (list []thing) {
	if p.mine() {
		for i := range p.front() {
			list = append(list, cardAt(p.Given.Front, i))
		}
	}
	return list
}
