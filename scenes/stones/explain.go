package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
)

// explanation says what a thing is: a picture of it, what it is called, and a note for each of its parts. One without notes
// explains nothing.
type explanation struct {
	picture sign
	title   games.Phrase
	notes   []note
}

// note is one line of an explanation: a sign as it is drawn on the board, what it is called, and a sentence.
type note struct {
	sign        sign
	title, text games.Phrase
}

// signKind is a kind of thing that stands before a line, or large above all of them.
type signKind uint8

const (
	noSign     signKind = iota
	numberSign          // n, as on a card
	iconSign            // of an ability
	dotSign             // between two icons: both
	slashSign           // one of them
	arrowSign           // an exchange
	gemSign             // of colour; White is the joker gem, NoColour any
	gemsSign            // several, as in an exchange or a price
	oreSign             // n of it
	pointsSign          // n
	magicSign           // n of colour
	priceSign           // n
	cardSign            // card of seat; Hidden is a back
	smithySign          // smithy, with what of colour lies there
	stoneSign           // a rune stone
	fieldSign           // of colour, with an artifact or none
	dieSign             // a face of it; NoDie is any
	seatSign            // the coin of a seat
	throneSign          // at the end of the power track
	whySign             // it cannot be done
)

// sign is something that can be drawn at any size.
type sign struct {
	kind     signKind
	n        int
	colour   rules.Colour
	artifact rules.Colour
	icon     rules.Icon
	gems     rules.Gems
	card     rules.Card
	seat     games.Seat
	smithy   rules.Smithy
	stone    rules.Stone
	die      rules.Die
}

// explainer explains what is on the screen: which things lie where it takes from the picture, what they are from the view. It tells
// nothing that the reader may not know.
type explainer struct {
	view  rules.View
	model *model
	front games.Seat
	tiles tiles // what gems are chosen from, or paid with
}

// explain says what a target is; one that says nothing of its own has no notes.
func (x explainer) explain(t target) explanation {
	if c, seat, slot := x.card(t); c != rules.Hidden {
		return x.explainCard(c, seat, slot, t.kind == onPlayed)
	}
	switch t.kind {
	case onTab:
		if t.index >= int(actions) {
			return explanation{}
		}
		return explainAction(action(t.index))
	case onSmithy:
		if t.index >= int(rules.Smithies) {
			return explanation{}
		}
		return x.explainSmithy(rules.Smithy(t.index))
	case onStone, onOwnStone:
		return x.explainStone(rules.Stone(t.index))
	case onField:
		return x.explainField(rules.Row(t.index/fields), t.index%fields)
	case onRow:
		return x.explainRow(rules.Row(t.index))
	case onPurse:
		return x.explainPurse(t.index)
	case onIcon:
		return x.explainIcon(t.index)
	case onChoice:
		return x.explainTile(t.index)
	case onPayWay:
		return explainWay(t.index)
	case onDie:
		return x.explainDie()
	case onPile, onDiscards, onDraw, onOwnDiscard:
		return x.explainPile(t)
	case onSeat, onTrack:
		return x.explainTrack()
	}
	return explanation{}
}

// card returns the card that a target is, with its owner and the slot of the display in which it lies, or Hidden.
func (x explainer) card(t target) (c rules.Card, seat games.Seat, slot int) {
	m := x.model
	switch {
	case t.kind == onSlot && t.index >= 1 && t.index <= rules.Slots:
		return m.display[t.index-1], 0, t.index
	case t.kind == onHand && x.front >= 0 && t.index < len(m.who[x.front].hand):
		return m.who[x.front].hand[t.index], x.front, 0
	case t.kind == onPlayed && t.index < len(m.played):
		return m.played[t.index], m.onTurn, 0
	case t.kind == onCard:
		c, seat = cardAt(t)
		return c, seat, 0
	}
	return rules.Hidden, games.Nobody, 0
}

// told returns a note whose words are a message and, with ".text", a second one.
func told(s sign, k string, args ...games.Arg) note {
	return note{sign: s, title: explained(k, args...), text: explained(k+".text", args...)}
}

// explained returns a phrase of the explanations.
func explained(k string, args ...games.Arg) games.Phrase {
	return games.Phrase{Key: "stones.explain." + k, Args: args}
}

// counted fills the placeholder that chooses the plural.
func counted(n int) games.Arg { return games.NumberArg("n", n) }
