package market

import (
	"testing"

	"runehall/internal/workshop/boardtest"
)

// TestWordsOfButtonsAreThere compares the keys of words on buttons and offers, which the code puts together, with the
// messages of each language.
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
