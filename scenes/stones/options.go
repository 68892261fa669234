package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
)

// options is what can be done in a view by the seat whose moves are meant. It sorts the legal moves by what a person
// points at; nothing in it is decided here.
type options struct {
	view   rules.View
	reader games.Seat
	actor  games.Seat // whose moves these are, or games.Nobody
	phase  rules.Phase
	drafts bool // a move that cannot be undone is first a draft
	moves  []rules.Move
	hand   []rules.Card                  // of the seat on turn, as far as the reader knows it, by number
	forges [rules.Smithies]rules.Forging // of the seat on turn, while it may forge
	needs  map[rules.Card]rules.Face     // the played cards
	pays   map[rules.Card][]rules.Gems   // the ways to pay for their exchanges
}

// newOptions sorts the moves of the actor.
func newOptions(v rules.View, actor games.Seat, drafts bool) *options {
	o := &options{view: v, reader: v.Reader(), actor: actor, drafts: drafts, phase: v.Phase()}
	if actor >= 0 {
		o.moves = v.AppendMoves(nil, actor)
	}
	seat := v.OnTurn()
	o.hand = v.Hand(seat).Cards()
	switch o.phase {
	case rules.TurnPhase, rules.ForgePhase:
		for at := range o.forges {
			o.forges[at] = v.Forging(seat, rules.Smithy(at))
		}
	case rules.AbilityPhase, rules.DiePhase:
		o.needs, o.pays = map[rules.Card]rules.Face{}, map[rules.Card][]rules.Gems{}
		for _, c := range v.Played().Cards() {
			o.needs[c], _ = v.Face(seat, c)
			o.pays[c] = v.Exchanges(seat, c)
		}
	}
	return o
}

// legal reports whether a move can be made.
func (o *options) legal(m rules.Move) bool { return slices.Contains(o.moves, m) }

// any reports whether a move that is wanted can be made.
func (o *options) any(wanted func(m rules.Move) bool) bool {
	return slices.ContainsFunc(o.moves, wanted)
}

// handCard returns a card of the hand by its place, Hidden where the reader does not know it.
func (o *options) handCard(i int) rules.Card {
	if i < 0 || i >= len(o.hand) {
		return rules.Hidden
	}
	return o.hand[i]
}

// row returns a power row of the seat on turn, and how many artifacts lie in it.
func (o *options) row(r rules.Row) (rules.Fields, int) {
	f := o.view.Row(o.view.OnTurn(), r)
	return f, f.Count()
}
