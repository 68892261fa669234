package ritual

import "runehall/games"

// layTile carries out one placement in the order of RIT-27, up to the coins of new shapes: the refill and the draw come
// when what laid the tile is complete.
func (g *Game) layTile(s games.Seat, m Move) {
	id := g.board.find(m.Cell)
	spot := &g.board.spots[id]
	covered, owner := spot.tile, games.Nobody
	if !spot.empty() {
		owner = spot.owner
		g.bringHome(id, ByBuildingOver)
	}
	first := g.board.placed == 0
	g.passed = [games.MaxSeats]bool{}
	g.hands[s].remove(m.Tile)
	g.board.lay(id, m.Tile, m.Turn, s)
	if g.events != nil {
		matches := matchEdges(m.Tile, m.Turn, spot.around)
		if covered == NoTile {
			g.events.Add(Placed{Seat: s, Tile: m.Tile, Cell: m.Cell, Turn: m.Turn, Matches: matches})
		} else {
			g.events.Add(BuiltOver{Seat: s, Tile: m.Tile, Cell: m.Cell, Turn: m.Turn, Matches: matches,
				Covered: covered, Owner: owner})
		}
	}
	g.putCoins(id, s, worth(m.Tile, spot.matches, first), ByPlacing)
	g.changeOwner(id, owner)
	if g.phase != OverPhase && m.Tile.Kind() == Black && g.variant != LittleExplorers {
		g.draws.push(s)
	}
}

// bringHome returns all coins of a tile to its owner's tray (RIT-19).
func (g *Game) bringHome(id spotID, why Cause) {
	spot := &g.board.spots[id]
	coins := spot.coins
	spot.coins = 0
	g.tray[spot.owner] += coins
	if g.events != nil {
		g.events.Add(CoinsReturned{Seat: spot.owner, Cell: spot.cell, Coins: int(coins), Tray: int(g.tray[spot.owner]),
			Why: why})
	}
}

// putCoins moves coins from a tray to a tile, or all that are left if there are too few (RIT-9), and checks whether the
// tray is empty.
func (g *Game) putCoins(id spotID, s games.Seat, coins int8, why Cause) {
	spot := &g.board.spots[id]
	coins = min(coins, g.tray[s])
	spot.coins += coins
	g.tray[s] -= coins
	if g.events != nil {
		g.events.Add(CoinsPlaced{Seat: s, Cell: spot.cell, Coins: int(coins), On: int(spot.coins), Tray: int(g.tray[s]),
			Why: why})
	}
	g.lookAtTray(s)
}

// lookAtTray ends the match when a tray is empty (RIT-7). Whatever goes on in a move stops there.
func (g *Game) lookAtTray(s games.Seat) {
	if g.tray[s] == 0 {
		g.end("RIT-7")
	}
}

func (g *Game) end(clause string) {
	g.phase, g.clause = OverPhase, clause
	if g.events == nil {
		return
	}
	result, _ := g.Result()
	var winners []games.Seat
	for s := range g.seats {
		if result.Rank[s] == 1 {
			winners = append(winners, s)
		}
	}
	g.events.Add(MatchEnded{Clause: clause, Winners: winners})
}
