package market

import (
	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/aloud"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
)

// words are the texts on the board. They are put together when something has changed, and not while drawing.
type words struct {
	parts
	player *player

	// These change with the language only.
	phases     [phases]string
	loose      string    // what loose runes are, written where there are none
	safe       string    // how safe runes in stores are, while something is taken from others
	answerHere string    // on the place of an answer in the ring
	room       string    // for another store
	collects   [3]string // what a collector does in a store
	picks      [3]string
	cards      [rules.BlueCard + 1]cardWords

	// These change in a match.
	prices [bays]string // of the goods, for this number of seats
	phase  int          // of the turn: how far it has come (MAR-7)
	todo   string       // what is to be done in it
	ends   [phases]bool // phases before it that are not over yet, and that a move now ends
	points string       // of the seat in front, and what they will be
	// line is the sum, or what is to be done; brief is what of it must be said even where there is hardly room.
	line, brief string
	short       bool // what is chosen is not enough
	offers      [maxOffers]string
	bears       [rules.Places]string // beside each own store: what it bears, or why nothing
	switches    [rules.Places]switchWords
	fates       [games.MaxSeats][rules.Places][]fateWords // beside stores of others: what a collector would do there
	text        []string                                  // what the move would bring, line by line
	tags        []string                                  // below each hand card: whether it holds
	takings     [2]string                                 // what is taken, one thing after another, and how
	// takes is how many of the takings are things, and now is the number of the thing to be taken next.
	takes, now         int
	ringHead, ringLine string
	stakes             string        // what the attacker can take
	asked              []boards.Note // what everybody may know of a duel, while everybody is asked
	askedSigns         [askedNotes]sign
}

// cardWords is what stands on a card that is no number.
type cardWords struct{ name, line string }

// fateWords is a line about what a collector would do to a store, with its sign.
type fateWords struct {
	sign fateSign
	text string
}

// fateSign is a sign beside a store.
type fateSign uint8

const (
	fateTaken     fateSign = iota // a collector is there already
	fateFrozen                    // runes freeze
	fateDestroyed                 // an outpost goes back
	fateToll                      // interest goes to the collector's seat
	fateCloses                    // the store is given up if nothing comes in
)

// switchWords is what stands on both sides of a switch.
type switchWords struct{ take, leave string }

func (w *words) say(k string, args ...games.Arg) string {
	return w.Given.Frame.Say(games.Phrase{Key: "market.board." + k, Args: args})
}

// whose adds the name of its seat to what is said of a thing, unless the thing lies on the ledge.
func (w *words) whose(h *stage.Heard, said *aloud.Thing, t thing) {
	if t.Seat != w.places.made.front {
		said.Label = h.Text("aloud.of", lang.Str("name", w.Given.Frame.Sitters[t.Seat].Name),
			lang.Str("what", said.Label))
	}
}
