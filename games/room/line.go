package room

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"runehall/games"
)

// LongestLine bounds all lines but the first and those of other games, in bytes.
const LongestLine = 1024

// The first words of lines. A move begins with the number of its seat instead, as in a record.
const (
	hostWord   = "host"
	undoWord   = "undo"
	sitWord    = "sit"
	riseWord   = "rise"
	giveWord   = "give"
	resignWord = "resign"
	endWord    = "end"
	clockWord  = "clock"
	lateWord   = "late"
	totalWord  = "total"
	spentWord  = "spent"
	askWord    = "ask"
	agreeWord  = "agree"
	refuseWord = "refuse"
	holdWord   = "hold"
	reachWord  = "reach"
	waitWord   = "wait"
	beginWord  = "begin"
	lookWord   = "look"
	offerWord  = "offer"
	againWord  = "again"
	otherWord  = "other"
	claimWord  = "claim"
	admitWord  = "admit"
	denyWord   = "deny"
	dropWord   = "drop"
	calmWord   = "calm"
)

// line is a parsed line of a room.
type line struct {
	word string // "" for a move
	seat games.Seat
	// depends on word: the move, the level, the key, the key and the name, the question, the seed, keys and a head
	rest string
	n    int // depends on word: moves that are left, seconds, milliseconds, a tick
}

// SitsDown reports whether a stored line says that somebody has sat down.
func SitsDown(text []byte) bool { return bytes.HasPrefix(text, []byte(sitWord+" ")) }

// text returns the line in its stored form, without a line break.
func (l line) text() string {
	switch l.word {
	case "":
		return strconv.Itoa(int(l.seat)) + " " + l.rest
	case undoWord, clockWord, totalWord:
		return l.word + " " + strconv.Itoa(l.n)
	case spentWord:
		return l.word + " " + strconv.Itoa(int(l.seat)) + " " + strconv.Itoa(l.n)
	case endWord, waitWord, beginWord:
		return l.word
	case againWord, otherWord, calmWord:
		return l.word + " " + l.rest
	case sitWord, giveWord, holdWord, claimWord:
		return l.word + " " + strconv.Itoa(int(l.seat)) + " " + l.rest
	case reachWord:
		return l.word + " " + strconv.Itoa(int(l.seat)) + " " + strconv.Itoa(l.n) + " " + l.rest
	case askWord:
		text := l.word + " " + strconv.Itoa(int(l.seat)) + " " + l.rest
		if l.rest == DoUndo {
			text += " " + strconv.Itoa(l.n)
		}
		return text
	default:
		return l.word + " " + strconv.Itoa(int(l.seat))
	}
}

// hasSeat reports whether the line concerns a seat.
func (l line) hasSeat() bool {
	switch l.word {
	case undoWord, endWord, clockWord, totalWord, waitWord, beginWord, againWord, otherWord, calmWord:
		return false
	default:
		return true
	}
}

// outlastsEnd reports whether such a line may come after the end of the match.
func (l line) outlastsEnd() bool {
	switch l.word {
	case sitWord, riseWord, giveWord, resignWord, clockWord, totalWord, againWord, otherWord,
		claimWord, admitWord, denyWord,
		dropWord:
		return true
	default:
		return false
	}
}

// parseLine parses a line that text wrote.
func parseLine(text string) (line, error) {
	word, rest, _ := strings.Cut(text, " ")
	longest := LongestLine
	if word == otherWord {
		longest = longestOther
	}
	if len(text) > longest {
		return line{}, fmt.Errorf("a line of %d bytes", len(text))
	}
	l := line{word: word}
	var err error
	switch word {
	case endWord, waitWord, beginWord:
	case otherWord, calmWord:
		l.rest = rest
	case againWord:
		var seed uint64
		seed, err = strconv.ParseUint(rest, 10, 64)
		l.rest = strconv.FormatUint(seed, 10)
	case undoWord, clockWord, totalWord:
		l.n, err = strconv.Atoi(rest)
	case riseWord, resignWord, lateWord, agreeWord, refuseWord, lookWord, offerWord, admitWord, denyWord, dropWord:
		l.seat, err = parseSeat(rest)
	case spentWord:
		number, more, _ := strings.Cut(rest, " ")
		if l.seat, err = parseSeat(number); err == nil {
			l.n, err = strconv.Atoi(more)
		}
	case sitWord, giveWord, holdWord, claimWord:
		number, more, _ := strings.Cut(rest, " ")
		l.seat, err = parseSeat(number)
		l.rest = more
	case reachWord:
		number, more, _ := strings.Cut(rest, " ")
		tick, move, _ := strings.Cut(more, " ")
		l.rest = move
		if l.seat, err = parseSeat(number); err == nil {
			l.n, err = strconv.Atoi(tick)
		}
	case askWord:
		number, more, _ := strings.Cut(rest, " ")
		what, left, undo := strings.Cut(more, " ")
		l.rest = what
		if l.seat, err = parseSeat(number); err == nil && undo {
			l.n, err = strconv.Atoi(left)
		}
	default:
		l.word, l.rest = "", rest
		l.seat, err = parseSeat(word)
	}
	if err == nil && l.text() != text {
		err = fmt.Errorf("it is written %.80q", l.text())
	}
	if err != nil {
		return line{}, fmt.Errorf("no line of a room: %.80q: %w", text, err)
	}
	return l, nil
}

func parseSeat(text string) (games.Seat, error) {
	n, err := strconv.Atoi(text)
	if err == nil && (n < 0 || n >= games.MaxSeats) {
		err = fmt.Errorf("there is no seat %d", n)
	}
	return games.Seat(n), err
}

// sits returns the rest of a line for somebody who sits down: the key, and the name as a Go string.
func sits(key, name string) string { return key + " " + strconv.Quote(name) }

func parseSits(rest string) (key, name string, err error) {
	key, quoted, _ := strings.Cut(rest, " ")
	name, err = strconv.Unquote(quoted)
	if err == nil && (!isKey(key) || games.CleanName(name) != name || sits(key, name) != rest) {
		err = errKey
	}
	return key, name, err
}
