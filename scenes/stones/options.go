package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// options is what can be done in a position by one seat. It sorts the legal moves by what a person points at, and
// decides nothing itself.
type options struct {
	view   rules.View
	actor  games.Seat // the seat whose moves these are, or games.Nobody
	phase  rules.Phase
	drafts bool // a tap drafts a move, and does not make it yet
	moves  []rules.Move
	hand   []rules.Card                  // the hand of the seat on turn, as far as the reader knows it, by number
	forges [rules.Smithies]rules.Forging // what the seat on turn can forge at each smithy, while it may forge
	needs  map[rules.Card]rules.Face     // what is printed on each played card
	pays   map[rules.Card][]rules.Gems   // the ways to pay for the exchange of each played card
}

func newOptions(v rules.View, actor games.Seat, drafts bool) *options {
	seat := v.OnTurn()
	o := &options{view: v, actor: actor, drafts: drafts, phase: v.Phase(), hand: v.Hand(seat).Cards()}
	if actor >= 0 {
		o.moves = v.AppendMoves(nil, actor)
	}
	switch {
	case o.forging():
		for at := range o.forges {
			o.forges[at] = v.Forging(seat, rules.Smithy(at))
		}
	case o.stepping():
		o.needs, o.pays = map[rules.Card]rules.Face{}, map[rules.Card][]rules.Gems{}
		for _, c := range v.Played().Cards() {
			o.needs[c], _ = v.Face(seat, c)
			o.pays[c] = v.Exchanges(seat, c)
		}
	}
	return o
}

// forging reports whether a smithy may be chosen now.
func (o *options) forging() bool { return o.phase == rules.TurnPhase || o.phase == rules.ForgePhase }

// stepping reports whether abilities are carried out, or a die lies open.

func (o *options) stepping() bool { return o.phase == rules.AbilityPhase || o.phase == rules.DiePhase }

// unpayable reports whether a played card is an exchange that cannot be paid.
func (o *options) unpayable(c rules.Card) bool {
	return o.needs[c].Kind == rules.ExchangeAbility && len(o.pays[c]) == 0
}

// payable reports whether an artifact can be forged, with gems or with ore.
func (o *options) payable() bool {
	return slices.ContainsFunc(o.forges[:], func(f rules.Forging) bool { return f.WhyNot == nil })
}

func (o *options) legal(m rules.Move) bool { return slices.Contains(o.moves, m) }

func (o *options) any(wanted func(m rules.Move) bool) bool {
	return slices.ContainsFunc(o.moves, wanted)
}

// row returns how many artifacts lie in a power row of the seat on turn.
func (o *options) row(r rules.Row) int {
	f := o.view.Row(o.view.OnTurn(), r)
	return f.Count()
}

// useOf returns the move that plays cards for their abilities.
func useOf(cards rules.Set) rules.Move {
	m := rules.Move{Kind: rules.Use}
	copy(m.Cards[:], cards.Cards())
	return m
}

func (o *options) stoneMoves(k rules.Stone) (list []rules.Move) {
	for _, m := range o.moves {
		swaps := m.Kind == rules.SwapGem || m.Kind == rules.SwapOre
		if k == rules.SwapStone && swaps || k == rules.JokerStone && m.Kind == rules.SetJoker {
			list = append(list, m)
		}
	}
	return list
}

// sheetStones are the rune stones that are used in a sheet of their own.
var sheetStones = map[boards.SheetKind]rules.Stone{swapSheet: rules.SwapStone, jokerSheet: rules.JokerStone}
