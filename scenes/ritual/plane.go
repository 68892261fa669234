package ritual

import (
	"math"
	"slices"

	rules "runehall/games/ritual"
	"runehall/scenes/baked"
	"runehall/scenes/boards"
	"runehall/scenes/camera"
	"runehall/scenes/motion"
	"runehall/ui"
)

// normalRadius is the circumradius of a hexagon at zoom 1, in dp. It is the unit of lengths on the plane; the middle of
// cell 0,0 is the origin.
const normalRadius = 46.0

// manner is how the eye shows the board: at most so large that nine rows fit a high field.
var manner = camera.Manner{
	Normal: normalRadius, Width: hexWidth, Margin: .2, Rows: 9,
	Sizes: camera.Sizes{Of: baked.Ceil, Below: baked.Floor, Near: .08},
}

// subject is the board as the eye sees it.
type subject struct {
	player *player
	cells  []rules.Cell // a buffer
}

// firstWords is how much of the plane is kept in sight below the first cell of an empty table, for the words there.
const firstWords = 1.3

// Extent returns the part of the plane that belongs to the board: all tiles and the cells round them or, if these do
// not fit, only those cells where a tile can be laid. While others are asked for answers it is the tiles alone.
func (s *subject) Extent() ui.Rect {
	s.tiles()
	if s.Untouched() && len(s.cells) > 0 {
		return area(s.cells)
	}
	s.cells = s.player.Given.View.AppendFrontier(s.cells)
	all := area(s.cells)
	if len(s.player.Model.tiles) == 0 {
		all.H += firstWords
	}
	if !s.player.options.laying() || s.player.Eye.Fits(all) && !s.player.options.coversOnly() {
		return all
	}
	s.tiles()
	for i := range s.player.options.placements {
		s.cells = append(s.cells, s.player.options.placements[i].cell)
	}
	return area(s.cells)
}

// Untouched reports whether the board is only looked at: a ritual lies revealed beside it that others may answer, so
// nothing is laid.
func (s *subject) Untouched() bool {
	return s.player.Given.View.Phase() == rules.AnswerPhase && s.player.places.cardsAside() == 0 &&
		len(s.player.Model.chain) > 0
}

// pieces returns the bounding box of all tiles, a draft and a hint's cell: bubbles keep away from it. Without a hint it
// is the whole extent, since after a refusal another cell is about to be tapped.
func (s *subject) pieces() ui.Rect {
	if !s.player.Proposed.On {
		return s.Extent()
	}
	s.tiles()
	if s.player.Sel.draft {
		s.cells = append(s.cells, s.player.Sel.cell)
	}
	for _, t := range about(s.player.Given.View, s.player.Proposed.Move) {
		if isHex(t) {
			s.cells = append(s.cells, cellOf(t))
		}
	}
	return area(s.cells)
}

// tiles sets the list of cells to those with tiles.
func (s *subject) tiles() {
	s.cells = s.cells[:0]
	s.laid()
}

// laid appends the cells with tiles.
func (s *subject) laid() {
	for i := range s.player.Model.tiles {
		s.cells = append(s.cells, s.player.Model.tiles[i].cell)
	}
}

// Focus returns the point that the eye keeps in sight: the middle of the draft, of a cell that would close a line or
// circle, or of the tile that was laid last.
func (s *subject) Focus() ui.Point {
	if s.player.Sel.draft {
		return middle(s.player.Sel.cell)
	}
	if c, ok := s.player.closes(); ok {
		return middle(c.Cell)
	}
	return middle(s.player.Model.latest)
}

// roomy is the least circumradius that tiles should have while one is laid, in dp of the device. If, with the whole
// board in sight, they are smaller, the eye moves closer while a tile is chosen.
const roomy = 34

// Attends returns the part of the board to look at while a tile is laid, where tiles would be small otherwise: as much
// as fits the field once tiles are roomy, round the draft or where the tile takes most. False: the whole board is
// looked at.
func (s *subject) Attends() (part ui.Rect, ok bool) {
	p := s.player
	k := p.Given.Frame.Kit
	if k == nil || p.Sel.tile < 0 || !p.laying() {
		return ui.Rect{}, false
	}
	least := roomy * k.Look.Device
	if p.Eye.Whole() >= least*.97 {
		return ui.Rect{}, false
	}
	size, most := p.Eye.Sees(least), -1
	for i := range p.options.placements {
		if l := &p.options.placements[i]; l.tile == p.Sel.tile {
			at := ui.RectAround(middle(l.cell), size)
			all := p.takes(at)
			if p.Sel.draft && l.cell == p.Sel.cell {
				all = math.MaxInt
			}
			if all > most {
				part, most = at, all
			}
		}
	}
	s.cells = s.cells[:0]
	for i := range p.options.placements {
		if l := &p.options.placements[i]; l.tile == p.Sel.tile {
			s.cells = append(s.cells, l.cell)
		}
	}
	s.laid()
	return camera.Within(part, area(s.cells).Grow(manner.Margin)), most >= 0
}

