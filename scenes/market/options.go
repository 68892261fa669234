package market

import (
	"slices"

	"runehall/games"
	rules "runehall/games/market"
)

// options is what the acting seat can do in a view. It sorts the legal moves by what a person points at, and decides
// nothing.
type options struct {
	view   rules.View
	reader games.Seat
	actor  games.Seat // whose moves these are, or games.Nobody
	whose  games.Seat // who acts, whoever looks: the hand, stores and loose runes of this seat are meant
	phase  rules.Phase
	drafts bool // a move that cannot be undone is first a draft
	moves  []rules.Move
	// hand is the hand of the actor, or of whose for a reader who knows everything: as far as the reader knows it, the
	// lowest card first.
	hand []rules.Card
}

func newOptions(v rules.View, actor games.Seat, drafts bool) *options {
	o := &options{view: v, reader: v.Reader(), actor: actor, whose: acting(v), drafts: drafts, phase: v.Phase()}
	if actor >= 0 {
		o.moves = v.AppendMoves(nil, actor)
		o.hand = v.Hand(actor).Cards()
	} else if o.whose >= 0 && o.reader == games.All { // a replay lights what would have been better
		o.hand = v.Hand(o.whose).Cards()
	}
	return o
}

// own reports whether the reader knows all that the actor knows. Only such a reader chooses what is secret.
func (o *options) own() bool {
	return o.actor >= 0 && (o.reader == o.actor || o.reader == games.All)
}

func (o *options) legal(m rules.Move) bool { return slices.Contains(o.moves, m) }

// any reports whether a move that is wanted can be made.
func (o *options) any(wanted func(m *rules.Move) bool) bool {
	for i := range o.moves {
		if wanted(&o.moves[i]) {
			return true
		}
	}
	return false
}

// can reports whether a move of a kind can be made.
func (o *options) can(k rules.MoveKind) bool {
	return o.any(func(m *rules.Move) bool { return m.Kind == k })
}

// handCard returns a card of the hand by its place, Hidden where the reader does not know it.
func (o *options) handCard(i int) rules.Card {
	if i < 0 || i >= len(o.hand) {
		return rules.Hidden
	}
	return o.hand[i]
}

func (o *options) numbers() rules.Set {
	return rules.SetOf(slices.DeleteFunc(slices.Clone(o.hand), func(c rules.Card) bool { return !c.Number() })...)
}

// useful reports whether a hand card can do anything now, alone or with others.
func (o *options) useful(c rules.Card) bool {
	return o.any(func(m *rules.Move) bool { return m.Card == c || m.Cards.Count(c) > 0 })
}

// goesOn reports whether these cards, alone or with more, can do something now.
func (o *options) goesOn(cards rules.Set) bool {
	return o.any(func(m *rules.Move) bool {
		return m.Cards != 0 && within(cards, m.Cards) || m.Card != rules.Hidden && cards == rules.SetOf(m.Card)
	})
}

// turn names the turn, so that one can be told from another.
func (o *options) turn() [2]int { return [2]int{o.view.Round(), int(o.view.OnTurn())} }

// payColour returns the colour of the runes of a payment; of several colours, the first one.
func (o *options) payColour(pay rules.Payment) rules.Colour {
	for part, n := range pay {
		switch {
		case n == 0:
		case part < 2:
			return rules.Red + rules.Colour(part)
		default:
			stock, _ := o.view.Store(o.actor, rules.Place(part-1))
			return stock.Colour
		}
	}
	return rules.NoColour
}

func with(set rules.Set, c rules.Card) rules.Set { return rules.SetOf(append(set.Cards(), c)...) }

func without(set rules.Set, c rules.Card) rules.Set {
	cards := set.Cards()
	if i := slices.Index(cards, c); i >= 0 {
		cards = slices.Delete(slices.Clone(cards), i, i+1)
	}
	return rules.SetOf(cards...)
}

// within reports whether all cards of part are among all.
func within(part, all rules.Set) bool {
	for c := rules.Card(1); c <= rules.BlueCard; c++ {
		if part.Count(c) > all.Count(c) {
			return false
		}
	}
	return true
}

// acting returns the seat that the match waits for, or games.Nobody.
func acting(v rules.View) games.Seat {
	var room [1]games.Acting // the match waits for one seat at a time
	if list := v.AppendActing(room[:0]); len(list) > 0 {
		return list[0].Seat
	}
	return games.Nobody
}

// among reports whether the card at a place in a hand is one of some cards. Of equal cards in the hand, the first ones
// are.
func among(held []rules.Card, at int, cards rules.Set) bool {
	rank := 0
	for _, c := range held[:at] {
		if c == held[at] {
			rank++
		}
	}
	return rank < cards.Count(held[at])
}
