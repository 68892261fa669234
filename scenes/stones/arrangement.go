package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// arrangement is what a layout depends on besides the frame.
type arrangement struct {
	seats  int
	front  games.Seat
	starts bool // the seat in front is the start player
	mode   mode
	action action                       // while choosing
	hand   int                          // cards on the ledge
	played int                          // cards that the seat in front has laid or played
	tiles  int                          // gems to choose from, or of a payment
	rolled bool                         // a die lies open
	owned  [rules.MaxStones]rules.Stone // those of the seat in front; then none
	sheet  boards.SheetKind
	about  thing // what the sheet is about
	lines  int   // of the sheet
	items  int
}

func (a *arrangement) stones() []rules.Stone { return filled(a.owned[:]) }

// mode is what the ledge is for.
type mode uint8

const (
	// watching: somebody else is on turn, or nothing can be done; the hand may be read.
	watching mode = iota
	// choosing: an action and its cards (STO-10 to STO-12).
	choosing
	// stepping: abilities are carried out icon by icon, or a die lies open (STO-5, STO-11).
	stepping
	// paying: a smithy is paid and the place of the artifact chosen, or an artifact must be placed (STO-12, STO-13).
	paying
	// trading: power rows may be traded in (STO-15).
	trading
)

// modeNames, phaseNames and actNames are the names of things in reports.
var modeNames = [...]string{watching: "watching", choosing: "choosing", stepping: "stepping", paying: "paying", trading: "trading"}
