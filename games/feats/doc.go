// Package feats says what a person can be remembered for in a match: ten things a game, each of which shows something that
// the game can do. They are found in the events of a match that is over, for one seat at a time; nobody learns of them
// earlier.
//
// The ids stand in ledgers for good: one is never used again for something else. Names and sentences are messages, under
// "feat.GAME.ID" and "feat.GAME.ID.text".
//
// The package is pure, as the cores are.
package feats
