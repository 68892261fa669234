// Package hints tells in words what speaks for a move: the reasons that computer players have for it. It does not know
// the move itself.
package hints
