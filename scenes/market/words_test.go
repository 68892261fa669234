package market

import (
	"testing"

	"runehall/scenes/boardtest"
)

// TestWordsOfButtonsAreThere holds the words of buttons and offers, whose keys are put together, against the messages of each language.
func TestWordsOfButtonsAreThere(t *testing.T) {
	var keys []string
	for _, k := range actNames[actClear:] {
		keys = append(keys, "market.board."+k)
	}
	for _, k := range offerKeys {
		keys = append(keys, "market.board.offer."+k)
	}
	for _, k := range doingKeys {
		keys = append(keys, "market.board.do."+k)
	}
	for language, book := range boardtest.Books(t) {
		for _, k := range keys {
			if !book.Has(k) {
				t.Errorf("%s lacks %s", language, k)
			}
		}
	}
}
