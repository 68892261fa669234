// Package puzzle holds positions with a question that has only one answer: what is the best move here? They come from
// matches of masters, and the answer is the move that was made. The date decides which puzzle is asked, so it is the
// same everywhere without a server.
//
// A file of puzzles has a line for each match. The line has the match's link ([games.ParseLink]), and for each position
// the number of moves before it, the motive, and what speaks for the answer ([Why]):
//
//	1AbC… 14:place:reply/1/5 31:reveal:next/0/3,ritual/0/1
//
// Lines that begin with # are for people. The program that makes such a file proves each answer; here the file is only
// read.
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
	// Link is the match, and At the number of moves before the position. The next move is the answer.
	Link string
	At   int
	// Motive is the kind of move that the answer is: its first word in a record.
	Motive string
	// Why speaks for the answer, the weightiest first. A flick needs nothing that speaks for it.
	Why []Why
}

// A puzzle with the motive Flick asks for a move of the hand. The answer is right if it misses by no more than Near, in
// tenths of a millimetre ([games.Def].Missed), within a number of tries.
const (
	Flick = "flick"
	Near  = 120
	Tries = 3
)

// The bounds of a file.
const (
	mostBytes   = 1 << 20
	mostPuzzles = 5_000
	longestLine = 64 << 10
	latest      = 30_000 // moves before a position
)

// ErrForm is wrapped in every error about a text that is no file of puzzles.
var ErrForm = errors.New("not a file of puzzles")

// Read reads a file of puzzles, in the order of asking: first one puzzle of each match, then a second one of each, and
// so on, so that no two days in a row show the same match.
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

// parse parses the line of a match.
func parse(line string) ([]Puzzle, error) {
	words := strings.Split(line, " ")
	if len(words) < 2 || words[0] == "" {
		return nil, fmt.Errorf("%w: a link and at least one position are wanted", ErrForm)
	}
	var asked []Puzzle
	before := -1
	for _, word := range words[1:] {
		number, motive, ok := strings.Cut(word, ":")
		motive, said, speaks := strings.Cut(motive, ":")
		why, sound := parseWhy(said)
		at, err := strconv.Atoi(number)
		if !ok || speaks != sound || err != nil || motive == "" || at <= before || at > latest ||
			number != strconv.Itoa(at) {
			return nil, fmt.Errorf("%w: %q is no position, or does not follow the one before", ErrForm, word)
		}
		before = at
		asked = append(asked, Puzzle{Link: words[0], At: at, Motive: motive, Why: why})
	}
	return asked, nil
}

// Write returns the line of a match.
func Write(link string, asked []Puzzle) string {
	var b strings.Builder
	b.WriteString(link)
	for _, p := range asked {
		fmt.Fprintf(&b, " %d:%s%s", p.At, p.Motive, writeWhy(p.Why))
	}
	return b.String()
}

// Day numbers the days by their dates, from 0 for the first of January 1970. Time zones do not matter, because only the
// date counts.
func Day(year, month, day int) int {
	// Here years begin with March, so that a leap day is the last day of its year.
	if month -= 3; month < 0 {
		month, year = month+12, year-1
	}
	leaps := floor(year, 4) - floor(year, 100) + floor(year, 400)
	return 365*year + leaps + (153*month+2)/5 + day - 1 - daysTo1970
}

// daysTo1970 is the number of days from the first of March of the year 0 to the first of January 1970.
const daysTo1970 = 719_468

// Turn returns which of several games a day asks about, and how often that game has had its turn before.
func Turn(day, games int) (game, round int) {
	return mod(day, games), floor(day, games)
}

// Of returns which of a game's puzzles is asked in a round.
func Of(round, puzzles int) int { return mod(round, puzzles) }

// mod and floor round down, for days before the first one as well.
func mod(a, n int) int   { return (a%n + n) % n }
func floor(a, n int) int { return (a - mod(a, n)) / n }
