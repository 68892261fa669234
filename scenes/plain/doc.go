// Package plain makes a board of any game on its first day: things are labelled plates in rows, without art. A game
// says what lies in the rows, what its moves are about and what they do, all in words ([Def]); the rest is
// [boards.Board]'s.
//
// Rows of the table lie in the field, one below the other, and those of the seat in front on the ledge. Below these are
// the moves that can be made with what is chosen, as plates too: a tap on a thing chooses it, which leaves fewer moves,
// and a tap on a move lays it on the golden button. Where just one move is about what is chosen, it lies there at once.
// Moves that have no room are behind the last plate.
//
// From there a board climbs, a rung at a time: each is a field of [Def] that may be nil. Things are drawn, the field is
// the game's own, events become motion, things are explained. docs/add-a-game.md tells each with an example.
package plain
