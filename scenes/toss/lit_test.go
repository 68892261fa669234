package toss

import (
	"fmt"
	"testing"

	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
)

// lighting says what is lit. Runes on the table are lit only while the button "act.lights" asks for it.
var lighting = boardtest.Light[rules.Move, *Board]{Due: due, Marked: marked, Asked: "act.lights"}

func TestWhatCanBePlayedIsLit(t *testing.T) { promises.WhatCanBePlayedIsLit(t, lighting) }

// marked returns the names of the things that are lit.
func marked(b *Board) (names []string) {
	for t := range b.Things.Each {
		if b.player.mark(t)&boards.Lit != 0 {
			names = append(names, all.Name(t, b.Given.Front)[len("toss."):])
		}
	}
	return names
}

// due returns what legal moves light: pairs that can be given back, those who are robbed in an order, and, on wish, the
// runes of pairs that can be taken until one is chosen.
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
