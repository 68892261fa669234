package words

import (
	"runehall/assets/lang"
	"runehall/games"
)

// Fault says in words why a record, a link or a collection cannot be opened, and where it is wrong. ok is false for
// errors that package games does not know.
func Fault(book *lang.Book, err error) (text string, ok bool) {
	fault, place, ok := games.FaultOf(err)
	if !ok {
		return "", false
	}
	key := fault.Key()
	if fault == games.FaultMove && place.Clause != "" {
		//says:keys fault.{move}.clause
		key += ".clause"
	}
	return book.Text(key, lang.Num("line", place.Line), lang.Num("step", place.Step),
		lang.Str("clause", Clause(book, place.Clause))), true
}
