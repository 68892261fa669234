package market

import (
	"runehall/games"
	"runehall/ui"
)

// act is a button beside the golden one.
type act struct {
	ui.Button
	on    bool
	means actKind
}

// actKind is what a button beside the golden one does.
type actKind uint8

const (
	actNone       actKind = iota
	actClear              // what is chosen is forgotten
	actEnd                // the turn ends (MAR-13)
	actNoInterest         // interest is left to be, runes and cards are chosen
	actYield              // a duel is given up (MAR-21)
)

// wire says what the buttons do.
func (h *hand) wire() {}

// offer says what the buttons beside the golden one are for now, and gives them their places.
func (h *hand) offer() { h.think() }

// updateButtons lets the buttons that can be pressed now read the tick.
func (h *hand) updateButtons(c *ui.Context) {}

// key returns a phrase without arguments.
func key(k string) games.Phrase { return games.Phrase{Key: k} }
