package matches

import (
	"runehall/games"
	"runehall/games/ledger"
)

// Holds reports whether a text is a record or a collection, or has a link in it, whole or not.
func Holds(text string) bool {
	if _, ok := games.LinkIn(text); ok {
		return true
	}
	record, _ := games.ParseRecord([]byte(text))
	return record != nil || ledger.IsCollection([]byte(text))
}
