package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// spotKind is a kind of place between which things fly.
type spotKind uint8

const (
	spotSlot     spotKind = iota // index of the display, from 1
	spotPile                     // common
	spotDiscards                 // common
	spotSmithy                   // index
	spotStone                    // index: kind, on the display
	spotSupply                   // where gems and ore come from: the smithies' side of the field
	spotDie                      // index: how many cards it lies beside
	spotTrack                    // index: points
	spotHand                     // card index of seat
	spotPlayed                   // index of the cards that seat has laid or played
	spotDraw                     // the own pile of seat
	spotOwn                      // the own discards of seat
	spotPurse                    // index in the purse of seat
	spotField                    // index: row*fields + place in the row, of seat
	spotOwnStone                 // index: place among the stones of seat
	spotSeat                     // the chip or badge of seat
	spotOut                      // out of the match
)

// spot is a place on the board, whatever the layout.
type spot struct {
	kind  spotKind
	seat  games.Seat
	index int
}

// spot returns where a spot is on the screen: where the thing that flies there begins or ends. What has no place now is at the door
// behind which it lies, at the chip of its seat, or in the middle of an edge or of the ledge.
func (p *places) spot(s spot) ui.Rect {
	if s.kind < spotHand {
		return p.common(s)
	}
	if s.kind == spotOut {
		return p.edge(.5, 0)
	}
	if s.seat == p.made.front && s.seat >= 0 {
		if r := p.own(s); !r.Empty() {
			return r
		}
		return ui.RectAround(p.ledge.rect.Center(), p.edge(.5, .5).Size())
	}
	if s.kind == spotPlayed {
		if r := nth(p.stage[:], s.index); !r.Empty() {
			return r
		}
	}
	return p.others(s)
}

// edge returns a place of the size of a card at an edge of the field.
func (p *places) edge(x, y float64) ui.Rect {
	k := p.given.Frame.Kit
	size := ui.Sz(k.Dp(42), k.Dp(60))
	return ui.RectAround(ui.Pt(p.field.X+p.field.W*x, p.field.Y+p.field.H*y), size)
}

// common returns where something is that belongs to nobody.
func (p *places) common(s spot) ui.Rect {
	l, side := &p.ledge, p.given.Frame.Kit.Dp(28)
	switch s.kind {
	case spotSlot:
		return boards.First(p.at(target{onSlot, s.index}), p.edge(.5, .3))
	case spotPile:
		return boards.First(p.pile, p.edge(0, .3))
	case spotDiscards:
		return boards.First(p.discards, p.pile, p.edge(0, .4))
	case spotSmithy:
		return boards.First(p.at(target{onSmithy, s.index}), l.doors[doorSmithies], p.edge(.5, .7))
	case spotStone:
		return boards.First(p.at(target{onStone, s.index}), l.doors[doorStones], p.edge(.9, .8))
	case spotSupply:
		from := boards.First(ui.Bounding(p.smithies[:]...), l.doors[doorSmithies], p.edge(.5, .8))
		return ui.RectAround(ui.Pt(from.Center().X, from.Bottom()-.2*from.H), ui.Sz(side, side))
	case spotDie:
		return boards.First(l.step.die, nth(p.stage[:], min(s.index, len(p.stage)-1)), p.edge(.5, .5))
	}
	if p.track.Empty() { // of a seat on the track
		return boards.First(p.seat(int(s.seat)), p.edge(.5, 0))
	}
	return ui.RectAround(p.nail(s.index, p.given.View.Throne()), ui.Sz(side, side))
}

// own returns where something of the seat in front is.
func (p *places) own(s spot) ui.Rect {
	l := &p.ledge
	switch s.kind {
	case spotHand:
		if len(l.hand) > 0 {
			return boards.Slot(l.hand, s.index).Into(l.rect)
		}
		return boards.First(l.doors[doorHand], l.draw)
	case spotPlayed:
		if len(l.step.cards) > 0 {
			return boards.Slot(l.step.cards, s.index).Into(l.rect)
		}
		return boards.First(nth(p.stage[:], s.index), nth(l.hand, 0))
	case spotDraw:
		return boards.First(l.draw, l.doors[doorHand])
	case spotOwn:
		return boards.First(l.discards, l.doors[doorHand])
	case spotPurse:
		return boards.First(p.at(target{onPurse, s.index}), l.doors[doorRows])
	case spotField:
		return boards.First(p.at(target{onField, s.index}), l.doors[doorRows])
	case spotOwnStone:
		return boards.First(nth(l.own[:], s.index), l.doors[doorStones])
	}
	return boards.First(l.badge, p.seat(int(s.seat)))
}

// others returns where something of another seat is: on its chip.
func (p *places) others(s spot) ui.Rect {
	for i := range p.seats {
		q := &p.seats[i]
		if q.Seat != s.seat {
			continue
		}
		at := q.badge
		switch s.kind {
		case spotHand, spotDraw, spotOwn:
			at = boards.First(q.cards, q.badge)
		case spotPurse:
			at = boards.First(q.purse, q.badge)
		case spotField:
			at = boards.First(q.rows, q.badge)
		case spotOwnStone:
			at = boards.First(q.stones, q.badge)
		}
		side := min(at.W, max(at.H, p.given.Frame.Kit.Dp(20)))
		return ui.RectAround(q.Turned.Out(at.Center()), ui.Sz(side, side))
	}
	return p.edge(.5, 0)
}

// about returns where the things are that a move is about, of those that have a spot each.
func (p *places) about(list []spot) (all ui.Rect) {
	for _, at := range list {
		all = all.Union(p.spot(at))
	}
	return boards.First(all, p.ledge.rect)
}

// fieldSpot is a field of a power row, purseSpot the place of a kind of gem in a purse, and oreSpot that of ore.
func fieldSpot(s games.Seat, r rules.Row, field rules.Colour) spot {
	return spot{kind: spotField, seat: s, index: int(r)*fields + slices.Index(fieldOrder[:], field)}
}

func purseSpot(s games.Seat, gem rules.Colour) spot {
	at := slices.Index(fieldOrder[:], gem)
	if gem == anOre {
		at = fields
	}
	return spot{kind: spotPurse, seat: s, index: at}
}

// anOre stands for ore among gems.
const anOre = rules.NoColour

func oreSpot(s games.Seat) spot { return purseSpot(s, anOre) }

// stoneSpot is the place of a rune stone among those of a seat, now or when it has got it.
func (m *model) stoneSpot(s games.Seat, k rules.Stone) spot {
	at, _ := slices.BinarySearch(m.who[s].stones, k)
	return spot{kind: spotOwnStone, seat: s, index: at}
}

// trackSpot is where the pin of a seat stands with so many points.
func trackSpot(s games.Seat, points int) spot {
	return spot{kind: spotTrack, seat: s, index: points}
}
