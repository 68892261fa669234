package stones

import (
	"fmt"
	"slices"
	"testing"

	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
)

var lighting = boardtest.Light[rules.Move, *Board]{Due: lights}

func TestWhatCanBePlayedIsLit(t *testing.T) { promises.WhatCanBePlayedIsLit(t, lighting) }

// lights returns what some legal moves light, by the names and kinds of things. The view says what can follow in the
// same turn. Gems of a payment are left out, because a tap changes them into one another.
func lights(b *Board, legal []rules.Move) (names, kinds []string) {
	s, v := &b.Sel, b.Given.View
	seat := v.OnTurn()
	add := func(format string, args ...any) { names = append(names, fmt.Sprintf(format, args...)) }
	field := func(at rules.FieldAt) {
		add("row.%v", at.Row)
		names = append(names, catalogue.Name(fieldAt(at).thing(seat), seat)[len("stones."):])
	}
	if b.Actor < 0 {
		return nil, nil
	}
	kinds = []string{"tab", "hand", "slot", "smithy", "pay", "row", "field", "played", "icon", "stone", "own", "die"}
	if v.Phase() == rules.TurnPhase {
		for a := range actions { // tabs are lit behind a curtain too
			add("tab.%s", actionNames[a])
		}
	}
	// any of the played cards can come next, or be left out
	if _, _, open := v.Open(); v.Phase() == rules.AbilityPhase && !open {
		for i, c := range v.Played().Cards() {
			if !v.Finished().Has(c) {
				add("played.%d", i)
			}
		}
	}
	step, icon := current(b.player.options, s), nextIcon(b.player.options, s)
	for _, m := range legal {
		switch m.Kind {
		case rules.Lay, rules.Use:
			for i, c := range v.Hand(seat).Cards() {
				lays := m.Kind == rules.Lay && s.action == summon && m.Card == c &&
					(s.indexOf(c) >= 0 || v.Summon(b.Actor, with(s.set(), c)).Fits)
				if lays || m.Kind == rules.Use && s.action == useAbilities && slices.Contains(m.Cards[:], c) {
					add("hand.%d", i)
				}
			}
		case rules.UseIcon, rules.IconGem, rules.IconCard:
			if m.Card != step {
				continue
			}
			if add("icon.%d", m.Icon-1); m.Kind == rules.IconCard && m.Icon == icon {
				add("slot.%d", m.Slot)
			}
		case rules.Forge, rules.ForgeOre:
			if add("smithy.%v", m.Smithy); s.forges && s.smithy == m.Smithy {
				add("pay.%s", map[rules.MoveKind]string{rules.Forge: "gems", rules.ForgeOre: "ore"}[m.Kind])
				for _, at := range v.Places(seat, v.Forging(seat, m.Smithy).Artifact) {
					field(at)
				}
			}
		case rules.Place:
			field(rules.FieldAt{Row: m.Row, Field: m.Field})
		case rules.Trade:
			if add("row.%v", m.Row); m.Stone != rules.NoStone {
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
	if sum := v.Summon(b.Actor, s.set()); sum.Fits &&
		(v.Phase() == rules.SummonPhase || v.Phase() == rules.TurnPhase && s.action == summon) {
		left := sum.Magic
		for at := range s.slots {
			if s.slots[at] {
				left -= v.SlotPrice(at)
			}
		}
		for at := 1; at <= rules.Slots; at++ {
			if v.Display()[at-1] != rules.Hidden && v.SlotPrice(at) <= left {
				add("slot.%d", at)
			}
		}
	}
	return names, kinds
}
