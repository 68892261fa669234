package stones

// fillDisplay slides the display to the right and fills it from the right (STO-10).
func (g *Game) fillDisplay() {
	if g.slide() && g.events != nil {
		g.events.Add(DisplaySlid{Display: g.displayed()})
	}
	for slot := range g.display {
		if g.display[slot] != Hidden {
			continue
		}
		if !g.readyCommon() {
			return
		}
		g.display[slot] = g.common.draw()
		g.revealed = true
		if g.events != nil {
			g.events.Add(SlotFilled{Slot: slot + 1, Card: g.display[slot], Pile: int(g.common.count)})
		}
	}
}

// slide moves display cards to the right, and reports whether any has moved.
func (g *Game) slide() bool {
	to, moved := 0, false
	for from, c := range g.display {
		if c == Hidden {
			continue
		}
		if from != to {
			g.display[to], g.display[from] = c, Hidden
			moved = true
		}
		to++
	}
	return moved
}

// displayed lists the display from the right slot on, empty slots left out.
func (g *Game) displayed() []Card {
	list := make([]Card, 0, Slots)
	for _, c := range g.display {
		if c != Hidden {
			list = append(list, c)
		}
	}
	return list
}

// readyCommon makes the discards the common pile if that is empty, and reports whether there is a card to draw.
func (g *Game) readyCommon() bool {
	if g.common.count > 0 {
		return true
	}
	if g.discards.Empty() {
		return false
	}
	g.common.fill(g.discards, &g.cardChance)
	g.discards = Set{}
	if g.events != nil {
		g.events.Add(CommonShuffled{Cards: int(g.common.count)})
	}
	return true
}
