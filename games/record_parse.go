package games

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"
)

// ParseRecord reads the text form of a record. An incomplete last line was never acknowledged and is dropped. If a line after
// the head is damaged, it returns the record up to there and a [DamageError]; if the head is damaged, or for other files, nil
// and an error that wraps [ErrNotRecord]. It does not check the moves: see [Resume].
func ParseRecord(text []byte) (*Record, error) {
	r := &Record{}
	head := headParser{record: r}
	for number := 1; ; number++ {
		end := bytes.IndexByte(text, '\n')
		if end < 0 {
			break
		}
		line, crc, err := checkLine(r.crc, text[:end])
		switch {
		case err != nil:
		case !head.done:
			err = head.line(line)
		default:
			err = r.parseStep(line)
		}
		if err != nil && !head.done {
			return nil, fmt.Errorf("%w: line %d: %w", ErrNotRecord, number, err)
		}
		if err != nil {
			return r, &DamageError{Line: number, Err: err}
		}
		r.text = append(r.text, text[:end+1]...)
		r.crc = crc
		text = text[end+1:]
	}
	if !head.done {
		return nil, fmt.Errorf("%w: it ends before the first move", ErrNotRecord)
	}
	return r, nil
}

// checkLine separates a line from its check, given the CRC of all text before it, and returns the CRC up to and including its
// line break.
func checkLine(before uint32, raw []byte) (line string, after uint32, err error) {
	if bytes.HasSuffix(raw, []byte{'\r'}) {
		return "", 0, errLineEnd
	}
	at := bytes.LastIndex(raw, []byte(" ~"))
	if at < 0 {
		return "", 0, errCheck
	}
	crc := crc32.Update(before, crc32.IEEETable, raw[:at])
	if string(raw[at:]) != fmt.Sprintf(" ~%08x", crc) {
		return "", 0, errCheck
	}
	crc = crc32.Update(crc, crc32.IEEETable, raw[at:])
	return string(raw[:at]), crc32.Update(crc, crc32.IEEETable, []byte{'\n'}), nil
}

// headParser reads the lines up to "moves".
type headParser struct {
	record *Record
	lines  int
	done   bool
}

func (h *headParser) line(line string) error {
	h.lines++
	r := h.record
	word, rest, _ := strings.Cut(line, " ")
	switch {
	case h.lines == 1:
		if word != "runehall" {
			return errors.New("it does not begin with runehall")
		}
		if rest != strconv.Itoa(FormatVersion) {
			return fmt.Errorf("format version %q; this program reads %d", rest, FormatVersion)
		}
	case h.lines == 2:
		id, version, _ := strings.Cut(rest, " ")
		n, err := parseNumber(version)
		if word != "game" || id == "" || err != nil {
			return errors.New("the second line does not name the game and its version")
		}
		r.Game, r.Version = id, n
	case h.lines == 3:
		seed, err := strconv.ParseUint(rest, 10, 64)
		if word != "seed" || err != nil {
			return errors.New("the third line does not give the seed")
		}
		r.Setup.Seed = seed
	case word == "tables":
		if r.Tables != "" || rest == "" {
			return fmt.Errorf("tables %q", rest)
		}
		r.Tables = rest
	case word == "starts":
		for text := range strings.FieldsSeq(rest) {
			n, err := parseNumber(text)
			if err != nil || n >= MaxSeats {
				return fmt.Errorf("start player %q", text)
			}
			r.Setup.Starts = append(r.Setup.Starts, Seat(n))
		}
	case word == "option":
		id, choice, _ := strings.Cut(rest, " ")
		if r.Setup.Options == nil {
			r.Setup.Options = map[string]string{}
		}
		if _, twice := r.Setup.Options[id]; twice {
			return fmt.Errorf("option %s stands twice", id)
		}
		r.Setup.Options[id] = choice
	case word == "seat":
		parts := strings.SplitN(rest, " ", 4)
		if len(parts) != 4 {
			return errors.New("a seat has a driver, a colour, an emblem and a name")
		}
		name, err := strconv.Unquote(parts[3])
		if err != nil {
			return fmt.Errorf("name %s: %w", parts[3], err)
		}
		if len(r.Players) == MaxSeats {
			return fmt.Errorf("more than %d seats", MaxSeats)
		}
		r.Players = append(r.Players, Player{Driver: parts[0], Colour: parts[1], Emblem: parts[2], Name: name})
	case line == "moves":
		r.Setup.Seats = len(r.Players)
		h.done = true
	default:
		return fmt.Errorf("no line of a record begins with %q", word)
	}
	return nil
}

func (r *Record) parseStep(line string) error {
	step, err := parseStep(line)
	if err != nil {
		return err
	}
	// A match appends to the text that it was read from, so there must be only one way to write each step.
	if step.line() != line {
		return fmt.Errorf("the step is written %q, not %q", step.line(), line)
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
			return Step{}, fmt.Errorf("undo to %q moves", rest)
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
			return Step{}, fmt.Errorf("no step of a record begins with %q", word)
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
