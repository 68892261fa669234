// Package away is a device's end of a room on another device. It keeps a line to the host, and dials again whenever the
// line goes down. It repeats deeds that were not answered, and knows the state of the room. The loop of a screen polls
// it; it never blocks.
package away
