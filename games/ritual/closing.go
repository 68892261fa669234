package ritual

import "runehall/games"

// Closing is a line or circle that lacks only one tile. Its owner completes it by laying a tile on that cell (RIT-22).
type Closing struct {
	// Shape is the line or circle as it would be, with the coins that it would take now.
	Shape Shape
	// Cell is the cell of the missing tile. It is empty, or has another player's tile that may be built over.
	Cell Cell
}

// AppendClosings appends the lines and circles of a seat that lack only one tile, in the order in which the board grew.
// It does not ask whether the seat has a tile that fits.
func (v View) AppendClosings(dst []Closing, s games.Seat) []Closing {
	g := v.game
	for id := spotID(1); id < spotID(g.board.count); id++ {
		if spot := &g.board.spots[id]; spot.empty() || g.variant == Adventurers {
			for shape := range g.closes(id, s) {
				shape.Coins = uint8(min(ShapeCoins, g.tray[s]))
				dst = append(dst, Closing{shape, spot.cell})
			}
		}
	}
	return dst
}

// closes yields the lines and circles that would pay if a tile on a spot became a seat's, without their coins.
func (g *Game) closes(id spotID, s games.Seat) func(yield func(Shape) bool) {
	return func(yield func(Shape) bool) {
		b := &g.board
		if b.owns(id, s) {
			return
		}
		for axis := range Dir(Dirs / 2) {
			if line, pays := b.line(id, s, axis); pays && !yield(line) {
				return
			}
		}
		for d := range Dir(Dirs) {
			if ring, closed := b.ring(b.spots[id].next[d], s, id); closed && !yield(ring) {
				return
			}
		}
	}
}

// bonus returns how many coins the lines and circles would take that a seat completes by a tile on a spot. tray is how
// many coins the seat has left by then.
func (g *Game) bonus(id spotID, s games.Seat, tray int8) (coins int8) {
	for range g.closes(id, s) {
		coins += min(ShapeCoins, tray-coins)
	}
	return coins
}
