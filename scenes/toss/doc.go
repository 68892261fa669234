// Package toss is the board of Rune Toss: the table under everybody's hands. Package boards says of which parts a board is made.
// Here hands act on a running clock, several at the same moment, by fingers or with keys and gamepads of their own; throws and
// flicks are played back from the core's own motion, and the settling is told step by step.
package toss
