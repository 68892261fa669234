package masters

import (
	rules "runehall/games/masters"
	"runehall/scenes/things"
	"runehall/ui"
)

// hit returns what is meant by a point of the screen: the deck can be asked while no card is chosen.
func (p *player) hit(at ui.Point) thing {
	on := p.Things.Hit(at)
	if on.Kind == deck && p.Sel.card != rules.Hidden {
		return things.The(ledge)
	}
	return on
}

// same returns by which name the focus knows a thing: the plane is one stop.
func (p *player) same(t thing) thing {
	if planar(t) {
		return things.The(plane)
	}
	return catalogue.Stop(t, p.Given.Front)
}

// focuses reports whether a thing has the focus in its turn: a card of a hand that is chosen from, or that lies behind a curtain, and the plane
// where a draft can be moved or a rune named.
func (p *player) focuses(t thing) bool {
	if planar(t) {
		return p.Sel.draft || len(p.options.cells) > 0
	}
	return t.Kind == hand && (p.chooses() || p.curtained())
}

// passes reports whether the focus passes a thing over: a card behind a curtain.
func (p *player) passes(t thing) bool { return t.Kind == hand && !p.chooses() }

// numbered returns what the number keys choose: of a hand from which no card is to be chosen, too, which tells what is to be done instead.
func (p *player) numbered() (list []thing) {
	if p.mine() {
		for i := range p.front() {
			list = append(list, cardAt(p.Given.Front, i))
		}
	}
	return list
}
