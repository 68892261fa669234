package games

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"
)

// The bounds of records. No match between people comes near them. Undo is refused long before them, so that a match
// never writes what cannot be read. Apart from Rune Toss, the longest match that any game allows has 516,240 moves.
const (
	longestRecord = 32 << 20 // bytes
	longestHead   = 1 << 20  // bytes of the lines up to "moves"
	mostSteps     = 600_000
	lastUndo      = 40_000 // steps after which undo is refused
	mostOptions   = 64
	longestID     = 64 // bytes of an id or a choice
)

// ErrLongRecord is wrapped by the errors of records that are longer than any match.
var ErrLongRecord = errors.New("longer than any match")

// ParseRecord reads the text form of a record. An incomplete last line was never acknowledged and is dropped. If a line
// after the head is damaged, it returns the record up to there and a [DamageError]; if the head is damaged, or for
// other files, nil and an error that wraps [ErrNotRecord]. It does not check the moves: see [Resume].
func ParseRecord(text []byte) (*Record, error) {
	p := NewParsing(text)
	for !p.Step(1 << 20) {
	}
	return p.Record()
}

// Parsing reads a record a few lines at a time, so that a long one holds nobody up.
type Parsing struct {
	text   []byte
	at     int // bytes read
	lines  int
	head   headParser
	record *Record
	err    error
	done   bool
}

// NewParsing begins to read the text form of a record, as [ParseRecord] does. The text must not change until all of it
// is read.
func NewParsing(text []byte) *Parsing {
	p := &Parsing{text: text, record: &Record{}}
	p.head.record = p.record
	if len(text) > longestRecord {
		p.fail(fmt.Errorf("%w: %w: %d bytes", ErrNotRecord, ErrLongRecord, len(text)))
	}
	return p
}

// Step reads the next n lines, and reports whether everything is read.
func (p *Parsing) Step(n int) (done bool) {
	for ; n > 0 && !p.done; n-- {
		p.line()
	}
	return p.done
}

// Part returns how much of the text has been read, from 0 to 1.
func (p *Parsing) Part() float64 {
	if p.done || len(p.text) == 0 {
		return 1
	}
	return float64(p.at) / float64(len(p.text))
}

// Record returns the results of [ParseRecord] once everything is read, and nil before.
func (p *Parsing) Record() (*Record, error) {
	if !p.done {
		return nil, nil
	}
	return p.record, p.err
}

func (p *Parsing) line() {
	end := bytes.IndexByte(p.text[p.at:], '\n')
	switch {
	case end < 0 && !p.head.done:
		kind := FaultCut
		if p.lines == 0 {
			kind = FaultNotRecord
		}
		p.fail(kind.Of(fmt.Errorf("%w: it ends before the first move", ErrNotRecord)))
		return
	case end < 0:
		p.end(nil)
		return
	case len(p.record.Steps) == mostSteps:
		p.fail(fmt.Errorf("%w: %w: more than %d steps", ErrNotRecord, ErrLongRecord, mostSteps))
		return
	}
	p.lines++
	line, crc, err := checkLine(p.record.crc, p.text[p.at:p.at+end])
	switch {
	case err != nil:
	case !p.head.done && p.at+end > longestHead:
		err = fmt.Errorf("%w: more than %d bytes before the first move", ErrLongRecord, longestHead)
	case !p.head.done:
		err = p.head.line(line)
	default:
		err = p.record.parseStep(line)
	}
	switch {
	case err != nil && !p.head.done:
		p.fail(headFault(p.lines, err))
	case err != nil:
		p.end(&DamageError{Line: p.lines, Err: err})
	default:
		p.record.crc = crc
		p.at += end + 1
	}
}

// fail ends the reading without a record.
func (p *Parsing) fail(err error) { p.record, p.err, p.done = nil, err, true }

// end ends the reading with the record that was read.
func (p *Parsing) end(err error) {
	p.record.text = bytes.Clone(p.text[:p.at])
	p.err, p.done = err, true
}

// checkLine splits a line into its text and its check, given the CRC of all text before it. after is the CRC including
// this line and its line break.
func checkLine(before uint32, raw []byte) (line string, after uint32, err error) {
	if bytes.HasSuffix(raw, []byte{'\r'}) {
		return "", 0, errLineEnd
	}
	at := len(raw) - len(" ~xxxxxxxx")
	if at < 0 || raw[at] != ' ' || raw[at+1] != '~' {
		return "", 0, errCheck
	}
	crc := crc32.Update(before, crc32.IEEETable, raw[:at])
	var sum [8]byte
	if hex.Encode(sum[:], binary.BigEndian.AppendUint32(nil, crc)); string(raw[at+2:]) != string(sum[:]) {
		return "", 0, errCheck
	}
	crc = crc32.Update(crc, crc32.IEEETable, raw[at:])
	return string(raw[:at]), crc32.Update(crc, crc32.IEEETable, lineFeed), nil
}

var lineFeed = []byte{'\n'}

func (r *Record) parseStep(line string) error {
	step, err := parseStep(line)
	if err != nil {
		return err
	}
	// A match appends to the text that it was read from, so there must be only one way to write each step.
	if step.line() != line {
		return fmt.Errorf("the step is written %.80q, not %.80q", step.line(), line)
	}
	r.Steps = append(r.Steps, step)
	return nil
}

func parseStep(line string) (Step, error) {
	word, rest, _ := strings.Cut(line, " ")
	switch word {
	case "undo":
		n, err := parseNumber(rest)
		if err != nil {
			return Step{}, fmt.Errorf("undo to %.80q moves", rest)
		}
		return Step{Kind: StepUndo, N: n}, nil
	case "sum":
		count, hex, _ := strings.Cut(rest, " ")
		n, err := parseNumber(count)
		sum, err2 := strconv.ParseUint(hex, 16, 64)
		if err = errors.Join(err, err2); err != nil {
			return Step{}, fmt.Errorf("sum: %w", err)
		}
		return Step{Kind: StepSum, N: n, Sum: sum}, nil
	default:
		n, err := parseNumber(word)
		if err != nil || n >= MaxSeats {
			return Step{}, fmt.Errorf("no step of a record begins with %.80q", word)
		}
		return Step{Kind: StepMove, Seat: Seat(n), Move: rest}, nil
	}
}

// parseNumber reads a number that is not negative, in the only form in which it is written.
func parseNumber(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, err
	}
	if strconv.Itoa(n) != text || n < 0 {
		return 0, fmt.Errorf("%q is no number of a record", text)
	}
	return n, nil
}
