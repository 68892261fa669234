package games

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Record is a match as it is saved, replayed, shared and reported: setup, seats and every step. Its text form has one
// line for each step, and only ever grows:
//
//	runehall 1 ~xxxxxxxx                   the format's version
//	game ritual 1 ~…                       the game and the version of its rules
//	seed 7 ~…
//	tables 90af… ~…                        the digest of the game's tables; left out for a game without any
//	starts 0 2 ~…                          left out when the start player is drawn from all seats
//	option variant explorers ~…            one line per option that was chosen, in the order of [Info.AllOptions]
//	seat person amber circle "Ada" ~…      one line per seat: driver, colour, emblem, name as a Go string
//	moves ~…
//	0 place 0,0 t12 r3 ~…                  a move: its seat, then the game's own text
//	undo 4 ~…                              back to 4 moves
//	sum 16 90af… ~…                        the position's hash after 16 moves
//
// After the last space of each line come a tilde and the CRC-32 (IEEE, eight hex digits) of all text before that space,
// including the earlier lines with their checks and line breaks. So the first damaged line can be told.
type Record struct {
	Game    string
	Version int
	// Tables is the digest of the tables that the match is played with; "" for a game without any (see [Info].Tables).
	Tables  string
	Setup   Setup
	Players []Player
	Steps   []Step

	text  []byte   // all complete lines
	crc   uint32   // the checksum of text
	names []string // the players' names as they stand in text, before cleaning
}

// FormatVersion is the version of the text form of records.
const FormatVersion = 1

// Person is the driver of a seat at which a person sits. Every other driver is the id of a computer player's level.
const Person = "person"

// Player is who sits at a seat. Colour and Emblem are ids that the interface knows. A record's players have clean names
// ([CleanName]), whatever stands in its text.
type Player struct {
	Driver, Colour, Emblem, Name string
}

// StepKind is the kind of a step of a record.
type StepKind uint8

const (
	// StepMove is a move of Seat with the text Move.
	StepMove StepKind = iota
	// StepUndo goes back to N moves.
	StepUndo
	// StepSum states the position's hash Sum after N moves.
	StepSum
)

// Step is one line of a record after "moves".
type Step struct {
	Kind StepKind
	Seat Seat
	Move string
	N    int
	Sum  uint64
}

// NewRecord starts the record of a match without moves. It cleans the players' names ([CleanName]).
func NewRecord(info *Info, setup Setup, players []Player) (*Record, error) {
	players = slices.Clone(players)
	var names []string
	for i := range players {
		players[i].Name = CleanName(players[i].Name)
		names = append(names, players[i].Name)
	}
	return newRecord(info, setup, players, names)
}

// newRecord starts the record of a match without moves. names are written as they are, so that an old record keeps its
// bytes.
func newRecord(info *Info, setup Setup, players []Player, names []string) (*Record, error) {
	if err := info.Validate(setup); err != nil {
		return nil, err
	}
	if len(players) != setup.Seats {
		return nil, fmt.Errorf("%d players for %d seats", len(players), setup.Seats)
	}
	tables, err := info.tables()
	if err != nil {
		return nil, err // Validate has reported it already
	}
	// The caller may change its maps and slices later, so the record gets copies.
	setup.Options, setup.Starts = maps.Clone(setup.Options), slices.Clone(setup.Starts)
	r := &Record{Game: info.ID, Version: info.Version, Tables: tables, Setup: setup, Players: slices.Clone(players),
		names: names}
	r.line("runehall " + strconv.Itoa(FormatVersion))
	r.line("game " + info.ID + " " + strconv.Itoa(info.Version))
	r.line("seed " + strconv.FormatUint(setup.Seed, 10))
	if tables != "" {
		r.line("tables " + tables)
	}
	if len(setup.Starts) > 0 {
		words := []string{"starts"}
		for _, s := range setup.Starts {
			words = append(words, strconv.Itoa(int(s)))
		}
		r.line(strings.Join(words, " "))
	}
	for _, o := range info.AllOptions() {
		if c, ok := setup.Options[o.ID]; ok {
			r.line("option " + o.ID + " " + c)
		}
	}
	for i, p := range players {
		for _, word := range []string{p.Driver, p.Colour, p.Emblem} {
			if word == "" || len(word) > longestID ||
				strings.ContainsFunc(word, func(c rune) bool { return c <= ' ' || c > '~' }) {
				return nil, fmt.Errorf("player %q: %q is no id", p.Name, word)
			}
		}
		r.line(p.line(names[i]))
	}
	r.line("moves")
	return r, nil
}

