// Package away is a device's end of a room that is elsewhere: it keeps a line to the host, gets a new one whenever that is down, says again what was not
// answered, and knows how the room stands. It is polled by the loop of a screen, and never waits.
package away
