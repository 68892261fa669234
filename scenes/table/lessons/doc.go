// Package lessons keeps how far a lesson or a puzzle has come, and shows its words, one bubble at a time. It knows only
// what [Table] tells it of the match; the table makes the moves.
package lessons
