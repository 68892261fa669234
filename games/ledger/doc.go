// Package ledger keeps a line for each finished match, and counts all statistics from them. Records may be deleted, and
// those of older rules cannot be replayed, but the lines stay.
//
// A line is written once, at the end of a match, and never changed. [Book.Add] takes each match only once, by its
// [Key]. A damaged line is skipped and counted ([Book.Bad]); the others are not affected. docs/ledger-format.md
// describes the format.
//
// The package is pure: it knows texts and numbers, no store, no clock and no screen. It imports games only.
package ledger
