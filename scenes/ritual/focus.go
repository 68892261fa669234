package ritual

import (
	"fmt"
	"slices"

	rules "runehall/games/ritual"
	"runehall/scenes/things"
	"runehall/ui"
)

// hit returns the thing that a point of the screen means.
func (p *player) hit(at ui.Point) thing {
	switch on := p.Things.Hit(at); {
	case on.Kind == rituals && on.Seat != p.Given.Front && !p.curtained(on.Seat):
		return chipOf(on.Seat)
	case on == ritualsOf(p.Given.Front):
		return p.foldedAt(at, on)
	case !p.stillThere(on):
		return things.The(panelThing)
	default:
		return on
	}
}

// foldedAt returns the rituals of the hand on the ledge, with the number of the folded card at a point, from 1; 0 for
// none.
func (p *player) foldedAt(at ui.Point, on thing) thing {
	for i, r := range p.places.ledge.faces {
		if i < len(p.Model.held) && r.Has(at) {
			on.N = int16(i + 1)
		}
	}
	return on
}

// same returns the thing under whose name the focus knows t. A tile keeps the focus when the hand changes; all cells
// are one stop.
func (p *player) same(t thing) thing {
	switch t.Kind {
	case hand:
		return things.Nth(hand, p.front()[t.N])
	case hex:
		return things.The(hex)
	case ritual:
		return things.Nth(ritual, t.N)
	}
	return t
}

// name returns what a thing is called in reports. Equal rituals have names of their own.
func (p *player) name(t thing) string {
	name := catalogue.Name(t, p.Given.Front)
	// equal ones lie side by side
	if first := slices.Index(p.Model.held, rules.Card(t.M)); t.Kind == ritual && first >= 0 && first < int(t.N) {
		return fmt.Sprintf("%s.%d", name, int(t.N)-first+1)
	}
	return name
}

// ring offers a thing to the focus, with a ring of the thing's own shape.
func (p *player) ring(c *ui.Context, stop any, t thing, at ui.Rect) bool {
	switch t.Kind {
	case hand, open, hex:
		return c.FocusableHex(stop, at)
	case chip:
		return c.Focusable(stop, at, c.Radius.Panel)
	}
	return c.Focusable(stop, at, c.Radius.Chip)
}

// focuses reports whether a thing is a stop of the focus.
func (p *player) focuses(t thing) bool {
	switch t.Kind {
	case hex, chip, discard:
		return true
	case hand:
		return p.laying() && !p.Given.Bare
	case rituals:
		return t.Seat == p.Given.Front && !p.Given.Bare && (len(p.options.held()) > 0 || p.curtained(t.Seat))
	}
	return (t.Kind == open || t.Kind == ritual) && p.stillThere(t)
}

// stillThere reports whether an item of the open panel still exists: the model may have lost it since the panel was
// laid out.
func (p *player) stillThere(t thing) bool {
	switch t.Kind {
	case open:
		return slices.Contains(p.Model.hands[t.Seat], rules.TileID(t.N))
	case ritual:
		return int(t.N) < len(p.Model.held)
	}
	return true
}

// numbered returns the things that the number keys choose: the hand tiles, while one can be laid.
func (p *player) numbered() (list []thing) {
	if p.laying() {
		for i := range p.front() {
			list = append(list, handTile(p.Given.Front, i))
		}
	}
	return list
}
