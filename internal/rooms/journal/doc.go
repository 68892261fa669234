// Package journal stores rooms. A room is a list of lines, which only ever grows. Package room knows what the lines
// mean.
//
// A journal also serves as the lock of a room. If several hosts want to store a line at the same place, one of them
// succeeds, and the others get an error. Storing the same line at the same place again does nothing, so a host that got
// no answer can simply try again.
package journal
