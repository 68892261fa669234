package gamestest

import (
	"fmt"
	"strings"

	"runehall/games"
)

// Check names one thing that the kit shows. Every failure begins with one.
type Check string

// The checks.
const (
	// CheckDef: the Def is complete and agrees with itself: ids, defaults, clauses, refusals, facts.
	CheckDef Check = "def"
	// CheckPanic: nothing panics.
	CheckPanic Check = "panic"
	// CheckSetup: an option that is left out means its default.
	CheckSetup Check = "setup"
	// CheckActing: each acting seat is listed once, and somebody must act until the end.
	CheckActing Check = "acting"
	// CheckMoves: moves are listed for acting seats only, each once, in a fixed order; a seat that must act has one.
	CheckMoves Check = "moves"
	// CheckListed: a move of a countable set is listed exactly if Check accepts it.
	CheckListed Check = "listed"
	// CheckApply: Apply accepts what Check accepts, and refuses with the same refusal.
	CheckApply Check = "apply"
	// CheckRefusal: refusals are of the closed list, and a seat that must act never hears that it is not its move.
	CheckRefusal Check = "refusal"
	// CheckTrace: a refused move leaves no trace.
	CheckTrace Check = "trace"
	// CheckSample: samples are legal, and the same with equal chance.
	CheckSample Check = "sample"
	// CheckJoint: where seats decide at the same moment, all acting seats must act, and their decisions join into one
	// legal move.
	CheckJoint Check = "joint"
	// CheckForced: a forced move is the only legal move of the only acting seat.
	CheckForced Check = "forced"
	// CheckObvious: an obvious move is a legal move of a seat that must act, whoever the reader is.
	CheckObvious Check = "obvious"
	// CheckLacks: only a refused move lacks something, and that can be put into words.
	CheckLacks Check = "lacks"
	// CheckGrounds: what speaks for a legal move can be said, and is about a clause.
	CheckGrounds Check = "grounds"
	// CheckPure: what only reads changes nothing, and reads the same twice.
	CheckPure Check = "pure"
	// CheckWorth: the parts of a position's worth are named, and add up to it.
	CheckWorth Check = "worth"
	// CheckInvariant: the game's own invariant holds, on redealt positions too.
	CheckInvariant Check = "invariant"
	// CheckLength: no match has more than MaxMoves moves.
	CheckLength Check = "length"
	// CheckEnd: after the end nobody acts and no move is accepted; the result stays.
	CheckEnd Check = "end"
	// CheckBounds: points lie between MinPoints and MaxPoints, ranks begin at 1, entries beyond the seats are empty.
	CheckBounds Check = "bounds"
	// CheckRanks: ranks come from points, always in the same direction; a seat's is one more than the number of those
	// before it; seats that share a rank have equal points.
	CheckRanks Check = "ranks"
	// CheckTally: the tallies of all events add up to the points, and so does the course.
	CheckTally Check = "tally"
	// CheckRival: the question to a program at a seat does not depend on what the seat cannot know. It is JSON without
	// null.
	CheckRival Check = "rival"
	// CheckClone: a clone is equal, independent, and nobody listens to it.
	CheckClone Check = "clone"
	// CheckListener: listening makes no difference to a position, and only the listener gets events.
	CheckListener Check = "listener"
	// CheckDeterminism: the same setup and moves give the same positions and events.
	CheckDeterminism Check = "determinism"
	// CheckView: a view shares nothing with the core and is the same for equal positions.
	CheckView Check = "view"
	// CheckWire: a view is the same after it went over the wire, and hidden things change no byte of it.
	CheckWire Check = "wire"
	// CheckRedeal: Redeal changes nothing that its reader sees, and makes positions equal that look the same.
	CheckRedeal Check = "redeal"
	// CheckDealt: Redeal deals every secret anew.
	CheckDealt Check = "dealt"
	// CheckInterference: what a reader is told depends on hidden things only if something is revealed.
	CheckInterference Check = "interference"
	// CheckShown: a view changes only by what its reader is told.
	CheckShown Check = "shown"
	// CheckEvents: events are of the types in Facts, survive encoding, and do not change once told.
	CheckEvents Check = "events"
	// CheckRedact: redaction hides nothing from All, leaves the original alone, and makes no new type of event.
	CheckRedact Check = "redact"
	// CheckSay: phrases have keys that exist, and well-formed arguments.
	CheckSay Check = "say"
	// CheckCodec: moves survive their text, and there is one text for each.
	CheckCodec Check = "codec"
	// CheckRecord: a record replays to the same sums; cut or damaged anywhere it gives the match up to there.
	CheckRecord Check = "record"
)

var checks = []Check{
	CheckDef,
	CheckPanic,
	CheckSetup,
	CheckActing,
	CheckMoves,
	CheckListed,
	CheckApply,
	CheckRefusal,
	CheckTrace,
	CheckSample,
	CheckJoint,
	CheckForced,
	CheckObvious,
	CheckLacks,
	CheckGrounds,
	CheckPure,
	CheckWorth,
	CheckInvariant,
	CheckLength,
	CheckEnd,
	CheckBounds,
	CheckRanks,
	CheckTally,
	CheckClone,
	CheckListener,
	CheckDeterminism,
	CheckView,
	CheckWire,
	CheckRedeal,
	CheckDealt,
	CheckInterference,
	CheckShown,
	CheckEvents,
	CheckRedact,
	CheckSay,
	CheckCodec,
	CheckRecord,
}

// failure is panicked with by the checks and recovered once per match.
type failure struct {
	check Check
	text  string
}

func fail(check Check, format string, args ...any) {
	panic(&failure{check: check, text: fmt.Sprintf(format, args...)})
}

// regression returns the failure with the call that repeats it.
func (f *failure) regression(id string, setup games.Setup, lines []string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s: %s\n", id, f.check, f.text)
	fmt.Fprintf(&b, "As a regression test, with this game's Def and Options:\n\tgamestest.Play(t, def, options, %s",
		setupText(setup))
	for _, line := range lines {
		fmt.Fprintf(&b, ",\n\t\t%q", line)
	}
	if len(lines) > 0 {
		b.WriteString(",\n\t")
	}
	b.WriteString(")")
	return b.String()
}

func setupText(s games.Setup) string {
	var b strings.Builder
	fmt.Fprintf(&b, "games.Setup{Seats: %d", s.Seats)
	if len(s.Options) > 0 {
		fmt.Fprintf(&b, ", Options: %#v", s.Options)
	}
	fmt.Fprintf(&b, ", Seed: %d", s.Seed)
	if len(s.Starts) > 0 {
		b.WriteString(", Starts: []games.Seat{")
		for i, seat := range s.Starts {
			if i > 0 {
				b.WriteString(", ")
			}
			fmt.Fprint(&b, int(seat))
		}
		b.WriteString("}")
	}
	b.WriteString("}")
	return b.String()
}
