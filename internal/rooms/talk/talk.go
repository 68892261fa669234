// Package talk is what a device and the host of rooms say to each other: lines of JSON, one a message. It opens no connection, so that both ends and
// the page can use it.
//
// A device enters, or makes a room. It is told what its reader may know ([Told], then [Message].State), and again after each change; what it wants it
// says with a number, and is answered with that number. After a line was down it enters again, and says again what was not answered.
package talk

import (
	"encoding/json"

	"runehall/games"
	"runehall/games/room"
)

// Protocol names the version of all this, as the subprotocol of the websocket.
const Protocol = "runehall.rooms.1"

// Path is where a host answers.
const Path = "/rooms"

// What devices say.
const (
	// SayMake makes a room: Make.
	SayMake = "make"
	// SayEnter enters a room: Enter.
	SayEnter = "enter"
	// SayDo wants a deed: Number, Deed.
	SayDo = "do"
	// SayRead asks to be told what another reader may know: Reader.
	SayRead = "read"
	// SayFeel shows the others an emblem of feeling: Emblem.
	SayFeel = "feel"
)

// What hosts say.
const (
	// SayMade gives the secrets of a new room: Made.
	SayMade = "made"
	// SayTold tells events: Told.
	SayTold = "told"
	// SayState says how the room stands: State, Present, Left, Rest, Runs, Full. All events before it were told.
	SayState = "state"
	// SayDone answers a deed: Number, Held, Asked.
	SayDone = "done"
	// SayNo refuses: Number, Reason, Clause. Without a number the connection is closed.
	SayNo = "no"
)

// Feelings is how many emblems of feeling there are.
const Feelings = 8

// Message is whatever is said.
type Message struct {
	Say    string      `json:"say"`
	Number int         `json:"number,omitempty"`
	Make   *Make       `json:"make,omitempty"`
	Enter  *Enter      `json:"enter,omitempty"`
	Deed   *room.Deed  `json:"deed,omitempty"`
	Reader *games.Seat `json:"reader,omitempty"`
	Emblem *int        `json:"emblem,omitempty"`
	Seat   *games.Seat `json:"seat,omitempty"`
	Made   *Made       `json:"made,omitempty"`
	Told   *Told       `json:"told,omitempty"`
	State  *room.State `json:"state,omitempty"`
	// Present are the seats whose devices are connected.
	Present []games.Seat `json:"present,omitempty"`
	// Left is how long the persons whose turn it is may still take, in milliseconds; nil: there is no clock, or it is nobody's turn.
	Left *int64 `json:"left,omitempty"`
	// Rest is how long each seat may still take in the whole match, in milliseconds, and Runs whose time is running; none: there is no such clock.
	Rest []int64      `json:"rest,omitempty"`
	Runs []games.Seat `json:"runs,omitempty"`
	// Full says that nothing more fits into the room: nobody can move, computer players neither.
	Full  bool `json:"full,omitempty"`
	Held  bool `json:"held,omitempty"`
	Asked bool `json:"asked,omitempty"`
	// Reason is the key of a message for a person, Clause the rule that forbids a move.
	Reason string `json:"reason,omitempty"`
	Clause string `json:"clause,omitempty"`
}

// Make is a match to be set up, of which the host draws the seed, or one that has begun on the device.
type Make struct {
	// Record is the record of a match that has begun, as far as it has come; the other fields but Game are left out then.
	Record  string            `json:"record,omitempty"`
	Game    string            `json:"game"`
	Options map[string]string `json:"options,omitempty"`
	Seats   []room.Sitter     `json:"seats"`
	// Starts are the start players, as in [games.Setup]; none: by lot.
	Starts []games.Seat `json:"starts,omitempty"`
}

// Made names a new room. Who knows Room may watch, with Invite sit down, with Host do what the host may.
type Made struct {
	Room   string `json:"room"`
	Invite string `json:"invite"`
	Host   string `json:"host"`
}

// Enter says which room, and what the device knows: its own secret, those of links.
type Enter struct {
	Room   string `json:"room"`
	Secret string `json:"secret,omitempty"`
	Invite string `json:"invite,omitempty"`
	Host   string `json:"host,omitempty"`
}

// Told is events of the match, as the reader may know them: those after the first From moves; with −1 from the set-up on, and all told before is void.
type Told struct {
	From   int               `json:"from"`
	Events []json.RawMessage `json:"events"`
	// At is the number of the move that each event belongs to, counted from 1; events of the set-up have 0.
	At []int `json:"at,omitempty"`
	// By is whose the moves after the first From are, in the first message that tells of them.
	By []games.Seat `json:"by,omitempty"`
	// Moves is how many moves they lead to; there may be more of them in the next message.
	Moves int `json:"moves"`
}
