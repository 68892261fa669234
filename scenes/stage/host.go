package stage

import (
	"fmt"

	"runehall/assets/lang"
)

// Host is a host of rooms that this program runs, or from which this page came. It runs until it is closed.
type Host struct {
	// Local is the address at which this device reaches it ("http://127.0.0.1:8747/").
	Local string
	// Addresses returns the addresses at which others reach the host, the likeliest first; none: nobody does. They
	// change with the networks that the device is in.
	Addresses func() []HostAddress
	// Pageless says that the host does not send the page to browsers that open such an address.
	Pageless bool
	// Shared says that the host runs in this program, for the networks that the device is in, so that guests sit around
	// this screen.
	Shared bool
	// Close ends it, and returns at once; devices are told so.
	Close func()
}

// Evening keeps what is left of the matches in a room. Take takes what has come from the room, in every tick.
type Evening interface{ Take() }

// HostAddress is an address of a host.
type HostAddress struct {
	// Page is the address of the host's page.
	Page string
	// Net is the kind of the network that it is in, as the end of a key of a message ("wifi"), or "".
	Net string
}

// HostError is why there is no host, as a key of a message.
type HostError struct {
	Reason string
	Err    error
}

// Error implements error.
func (e *HostError) Error() string { return fmt.Sprintf("%s: %v", e.Reason, e.Err) }

// Unwrap returns what happened.
func (e *HostError) Unwrap() error { return e.Err }

// RefusalKey returns the key of the message for a host's reason, or that of the message for all reasons that only
// another version has.
func RefusalKey(book *lang.Book, reason string) string {
	if book.Has(reason) {
		return reason
	}
	return "room.refusal.unknown"
}
