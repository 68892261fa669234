package stones

import (
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/things"
	"runehall/ui"
)

// hit returns the thing that is meant by a point of the screen. A sheet comes before what lies beneath it. Near a thing
// that is smaller than a finger, the nearest such thing is meant.
func (p *places) hit(at ui.Point) thing {
	if s := &p.sheet; !s.Rect.Empty() {
		t := p.nearest(at, s.Rect.Has(at))
		switch {
		case s.Rect.Has(at) && t.Kind == nothing:
			return things.The(sheet)
		// beside the sheet of a door things can still be pointed at
		case !s.Rect.Has(at) && (over(p.made.sheet) || t.Kind == nothing):
			return things.The(closer)
		}
		return t
	}
	return p.nearest(at, false)
}

// nearest returns the thing at a point, or the nearest small thing within a finger's reach. It looks only within the
// sheet, or only beside it.
func (p *places) nearest(at ui.Point, within bool) (found thing) {
	touch := stage.MinTouch(p.Given.Frame.Kit)
	far := touch
	for t, r := range p.Things.Each {
		if p.inSheet(r) != within {
			continue
		}
		if r.Has(at) {
			return t
		}
		if wide := r.AtLeast(ui.Sz(touch, touch)); t.Kind != track && wide.Has(at) {
			if d := at.Dist(r.Center()); d < far {
				found, far = t, d
			}
		}
	}
	return found
}

func (p *places) inSheet(r ui.Rect) bool {
	return !p.sheet.Rect.Empty() && p.sheet.Rect.Has(r.Center())
}

// covered reports whether a thing in a place cannot be pointed at, because something lies over it, or because it is a
// field that a finger cannot tell from its neighbours.
func (p *places) covered(k kind, r ui.Rect) bool {
	if k == field && (p.made.mode == trading || r.W < .8*stage.MinTouch(p.Given.Frame.Kit)) {
		return true
	}
	public := k == slot || k == smithy || k == pile || k == discards || k == chip
	if t := &p.ledge.trade; public && !t.rect.Empty() && t.rect.Has(r.Center()) {
		return true
	}
	if p.sheet.Rect.Empty() || !p.sheet.Rect.Overlaps(r) {
		return false
	}
	if k == closer || k == before || k == after || k == item {
		return false
	}
	in := catalogue.In(thing{Kind: k})
	return in.Kind != door || doorSheets[in.N] != p.made.sheet
}

// way returns the thing that has to be touched for t: t itself, or the door where it lies. For a rune stone of the seat
// in front it may be the tile to pick one of that kind. If none of these has a place, it is t.
func (p *places) way(t thing) thing {
	if !p.Things.Place(t).Empty() {
		return t
	}
	if in := catalogue.In(t); in.Kind == door && !p.Things.Place(in).Empty() {
		return in
	}
	if tile := stoneOf(t.N); t.Kind == ownStone && !p.Things.Place(tile).Empty() {
		return tile
	}
	return t
}

// aim returns where things are, to place the words that say why a move about them is refused.
func (p *places) aim(about []thing) (at ui.Rect) {
	for _, t := range about {
		at = at.Union(p.Things.At(t))
	}
	return boards.First(at, p.ledge.rect)
}
