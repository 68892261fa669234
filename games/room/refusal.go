package room

// Refusal says why a room does not do what somebody wants. Refusals are static values.
type Refusal struct {
	// Reason is the key of the message that tells a person what is wrong.
	Reason string
}

// Error implements error.
func (r *Refusal) Error() string { return r.Reason }

// The refusals of rooms, besides those of the games.
var (
	// NoSuchSeat: there is no seat of that number.
	NoSuchSeat = &Refusal{"room.refusal.no-such-seat"}
	// NotYourSeat: another device sits there, or nobody does.
	NotYourSeat = &Refusal{"room.refusal.not-your-seat"}
	// NotInvited: the link is one for watching.
	NotInvited = &Refusal{"room.refusal.not-invited"}
	// NotTheHost: it is for who made the room.
	NotTheHost = &Refusal{"room.refusal.not-the-host"}
	// SeatTaken: somebody sits there already.
	SeatTaken = &Refusal{"room.refusal.seat-taken"}
	// OutOfTime: the time of the seat is over.
	OutOfTime = &Refusal{"room.refusal.out-of-time"}
	// NoSuchDeed: it is nothing that can be done in a room.
	NoSuchDeed = &Refusal{"room.refusal.no-such-deed"}
	// Stale: the match has gone on since.
	Stale = &Refusal{"room.refusal.stale"}
	// Ahead: it speaks of a step that has not come.
	Ahead = &Refusal{"room.refusal.ahead"}
	// Ended: the match is over.
	Ended = &Refusal{"room.refusal.ended"}
	// Stays: in this match nothing is undone.
	Stays = &Refusal{"room.refusal.stays"}
	// NothingToUndo: the seat has not moved yet.
	NothingToUndo = &Refusal{"room.refusal.nothing-to-undo"}
	// AskedAlready: something else waits for the others' answer.
	AskedAlready = &Refusal{"room.refusal.asked-already"}
	// NothingAsked: nothing waits for an answer.
	NothingAsked = &Refusal{"room.refusal.nothing-asked"}
)

// Refusals lists them all.
var Refusals = []*Refusal{
	NoSuchSeat, NotYourSeat, NotInvited, NotTheHost, SeatTaken, OutOfTime, NoSuchDeed, Stale, Ahead, Ended, Stays, NothingToUndo, AskedAlready, NothingAsked,
}
