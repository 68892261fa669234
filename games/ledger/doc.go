// Package ledger keeps a line for each finished match, from which all statistics are counted. Records can be deleted, and
// those of older rules versions cannot be replayed; the lines stay.
//
// A line is written once, at the end of a match ([Book.Add] takes each match once, by its [Key]), and never changed. A line that is
// damaged is skipped and counted ([Book.Bad]), and nothing else is lost with it. The form is described in docs/ledger-format.md.
//
// The package is pure: it knows texts and numbers, no store, no clock and no screen. It imports games only.
package ledger
