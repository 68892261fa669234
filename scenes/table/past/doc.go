// Package past keeps how the moves of a match came about, and who has looked since: with it a table knows how far the
// match may go back, and what can be made again. It makes no moves and takes none back.
package past
