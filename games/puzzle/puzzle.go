// Package puzzle holds positions with a question that has one answer: what is the best move here? They come from matches of masters, in which the
// answer is the move that was made, and the day says which one is asked, the same everywhere, without a server.
//
// A file of puzzles has a line for each match: its link ([games.ParseLink]), and for each position that is asked the number of moves
// made before it and its motive:
//
//	1AbC… 14:place 31:reveal
//
// Lines that begin with # say something to people. Who makes such a file proves each answer; here it is only read.
package puzzle

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Puzzle is a position that is asked about.
type Puzzle struct {
	// Link is the match, and At the number of moves made before the position; the next one is the answer.
	Link string
	At   int
	// Motive is the first word of the answer in a record: what kind of move it is.
	Motive string
}

// A puzzle whose motive is Flick asks for a move of the hand: one that misses by no more than Near, in tenths of a millimetre ([games.Def].Missed), in
// one of so many tries.
const (
	Flick = "flick"
	Near  = 120
	Tries = 3
)

// The bounds of a file, which is read whole.
const (
	mostBytes   = 1 << 20
	mostPuzzles = 5_000
	longestLine = 64 << 10
	latest      = 30_000 // moves before a position
)

// ErrForm is wrapped in every error about a text that is no file of puzzles.
var ErrForm = errors.New("not a file of puzzles")

// Read reads a file of puzzles. They come in the order in which they are asked: first one of each match, then a second one of each, so that no two
// days in a row show the same match.
func Read(r io.Reader) ([]Puzzle, error) {
	lines := bufio.NewScanner(io.LimitReader(r, mostBytes+1))
	lines.Buffer(nil, longestLine)
	var matches [][]Puzzle
	bytes, count := 0, 0
	for n := 1; lines.Scan(); n++ {
		line := lines.Text()
		if bytes += len(line) + 1; bytes > mostBytes {
			return nil, fmt.Errorf("%w: more than %d bytes", ErrForm, mostBytes)
		}
		if line == "" || line[0] == '#' {
			continue
		}
		asked, err := parse(line)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		if count += len(asked); count > mostPuzzles {
			return nil, fmt.Errorf("%w: more than %d puzzles", ErrForm, mostPuzzles)
		}
		matches = append(matches, asked)
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrForm, err)
	}
	var list []Puzzle
	for round := 0; len(list) < count; round++ {
		for _, asked := range matches {
			if round < len(asked) {
				list = append(list, asked[round])
			}
		}
	}
	return list, nil
}

// parse reads the line of a match.
func parse(line string) ([]Puzzle, error) {
	words := strings.Split(line, " ")
	if len(words) < 2 || words[0] == "" {
		return nil, fmt.Errorf("%w: a link and at least one position are wanted", ErrForm)
	}
	var asked []Puzzle
	before := -1
	for _, word := range words[1:] {
		number, motive, ok := strings.Cut(word, ":")
		at, err := strconv.Atoi(number)
		if !ok || err != nil || motive == "" || at <= before || at > latest || number != strconv.Itoa(at) {
			return nil, fmt.Errorf("%w: %q is no position, or does not follow the one before", ErrForm, word)
		}
		before = at
		asked = append(asked, Puzzle{Link: words[0], At: at, Motive: motive})
	}
	return asked, nil
}

// Write writes the line of a match.
func Write(link string, asked []Puzzle) string {
	var b strings.Builder
	b.WriteString(link)
	for _, p := range asked {
		fmt.Fprintf(&b, " %d:%s", p.At, p.Motive)
	}
	return b.String()
}

// Day returns the number of a day by its date, counted from the first of January 1970, whatever the zone: the date decides, not the moment.
func Day(year, month, day int) int {
	// Years begin with March here, so that a leap day is the last of its year.
	if month -= 3; month < 0 {
		month, year = month+12, year-1
	}
	leaps := floor(year, 4) - floor(year, 100) + floor(year, 400)
	return 365*year + leaps + (153*month+2)/5 + day - 1 - daysTo1970
}

// daysTo1970 is how many days lie between the first of March of the year 0 and the first of January 1970.
const daysTo1970 = 719_468

// Turn returns which of several games is asked about on a day, one after another, and how often its turn has come before.
func Turn(day, games int) (game, round int) {
	return mod(day, games), floor(day, games)
}

// Of returns which of several puzzles of a game is asked when its turn has come so often.
func Of(round, puzzles int) int { return mod(round, puzzles) }

// mod and floor divide towards the past, for days before the first one too.
func mod(a, n int) int   { return (a%n + n) % n }
func floor(a, n int) int { return (a - mod(a, n)) / n }
