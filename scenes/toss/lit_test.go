package toss

import (
	"fmt"
	"testing"

	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/boardtest"
)

func TestWhatCanBePlayedIsLit(t *testing.T) {
	promises.WhatCanBePlayedIsLit(t, boardtest.Light[rules.Move, *Board]{Due: due, Marked: marked})
}

func marked(b *Board) (names []string) {
	for t := range b.Things.Each {
		if b.player.mark(t)&boards.Lit != 0 {
			names = append(names, all.Name(t, b.Given.Front)[len("toss."):])
		}
	}
	return names
}

func due(b *Board, legal []rules.Move) (names, kinds []string) {
	add := func(format string, args ...any) { names = append(names, fmt.Sprintf(format, args...)) }
	give, order := 0, 0
	for _, m := range legal {
		switch m.Kind {
		case rules.Take:
			if b.Sel.lights && !b.Sel.paired {
				add("rune.%d", 2*m.Pair)
				add("rune.%d", 2*m.Pair+1)
			}
		case rules.Give:
			add("choice.%d", give)
			give++
		case rules.Order:
			order++
			for i, s := range m.Order {
				if s >= 0 {
					add("choice.%d", i)
				}
			}
		}
	}
	return names, kinds
}
