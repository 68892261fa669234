package ritual

// Cell is a place on the table in axial coordinates of hexagons that stand on a corner. Q is the column and grows to
// the east, R is the row and grows to the south-east: the centre lies at x = √3·(Q + R/2), y = 3/2·R in units of an
// edge, y pointing down.
type Cell struct {
	Q int8 `json:"q"`
	R int8 `json:"r"`
}

// Dir is one of the six directions from a cell to its neighbours, numbered clockwise from east.
type Dir uint8

// The six directions. The first three are also the axes along which lines run (RIT-23).
const (
	East Dir = iota
	SouthEast
	SouthWest
	West
	NorthWest
	NorthEast
	// Dirs is the number of directions, of edges of a tile and of its rotations.
	Dirs = 6
)

var steps = [Dirs]Cell{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}

// Opposite returns the direction that leads back.
func (d Dir) Opposite() Dir { return (d + 3) % Dirs }

// Next returns the neighbour of a cell in a direction.
func (c Cell) Next(d Dir) Cell { return Cell{c.Q + steps[d].Q, c.R + steps[d].R} }

// before reports whether a cell is lower than another one by column, then row (RIT-28).
func (c Cell) before(o Cell) bool { return c.Q < o.Q || c.Q == o.Q && c.R < o.R }
