package ritual

import (
	"cmp"
	"iter"
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
)

// model is what is on the screen now. Sync makes it from a view, and the steps of the timeline bring it from one view
// to the next.
type model struct {
	seats     int
	onTurn    games.Seat
	clockwise bool
	tray      [games.MaxSeats]int
	hands     [games.MaxSeats][]rules.TileID
	rituals   [games.MaxSeats]int
	held      []rules.Card // the rituals of the reader, in the order of kinds
	skips     [games.MaxSeats]int
	tiles     []placed      // by row, then column, as they are drawn
	shapes    []rules.Shape // by kind, axis and cell
	supply    int
	pile      int
	discards  []rules.Card
	out       int // rituals put out of the match
	chain     []revealedCard
	die       int
	hop       float64 // how high the die has hopped
	ended     bool

	reader  games.Seat
	flights motion.Flights[flight]
	flashes motion.Flashes[flash]
	noises  motion.Noises[thing]

	// untold is the tile of the move that a person has just made of a draft, or nil. It lies on the table before the
	// move is told, so it need not fly there.
	untold *placed

	latest rules.Cell // where a tile was laid last
	fresh  [games.MaxSeats]freshTile
}

// freshTile is the tile that a seat has laid last. It is marked until the seat lays another one, or this one is covered
// or taken back.
type freshTile struct {
	is   bool
	cell rules.Cell
	tile rules.TileID
}

type placed struct {
	cell  rules.Cell
	tile  rules.TileID
	turn  uint8
	owner games.Seat // whose coins lie on the tile, or games.Nobody
	coins int
	under []covered // the tiles beneath, the lowest first
}

type covered struct {
	tile rules.TileID
	turn uint8
}

// revealedCard is a revealed card that does not lie with the discards yet.
type revealedCard struct {
	seat, target games.Seat // target may be games.Nobody
	card, does   rules.Card // does is what the card carries out: another one only for Copy ritual
}

func (m *model) isUntold(t rules.TileID) bool { return m.untold != nil && m.untold.tile == t }

// at returns the index of the tile on a cell, and whether there is one.
func (m *model) at(c rules.Cell) (int, bool) {
	return slices.BinarySearchFunc(m.tiles, c, func(l placed, c rules.Cell) int { return before(l.cell, c) })
}

func (m *model) put(c rules.Cell, tile rules.TileID, turn uint8) {
	at, there := m.at(c)
	if !there {
		m.tiles = slices.Insert(m.tiles, at, placed{cell: c, tile: tile, turn: turn, owner: games.Nobody})
		return
	}
	l := &m.tiles[at]
	l.under = append(l.under, covered{l.tile, l.turn})
	l.tile, l.turn, l.owner, l.coins = tile, turn, games.Nobody, 0
}

func (m *model) coinsOn(c rules.Cell, s games.Seat, coins int) {
	if at, there := m.at(c); there {
		l := &m.tiles[at]
		l.owner, l.coins = s, coins
		if coins == 0 {
			l.owner = games.Nobody
		}
	}
}

func (m *model) drop(s games.Seat, tile rules.TileID) {
	m.hands[s] = slices.DeleteFunc(m.hands[s], func(t rules.TileID) bool { return t == tile })
}

// hand returns the hand of a seat; nil for games.Nobody.
func (m *model) hand(s games.Seat) []rules.TileID {
	if s < 0 {
		return nil
	}
	return m.hands[s]
}

func (m *model) handIndex(s games.Seat, tile rules.TileID) int {
	return max(0, slices.Index(m.hands[s], tile))
}

// cards counts the rituals in the match, wherever they are.
func (m *model) cards() int {
	n := m.pile + len(m.discards) + len(m.chain) + m.out
	for _, held := range m.rituals {
		n += held
	}
	return n
}

// gain gives a seat a ritual card. The reader's own cards are known, and stay in order.
func (m *model) gain(s games.Seat, c rules.Card) {
	m.rituals[s]++
	if s == m.reader && c != rules.Hidden {
		m.held = append(m.held, c)
		slices.Sort(m.held)
	}
}

func (m *model) lose(s games.Seat, c rules.Card) {
	m.rituals[s]--
	if at := slices.Index(m.held, c); s == m.reader && at >= 0 {
		m.held = slices.Delete(m.held, at, at+1)
	}
}

func (m *model) addShape(s rules.Shape) {
	at, _ := slices.BinarySearchFunc(m.shapes, s, compareShapes)
	m.shapes = slices.Insert(m.shapes, at, s)
}

// removeShape removes a line or circle that was broken or grew.
func (m *model) removeShape(s rules.Shape) {
	m.shapes = slices.DeleteFunc(m.shapes, func(o rules.Shape) bool { return o == s })
}

func compareShapes(a, b rules.Shape) int {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Axis, b.Axis), before(a.Cell, b.Cell),
		cmp.Compare(a.Length, b.Length), cmp.Compare(a.Owner, b.Owner), cmp.Compare(a.Coins, b.Coins))
}

func (m *model) flashing(kind flashKind) iter.Seq[*flash] {
	return func(yield func(f *flash) bool) {
		for f := range m.flashes.Each() {
			if f.kind == kind && !yield(f) {
				return
			}
		}
	}
}
