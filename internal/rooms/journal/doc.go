// Package journal keeps rooms: of each its lines, which only ever grow. What a line says, package room knows.
//
// A journal is the lock of a room: of several hosts that want to store a line at the same place, one does, and the others are told so. To store the same
// line at the same place again does nothing, so that a host whose answer was lost asks again.
package journal
