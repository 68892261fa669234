// Package toss is the rules core of Rune Toss: runes thrown onto a round table, pairs snatched, thefts and flicks, for 2 to
// 5 seats.
//
// The ruleset is that of the clauses TOS-1 to TOS-42; comments and refusals name the clauses. The whole match is one flat
// value, [Game], without maps, slices or pointers into it: it is copied by assignment and played without allocation.
// [Def] describes the game to everything generic; [View] is all that a board may ask; [Motion] is the throw or the flick that an event tells of,
// to be played back tick by tick.
//
// The motion of the discs is calculated with floating-point numbers, and is the same to the last bit on every processor: each
// product is rounded by itself (float64(a*b)), since a processor may otherwise fuse it with a sum, and no function other than
// the square root is used.
//
// The package imports the standard library and package games only, and never os, time or log.
package toss
