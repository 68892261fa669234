package masters

import (
	"fmt"
	"testing"

	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
)

var lighting = boardtest.Light[rules.Move, *Board]{Due: due, Named: []string{"place", "cell"}}

func TestWhatCanBePlayedIsLit(t *testing.T) { promises.WhatCanBePlayedIsLit(t, lighting) }

// due returns the places in sight where the chosen card may lie as it is turned, and the cells in sight where a master
// or a token may stand.
func due(b *Board, legal []rules.Move) (names, kinds []string) {
	field := b.Given.Frame.Field
	for _, m := range legal {
		l := rules.Laid{Card: m.Card, Cell: m.Cell, Turn: m.Turn}
		switch m.Kind {
		case rules.Play, rules.Ignore:
			if b.Sel.card == m.Card && b.Sel.turns[m.Card] == m.Turn && field.Has(b.Eye.At(area(l).Center())) &&
				!(b.Sel.draft && b.Sel.cell == m.Cell) {
				names = append(names, fmt.Sprintf("place.%d.%d", m.Cell.X, m.Cell.Y))
			}
		case rules.PlaceMaster, rules.PlaceToken:
			if field.Has(b.Eye.At(middle(m.Cell))) {
				names = append(names, fmt.Sprintf("cell.%d.%d", m.Cell.X, m.Cell.Y))
			}
		}
	}
	return names, []string{"place", "cell"}
}
