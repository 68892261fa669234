package ritual

import (
	"fmt"
	"slices"

	rules "runehall/games/ritual"
	"runehall/scenes/things"
	"runehall/ui"
)

// hit returns what is meant by a point of the screen.
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

// foldedAt returns the rituals of the hand as they are meant by a point of the screen: with the number of the folded one that lies there, from 1.
func (p *player) foldedAt(at ui.Point, on thing) thing {
	for i, r := range p.places.ledge.faces {
		if i < len(p.Model.held) && r.Has(at) {
			on.N = int16(i + 1)
		}
	}
	return on
}

// same returns by which name the focus knows a thing. It follows a tile as the hand changes; all cells are one stop.
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

// name returns what a thing is called in reports. Of two rituals of a kind each has a name of its own.
func (p *player) name(t thing) string {
	name := catalogue.Name(t, p.Given.Front)
	if first := slices.Index(p.Model.held, rules.Card(t.M)); t.Kind == ritual && first >= 0 && first < int(t.N) { // they lie in the order of kinds
		return fmt.Sprintf("%s.%d", name, int(t.N)-first+1)
	}
	return name
}

// ring offers the focus a thing in its own shape.
func (p *player) ring(c *ui.Context, stop any, t thing, at ui.Rect) bool {
	switch t.Kind {
	case hand, open, hex:
		return c.FocusableHex(stop, at)
	case chip:
		return c.Focusable(stop, at, c.Radius.Panel)
	}
	return c.Focusable(stop, at, c.Radius.Chip)
}

// focuses reports whether the focus may be on a thing that can be pointed at.
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

// stillThere reports whether what lay in the open panel lies there still: the picture may have lost it since the panel was laid out.
func (p *player) stillThere(t thing) bool {
	switch t.Kind {
	case open:
		return slices.Contains(p.Model.hands[t.Seat], rules.TileID(t.N))
	case ritual:
		return int(t.N) < len(p.Model.held)
	}
	return true
}

// numbered returns what the number keys choose.
func (p *player) numbered() (list []thing) {
	if p.laying() {
		for i := range p.front() {
			list = append(list, handTile(p.Given.Front, i))
		}
	}
	return list
}
