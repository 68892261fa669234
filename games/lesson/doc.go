// Package lesson reads lessons: records of matches with notes between the moves. A note says something about a thing on
// the board, asks the learner for a move, or names the clauses that have been taught. docs/lesson-format.md describes
// the text.
//
// The package knows neither rules nor words. Whether a move is legal is for the game to say, and the words of notes are
// messages, of which a lesson only has the keys.
package lesson
