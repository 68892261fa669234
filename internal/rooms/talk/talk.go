// Package talk is the protocol between devices and hosts of rooms: lines of JSON, one per message. It opens no
// connection itself, so both ends and the page can use it.
//
// A device enters a room, or makes one. The host tells it what its reader may know ([Told], then [Message].State), and
// again after each change. Each request of the device has a number, and the answer has the same number. After a line
// was down, the device enters again, and repeats requests that were not answered.
package talk

import (
	"encoding/json"

	"runehall/games"
	"runehall/games/room"
)

// Protocol is the version of the protocol, used as the subprotocol of the websocket.
const Protocol = "runehall.rooms.1"

// Path is the path at which a host answers. For devices it is beside the page ([Dials]): a proxy may have the host in a
// folder.
const Path = "/rooms"

// What devices say.
const (
	// SayMake asks for a new room: Make.
	SayMake = "make"
	// SayEnter asks to enter a room: Enter.
	SayEnter = "enter"
	// SayFind asks which room has a code: Code.
	SayFind = "find"
	// SayDo asks for a deed: Number, Deed.
	SayDo = "do"
	// SayRead asks for what another reader may know: Reader.
	SayRead = "read"
	// SayFeel shows the others an emblem of feeling: Emblem.
	SayFeel = "feel"
	// SayCheck asks for SayBeat at once. Only a host that has said SayBeat by itself knows it.
	SayCheck = "check"
	// SayHint asks for a hint: Number, Asks.
	SayHint = "hint"
	// SayReady says that the device shows what hands will reach for: Race.
	SayReady = "ready"
)

// What hosts say.
const (
	// SayMade gives the secrets of a new room: Made.
	SayMade = "made"
	// SayFound answers SayFind: Found.
	SayFound = "found"
	// SayCode tells whoever may invite others the code of the room: Code. Older hosts never say it.
	SayCode = "code"
	// SayAlso tells the device of a seat that another device has come with the secret of the same seat: Seat.
	SayAlso = "also"
	// SayLost tells a device that its seat has gone to another one, which the host has let in: Seat.
	SayLost = "lost"
	// SayTold tells events: Told.
	SayTold = "told"
	// SayState gives the state of the room: State, Seat, Present, Left, Rest, Runs, Full, Lags. It comes after all
	// events that led to it.
	SayState = "state"
	// SayRecord sends a part of the record of a match that has ended: Record.
	SayRecord = "record"
	// SayDone answers a deed that was done: Number, Held, Asked.
	SayDone = "done"
	// SayHinted answers with a hint: Number, Hint. Without Hint there is nothing to propose.
	SayHinted = "hinted"
	// SayNo refuses something: Number, Reason, Clause. Without a number it mostly ends the connection.
	SayNo = "no"
	// SayBeat says that the line is alive: Beat. It comes after entering, from then on again and again, and in answer
	// to SayCheck. Older hosts never say it, and older devices ignore it.
	SayBeat = "beat"
	// SayGo starts the clock of a race: Race, Tick, Lags. The tick has just passed.
	SayGo = "go"
)

// Feelings is the number of emblems of feeling.
const Feelings = 8

