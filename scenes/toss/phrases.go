package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
)

func key(k string) games.Phrase { return games.Phrase{Key: k} }

// number is the argument of a phrase that is a number; seatName and named are arguments that are seats.
func number(name string, n int) games.Arg    { return games.NumberArg(name, n) }
func seatName(s games.Seat) games.Arg        { return games.SeatArg("seat", s) }
func named(k string, s games.Seat) games.Arg { return games.SeatArg(k, s) }

// soon returns the name in reports of what comes after the throw. A tip tells about it beforehand.
func soon(v rules.View) string { return "toss.soon." + v.Way().String() }
