package masters

import (
	"cmp"
	"math"
	"slices"

	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/scenes/camera"
	"runehall/scenes/motion"
	"runehall/ui"
)

// around is the margin of table round the cards that belongs to the board, in sections. A card that covers just one of
// their runes has its middle there, and its ring has to be seen.
const around = .7

// manner is how the eye shows the table. The unit is the side of a section, and sections are sharp in whole pixels.
var manner = camera.Manner{
	Normal: 58, Width: 1.83, Margin: .1, Rows: 8, Whole: true,
	Sizes: camera.Sizes{Of: math.Round, Below: math.Floor, Near: 1},
}

// handling is how a card follows the hand.
var handling = motion.Handling{
	Turns: rules.Turns, Lift: 120, Spin: 160, Snap: 180,
	LiftBy: ui.OutCubic, SpinBy: ui.OutCubic, SnapBy: ui.OutBackBy(1.2),
}

// plane answers what the shared board asks about the plane of sections.
func (p *player) plane(l *latest) *boards.Plane[selection, kind] {
	return &boards.Plane[selection, kind]{
		Manner: manner, Subject: subject{p, l}, Pieces: subject{p, l}.pieces, Lead: p.lead, Changed: p.changed,
		Handling: handling, Lift: 64, Carried: 1,
		Piece: piece, Home: p.home, Turns: p.turns, Wheels: p.wheels, Drafted: p.drafted, Bare: p.bare,
		Hover: func() { p.judge(p.Given.Stale()) }, From: p.from,
		Seek: p.seek, Cursor: func() thing { return sectionAt(p.Sel.cursor) },
		Further: func(way ui.Point) bool { return cursorIntent(p.options, p.Sel, way) != p.Sel },
		Next:    func(thing) bool { return p.options.laying() },
	}
}

// subject is what the eye looks at.
type subject struct {
	*player
	latest *latest
}

// Extent returns the part of the plane that belongs to the board: all cards and a draft, with a margin that holds the
// anchors of lit places.
func (s subject) Extent() ui.Rect { return s.pieces().Grow(around) }

// pieces returns the bounding box of all cards, including a draft and a hint's card, without a margin.
func (s subject) pieces() (r ui.Rect) {
	for _, l := range s.Model.laid {
		r = r.Union(area(l))
	}
	if s.Sel.draft {
		r = r.Union(area(s.Sel.laid()))
	}
	if m := s.Proposed.Move; s.Proposed.On && lays(m) {
		r = r.Union(area(laidBy(m)))
	}
	return r
}

// Focus returns the point that the eye keeps in sight: the middle of the hint's place, of the draft, or of the card
// that was laid last.
func (s subject) Focus() ui.Point {
	if at, one := s.one(); one {
		return at.Center()
	}
	return area(s.latest.laid).Center()
}

// lead brings the section of a thing into sight, and reports whether the thing lies on the plane.
func (p *player) lead(t thing) bool {
	_, there := onPlane(t)
	if there {
		p.Eye.Show(middle(cellOf(t)))
	}
	return there
}

// expose brings a thing that a hint is about into sight; the card that it proposes may lie beyond all others.
func (p *player) expose(t thing) {
	p.Eye.Grew()
	if part, there := onPlane(t); there {
		p.Eye.Expose(part)
	}
}

// changed brings into sight what was just chosen.
func (p *player) changed(before, after selection, g gesture) {
	if after.card != before.card || after.turn() != before.turn() {
		p.Eye.Grew() // different places are lit now
	}
	switch {
	case after.draft && (!before.draft || after.cell != before.cell):
		part := area(after.laid()).Grow(hoverLift)
		if _, near := p.nearer(); !near && !p.Eye.Free && !p.places.field.Holds(p.Eye.Rect(part)) {
			p.Eye.Grew() // keep the whole table in sight, and the draft
			return
		}
		p.Eye.Expose(part)
	case after.pick && g.On.Kind == leaf:
		p.Eye.Expose(cellArea(after.picked).Grow(1))
	case g.Kind == boards.Move:
		p.Eye.Expose(cellArea(after.cursor))
	}
}

func (p *player) home(card int) motion.Place {
	r := p.Things.At(cardAt(p.Given.Front, p.Model.handIndex(p.Given.Front, rules.Card(card))))
	return motion.Place{At: r.Center(), Size: r.H / 2}
}

// wheels reports whether the mouse wheel turns the chosen card while the mouse is on a thing: the card's place, or the
// ledge.
func (p *player) wheels(on thing) bool {
	return on.Kind == ledge || isSection(on) && p.verdict.on && covers(p.verdict.laid, cellOf(on))
}

func (p *player) drafted(on thing) bool { return p.Sel.draft && covers(p.Sel.laid(), cellOf(on)) }

func (p *player) bare(on thing) bool {
	return p.Sel.card == rules.Hidden &&
		!slices.ContainsFunc(p.Model.laid, func(l rules.Laid) bool { return covers(l, cellOf(on)) })
}

// from returns the point of the screen that a selection is about.
func (p *player) from(s selection) ui.Point {
	down, pressed := p.Pointers.Down()
	switch {
	case s.draft:
		return p.places.laid(s.laid()).Center()
	case s.pick:
		return p.places.cell(s.picked).Center()
	case pressed:
		return down
	}
	return p.places.ledge.rect.Center()
}

// seek moves the cursor to the cell that can be named nearest to the middle of the field, unless it is on such a cell:
// one in sight, if the focus is elsewhere.
func (p *player) seek(focused bool) {
	cells, s := p.options.cells, &p.Sel
	if s.draft || len(cells) == 0 || slices.Contains(cells, s.cursor) && (focused || p.places.sees(s.cursor)) {
		return
	}
	mid := p.Eye.Under(p.places.field.Center())
	s.cursor = slices.MinFunc(cells, func(a, c rules.Cell) int {
		return cmp.Compare(middle(a).Dist(mid), middle(c).Dist(mid))
	})
}
