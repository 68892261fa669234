package cards

import "runehall/games"

// Event is something that happened.
type Event interface{ event() }

// Dealt tells the cards that a seat begins with (TCA-1). Other seats see only how many.
type Dealt struct {
	Seat  games.Seat
	Cards []Card
}

// TurnBegan tells whose turn it is.
type TurnBegan struct{ Seat games.Seat }

// Played tells of a number on the table (TCA-3).
type Played struct {
	Seat games.Seat
	Card Card
}

// Buried tells of a card laid face down (TCA-5). Other seats do not see which.
type Buried struct {
	Seat games.Seat
	Card Card
}

// Drew tells of a card from the deck (TCA-7). Other seats do not see which.
type Drew struct {
	Seat games.Seat
	Card Card
}

// Rang tells of a Bell and its die (TCA-6).
type Rang struct {
	Seat games.Seat
	Roll int
}

// Guarded tells that a Shield stopped a number (TCA-3).
type Guarded struct {
	Seat games.Seat
	Card Card
}

// Declined tells that a seat does not stop a number, which then scores (TCA-4).
type Declined struct{ Seat games.Seat }

// Scored tells of points, which may be negative, and the clause they come from.
type Scored struct {
	Seat   games.Seat
	Points int
	Clause string
}

// Passed tells that a seat passed its turn (TCA-2).
type Passed struct{ Seat games.Seat }

// Ended tells that the match is over (TCA-8).
type Ended struct{}

func (Dealt) event()     {}
func (TurnBegan) event() {}
func (Played) event()    {}
func (Buried) event()    {}
func (Drew) event()      {}
func (Rang) event()      {}
func (Guarded) event()   {}
func (Declined) event()  {}
func (Scored) event()    {}
func (Passed) event()    {}
func (Ended) event()     {}

// redact returns an event without the cards that a reader may not know. Everybody may know that it happened.
func redact(event Event, reader games.Seat) (Event, bool) {
	knows := func(owner games.Seat) bool { return reader == games.All || reader == owner }
	switch e := event.(type) {
	case Dealt:
		if !knows(e.Seat) {
			e.Cards = make([]Card, len(e.Cards))
		}
		return e, true
	case Buried:
		if !knows(e.Seat) {
			e.Card = NoCard
		}
		return e, true
	case Drew:
		if !knows(e.Seat) {
			e.Card = NoCard
		}
		return e, true
	}
	return event, true
}

// say puts an event into words. Only TurnBegan is not worth a word.
func say(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case Dealt:
		return phrase("dealt", games.SeatArg("seat", e.Seat), games.NumberArg("count", len(e.Cards))), true
	case Played:
		return phrase("played", games.SeatArg("seat", e.Seat), cardArg(e.Card)), true
	case Buried:
		return phrase("buried", games.SeatArg("seat", e.Seat), cardArg(e.Card)), true
	case Drew:
		return phrase("drew", games.SeatArg("seat", e.Seat), cardArg(e.Card)), true
	case Rang:
		return phrase("rang", games.SeatArg("seat", e.Seat), games.NumberArg("count", e.Roll)), true
	case Guarded:
		return phrase("guarded", games.SeatArg("seat", e.Seat), cardArg(e.Card)), true
	case Declined:
		return phrase("declined", games.SeatArg("seat", e.Seat)), true
	case Scored:
		return phrase("scored", games.SeatArg("seat", e.Seat), games.NumberArg("count", e.Points)), true
	case Passed:
		return phrase("passed", games.SeatArg("seat", e.Seat)), true
	case Ended:
		return phrase("ended"), true
	}
	return games.Phrase{}, false
}

func phrase(key string, args ...games.Arg) games.Phrase {
	return games.Phrase{Key: "toy-cards.say." + key, Args: args}
}

//says:keys toy-cards.card.{none,one,two,three,bell,shield}
func cardArg(c Card) games.Arg { return games.KeyArg("card", "toy-cards.card."+c.String()) }

// tally appends the points of an event, with the reason by which the points are counted together.
func tally(dst []games.Tally, event Event) []games.Tally {
	if e, ok := event.(Scored); ok {
		reasons := map[string]string{"TCA-4": "numbers", "TCA-5": "burials", "TCA-6": "bells"}
		dst = append(dst, games.Tally{Seat: e.Seat, Points: e.Points, Reason: "toy-cards.tally." + reasons[e.Clause],
			Clause: e.Clause})
	}
	return dst
}
