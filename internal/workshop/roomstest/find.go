// Package roomstest is what tests of hosts share: devices that play whole matches over the wire.
package roomstest

import (
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
)

// Find asks the host at an address which room has a code, and waits for the answer: where the code leads, or the key of
// the message that says why it leads nowhere.
func Find(address, code string) (*talk.Found, string) {
	woken := make(chan struct{}, 1)
	finding := away.Find(away.Open, address, code, func() {
		select {
		case woken <- struct{}{}:
		default:
		}
	})
	for {
		if found, reason, done := finding.Poll(); done {
			return found, reason
		}
		<-woken
	}
}