// Message is any message, of either side.
type Message struct {
	Say    string      `json:"say"`
	Number int         `json:"number,omitempty"`
	Make   *Make       `json:"make,omitempty"`
	Enter  *Enter      `json:"enter,omitempty"`
	Deed   *room.Deed  `json:"deed,omitempty"`
	Reader *games.Seat `json:"reader,omitempty"`
	Emblem *int        `json:"emblem,omitempty"`
	Asks   *Asks       `json:"asks,omitempty"`
	Hint   *games.Hint `json:"hint,omitempty"`
	// Seat is whose feeling is shown, or the seat of the device that is told the state; nil: it has none.
	Seat  *games.Seat `json:"seat,omitempty"`
	Made  *Made       `json:"made,omitempty"`
	Found *Found      `json:"found,omitempty"`
	// Code is the code of a room, which people type.
	Code   string      `json:"code,omitempty"`
	Told   *Told       `json:"told,omitempty"`
	State  *room.State `json:"state,omitempty"`
	Record *Record     `json:"record,omitempty"`
	// Present are the seats whose devices are connected.
	Present []games.Seat `json:"present,omitempty"`
	// Left is how many milliseconds the acting persons have left; nil: there is no clock, or no person is to act.
	Left *int64 `json:"left,omitempty"`
	// Rest is how many milliseconds each seat has left in the whole match, and Runs are the seats whose time is
	// running. Empty: there is no such clock.
	Rest []int64      `json:"rest,omitempty"`
	Runs []games.Seat `json:"runs,omitempty"`
	// Full says that the room can store nothing more: nobody can move, not even computer players.
	Full  bool `json:"full,omitempty"`
	Held  bool `json:"held,omitempty"`
	Asked bool `json:"asked,omitempty"`
	// Beat is after how many milliseconds the next SayBeat comes by itself.
	Beat int64 `json:"beat,omitempty"`
	// Race is the number of a race between hands ([room.State].Race), and Tick a tick of its clock.
	Race int `json:"race,omitempty"`
	Tick int `json:"tick,omitempty"`
	// Lags are how many milliseconds the line of each seat takes one way; −1: nothing is known. Empty: no hands race in
	// this match.
	Lags []int64 `json:"lags,omitempty"`
	// Reason is the key of a message for the person. Clause is the rule that forbids a move.
	Reason string `json:"reason,omitempty"`
	Clause string `json:"clause,omitempty"`
}

// Make describes the room's match: a new one, for which the host draws the seed, or one that has begun on the device.
type Make struct {
	// Record is the record of a match that has begun. With it, only Game is needed besides.
	Record  string            `json:"record,omitempty"`
	Game    string            `json:"game"`
	Options map[string]string `json:"options,omitempty"`
	Seats   []room.Sitter     `json:"seats"`
	// Starts are the possible start players, as in [games.Setup]; empty: all.
	Starts []games.Seat `json:"starts,omitempty"`
	// Hand says that a shared screen shows the table, so that devices that come by the code need only show hands.
	Hand bool `json:"hand,omitempty"`
}

// Made holds the secrets of a new room. Knowing Room allows to watch, Invite to take a seat, and Host what only the
// room's host may do.
type Made struct {
	Room   string `json:"room"`
	Invite string `json:"invite"`
	Host   string `json:"host"`
}

// Found is where a code leads: it is as good as the link of the invitation.
type Found struct {
	Room   string `json:"room"`
	Invite string `json:"invite"`
	// Hand says that a shared screen shows the table.
	Hand bool `json:"hand,omitempty"`
}

// Enter says which room to enter, with the secrets that the device knows: its own, and those of links.
type Enter struct {
	Room   string `json:"room"`
	Secret string `json:"secret,omitempty"`
	Invite string `json:"invite,omitempty"`
	Host   string `json:"host,omitempty"`
	// Has is the number of the last match of the room of which the device has the record.
	Has int `json:"has,omitempty"`
}

// Asks says for which seat a hint is wanted, and after how many steps of the room.
type Asks struct {
	Seat  games.Seat `json:"seat"`
	After int        `json:"after"`
}

// Told is a list of events, as the reader may know them: those after the first From moves. If From is −1 they begin
// with the set-up, and everything told before is void.
type Told struct {
	From   int               `json:"from"`
	Events []json.RawMessage `json:"events"`
	// At is the number of each event's move, counted from 1; events of the set-up have 0.
	At []int `json:"at,omitempty"`
	// By is whose the moves after the first From are. Only the first message about these moves has it.
	By []games.Seat `json:"by,omitempty"`
	// Moves is how many moves the match has afterwards. Further events of the last one may follow in the next message.
	Moves int `json:"moves"`
	// Before counts the matches of the room before this one.
	Before int `json:"before,omitempty"`
}
