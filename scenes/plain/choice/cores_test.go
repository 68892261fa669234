package choice_test

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
	"runehall/internal/workshop/boardtest"
)

// named collects names of things, as a board might call them.
type named []string

func (n *named) add(format string, args ...any) { *n = append(*n, fmt.Sprintf(format, args...)) }

// mostly plays a game, and checks that of a hundred moves so many at least are told apart by their things.
func mostly[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V], percent int, about func(n *named, m M)) {
	t.Helper()
	p := boardtest.EveryMoveIsPointedAt(t, def, func(_ V, m M) []string {
		var n named
		about(&n, m)
		return n
	})
	if p.Tried < 200 || 100*p.Alone < percent*p.Tried {
		t.Errorf("%d of %d moves are named alone by their things, want %d %%", p.Alone, p.Tried, percent)
	}
}

func TestEveryMoveOfMarketIsPointedAt(t *testing.T) {
	mostly(t, market.Def, 90, func(n *named, m market.Move) {
		times := map[market.Card]int{}
		for _, c := range m.Cards.Cards() {
			times[c]++
			n.add("hand.%v.%d", c, times[c])
		}
		if m.Card != market.Hidden {
			n.add("hand.%v.1", m.Card)
		}
		switch m.Kind {
		case market.GiveUp, market.Ransom, market.RansomForRunes:
			n.add("store.%v", m.Store)
		case market.Interest:
			n.add("switch.%v", m.Store)
		case market.Put:
			n.add("loose.%v", m.Colour)
			n.add("store.%v", m.Store)
		case market.Join, market.Neutralise, market.LayJoin:
			n.add("store.%v", m.Store)
			n.add("to.%v", m.To)
		case market.Outpost, market.OutpostForRunes:
			n.add("bay.outposts")
			n.add("to.%v", m.To)
		case market.Collector, market.CollectorForRunes:
			n.add("bay.collectors")
			n.add("store.%d.%v", m.Seat, m.Store)
		case market.BuyRune:
			n.add("bay.%v", m.Colour)
		case market.Duel:
			n.add("seat.%d", m.Seat)
		case market.TakeRune:
			n.add("store.%d.%v.%v", m.Seat, m.Store, m.Colour)
		case market.TakeCard:
			n.add("hand.%d", m.Seat)
		case market.Throw:
			n.add("pick.%v", m.Pick)
		case market.End:
			n.add("phase.refill")
		}
	})
}

func TestEveryMoveOfStonesIsPointedAt(t *testing.T) {
	mostly(t, stones.Def, 85, func(n *named, m stones.Move) {
		switch m.Kind {
		case stones.Lay:
			n.add("tab.summon")
			n.add("hand.%v", m.Card)
		case stones.Use:
			n.add("tab.use")
			for _, c := range m.Cards {
				if c != stones.Hidden {
					n.add("hand.%v", c)
				}
			}
		case stones.Buy:
			n.add("slot.%d", m.Slot)
		case stones.UseIcon, stones.IconGem, stones.IconCard, stones.Exchange:
			n.add("played.%v", m.Card)
			n.add("icon.%d", m.Icon)
			if m.Kind == stones.IconCard {
				n.add("slot.%d", m.Slot)
			}
			if m.Kind == stones.IconGem {
				n.add("gem.%v", m.Colour)
			}
		case stones.AcceptGem:
			n.add("die")
			n.add("gem.%v", m.Colour)
		case stones.Accept:
			n.add("die")
		case stones.Forge:
			n.add("smithy.%v", m.Smithy)
		case stones.ForgeOre:
			n.add("smithy.%v", m.Smithy)
			n.add("ore")
		case stones.Place:
			n.add("field.%v.%v", m.Row, m.Field)
		case stones.Trade:
			n.add("row.%v", m.Row)
			n.add("stone.%v", m.Stone)
		case stones.SwapGem, stones.SwapOre:
			n.add("stone.swap")
			n.add("%v.%v", m.Kind, m.Colour)
		case stones.SetJoker:
			n.add("stone.joker")
			n.add("gem.%v", m.Colour)
		}
	})
}

func TestEveryMoveOfMastersIsPointedAt(t *testing.T) {
	mostly(t, masters.Def, 100, func(n *named, m masters.Move) {
		if m.Card != masters.Hidden {
			n.add("hand.%v", m.Card)
		}
		switch m.Kind {
		case masters.Play, masters.Ignore:
			n.add("cell.%v", m.Cell)
			n.add("turn.%d", m.Turn)
			if m.Kind == masters.Ignore {
				n.add("rune.%v", m.Rune)
			}
		case masters.PlaceMaster:
			n.add("cell.%v", m.Cell)
		case masters.PlaceToken:
			n.add("cell.%v", m.Cell)
			n.add("colour.%v", m.Colour)
		case masters.ChooseSide:
			n.add("side.%v", m.Side)
		case masters.Draw, masters.DrawExtra:
			n.add("deck")
		}
	})
}

func TestEveryMoveOfRitualIsPointedAt(t *testing.T) {
	mostly(t, ritual.Def, 95, func(n *named, m ritual.Move) {
		switch m.Kind {
		case ritual.Place, ritual.BuildOver:
			n.add("hand.%v", m.Tile)
			n.add("cell.%v", m.Cell)
			n.add("turn.%d", m.Turn)
		case ritual.Reveal, ritual.Answer, ritual.PutOut:
			n.add("card.%v", m.Card)
		case ritual.RevealAt:
			n.add("card.%v", m.Card)
			n.add("seat.%d", m.Target)
		case ritual.TakeTile:
			n.add("tile.%v", m.Tile)
		case ritual.PickCell:
			n.add("cell.%v", m.Cell)
		}
	})
}

// Throws, flicks and snatches are gestures of a hand, and no choices: of this game the rest is tried. Only the clock
// tells the end of a snatch from the end of its time.
func TestEveryListedMoveOfTossIsPointedAt(t *testing.T) {
	mostly(t, toss.Def, 90, func(n *named, m toss.Move) {
		switch m.Kind {
		case toss.Take, toss.Give:
			n.add("pair.%d", m.Pair)
		case toss.Order:
			for i, s := range m.Order {
				n.add("robbed.%d.%d", i, s)
			}
		}
	})
}
