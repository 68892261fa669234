package market

import (
	"runehall/games"
	rules "runehall/games/market"
)

// Private reports whether a seat that must act needs its own view: to choose among its hand cards, or to pick in secret.
func (b *Board) Private(v rules.View, s games.Seat) bool { return private(v, s) }

func private(v rules.View, s games.Seat) bool { return false }

// curtained reports whether the hand on the ledge lies behind a curtain that the reader may ask to open.
func (h *hand) curtained() bool { return false }

// opens reports whether a gesture means a hand that the reader does not see.
func (h *hand) opens(g gesture) bool { return false }
