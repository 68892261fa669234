package market

import (
	"strconv"
	"strings"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/ui"
)

func key(k string) games.Phrase { return games.Phrase{Key: k} }

func number(name string, n int) games.Arg { return games.NumberArg(name, n) }

// seatName is a seat as the argument "seat" of a phrase.
func seatName(s games.Seat) games.Arg { return games.SeatArg("seat", s) }

// named is a seat as an argument of a given name.
func named(name string, s games.Seat) games.Arg { return games.SeatArg(name, s) }

func explained(k string, args ...games.Arg) games.Phrase {
	return games.Phrase{Key: "market.explain." + k, Args: args}
}

// whole writes a number, with its sign if it is negative.
func whole(n int) string {
	if n < 0 {
		return signed(n)
	}
	return ui.Digits(n)
}

func signed(n int) string {
	if n < 0 {
		return "−" + ui.Digits(-n)
	}
	return "+" + ui.Digits(n)
}

// sum writes the beginning of a sum of number cards, "4 + 6 = ", or nothing for a single card.
func sum(cards rules.Set) string {
	var list []string
	for _, c := range cards.Cards() {
		if c.Number() {
			list = append(list, strconv.Itoa(int(c)))
		}
	}
	if len(list) < 2 {
		return ""
	}
	return strings.Join(list, " + ") + " = "
}
