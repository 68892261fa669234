// Package feats finds what a person can be remembered for in a match: ten feats per game, each of which shows what the
// game has to offer. They are found in the events of a finished match, for one seat at a time; nobody learns of them
// earlier.
//
// Their ids stay in ledgers for ever, so an id is never used again for something else. Names and sentences are messages
// under "feat.GAME.ID" and "feat.GAME.ID.text".
//
// The package is pure, as the cores are.
package feats
