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

// normalRadius is the circumradius of a hexagon at zoom 1, in dp. Lengths on the plane are in such radii, with the middle of
// cell 0,0 at the origin.
const normalRadius = 46.0

// manner is how the board wants to be looked at: no larger than nine rows on a high field.
var manner = camera.Manner{
	Normal: normalRadius, Width: hexWidth, Margin: .2, Rows: 9,
	Sizes: camera.Sizes{Of: baked.Ceil, Below: baked.Floor, Near: .08},
}

// subject is the board as the eye sees it.
type subject struct {
	player *player
	cells  []rules.Cell // used anew each time
}

// firstWords is how much of the plane is in sight below the first cell of an empty table, for what is said of it.
const firstWords = 1.3

// Extent returns the part of the plane that holds the board: all tiles and the cells round them or, where these do not fit, those of
// them that can be played. While others are asked it is the tiles alone.
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

// Untouched reports whether a ritual was revealed that others may answer: nothing is laid then, and the board is only looked at beside it.
func (s *subject) Untouched() bool {
	return s.player.Given.View.Phase() == rules.AnswerPhase && s.player.places.cardsAside() == 0 && len(s.player.Model.chain) > 0
}

// pieces returns the part of the plane that holds all tiles, a draft and the cell that is proposed too. While nothing is proposed it is all that the eye
// looks at: after a refusal another cell is about to be tapped.
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

// tiles begins the list of cells anew, with those on which tiles lie.
func (s *subject) tiles() {
	s.cells = s.cells[:0]
	s.laid()
}

// laid appends the cells on which tiles lie.
func (s *subject) laid() {
	for i := range s.player.Model.tiles {
		s.cells = append(s.cells, s.player.Model.tiles[i].cell)
	}
}

// Focus returns the middle of the tile that is being laid, of the cell that would close a line or circle, or of the tile that was laid last.
func (s *subject) Focus() ui.Point {
	if s.player.Sel.draft {
		return middle(s.player.Sel.cell)
	}
	if c, ok := s.player.closes(); ok {
		return middle(c.Cell)
	}
	return middle(s.player.Model.latest)
}

// roomy is the least circumradius of tiles among which one is laid, in dp of the device: on boards that are smaller as a whole the eye goes nearer
// while a tile is chosen.
const roomy = 34

// Attends returns the part of a board with small tiles where the chosen one takes most, or lies as a draft: as much as is in sight once tiles are roomy.
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

// takes returns how many coins the chosen tile could take on all cells together that lie within a part of the plane.
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

// plane is what is done on the field of hexagons, with the chosen tile and with the cursor.
func (p *player) plane() *boards.Plane[selection, kind] {
	s := &subject{player: p}
	return &boards.Plane[selection, kind]{
		Manner: manner, Subject: s, Pieces: s.pieces,
		Lead: p.lead,
		Changed: func(before, after selection, _ gesture) {
			if before.tile != after.tile {
				p.Eye.Grew() // what can be chosen lies elsewhere now
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
		Next: func(t thing) bool { return isHandTile(t) && p.front()[t.N] != p.Sel.tile }, // not where the chosen tile is only turned
	}
}

// lead leads to a cell that an event is about.
func (p *player) lead(t thing) bool {
	if !isHex(t) {
		return false
	}
	p.Eye.Show(middle(cellOf(t)))
	return true
}

// expose goes to a cell that a hint is about, unless its middle is in sight.
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
	if laid || p.Sel.tile >= 0 && p.options.placement(p.Sel.tile, cellOf(on)) != nil || p.Sel.tile < 0 && p.options.bestOn(cellOf(on)) >= 0 {
		return false
	}
	return p.Sel.panel == noPanel
}

// from returns the place on the screen from which it is heard that something is chosen.
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

// seek puts the cursor onto a lit cell.
func (p *player) seek(bool) {
	if p.anyLit() && !slices.Contains(p.lit, p.Sel.cursor) {
		p.Sel.cursor = p.Sel.nearest(p.options)
	}
}

// anyLit finds out which cells are lit, and reports whether the cursor can go to any.
func (p *player) anyLit() bool {
	p.lit = p.Sel.lit(p.lit[:0], p.options)
	return len(p.lit) > 0 && p.Sel.panel == noPanel
}
