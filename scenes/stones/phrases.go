package stones

import "runehall/games"

// number returns a number as an argument of a phrase.
func number[N ~int | ~int8](name string, n N) games.Arg { return games.NumberArg(name, int(n)) }

func seatName(s games.Seat) games.Arg { return games.SeatArg("seat", s) }

func key(k string) games.Phrase { return games.Phrase{Key: k} }

func explained(k string, args ...games.Arg) games.Phrase {
	return games.Phrase{Key: "stones.explain." + k, Args: args}
}

// counted returns the argument n, which chooses the plural.
func counted(n int) games.Arg { return number("n", n) }
