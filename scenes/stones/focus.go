package stones

import (
	"slices"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// mark returns the marks of a thing. A proposed thing may have no place of its own now; then the door, or the rune
// stone, that leads to it is proposed too.
func (p *player) mark(t thing) boards.Mark {
	m := p.now.marks[t]
	if (t.Kind == door || t.Kind == stone) &&
		slices.ContainsFunc(p.now.hinted, func(on thing) bool { return p.places.way(on) == t }) {
		m |= boards.Hinted
	}
	return m
}

// focuses reports whether the focus stops at a thing. Places of icons and of ways to pay may be empty; buttons are
// stops by themselves.
func (p *player) focuses(t thing) bool {
	return t.Kind != act && (t.Kind != icon || int(t.N) < p.now.icons) && (t.Kind != payWay || p.now.pays)
}

func (p *player) numbered() (list []thing) {
	for i := range p.front() {
		list = append(list, handCard(p.Given.Front, i))
	}
	return list
}

func (p *player) front() []rules.Card {
	if p.Given.Front < 0 || int(p.Given.Front) >= p.Model.seats {
		return nil
	}
	return p.Model.who[p.Given.Front].hand
}
