package ritual

import "runehall/games"

// Lacks says what a refused move lacks, with the numbers and names of the moment: how many runes match and how many
// must, how many coins are too many, which seat is meant (RIT-10 to RIT-18, RIT-34, RIT-38). It returns false if the
// refusal's own words say all.
func (v View) Lacks(s games.Seat, m Move) (games.Phrase, bool) {
	g := v.game
	say := func(key string, args ...games.Arg) (games.Phrase, bool) {
		return games.Phrase{Key: "ritual.lacks." + key, Args: args}, true
	}
	switch why := g.Check(s, m); why {
	case refuseNotOnTurn, refuseNotPresent:
		return say("not-on-turn", games.SeatArg("seat", g.onTurn))
	case refuseNoMatch:
		if best := g.mostMatches(m.Tile, g.board.find(m.Cell)); best > 0 {
			return say("turned", games.NumberArg("n", int(best)))
		}
	case refuseCanPlace:
		return say("can-place", games.NumberArg("n", g.fitting(s)))
	case refuseNotBetter, refuseFewer:
		spot := &g.board.spots[g.board.find(m.Cell)]
		n := matchCount(m.Tile, m.Turn, spot.around)
		need := Effect{Card: QuickTurn}.enough(spot)
		if why == refuseFewer {
			need = Effect{Card: StealTile}.enough(spot)
		}
		return say("matches", games.NumberArg("n", int(n)), games.NumberArg("has", int(spot.matches)),
			games.NumberArg("need", int(need)))
	case refuseNoGrey:
		return say("no-grey", games.SeatArg("seat", m.Target))
	case refuseNoGold:
		return say("no-gold", games.SeatArg("seat", m.Target))
	case refuseWrongTile:
		switch e := g.effect; {
		case e.Card == StealGold:
			return say("take-gold", games.SeatArg("seat", e.Target))
		case e.GreyDone:
			return say("take-black")
		default:
			return say("take-grey", games.SeatArg("seat", e.Target))
		}
	case refuseTooMany:
		coins := games.NumberArg("n", int(g.board.spots[g.board.find(m.Cell)].coins))
		if tray := g.tray[g.effect.User]; g.effect.Die > tray {
			return say("tray", coins, games.NumberArg("tray", int(tray)))
		}
		return say("rolled", coins, games.NumberArg("die", int(g.effect.Die)))
	case refuseOnlyTiles:
		return say("only-tiles", games.SeatArg("seat", g.effect.Only))
	}
	return games.Phrase{}, false
}

// mostMatches returns how many edges of a tile match on a cell in the best of its rotations.
func (g *Game) mostMatches(t TileID, id spotID) (most uint8) {
	for turn := range uint8(Dirs) {
		most = max(most, matchCount(t, turn, g.board.spots[id].around))
	}
	return most
}

// fitting counts the hand tiles of a seat that fit on an empty cell (RIT-17).
func (g *Game) fitting(s games.Seat) (n int) {
	for _, t := range g.hands[s].list() {
		for id := spotID(1); id < spotID(g.board.count); id++ {
			if g.board.placed == 0 || g.board.spots[id].empty() && g.mostMatches(t, id) > 0 {
				n++
				break
			}
		}
	}
	return n
}
