// Package words puts the phrases of games into words. It connects package games, which knows no language, with the
// messages of assets/lang, which know no game.
package words

import (
	"runehall/assets/lang"
	"runehall/games"
)

// Say returns the text of a phrase. name returns the name of a seat.
func Say(book *lang.Book, p games.Phrase, name func(games.Seat) string) string {
	return book.Text(p.Key, Args(p, name)...)
}

// Args returns what fills the placeholders of a phrase's message.
func Args(p games.Phrase, name func(games.Seat) string) []lang.Arg {
	args := make([]lang.Arg, len(p.Args))
	for i, a := range p.Args {
		switch a.Kind {
		case games.ArgSeat:
			args[i] = lang.Str(a.Name, name(a.Seat))
		case games.ArgKey:
			args[i] = lang.Phrase(a.Name, a.Key)
		default:
			args[i] = lang.Num(a.Name, a.Number)
		}
	}
	return args
}
