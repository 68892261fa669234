// Package games is the contract between the rules of a game and everything that plays, shows, stores or checks it.
//
// A rules core implements [Core] and describes itself in one [Def]: its id and version, its options as data, its
// codecs, its views and its evaluation. Everything else here is generic over that Def: [Match] runs one match and keeps
// its [Record], [Simulate] lets computer players play many, [Replay] checks a record and tells it, and [Entry] is the
// only door for callers that do not know a game's types (flags, set-up screens, lists).
//
// The package is pure: no window, clock, disk, logger or global state. It imports the standard library only, and never
// os, time or log. The cores below it import nothing else.
package games
