package toss

import (
	"fmt"
	"testing"

	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/boardtest"
)

// lighting is what is lit. Reports do not say it here: what lies on the table is not, unless somebody asks for it.
var lighting = boardtest.Light[rules.Move, *Board]{Due: due, Marked: marked, Asked: "act.lights"}

func TestWhatCanBePlayedIsLit(t *testing.T) { promises.WhatCanBePlayedIsLit(t, lighting) }

// marked returns the names of what is lit.
func marked(b *Board) (names []string) {
	for t := range b.Things.Each {
		if b.player.mark(t)&boards.Lit != 0 {
			names = append(names, all.Name(t, b.Given.Front)[len("toss."):])
		}
	}
	return names
}

// due returns what some legal moves light: pairs that can be given back, those who are robbed in an order, and for who asks the runes of pairs
// that can be taken, until one is chosen.
func due(b *Board, legal []rules.Move) (names, kinds []string) {
	add := func(format string, args ...any) { names = append(names, fmt.Sprintf(format, args...)) }
	gives := 0
	for _, m := range legal {
		switch m.Kind {
		case rules.Take:
			if b.Sel.lights && !b.Sel.paired {
				add("rune.%d", 2*m.Pair)
				add("rune.%d", 2*m.Pair+1)
			}
		case rules.Give:
			add("choice.%d", gives)
			gives++
		case rules.Order:
			for i, s := range m.Order {
				if s >= 0 {
					add("choice.%d", i)
				}
			}
		}
	}
	return names, kinds
}
