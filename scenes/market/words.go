package market

import (
	"strconv"
	"strings"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// words are the texts on the board, found out when something has changed and not while drawing.
type words struct {
	parts
	player      *player
	match, turn games.Phrase // the headline

	// These change with the language only.
	phases [phases]string
	loose  string // what runes are that lie in no store, where there are none
	safe   string // how runes in stores are while others are taken
	place  string // of an answer
	room   string // for a store
	picks  [3]string
	cards  [rules.BlueCard + 1]cardWords

	// These change in a match.
	prices             [bays]string // of the goods, for this number of seats
	phase              int          // of the turn: how far it has come (MAR-7)
	ends               [phases]bool // phases before it that are not over yet, and that a move now ends
	points, gain       string       // of the seat in front, and what they will be or, in short, how they change
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

// layout says what never changes, in the language of a new frame.
func (w *words) layout() {
	for i, k := range [...]string{"interest", "buy", "cards", "refill"} {
		w.phases[i] = w.say("phase." + k)
	}
	w.loose, w.safe, w.place, w.room = w.say("loose"), w.say("safe"), w.say("ring.place"), w.say("room")
	for i := range w.picks {
		w.picks[i] = w.say("do.throw." + (rules.Rock + rules.Pick(i)).String())
	}
	stock := w.say("card.store.line")
	w.cards[rules.Thief] = cardWords{w.say("card.thief"), w.say("card.thief.line")}
	w.cards[rules.RedCard], w.cards[rules.BlueCard] = cardWords{w.say("card.red"), stock}, cardWords{w.say("card.blue"), stock}
}

// write puts the words together that change in a match.
func (w *words) write() {
	more := w.say("price.more", number("n", w.Given.View.Price()))
	w.prices = [bays]string{w.say("price.rune"), w.say("price.rune"), more, more}
	if w.phase = w.player.stage(); w.Model.plays { // all turns are over
		w.phase = phases
	}
	for i := range w.ends {
		w.ends[i] = w.player.ends(i)
	}
	w.match, w.turn = w.headline()
	w.line, w.short = w.lining()
	w.points, w.gain = w.worth()
	for i, o := range w.player.now.offers {
		if i < len(w.offers) {
			w.offers[i] = ""
			if key := offerKeys[o.kind]; key != "" { // the end of the turn has a button of its own
				w.offers[i] = w.say("offer." + key)
			}
		}
	}
	w.bearing()
	w.fating()
	w.text = w.foreseen()
	w.tagging()
	w.takings = w.taking()
	w.ringing()
}

func (w *words) say(k string, args ...games.Arg) string {
	return w.Given.Frame.Say(games.Phrase{Key: "market.board." + k, Args: args})
}

// number is a number as an argument of a phrase.
func number(name string, n int) games.Arg { return games.NumberArg(name, n) }

// seatName is a seat as an argument of a phrase.
func seatName(s games.Seat) games.Arg { return games.SeatArg("seat", s) }

// named is a seat as an argument of a name.
func named(name string, s games.Seat) games.Arg { return games.SeatArg(name, s) }

// sum writes the beginning of a sum of number cards, "4 + 6 = "; a single card is no sum.
func sum(cards rules.Set) string {
	var list []string
	for _, c := range cards.Cards() {
		if c.Number() {
			list = append(list, strconv.Itoa(int(c)))
		}
	}
	if len(list) < 2 {
		return ""
	}
	return strings.Join(list, " + ") + " = "
}

// worth says how many points the seat in front has and, where something is chosen, what they become, and how they change.
func (w *words) worth() (points, gain string) {
	s := w.Given.Front
	if s < 0 {
		return "", ""
	}
	n, now := w.Model.who[s].points, &w.player.now
	if change := now.after.Changes[s].Points; now.told && change != 0 && w.player.active() {
		return w.say("becomes", number("n", n), number("after", n+change)), signed(change)
	}
	return whole(n), whole(n)
}

// whole writes a number, with its sign if it is less than nothing.
func whole(n int) string {
	if n < 0 {
		return signed(n)
	}
	return ui.Digits(n)
}
