// Package toss is the rules core of Rune Toss: runes thrown onto a round table, pairs snatched, thefts and flicks, for
// 2 to 5 seats.
//
// The rules are the clauses TOS-1 to TOS-42; comments and refusals name them. A whole match is one flat value, [Game],
// without maps, slices or pointers: it is copied by assignment, and played without allocation. [Def] describes the game
// to generic code. A board can ask for nothing but what [View] has. [Motion] plays back, tick by tick, the throw or
// flick of an event.
//
// The motion of the discs is computed with floating-point numbers, and is the same to the last bit on every processor.
// To ensure that, each product is rounded on its own (float64(a*b)), because a processor may otherwise fuse it with a
// sum; and the only function used is the square root.
//
// The package imports the standard library and package games only, and never os, time or log.
package toss
