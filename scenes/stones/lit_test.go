package stones

import (
	"fmt"
	"testing"

	rules "runehall/games/stones"
	"runehall/scenes/boardtest"
)

func TestWhatCanBePlayedIsLit(t *testing.T) {
	promises.WhatCanBePlayedIsLit(t, boardtest.Light[rules.Move, *Board]{Due: lights})
}

// lights returns what some legal moves light.
func lights(b *Board, legal []rules.Move) (names, kinds []string) {
	s, v := &b.Sel, b.Given.View
	add := func(format string, args ...any) { names = append(names, fmt.Sprintf(format, args...)) }
	cards := func(is func(c rules.Card) bool) {
		for i, c := range v.Hand(v.OnTurn()).Cards() {
			if is(c) {
				add("hand.%d", i)
			}
		}
	}
	if v.Phase() == rules.TurnPhase && len(legal) > 0 {
		for a := range actions {
			add("tab.%s", actionNames[a])
		}
	}
	for _, m := range legal {
		switch m.Kind {
		case rules.Lay:
			if s.action == summon {
				cards(func(c rules.Card) bool { return c == m.Card })
			}
		case rules.Use:
			if s.action == useAbilities {
				cards(func(c rules.Card) bool { return m.Cards[0] == c || m.Cards[1] == c || m.Cards[2] == c })
			}
		case rules.Buy:
			add("slot.%d", m.Slot)
		case rules.IconCard:
			add("slot.%d", m.Slot)
		case rules.Forge, rules.ForgeOre:
			add("smithy.%v", m.Smithy)
		case rules.Place:
			add("row.%v", m.Row)
			names = append(names, catalogue.Name(fieldAt{Row: m.Row, Field: m.Field}.thing(v.OnTurn()), v.OnTurn())[len("stones."):])
		case rules.Trade:
			add("row.%v", m.Row)
			if m.Stone != rules.NoStone {
				add("stone.%v", m.Stone)
			}
		case rules.SwapGem, rules.SwapOre:
			add("own.%v", rules.SwapStone)
		case rules.SetJoker:
			add("own.%v", rules.JokerStone)
		case rules.Accept, rules.AcceptGem, rules.Decline:
			add("die")
		}
	}
	return names, kinds
}
