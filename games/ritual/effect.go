package ritual

import "runehall/games"

// Effect is what a ritual is doing. The zero Effect means nothing.
type Effect struct {
	// Card is the ritual carried out; for a Copy ritual, the one it copies.
	Card Card `json:"card"`
	// User carries it out, against Target or [games.Nobody] (RIT-34, RIT-38).
	User   games.Seat `json:"user"`
	Target games.Seat `json:"target"`
	// Only is the seat whose tiles alone a reversed ritual may touch (RIT-38), or [games.Nobody].
	Only games.Seat `json:"only"`
	// Die is the number rolled, 0 before that.
	Die int8 `json:"die"`
	// GreyDone is set when Steal hand tiles has come to the black tile.
	GreyDone bool `json:"greyDone"`
}

// resolve carries out the chain, beginning with the last card (RIT-36), and then what is left of the ritual.
func (g *Game) resolve() {
	g.chain.asked = games.Nobody
	links := g.chain.list()
	// users and targets begin with the seats that revealed the cards and those they spoke to.
	var users, targets [maxLinks]games.Seat
	var warded, reversed [maxLinks]bool
	for i, link := range links {
		users[i], targets[i] = link.Seat, link.Target
		if i > 0 {
			targets[i] = links[i-1].Seat
		}
	}
	for i := len(links) - 1; i > 0; i-- {
		switch {
		case warded[i]:
		case links[i].Card == Ward:
			warded[i-1] = true
			if g.events != nil {
				g.events.Add(Warded{Seat: links[i-1].Seat, Card: links[i-1].Card, By: links[i].Seat})
			}
		default:
			users[i-1], targets[i-1], reversed[i-1] = users[i], targets[i], true
			if g.events != nil {
				g.events.Add(RolesChanged{Card: links[i-1].Card, User: users[i], Target: targets[i]})
			}
		}
	}
	if warded[0] {
		g.finishRitual()
		return
	}
	e := Effect{Card: links[0].Does, User: users[0], Target: targets[0], Only: games.Nobody}
	if reversed[0] && (e.Card == ReplaceCoins || e.Card == StealTile) {
		e.Only = targets[0]
	}
	g.begin(e)
}

// begin rolls the die where the ritual says so and carries it out, leaves it out (RIT-34), or waits for its user.
func (g *Game) begin(e Effect) {
	if e.Card.Rolls() {
		e.Die = int8(1 + g.dieChance.IntN(6))
		g.revealed = true
		if g.events != nil {
			g.events.Add(DieRolled{Seat: e.User, Number: int(e.Die)})
		}
	}
	g.effect = e
	if g.obstacle(e) != nil {
		if g.events != nil {
			g.events.Add(LeftOut{Seat: e.User, Card: e.Card})
		}
		g.finishRitual()
		return
	}
	switch e.Card {
	case RefillHand:
		g.drawTiles(e.User, HandTiles-int(g.hands[e.User].count))
	case ReverseDirection:
		g.reverseDirection(e.User)
	case SwapHands:
		g.swapHands(e.User, e.Target)
	case RedrawHand:
		g.redrawHand(e.User)
	default:
		g.effect.GreyDone = e.Card == StealHandTiles && !g.hands[e.Target].hasKind(Grey)
		g.phase = ChoicePhase
		return
	}
	g.finishRitual()
}

// finishRitual ends a ritual whose effect is complete. Empty hands are refilled (RIT-16), the cards go to the discards
// in the order in which they were revealed (RIT-33), and play resumes where it was interrupted.
func (g *Game) finishRitual() {
	if g.phase == OverPhase {
		return
	}
	g.refillEmpty()
	for _, link := range g.chain.list() {
		g.cards.discards.add(link.Card)
		if g.events != nil {
			g.events.Add(RitualDiscarded{Seat: link.Seat, Card: link.Card})
		}
	}
	g.chain = chain{asked: games.Nobody}
	g.effect = Effect{}
	g.settle()
}

// obstacle returns why a ritual could do nothing at all, or nil. Before the roll it looks at what any number allows.
func (g *Game) obstacle(e Effect) *games.Refusal {
	hand := &g.hands[e.User]
	switch e.Card {
	case RefillHand:
		if hand.count >= HandTiles {
			return refuseHandFull
		}
		return g.needSupply()
	case RedrawHand:
		if hand.count == 0 {
			return refuseHandEmpty
		}
		return g.needSupply()
	case QuickTurn:
		return when(!g.canPlace(e.User) && !g.canBuildOver(e), refuseNoFit)
	case PlaceTile:
		return when(!g.canPlace(e.User), refuseNoFit)
	case StealTile:
		return when(!g.canBuildOver(e), refuseNoBuild)
	case ReplaceCoins:
		return when(!g.anySpot(e), refuseNoCoins)
	case ExtraCoins:
		return when(!g.anySpot(e), refuseNoRoom)
	case StealHandTiles:
		black := e.Die >= blackFrom && g.anyBlack(e.User)
		return when(!black && !g.hands[e.Target].hasKind(Grey), refuseNoGrey)
	case SwapHands:
		return when(hand.count == 0 && g.hands[e.Target].count == 0, refuseHandsEmpty)
	case StealGold:
		return when(!g.hands[e.Target].hasKind(Gold), refuseNoGold)
	default:
		return nil
	}
}

func (g *Game) needSupply() *games.Refusal { return when(g.supply.count == 0, refuseNoSupply) }

func when(hindered bool, r *games.Refusal) *games.Refusal {
	if hindered {
		return r
	}
	return nil
}

// anySpot reports whether there is a tile on which a ritual can put coins.
func (g *Game) anySpot(e Effect) bool {
	for id := spotID(1); id < spotID(g.board.count); id++ {
		if g.checkSpot(e, id) == nil {
			return true
		}
	}
	return false
}

// blackFrom is the lowest number with which Steal hand tiles takes a black tile too.
const blackFrom = 4

func (g *Game) anyBlack(but games.Seat) bool {
	for s := range g.seats {
		if s != but && g.hands[s].hasKind(Black) {
			return true
		}
	}
	return false
}
