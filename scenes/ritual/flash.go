package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
)

type flashKind uint8

const (
	flashLit     flashKind = iota // a seat, or a cell: somebody asked where it is
	flashEdges                    // edges of a cell that match ignite one after another
	flashDust                     // a tile has come down on a cell: a ring of dust
	flashSettle                   // and bounces once more
	flashGlint                    // coins glint as they land
	flashShape                    // light runs along the tiles of shape
	flashTurn                     // an ember goes from one seat to another
	flashRefused                  // tile, turned, does not fit on a cell: edges are those that disagree
)

// flash is something that happens for a moment besides the events. It is decoration: no step waits for it, and it ends
// by itself.
type flash struct {
	motion.Glow
	kind  flashKind
	on    thing
	from  thing // where an ember comes from
	edges rules.Edges
	tile  rules.TileID
	turn  uint8
	shape rules.Shape
	coins int               // that land
	to    func(i int) thing // where each lands
	under int               // how many others lie there
	heavy bool              // the dust of a tile that lies on another
	grows bool              // the band of shape is drawn out
}
