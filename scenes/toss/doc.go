// Package toss is the board of Rune Toss: the table under everybody's hands. How a board is made of parts says package boards. What is
// special here: hands act on a running clock, throws and flicks are played back from the core's own motion, and the settling is told
// step by step.
//
// It can be played, and is not seated yet (scenes/games.go): figures of its rulebook are missing, its tips and sheets want a proof, and
// keyboard and gamepad have played whole matches on the bench only.
package toss