// takes adds up the coins that the chosen tile could take on the cells within a part of the plane, to compare such
// parts. Lines and circles count threefold.
func (p *player) takes(within ui.Rect) (coins int) {
	for i := range p.options.placements {
		if l := &p.options.placements[i]; l.tile == p.Sel.tile && within.Holds(hexagon(l.cell)) {
			coins += int(l.coins[l.best(0)]) + 3*int(l.bonus)
		}
	}
	return coins
}

// handling is how a tile follows the pointer.
var handling = motion.Handling{
	Turns: rules.Dirs, Lift: 140, Spin: 180, Snap: 120,
	LiftBy: ui.OutCubic, SpinBy: ui.OutBackBy(1.2), SnapBy: ui.OutQuad,
}

// plane answers what the shared board asks about the plane of hexagons.
func (p *player) plane() *boards.Plane[selection, kind] {
	s := &subject{player: p}
	return &boards.Plane[selection, kind]{
		Manner: manner, Subject: s, Pieces: s.pieces,
		Lead: p.lead,
		Changed: func(before, after selection, _ gesture) {
			if before.tile != after.tile {
				p.Eye.Grew() // different cells can be chosen now
			}
			if after.draft && (!before.draft || after.cell != before.cell) {
				p.places.expose(after.cell)
			}
		},

		Handling: handling, Lift: 56, Carried: 1 + liftedScale,
		Piece:   piece,
		Home:    func(id int) motion.Place { return p.home(rules.TileID(id)) },
		Turns:   p.turns,
		Wheels:  func(on thing) bool { return on.Kind == ledge },
		Drafted: func(on thing) bool { return p.drafted(cellOf(on)) },
		Bare:    p.bare,
		From:    p.from,

		Seek:   p.seek,
		Cursor: func() thing { return hexAt(p.Sel.cursor) },
		Further: func(way ui.Point) bool {
			_, further := ahead(p.Sel.cursor, p.lit, way)
			return further
		},
		// the chosen tile would only be turned
		Next: func(t thing) bool { return isHandTile(t) && p.front()[t.N] != p.Sel.tile },
	}
}

// lead brings a cell into sight, and reports whether the thing is one.
func (p *player) lead(t thing) bool {
	if !isHex(t) {
		return false
	}
	p.Eye.Show(middle(cellOf(t)))
	return true
}

// expose moves the eye to a cell that a hint is about, unless its middle is in sight.
func (p *player) expose(t thing) {
	if c := cellOf(t); isHex(t) && !p.places.field.Grow(-p.Eye.Scale).Has(p.places.at(c)) {
		p.Eye.Show(middle(c))
	}
}

// home returns where a tile lies in the hand on the ledge.
func (p *player) home(t rules.TileID) motion.Place {
	at, radius := p.places.tileOn(handTile(p.Given.Front, p.Model.handIndex(p.Given.Front, t)))
	return motion.Place{At: at, Size: radius}
}

// bare reports whether a tap on a cell means nothing.
func (p *player) bare(on thing) bool {
	_, laid := p.Model.at(cellOf(on))
	if laid || p.Sel.tile >= 0 && p.options.placement(p.Sel.tile, cellOf(on)) != nil ||
		p.Sel.tile < 0 && p.options.bestOn(cellOf(on)) >= 0 {
		return false
	}
	return p.Sel.panel == noPanel
}

// from returns the point of the screen that the sound of a choice comes from.
func (p *player) from(s selection) ui.Point {
	down, pressed := p.Pointers.Down()
	switch {
	case s.draft:
		return p.places.at(s.cell)
	case s.pick:
		return p.places.at(s.picked)
	case pressed:
		return down
	case p.Pointers.Hovering:
		return p.Pointers.HoverAt
	}
	return p.places.ledge.rect.Center()
}

// seek moves the cursor onto a lit cell, if it is on none.
func (p *player) seek(bool) {
	if p.anyLit() && !slices.Contains(p.lit, p.Sel.cursor) {
		p.Sel.cursor = p.Sel.nearest(p.options)
	}
}

// anyLit finds the lit cells, and reports whether the cursor can go to one.
func (p *player) anyLit() bool {
	p.lit = p.Sel.lit(p.lit[:0], p.options)
	return len(p.lit) > 0 && p.Sel.panel == noPanel
}
