package games

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// headParser reads the lines up to "moves".
type headParser struct {
	record *Record
	lines  int
	done   bool
}

// firstLines read the lines that every record begins with. Each is given the line's first word and all that follows.
var firstLines = [...]func(r *Record, word, rest string) error{readFormat, readGame, readSeed}

// headLines read what follows the first word of the other lines, which may come in any order.
var headLines = map[string]func(r *Record, rest string) error{
	"tables": readTables, "starts": readStarts, "option": readOption, "seat": readSeat,
}

func (h *headParser) line(line string) error {
	h.lines++
	word, rest, _ := strings.Cut(line, " ")
	if h.lines <= len(firstLines) {
		return firstLines[h.lines-1](h.record, word, rest)
	}
	if line == "moves" {
		h.record.Setup.Seats = len(h.record.Players)
		h.done = true
		return nil
	}
	read, ok := headLines[word]
	if !ok {
		return fmt.Errorf("no line of a record begins with %.80q", word)
	}
	return read(h.record, rest)
}

// errFormat says that a record has a version of the format that this program does not read.
var errFormat = errors.New("another version of the format")

func readFormat(_ *Record, word, rest string) error {
	if word != "runehall" {
		return errors.New("it does not begin with runehall")
	}
	if rest != strconv.Itoa(FormatVersion) {
		return fmt.Errorf("%w: %.80q; this program reads %d", errFormat, rest, FormatVersion)
	}
	return nil
}

func readGame(r *Record, word, rest string) error {
	id, version, _ := strings.Cut(rest, " ")
	n, err := parseNumber(version)
	if word != "game" || id == "" || len(id) > longestID || err != nil {
		return errors.New("the second line does not name the game and its version")
	}
	r.Game, r.Version = id, n
	return nil
}

func readSeed(r *Record, word, rest string) error {
	seed, err := strconv.ParseUint(rest, 10, 64)
	if word != "seed" || err != nil {
		return errors.New("the third line does not give the seed")
	}
	r.Setup.Seed = seed
	return nil
}

func readTables(r *Record, rest string) error {
	if r.Tables != "" || rest == "" || len(rest) > longestID {
		return fmt.Errorf("tables %.80q", rest)
	}
	r.Tables = rest
	return nil
}

func readStarts(r *Record, rest string) error {
	for text := range strings.FieldsSeq(rest) {
		n, err := parseNumber(text)
		if err != nil || n >= MaxSeats || len(r.Setup.Starts) == MaxSeats {
			return fmt.Errorf("start player %.80q", text)
		}
		r.Setup.Starts = append(r.Setup.Starts, Seat(n))
	}
	return nil
}

func readOption(r *Record, rest string) error {
	id, choice, _ := strings.Cut(rest, " ")
	if r.Setup.Options == nil {
		r.Setup.Options = map[string]string{}
	}
	if len(id) > longestID || len(choice) > longestID {
		return fmt.Errorf("option %.80q", rest)
	}
	if _, twice := r.Setup.Options[id]; twice {
		return fmt.Errorf("option %s stands twice", id)
	}
	if len(r.Setup.Options) == mostOptions {
		return fmt.Errorf("more than %d options", mostOptions)
	}
	r.Setup.Options[id] = choice
	return nil
}

func readSeat(r *Record, rest string) error {
	parts := strings.SplitN(rest, " ", 4)
	if len(parts) != 4 {
		return errors.New("a seat has a driver, a colour, an emblem and a name")
	}
	for _, id := range parts[:3] {
		if len(id) > longestID {
			return fmt.Errorf("a seat with %.80q", id)
		}
	}
	name, err := strconv.Unquote(parts[3])
	if err != nil {
		return fmt.Errorf("name %.80s: %w", parts[3], err)
	}
	if len(r.Players) == MaxSeats {
		return fmt.Errorf("more than %d seats", MaxSeats)
	}
	r.Players = append(r.Players, Player{Driver: parts[0], Colour: parts[1], Emblem: parts[2], Name: CleanName(name)})
	r.names = append(r.names, name)
	return nil
}

// headFault says what is wrong with a head that has an error in a line.
func headFault(line int, err error) error {
	kind := FaultHead
	switch {
	case errors.Is(err, errFormat):
		kind = FaultFormat
	case errors.Is(err, ErrLongRecord):
		kind = FaultLong
	case line == 1:
		kind = FaultNotRecord
	}
	return &faultError{kind, line, fmt.Errorf("%w: line %d: %w", ErrNotRecord, line, err)}
}
