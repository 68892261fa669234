package bids

import "runehall/games"

// Event is something that happened.
type Event interface{ event() }

// Drew tells the secret kind of a seat (TBI-1). Others do not see it.
type Drew struct {
	Seat games.Seat
	Kind int8
}

// Named tells the kind of a prize (TBI-2).
type Named struct {
	Seat games.Seat
	Kind int8
}

// Bid is the bid of a seat (TBI-3).
type Bid struct {
	Seat games.Seat
	Bid  int8
}

// Scored tells of points and the clause they come from.
type Scored struct {
	Seat   games.Seat
	Points int
	Clause string
}

// Shown tells the secret kind of a seat at the end (TBI-5).
type Shown struct {
	Seat games.Seat
	Kind int8
}

// Ended tells that the match is over (TBI-5).
type Ended struct{}

func (Drew) event()   {}
func (Named) event()  {}
func (Bid) event()    {}
func (Scored) event() {}
func (Shown) event()  {}
func (Ended) event()  {}

func redact(event Event, reader games.Seat) (Event, bool) {
	if e, ok := event.(Drew); ok && reader != games.All && reader != e.Seat {
		e.Kind = 0
		return e, true
	}
	return event, true
}

func say(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case Named:
		return phrase("named", games.SeatArg("seat", e.Seat), games.NumberArg("count", int(e.Kind))), true
	case Bid:
		return phrase("bid", games.SeatArg("seat", e.Seat), games.NumberArg("count", int(e.Bid))), true
	case Scored:
		return phrase("scored", games.SeatArg("seat", e.Seat), games.NumberArg("count", e.Points)), true
	case Ended:
		return phrase("ended"), true
	}
	return games.Phrase{}, false
}

func phrase(key string, args ...games.Arg) games.Phrase {
	return games.Phrase{Key: "toy-bids.say." + key, Args: args}
}

func tally(dst []games.Tally, event Event) []games.Tally {
	if e, ok := event.(Scored); ok {
		reasons := map[string]string{"TBI-4": "prizes", "TBI-5": "kinds"}
		dst = append(dst, games.Tally{Seat: e.Seat, Points: e.Points, Reason: "toy-bids.tally." + reasons[e.Clause],
			Clause: e.Clause})
	}
	return dst
}
