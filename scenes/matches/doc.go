// Package matches is what screens do with matches that are texts: it reads a record or a link in the ticks that there
// are, lists what is kept, keeps what comes from outside, gives everything out as one collection and takes one in,
// enters finished matches into the ledger, and keeps those that end in a room.
//
// It opens no table and knows no screen that shows a list: those are handed what was read. What a record is, package
// games says; where it lies, package store.
package matches
