package ritual

import (
	"fmt"
	"slices"

	"runehall/games"
)

// whole checks what holds in every position: coins, tiles and cards are conserved, and everything that the board
// updates step by step is as if computed from scratch.
func whole(g *Game) error {
	for s := range g.seats {
		if n := coinsOf(g, s); n != int(g.dealt) {
			return fmt.Errorf("seat %d has %d coins, not the %d dealt", s, n, g.dealt)
		}
	}
	if err := wholeTiles(g); err != nil {
		return err
	}
	if err := wholeCards(g); err != nil {
		return err
	}
	slow := slowTable(g)
	if err := wholeBoard(g, slow); err != nil {
		return err
	}
	return wholeShapes(g, slow)
}

// coinsOf counts a seat's coins on its tray, on tiles and between them.
func coinsOf(g *Game, s games.Seat) int {
	n := int(g.tray[s])
	for _, spot := range g.board.spots[1:g.board.count] {
		if !spot.empty() && spot.owner == s {
			n += int(spot.coins)
		}
	}
	for _, shape := range g.board.shapes[:g.board.shaped] {
		if shape.Owner == s {
			n += int(shape.Coins)
		}
	}
	return n
}

// wholeTiles checks that each tile is in one place.
func wholeTiles(g *Game) error {
	var seen [Tiles]int
	count := func(tiles []TileID) {
		for _, t := range tiles {
			seen[t]++
		}
	}
	count(g.supply.list())
	for s := range g.seats {
		count(g.hands[s].list())
	}
	for _, spot := range g.board.spots[1:g.board.count] {
		for t := spot.tile; t != NoTile; t = g.board.under[t] {
			seen[t]++
		}
	}
	for t, n := range seen {
		if n != 1 {
			return fmt.Errorf("tile %d is in %d places", t, n)
		}
	}
	return nil
}

// wholeCards checks that there are as many cards of each kind as the variant has.
func wholeCards(g *Game) error {
	var seen [Cards]int
	count := func(cards []Card) {
		for _, c := range cards {
			seen[c]++
		}
	}
	count(g.cards.pile.list())
	count(g.cards.discards.list())
	count(g.cards.out.list())
	for s := range g.seats {
		count(g.cards.hand(s))
		if !slices.IsSorted(g.cards.hand(s)) {
			return fmt.Errorf("the rituals of seat %d are not in order: %v", s, g.cards.hand(s))
		}
	}
	for _, l := range g.chain.list() {
		seen[l.Card]++
	}
	for c := range Cards {
		want := c.Copies()
		if g.variant == LittleExplorers || g.variant == Explorers && c.Strong() {
			want = 0
		}
		if seen[c] != want {
			return fmt.Errorf("there are %d %v, not %d", seen[c], c, want)
		}
	}
	return nil
}

// wholeBoard checks the frontier, what the board stores around each cell, and the matches of each tile.
func wholeBoard(g *Game, slow slow) error {
	b := &g.board
	placed := 0
	for id := spotID(1); id < spotID(b.count); id++ {
		spot := &b.spots[id]
		if b.find(spot.cell) != id {
			return fmt.Errorf("the index does not find %v", spot.cell)
		}
		if !spot.empty() {
			placed++
			if spot.coins < 1 || spot.coins > TileCoins {
				return fmt.Errorf("%d coins lie on %v", spot.coins, spot.cell)
			}
			if n := slow.matches(spot.tile, spot.turn, spot.cell); n != int(spot.matches) {
				return fmt.Errorf("%v has %d matches, not %d", spot.cell, n, spot.matches)
			}
		}
		for d := range Dir(Dirs) {
			neighbour := b.find(spot.cell.Next(d))
			if spot.next[d] != neighbour {
				return fmt.Errorf("%v is not linked in direction %d", spot.cell, d)
			}
			if !spot.empty() && neighbour == 0 {
				return fmt.Errorf("nothing is known of the cell next to %v in direction %d", spot.cell, d)
			}
		}
		if want := slow.around(spot.cell); spot.around != want {
			return fmt.Errorf("around %v is %x, not %x", spot.cell, want, spot.around)
		}
		if spot.empty() && spot.around == 0 && b.placed > 0 {
			return fmt.Errorf("%v is no frontier", spot.cell)
		}
	}
	if placed != int(b.placed) || placed != len(slow.tiles) {
		return fmt.Errorf("%d tiles lie, %d are counted", placed, b.placed)
	}
	return nil
}

// wholeShapes checks that each shape with coins exists, as long as it says, and only once. It does not look at finished
// matches: one that ends with a tile's last coin leaves the shapes as they were (RIT-7).
func wholeShapes(g *Game, slow slow) error {
	if g.phase == OverPhase {
		return nil
	}
	shapes := g.board.shapes[:g.board.shaped]
	for i, shape := range shapes {
		for _, c := range cellsOf(shape) {
			if slow.owner(c) != shape.Owner {
				return fmt.Errorf("%v has a tile of seat %d at %v", shape, slow.owner(c), c)
			}
		}
		if shape.Kind == Line {
			ends := [2]Cell{shape.Cell.Next(shape.Axis.Opposite()), shape.Cell}
			for range shape.Length {
				ends[1] = ends[1].Next(shape.Axis)
			}
			if shape.Length < LineLength || slow.owner(ends[0]) == shape.Owner || slow.owner(ends[1]) == shape.Owner {
				return fmt.Errorf("%v is no whole line", shape)
			}
		}
		if shape.Coins%ShapeCoins != 0 || shape.Coins == 0 {
			return fmt.Errorf("%v has %d coins", shape, shape.Coins)
		}
		for _, other := range shapes[:i] {
			if other.Kind == shape.Kind && other.Cell == shape.Cell && other.Axis == shape.Axis {
				return fmt.Errorf("%v is there twice", shape)
			}
		}
	}
	return nil
}
