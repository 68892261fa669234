package market

import (
	"runehall/assets/sound"
	rules "runehall/games/market"
	"runehall/scenes/motion"
)

func tellTollPaid(e rules.TollPaid, _ rules.View) tale {
	from, to := storeAt(e.Seat, e.Store), looseOf(e.To, e.Colour)
	return tale{[]thing{from, to}, []step{runesFly(e.Colour, 1, runeTicks, from, to, sound.StonePlace)}}
}

func tellInterestTaken(e rules.InterestTaken, _ rules.View) tale {
	at := storeAt(e.Seat, e.Store)
	return tale{[]thing{at}, []step{runesFly(e.Colour, e.Runes, runeTicks, runeBay(e.Colour), at, sound.Drop)}}
}

func tellRunePut(e rules.RunePut, _ rules.View) tale {
	at := storeAt(e.Seat, e.Store)
	return tale{[]thing{at}, []step{runesFly(e.Colour, 1, putTicks, looseOf(e.Seat, e.Colour), at, sound.Drop)}}
}

func tellRuneBought(e rules.RuneBought, _ rules.View) tale {
	at := looseOf(e.Seat, e.Colour)
	buy := runesFly(e.Colour, 1, runeTicks, runeBay(e.Colour), at, sound.StonePlace)
	return tale{[]thing{at}, []step{motion.InStep(buy, behindTicks)}}
}

func tellRunesPaid(e rules.RunesPaid, _ rules.View) tale {
	pay := hops(e.Runes, runeTicks, func(m *model) (fs []flight) {
		for part, n := range e.Pay {
			from := looseOf(e.Seat, rules.Red+rules.Colour(part))
			colour := rules.Colour(from.N)
			if part >= int(rules.Blue) {
				from = storeAt(e.Seat, rules.Place(part-1))
				colour = m.who[e.Seat].stores[part-1].Colour
			}
			for range n {
				fs = append(fs, runeHop(colour, from, runeBay(colour)))
			}
		}
		return fs
	}, func(*model) {})
	return tale{[]thing{bayAt(bayRed), bayAt(bayBlue)}, []step{sounding(pay, .8, sound.StonePlace, bayAt(bayRed))}}
}
