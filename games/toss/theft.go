package toss

import "runehall/games"

// Theft is the consequence of a snatched twin (TOS-13).
type Theft struct {
	Thief  games.Seat `json:"thief"`
	Victim games.Seat `json:"victim"`
	// Twin is the snatched rune, and Balance the victim's Balance rune.
	Twin    Rune `json:"twin"`
	Balance Rune `json:"balance"`
}

// victims returns the seats whose Balance runes of a colour are to be stolen.
func (g *Game) victims(c Colour) crowd {
	var all crowd
	for s := range g.seats {
		all[s] = g.apart[s] != NoRune && g.apart[s].Colour() == c
	}
	return all
}

// thieves returns the seats that steal from them.
func (g *Game) thieves(victims crowd) crowd {
	var all crowd
	for s := range g.seats {
		if victims[s] {
			all[g.taker[g.apart[s]]] = true
		}
	}
	return all
}

// steal carries out the thefts, colour by colour, and reports false when an order is to be chosen (TOS-13, TOS-14).
func (g *Game) steal() bool {
	for ; g.colour < colours; g.colour++ {
		victims := g.victims(g.colour)
		thieves := g.thieves(victims)
		switch {
		case victims.count() == 0:
		case victims.count() == 1:
			g.rob(victims.first())
		case thieves.count() == 1:
			g.phase, g.onTurn = OrderPhase, thieves.first()
			return false
		default:
			g.beginContest(ForOrder, thieves)
			return false
		}
	}
	return true
}

func (c crowd) first() games.Seat {
	for s, in := range c {
		if in {
			return games.Seat(s)
		}
	}
	return games.Nobody
}

// rob takes a Balance rune with all runes of its colour: first the runes of the loot in their order, then the twin, the
// Balance rune last. Twins that are set apart for other thefts are not in any loot.
func (g *Game) rob(victim games.Seat) {
	twin, balance := g.apart[victim], g.balance[victim]
	thief := g.taker[twin]
	var kept pile
	stolen := 0
	from := g.loot[victim]
	for _, r := range from.list() {
		if r.Colour() != balance.Colour() {
			kept.add(r)
			continue
		}
		g.loot[thief].add(r)
		stolen++
	}
	g.loot[victim] = kept
	g.loot[thief].add(twin)
	g.loot[thief].add(balance)
	g.apart[victim], g.balance[victim] = NoRune, NoRune
	if g.events != nil {
		loot := g.loot[thief].list()
		g.events.Add(Stolen{
			Theft: Theft{Thief: thief, Victim: victim, Twin: twin, Balance: balance},
			Runes: append([]Rune{}, loot[len(loot)-2-stolen:len(loot)-2]...),
		})
	}
}

// order carries out the thefts of a colour in the order that was named.
func (g *Game) order(s games.Seat, m Move) {
	n := g.victims(g.colour).count()
	g.named, g.namedBy = m.Order, s
	if g.events != nil {
		g.events.Add(OrderNamed{Seat: s, Victims: append([]games.Seat{}, m.Order[:n]...)})
	}
	for _, victim := range m.Order[:n] {
		g.rob(victim)
	}
	g.colour++
	g.goOn()
}
