package matches

import (
	"runehall/games"
	"runehall/games/ledger"
	"runehall/internal/rooms/talk"
)

// Holds reports whether a text is a record or a collection, has a link to a match in it, or is one to a room, whole or
// not, or the code of a room.
func Holds(text string) bool {
	if _, ok := games.LinkIn(text); ok || talk.Meant(text) {
		return true
	}
	if _, _, ok := talk.ReadCode(text); ok {
		return true
	}
	record, _ := games.ParseRecord([]byte(text))
	return record != nil || ledger.IsCollection([]byte(text))
}
