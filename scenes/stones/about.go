package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// about lists what a move is about, of all that can be pointed at: none for a move of the golden button alone.
func about(o *options, m rules.Move) (list []target) {
	add := func(k targetKind, i int) {
		if i >= 0 {
			list = append(list, target{k, i})
		}
	}
	switch m.Kind {
	case rules.Lay:
		add(onTab, int(summon))
		add(onHand, slices.Index(o.hand, m.Card))
	case rules.Use:
		add(onTab, int(useAbilities))
		for _, c := range m.Cards {
			add(onHand, slices.Index(o.hand, c))
		}
	case rules.Buy:
		add(onSlot, int(m.Slot))
	case rules.UseIcon, rules.IconGem, rules.IconCard, rules.Exchange:
		add(onPlayed, slices.Index(o.view.Played().Cards(), m.Card))
		add(onIcon, int(m.Icon)-1)
		if m.Kind == rules.IconCard {
			add(onSlot, int(m.Slot))
		}
	case rules.Leave:
		add(onPlayed, slices.Index(o.view.Played().Cards(), current(o, &selection{})))
	case rules.Accept, rules.AcceptGem:
		add(onDie, 0)
	case rules.Forge, rules.ForgeOre:
		add(onTab, int(forge))
		add(onSmithy, int(m.Smithy))
	case rules.Place:
		add(onField, fieldAt{Row: m.Row, Field: m.Field}.index())
	case rules.Trade:
		add(onRow, int(m.Row))
		add(onStone, int(m.Stone))
	case rules.SwapGem, rules.SwapOre:
		add(onOwnStone, int(rules.SwapStone))
	case rules.SetJoker:
		add(onOwnStone, int(rules.JokerStone))
	}
	if (m.Kind == rules.IconGem || m.Kind == rules.AcceptGem) && choosesGem(o, &selection{icon: m.Icon}) {
		add(onChoice, slices.Index(gemChoice[:], m.Colour))
	}
	return list
}