// line returns the line of a player's seat, without its check. name is written in place of the player's own.
func (p *Player) line(name string) string {
	return "seat " + p.Driver + " " + p.Colour + " " + p.Emblem + " " + strconv.Quote(name)
}

// Text returns the record's text so far. Callers must not change it.
func (r *Record) Text() []byte { return r.text }

// Add appends a step and returns the bytes by which the text grew.
func (r *Record) Add(s Step) []byte {
	r.Steps = append(r.Steps, s)
	return r.line(s.line())
}

// line returns a step's line without its check.
func (s Step) line() string {
	switch s.Kind {
	case StepMove:
		return strconv.Itoa(int(s.Seat)) + " " + s.Move
	case StepUndo:
		return "undo " + strconv.Itoa(s.N)
	default:
		return fmt.Sprintf("sum %d %016x", s.N, s.Sum)
	}
}

// UpTo returns a record whose steps end before the move that follows after so many, to be resumed or written as a link.
// Its Text is still that of the whole record.
func (r *Record) UpTo(moves int) *Record {
	cut := *r
	for i, step := range r.Steps {
		if step.Kind != StepMove {
			continue
		}
		if moves == 0 {
			cut.Steps = r.Steps[:i]
			break
		}
		moves--
	}
	return &cut
}

func (r *Record) line(text string) []byte {
	from := len(r.text)
	r.text = append(r.text, text...)
	r.crc = crc32.Update(r.crc, crc32.IEEETable, r.text[from:])
	checkAt := len(r.text)
	r.text = fmt.Appendf(r.text, " ~%08x\n", r.crc)
	r.crc = crc32.Update(r.crc, crc32.IEEETable, r.text[checkAt:])
	return r.text[from:len(r.text):len(r.text)]
}

// cut returns the record of the first n steps. Both records share memory, but can grow independently.
func (r *Record) cut(n int) *Record {
	c := *r
	c.Steps = r.Steps[:n:n]
	lines := 0
	for line := range bytes.Lines(r.text) {
		lines += len(line)
		if bytes.HasPrefix(line, []byte("moves ")) {
			break
		}
	}
	for range n {
		lines += bytes.IndexByte(r.text[lines:], '\n') + 1
	}
	c.text = r.text[:lines:lines]
	if lines < len(r.text) {
		c.crc = crc32.ChecksumIEEE(c.text)
	}
	return &c
}

// ErrNotRecord is returned for text that is not a record, or whose first lines are damaged.
var ErrNotRecord = errors.New("not a Runehall record, or its head is damaged")

// DamageError reports the first bad line of a record. The match can continue from before it.
type DamageError struct {
	// Line counts from 1.
	Line int
	Err  error
}

func (e *DamageError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

func (e *DamageError) Unwrap() error { return e.Err }

// errLineEnd is the damage when a program has changed the file's line ends.
var errLineEnd = errors.New("the line ends with CR LF instead of LF: some program has converted the file")

// ErrStays is wrapped by the error of an undo in a match that forbids undo ([OptionStays]).
var ErrStays = errors.New("in this match what is let go stays")

func errStays(n int) error {
	return FaultStays.Of(fmt.Errorf("undo to %d moves: %w", n, ErrStays))
}

func errUndo(n, made int) error {
	return FaultUndo.Of(fmt.Errorf("undo to %d of %d moves", n, made))
}

func errWrongCount(n int) error {
	return FaultSum.Of(fmt.Errorf("sum after %d moves: it stands elsewhere", n))
}

func errWrongSum(n int) error {
	return FaultSum.Of(fmt.Errorf("sum after %d moves: the position is another one", n))
}

// errCheck is the damage when a line's checksum is wrong.
var errCheck = errors.New("the line is damaged: its check does not fit")
