package throws

import "runehall/games"

// Event is something that happened.
type Event interface{ event() }

// TurnBegan tells whose turn it is.
type TurnBegan struct{ Seat games.Seat }

// Landed tells where a disc ends up, and its worth (TTH-3).
type Landed struct {
	Seat  games.Seat
	X, Y  int32
	Worth int
}

// Held tells that a seat did not throw (TTH-2).
type Held struct{ Seat games.Seat }

// Scored tells of points and the clause they come from.
type Scored struct {
	Seat   games.Seat
	Points int
	Clause string
}

// Ended tells that the match is over (TTH-5).
type Ended struct{}

func (TurnBegan) event() {}
func (Landed) event()    {}
func (Held) event()      {}
func (Scored) event()    {}
func (Ended) event()     {}

func say(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case Landed:
		return phrase("landed", games.SeatArg("seat", e.Seat), games.NumberArg("count", e.Worth)), true
	case Held:
		return phrase("held", games.SeatArg("seat", e.Seat)), true
	case Scored:
		return phrase("scored", games.SeatArg("seat", e.Seat), games.NumberArg("count", e.Points)), true
	case Ended:
		return phrase("ended"), true
	}
	return games.Phrase{}, false
}

func phrase(key string, args ...games.Arg) games.Phrase {
	return games.Phrase{Key: "toy-throws.say." + key, Args: args}
}

func tally(dst []games.Tally, event Event) []games.Tally {
	if e, ok := event.(Scored); ok {
		reasons := map[string]string{"TTH-2": "holds", "TTH-3": "throws", "TTH-4": "claims"}
		dst = append(dst, games.Tally{Seat: e.Seat, Points: e.Points, Reason: "toy-throws.tally." + reasons[e.Clause],
			Clause: e.Clause})
	}
	return dst
}
