package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

type artist struct {
	parts
	latest  *latest
	player  *player
	words   *words
	painter *painter
	labels  labels
	peeks   []rules.Laid // what lies beneath the cell peeked at; kept so that drawing allocates nothing
}

// label is what an area is worth, or what a free one would add, beside it on the plane.
type label struct {
	rect   ui.Rect // on the plane
	seat   games.Seat
	cells  []rules.Cell
	points int
	gain   bool
	chosen bool
}

// labelStamp is what the places of labels depend on.
type labelStamp struct {
	scale        float64
	laid, areas  int
	morphs       bool
	hover        rules.Laid
	picks        bool
	picked       rules.Cell
	actor        games.Seat
	held, placed int
}

// labels say what areas are worth. A label lies beside its area, where no card, master, mark or other label lies; if the area is shut in, on the
// corner of a section without a master.
type labels struct {
	stamp labelStamp
	list  []label
	cards []ui.Rect // on the table
	whole []ui.Rect // the masters that stand there
	busy  []ui.Rect // what none may cover even on a card: heads, rings, and other labels
	hover ui.Rect   // the card that hovers, with its marks
}
