package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
)

type flashKind uint8

const (
	flashLit     flashKind = iota // a seat or a cell that somebody asked for
	flashEdges                    // the matching edges of a cell ignite one after another
	flashDust                     // a ring of dust round a tile that has come down
	flashSettle                   // a tile that has come down bounces once
	flashGlint                    // coins glint as they land
	flashShape                    // light runs along the tiles of shape
	flashTurn                     // an ember goes from one seat to another
	flashRefused                  // tile, as it is turned, does not fit on a cell: edges are the ones that disagree
)

// flash is something that happens for a moment, on top of what the model shows. It is decoration: no step waits for it,
// and it ends by itself.
type flash struct {
	motion.Glow
	kind  flashKind
	on    thing
	from  thing // where an ember comes from
	edges rules.Edges
	tile  rules.TileID
	turn  uint8
	shape rules.Shape
	coins int               // how many coins land
	to    func(i int) thing // where each lands
	under int               // how many coins lie there already
	heavy bool              // the tile has come down on another one: more dust
	grows bool              // the band of shape is drawn out meanwhile
}
