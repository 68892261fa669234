package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
)

func key(k string) games.Phrase { return games.Phrase{Key: k} }

// number is a number as an argument of a phrase, and seatName a seat.
func number(name string, n int) games.Arg    { return games.NumberArg(name, n) }
func seatName(s games.Seat) games.Arg        { return games.SeatArg("seat", s) }
func named(k string, s games.Seat) games.Arg { return games.SeatArg(k, s) }

// soon names what comes after the throw, of which a tip tells beforehand.
func soon(v rules.View) string { return "toss.soon." + v.Way().String() }
