package ritual

import (
	"slices"

	"runehall/games"
)

// refillEmpty draws new tiles into every empty hand, in turn order from the seat on turn (RIT-16).
func (g *Game) refillEmpty() {
	if g.phase == OverPhase {
		return
	}
	s := g.onTurn
	for range g.seats {
		if g.hands[s].count == 0 {
			g.drawTiles(s, HandTiles)
		}
		s = g.after(s)
	}
}

func (g *Game) drawTiles(s games.Seat, n int) {
	n = min(n, int(g.supply.count))
	if n == 0 {
		return
	}
	hand := &g.hands[s]
	from := hand.count
	for range n {
		hand.add(g.supply.draw())
	}
	g.revealed = true
	if g.events != nil {
		g.events.Add(TilesDrawn{Seat: s, Tiles: slices.Clone(hand.list()[from:]), Supply: int(g.supply.count)})
	}
}

// redrawHand shuffles a whole hand into the supply and draws as many.
func (g *Game) redrawHand(s games.Seat) {
	hand := &g.hands[s]
	tiles := *hand
	for _, t := range tiles.list() {
		g.supply.add(t)
	}
	*hand = handTiles{}
	games.Shuffle(&g.tileChance, g.supply.list())
	if g.events != nil {
		g.events.Add(HandReturned{Seat: s, Tiles: slices.Clone(tiles.list()), Supply: int(g.supply.count)})
	}
	g.drawTiles(s, int(tiles.count))
}

func (g *Game) swapHands(s, with games.Seat) {
	if g.events != nil {
		g.events.Add(HandsSwapped{
			Seat: s, With: with,
			Gave: slices.Clone(g.hands[s].list()), Got: slices.Clone(g.hands[with].list()),
		})
	}
	g.hands[s], g.hands[with] = g.hands[with], g.hands[s]
}
