package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/baked"
	"runehall/scenes/camera"
	"runehall/ui"
)

// normalRadius is the circumradius of a hexagon at zoom 1, in dp. Lengths on the plane are in such radii, with the middle of
// cell 0,0 at the origin.
const normalRadius = 46.0

// manner is how the board wants to be looked at: no larger than eleven rows on a high field.
var manner = camera.Manner{
	Normal: normalRadius, Width: hexWidth, Margin: .2, Rows: 11,
	Sizes: camera.Sizes{Of: baked.Ceil, Below: baked.Floor, Near: .08},
}

// subject is the board as the eye sees it.
type subject struct {
	player *player
	cells  []rules.Cell // used anew each time
}

// Extent returns the part of the plane that holds the board: all tiles and the cells round them or, where these do not fit, those of
// them that can be played.
func (s *subject) Extent() ui.Rect {
	s.tiles()
	s.cells = s.player.Given.View.AppendFrontier(s.cells)
	all := area(s.cells)
	if s.player.Eye.Fits(all) || !s.player.options.laying() {
		return all
	}
	s.tiles()
	for i := range s.player.options.lays {
		s.cells = append(s.cells, s.player.options.lays[i].cell)
	}
	return area(s.cells)
}

// tiles begins the list of cells anew, with those on which tiles lie.
func (s *subject) tiles() {
	s.cells = s.cells[:0]
	for i := range s.player.Model.tiles {
		s.cells = append(s.cells, s.player.Model.tiles[i].cell)
	}
}

// Focus returns the middle of the tile that is being laid, or was laid last.
func (s *subject) Focus() ui.Point {
	if s.player.Sel.draft {
		return middle(s.player.Sel.cell)
	}
	return middle(s.player.Model.latest)
}
