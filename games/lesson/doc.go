// Package lesson reads lessons: records of matches with notes between the moves. A note says something about a thing on the board, asks the
// learner for a move, or names what has been taught. docs/lesson-format.md describes the text.
//
// A lesson knows no rules: what a move is, and whether it is legal, says the game. Nor does it know the words of its notes, which are messages:
// it has their keys.
package lesson
