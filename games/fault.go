package games

import "errors"

// Fault is a kind of fault for which a text is no match that can be opened, or a match no link. Each has a message, "fault." and its id.
type Fault string

// The faults.
const (
	FaultNotRecord  Fault = "not-record"  // no record at all
	FaultCut        Fault = "cut"         // it ends within its head
	FaultHead       Fault = "head"        // a line of its head is damaged, or in no form that this program writes
	FaultDamaged    Fault = "damaged"     // a line behind its head is damaged
	FaultFormat     Fault = "format"      // another version of the format
	FaultLong       Fault = "long"        // longer than any match
	FaultGame       Fault = "game"        // a game that is not known here, or another than the one it was opened as
	FaultRules      Fault = "rules"       // another version of the game's rules
	FaultTables     Fault = "tables"      // other tables of the game
	FaultOwnTables  Fault = "own-tables"  // the tables of this program have faults
	FaultSetup      Fault = "setup"       // a setup that is none of the game's
	FaultMove       Fault = "move"        // a step that is no move of the game, or that the rules refuse
	FaultUndo       Fault = "undo"        // an undo of more moves than were made
	FaultStays      Fault = "stays"       // an undo in a match whose moves cannot be undone
	FaultSum        Fault = "sum"         // a position that is another than the one that was written
	FaultLink       Fault = "link"        // a link that was cut or changed on its way
	FaultLinkFormat Fault = "link-format" // another version of links
	FaultLongLink   Fault = "long-link"   // too long for a link
	FaultCollection Fault = "collection"  // another version of collections
	FaultPart       Fault = "part"        // a part of a collection is damaged, or missing
)

// Faults lists them all.
func Faults() []Fault {
	return []Fault{
		FaultNotRecord, FaultCut, FaultHead, FaultDamaged, FaultFormat, FaultLong, FaultGame, FaultRules, FaultTables, FaultOwnTables, FaultSetup,
		FaultMove, FaultUndo, FaultStays, FaultSum, FaultLink, FaultLinkFormat, FaultLongLink, FaultCollection, FaultPart,
	}
}

// Key is that of the fault's message.
//
//says:keys fault.{@faults}
func (f Fault) Key() string { return "fault." + string(f) }

// Of returns an error that says the same as another, and is of this kind.
func (f Fault) Of(err error) error { return &faultError{fault: f, err: err} }

// faultError gives an error its kind, and, where it has one, its line.
type faultError struct {
	fault Fault
	line  int
	err   error
}

func (e *faultError) Error() string { return e.err.Error() }

func (e *faultError) Unwrap() error { return e.err }

// Place says where a fault is, as far as it has a place.
type Place struct {
	// Line is the line of the record, and Step the step of the match or the link, counted from 1; 0: in none.
	Line, Step int
	// Clause is the id of the rule that refuses the step, or "".
	Clause string
}

// FaultOf returns the kind and the place of an error with which a record, a link or a collection was refused; false: the error is of another kind.
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
