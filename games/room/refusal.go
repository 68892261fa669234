package room

// Refusal says why a room does not do a deed. Refusals are static values, so they can be compared.
type Refusal struct {
	// Reason is the key of the message that tells a person what is wrong.
	Reason string
}

// Error implements error.
func (r *Refusal) Error() string { return r.Reason }

// The refusals of rooms. Games have their own.
var (
	// NoSuchSeat: there is no seat of that number.
	NoSuchSeat = &Refusal{"room.refusal.no-such-seat"}
	// NotYourSeat: the seat belongs to another device, or is free.
	NotYourSeat = &Refusal{"room.refusal.not-your-seat"}
	// NotInvited: the sender only has a link for watching.
	NotInvited = &Refusal{"room.refusal.not-invited"}
	// NotTheHost: only the device that made the room may do this.
	NotTheHost = &Refusal{"room.refusal.not-the-host"}
	// SeatTaken: somebody sits there already.
	SeatTaken = &Refusal{"room.refusal.seat-taken"}
	// NotBegun: the match has yet to begin.
	NotBegun = &Refusal{"room.refusal.not-begun"}
	// HasLooked: whoever wants the seat has seen another hand of the match.
	HasLooked = &Refusal{"room.refusal.has-looked"}
	// HostLooked: the host's screen has shown the hand of another seat, so nobody comes back on another device.
	HostLooked = &Refusal{"room.refusal.host-looked"}
	// SeatSeen: the hand of the seat was seen on the host's screen.
	SeatSeen = &Refusal{"room.refusal.seat-seen"}
	// Kept: the seat is out of time, and somebody other than its person wants it.
	Kept = &Refusal{"room.refusal.kept"}
	// NotGone: the seat is asked for, but its own device is there, or nobody has the seat.
	NotGone = &Refusal{"room.refusal.not-gone"}
	// OutOfTime: the time of the seat is over.
	OutOfTime = &Refusal{"room.refusal.out-of-time"}
	// NoSuchDeed: rooms know no such deed.
	NoSuchDeed = &Refusal{"room.refusal.no-such-deed"}
	// Stale: the match has gone on since.
	Stale = &Refusal{"room.refusal.stale"}
	// Ahead: the deed refers to a step that there has not been.
	Ahead = &Refusal{"room.refusal.ahead"}
	// TooFast: that is more than a hand can do.
	TooFast = &Refusal{"room.refusal.too-fast"}
	// Ended: the match is over.
	Ended = &Refusal{"room.refusal.ended"}
	// NoSuchMatch: no such match can be played in the room.
	NoSuchMatch = &Refusal{"room.refusal.cannot-make"}
	// NotOver: the match has not ended yet.
	NotOver = &Refusal{"room.refusal.not-over"}
	// Stays: this match forbids undo.
	Stays = &Refusal{"room.refusal.stays"}
	// NothingToUndo: the seat has not moved yet.
	NothingToUndo = &Refusal{"room.refusal.nothing-to-undo"}
	// AskedAlready: another question still waits for answers.
	AskedAlready = &Refusal{"room.refusal.asked-already"}
	// NothingAsked: there is no question to answer.
	NothingAsked = &Refusal{"room.refusal.nothing-asked"}
)

// Refusals lists all refusals of rooms.
var Refusals = []*Refusal{
	NoSuchSeat, NotYourSeat, NotInvited, NotTheHost, SeatTaken, NotBegun, HasLooked, HostLooked,
	SeatSeen, Kept, NotGone, OutOfTime,
	NoSuchDeed, Stale, Ahead, Ended, NotOver, Stays, NothingToUndo, AskedAlready, NothingAsked, TooFast,
	NoSuchMatch,
}
