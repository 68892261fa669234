package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
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
	actNone    actKind = iota
	actClear           // what is chosen is forgotten
	actOrder           // the two cards change places
	actLeave           // the rest of an ability is left out (STO-11)
	actDecline         // the result of the die (STO-5)
	actBack            // from paying
	actKeep            // no row is traded in
)

// stops are what the focus can be on besides buttons; their addresses name them.
type stops struct {
	all [targetKinds][48]byte // by kind and index
}

// wire says what the buttons do.
func (h *hand) wire() {}

// place gives the buttons their places.
func (h *hand) place() {}

// offer says what the buttons beside the golden one are for now.
func (h *hand) offer() {}

// curtained reports whether the hand on the ledge lies behind a curtain that the reader may ask to open.
func (h *hand) curtained() bool { return false }

// opens reports whether a gesture means a hand that the reader does not see.
func (h *hand) opens(g gesture) bool { return g.kind == openHand }

// key returns a phrase without arguments.
func key(k string) games.Phrase { return games.Phrase{Key: k} }

// Private reports whether a seat that must act needs its own view: to choose among its hand cards.
func (b *Board) Private(v rules.View, s games.Seat) bool {
	return v.OnTurn() == s && v.Phase() == rules.TurnPhase && v.Hand(s).Size() < v.HandSize(s)
}
