package market

import "runehall/games"

// Fight is the last duel (MAR-21).
type Fight struct {
	// Seat has challenged Target with Card. Before the first duel Card is Hidden.
	Seat, Target games.Seat
	Card         Card
	// Shown is the card shown in answer, or Hidden. Open says that there is no answer yet.
	Shown Card
	Open  bool
}

// Taking is what the seat on turn may still take from others (MAR-22).
type Taking struct {
	// Left is how many things it may still take, and From the seat they come from; Nobody: any seat.
	Left int8       `json:"left"`
	From games.Seat `json:"from"`
}

// reachable reports whether a seat can be challenged and robbed (MAR-6).
func (g *Game) reachable(s games.Seat) bool {
	p := &g.players[s]
	if g.sizes[s] > 0 || p.loose[Red]+p.loose[Blue] > 0 {
		return true
	}
	if g.open {
		for left := p.free(); left != 0; left = left.rest() {
			if p.stores[left.first()].Runes > 0 {
				return true
			}
		}
	}
	return false
}

func (g *Game) anyVictim(s games.Seat) bool {
	for o := range g.seats {
		if o != s && g.reachable(o) {
			return true
		}
	}
	return false
}

// checkDuel checks a challenge (MAR-21).
func (g *Game) checkDuel(s games.Seat, m *Move) *games.Refusal {
	switch {
	case !m.Card.Number():
		return refuseNotNumber
	case m.Seat == s:
		return refuseOwnSeat
	case g.challenged[m.Seat]:
		return refuseChallenged
	default:
		return when(!g.reachable(m.Seat), refuseNothingThere)
	}
}

// holding returns the cards with which a challenged seat wins the duel. If it has any, it must show one (MAR-21).
func (g *Game) holding(s games.Seat) Set { return (g.hands[s] & numberSet).from(g.duel.Card) }

func (g *Game) checkShow(s games.Seat, c Card) *games.Refusal {
	switch {
	case g.hands[s].Count(c) == 0:
		return games.NoSuchThing // MAR-12 only covers cards played in one's own turn
	case !c.Number():
		return refuseNotNumber
	default:
		return when(c < g.duel.Card, refuseTooLow)
	}
}

// checkTake checks what is taken of another seat (MAR-17, MAR-22).
func (g *Game) checkTake(s games.Seat, m *Move) *games.Refusal {
	switch {
	case g.taking.From != games.Nobody && m.Seat != g.taking.From:
		return refuseOtherVictim
	case m.Seat == s:
		return refuseOwnThings
	case m.Kind == TakeCard:
		return when(g.sizes[m.Seat] == 0, refuseNothingThere)
	}
	p := &g.players[m.Seat]
	if m.Store == Loose {
		return when(p.loose[m.Colour] == 0, refuseNoRune)
	}
	store := &p.stores[m.Store]
	switch {
	case !g.open || store.Occupied:
		return refuseProtected
	default:
		return when(store.Runes == 0 || store.Colour != m.Colour, refuseNoRune)
	}
}

// beginDuel challenges a seat. The seat is asked even if it cannot win, so that the question gives nothing away
// (MAR-21).
func (g *Game) beginDuel(s, target games.Seat, c Card) {
	g.playCards()
	g.discard(s, c)
	g.challenged[target] = true
	g.duel = Fight{Seat: s, Target: target, Card: c, Open: true}
	g.phase = AnswerPhase
	if g.events != nil {
		g.events.Add(DuelBegun{Seat: s, Target: target, Card: c})
	}
}

// show wins a duel for the defender.
func (g *Game) show(s games.Seat, c Card) {
	g.showCard(s, c)
	g.duel.Shown, g.duel.Open = c, false
	g.phase = TurnPhase
	if g.events != nil {
		g.events.Add(DuelHeld{Seat: s, Card: c})
	}
}

// yield lets the attacker win a duel, and take something. It shows everybody that the defender has no card to win with.
func (g *Game) yield(s games.Seat) {
	if g.duel.Card < g.limit(s) {
		g.yielded[s] = g.duel.Card
		g.revealed = g.known[public][s].Size() < int(g.sizes[s])
	}
	g.duel.Open = false
	if g.events != nil {
		g.events.Add(DuelYielded{Seat: s})
	}
	g.beginTaking(g.onTurn, Taking{Left: 1, From: s})
}

// rob plays a thief, or a main store as two (MAR-22).
func (g *Game) rob(s games.Seat, c Card) {
	g.playCards()
	g.discard(s, c)
	if g.events != nil {
		g.events.Add(ThiefPlayed{Seat: s, Card: c})
	}
	t := Taking{Left: 2, From: games.Nobody}
	if c == Thief {
		t.Left = 1
	}
	g.beginTaking(s, t)
}

// beginTaking lets a seat take things, if there are any.
func (g *Game) beginTaking(s games.Seat, t Taking) {
	if t.Left == 0 || !g.anyVictim(s) {
		g.phase, g.taking = TurnPhase, Taking{}
		return
	}
	g.phase, g.taking = TakePhase, t
}

func (g *Game) take(s games.Seat, m *Move) {
	if m.Kind == TakeCard {
		c := g.steal(s, m.Seat)
		if g.events != nil {
			g.events.Add(CardTaken{Seat: s, From: m.Seat, Card: c})
		}
	} else {
		p := &g.players[m.Seat]
		if m.Store == Loose {
			p.loose[m.Colour]--
		} else {
			p.stores[m.Store].take(m.Store)
		}
		g.players[s].loose[m.Colour]++
		if g.events != nil {
			g.events.Add(RuneTaken{Seat: s, From: m.Seat, Colour: m.Colour, Store: m.Store})
		}
	}
	g.taking.Left--
	g.beginTaking(s, g.taking)
}
