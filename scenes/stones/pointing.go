package stones

import (
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/things"
	"runehall/ui"
)

// hit returns what lies at a point of the screen: what is in a sheet before what is beneath it. Beside what is smaller than a finger
// its nearest neighbour answers.
func (p *places) hit(at ui.Point) thing {
	if s := &p.sheet; !s.Rect.Empty() {
		t := p.nearest(at, s.Rect.Has(at))
		switch {
		case s.Rect.Has(at) && t.Kind == nothing:
			return things.The(sheet)
		case !s.Rect.Has(at) && (over(p.made.sheet) || t.Kind == nothing): // beside what is behind a door all can still be pointed at
			return things.The(closer)
		}
		return t
	}
	return p.nearest(at, false)
}

// nearest returns the thing at a point, or the nearest one that is smaller than a finger and answers there: of those within the sheet,
// or of those beside it.
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

// covered reports whether a thing in a place cannot be pointed at: something lies over it, or it is a field that a finger cannot tell from
// those beside it.
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

// way returns what has to be touched for a thing: itself; where it has no place its door; and where the choice of rune stones has taken the
// place of the own ones, the tile with that kind. If there is none of them it is the thing all the same.
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

// aim returns where things are, to say why a move about them is refused.
func (p *places) aim(about []thing) (at ui.Rect) {
	for _, t := range about {
		at = at.Union(p.Things.At(t))
	}
	return boards.First(at, p.ledge.rect)
}
