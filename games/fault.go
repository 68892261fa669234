package games

import "errors"

// Fault is why a text cannot be opened as a match, or a match not be written as a link. Each fault has a message under
// the key "fault." and its id.
type Fault string

// The faults.
const (
	FaultNotRecord  Fault = "not-record"  // this is no record at all
	FaultCut        Fault = "cut"         // the text ends within the head
	FaultHead       Fault = "head"        // a line of the head is damaged, or not as this program writes it
	FaultDamaged    Fault = "damaged"     // a line after the head is damaged
	FaultFormat     Fault = "format"      // another version of the record format
	FaultLong       Fault = "long"        // longer than any match can be
	FaultGame       Fault = "game"        // the game is unknown here, or not the one that was asked for
	FaultRules      Fault = "rules"       // another version of the game's rules
	FaultTables     Fault = "tables"      // the match was played with other tables (card tables and the like)
	FaultOwnTables  Fault = "own-tables"  // this program's own tables have faults
	FaultSetup      Fault = "setup"       // the game has no such setup
	FaultMove       Fault = "move"        // a step is no move of the game, or the rules refuse it
	FaultUndo       Fault = "undo"        // an undo goes back further than there are moves
	FaultStays      Fault = "stays"       // an undo, in a match that forbids undo
	FaultSum        Fault = "sum"         // the position differs from the one that was recorded
	FaultLink       Fault = "link"        // a link that was cut or changed on its way
	FaultLinkFormat Fault = "link-format" // another version of the link format
	FaultLongLink   Fault = "long-link"   // the match is too long for a link
	FaultCollection Fault = "collection"  // another version of the collection format
	FaultPart       Fault = "part"        // a part of a collection is damaged or missing
)

// Faults lists all kinds of faults.
func Faults() []Fault {
	return []Fault{
		FaultNotRecord, FaultCut, FaultHead, FaultDamaged, FaultFormat, FaultLong, FaultGame, FaultRules, FaultTables,
		FaultOwnTables, FaultSetup, FaultMove, FaultUndo, FaultStays, FaultSum, FaultLink, FaultLinkFormat,
		FaultLongLink, FaultCollection, FaultPart,
	}
}

// Key returns the key of the fault's message.
//
//says:keys fault.{@faults}
func (f Fault) Key() string { return "fault." + string(f) }

// Of marks an error as being of this kind. Its text stays the same.
func (f Fault) Of(err error) error { return &faultError{fault: f, err: err} }

// faultError is an error with its kind. line is the line of the record that it concerns, or 0.
type faultError struct {
	fault Fault
	line  int
	err   error
}

func (e *faultError) Error() string { return e.err.Error() }

func (e *faultError) Unwrap() error { return e.err }

// Place says where in a record or link a fault is.
type Place struct {
	// Line is the line of the record, Step the step of the match or link; both count from 1. 0: the fault has none.
	Line, Step int
	// Clause is the id of the rule that refuses the step, or "".
	Clause string
}

// FaultOf returns the kind and the place of an error with which a record, a link or a collection was refused. It
// returns false for any other error.
func FaultOf(err error) (Fault, Place, bool) {
	place := Place{Clause: clauseOf(err)}
	if damage, ok := errors.AsType[*DamageError](err); ok {
		place.Line = damage.Line
	}
	if wrong, ok := errors.AsType[*StepError](err); ok {
		place.Step = wrong.Step
	}
	if kind, ok := errors.AsType[*faultError](err); ok {
		if kind.line > 0 {
			place.Line = kind.line
		}
		return kind.fault, place, true
	}
	switch {
	case errors.Is(err, ErrLongLink) && !errors.Is(err, ErrNotLink):
		return FaultLongLink, place, true
	case errors.Is(err, ErrLongLink), errors.Is(err, ErrLongRecord):
		return FaultLong, place, true
	case place.Line > 0:
		return FaultDamaged, place, true
	case place.Step > 0, place.Clause != "":
		return FaultMove, place, true
	case errors.Is(err, ErrNotLink):
		return FaultLink, place, true
	case errors.Is(err, ErrNotRecord):
		return FaultNotRecord, place, true
	}
	return "", Place{}, false
}
