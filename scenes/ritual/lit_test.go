package ritual

import (
	"fmt"
	"testing"

	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
)

var lighting = boardtest.Light[rules.Move, *Board]{Due: due, Named: []string{"cell"}}

func TestWhatCanBePlayedIsLit(t *testing.T) { promises.WhatCanBePlayedIsLit(t, lighting) }

// due returns the names of cells in sight where the chosen tile may be laid, as it is or turned, and that can be named;
// and the kinds of tiles, rituals and seats that can be chosen.
func due(b *Board, legal []rules.Move) (names, kinds []string) {
	s, v := &b.Sel, b.Given.View
	add := func(format string, args ...any) { names = append(names, fmt.Sprintf(format, args...)) }
	for _, m := range legal {
		switch m.Kind {
		case rules.Place, rules.BuildOver, rules.PickCell:
			if (m.Kind == rules.PickCell || m.Tile == s.tile) && s.panel == noPanel &&
				!b.places.inside(m.Cell).Empty() {
				add("cell.%d.%d", m.Cell.Q, m.Cell.R)
			}
		case rules.TakeTile:
			add("open.%d", m.Tile)
		case rules.RevealAt:
			if m.Card == s.card {
				add("seat.%d", m.Target)
			}
		}
		if v.Reader() >= 0 && m.Card != rules.Hidden {
			add("card.%v", m.Card)
		}
	}
	for i := range v.Hand(max(b.Actor, 0)) {
		add("tile.%d", i) // each can at least be turned
	}
	return names, kinds
}
