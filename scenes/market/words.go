package market

import (
	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/aloud"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
)

// words are the texts on the board, found out when something has changed and not while drawing.
type words struct {
	parts
	player *player

	// These change with the language only.
	phases     [phases]string
	loose      string    // what runes are that lie in no store, where there are none
	safe       string    // how runes in stores are while others are taken
	answerHere string    // on the place of an answer in the ring
	room       string    // for a store
	collects   [3]string // what a collector does in a store
	picks      [3]string
	cards      [rules.BlueCard + 1]cardWords

	// These change in a match.
	prices             [bays]string // of the goods, for this number of seats
	phase              int          // of the turn: how far it has come (MAR-7)
	todo               string       // what is to be done in it
	ends               [phases]bool // phases before it that are not over yet, and that a move now ends
	points             string       // of the seat in front, and what they will be
	line, brief        string       // the sum, or what is to be done; what of that must be said even where there is hardly room
	short              bool         // what is chosen is not enough
	offers             [maxOffers]string
	bears              [rules.Places]string // beside each own store: what it bears, or why nothing
	switches           [rules.Places]switchWords
	fates              [games.MaxSeats][rules.Places][]fateWords // beside stores of others: what a collector does there
	text               []string                                  // what the move would bring, line by line
	tags               []string                                  // below each hand card: whether it holds
	takings            [2]string                                 // what is taken, one thing after the other, or how
	takes, now         int                                       // how many of them are things, and which one is to be taken now
	ringHead, ringLine string
	stakes             string        // what the attacker can take
	asked              []boards.Note // what everybody may know of a duel, while everybody is asked
	askedSigns         [askedNotes]sign
}

// cardWords is what stands on a card that is no number.
type cardWords struct{ name, line string }

// fateWords is a line of what a collector would do in a store, and its sign.
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
	fateCloses                    // it is given up if nothing comes in
)

// switchWords is what stands on both sides of a switch.
type switchWords struct{ take, leave string }

func (w *words) say(k string, args ...games.Arg) string {
	return w.Given.Frame.Say(games.Phrase{Key: "market.board." + k, Args: args})
}

// whose adds the name of a seat to what is said of something that does not lie on the ledge.
func (w *words) whose(h *stage.Heard, said *aloud.Thing, t thing) {
	if t.Seat != w.places.made.front {
		said.Label = h.Text("aloud.of", lang.Str("name", w.Given.Frame.Sitters[t.Seat].Name), lang.Str("what", said.Label))
	}
}
