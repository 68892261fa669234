package lesson

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"runehall/games"
)

// parseStep parses the line of a step. There is only one way to write each step.
func parseStep(line string) (Step, error) {
	word, rest, _ := strings.Cut(line, " ")
	switch word {
	case "say":
		return parseNote(Say, rest)
	case "ask":
		return parseAsk(rest)
	case "free":
		count, rest, _ := strings.Cut(rest, " ")
		n, err := strconv.Atoi(count)
		if err != nil || strconv.Itoa(n) != count || n < 1 || n > mostFree {
			return Step{}, fmt.Errorf("free says how many turns, 1 to %d, not %.80q", mostFree, count)
		}
		s, err := parseNote(Free, rest)
		s.N = n
		return s, err
	case "clause":
		ids := strings.Split(rest, " ")
		if len(ids) > mostClauses {
			return Step{}, fmt.Errorf("more than %d clauses", mostClauses)
		}
		for _, id := range ids {
			if !isClause(id) {
				return Step{}, fmt.Errorf("%.80q is no clause", id)
			}
		}
		return Step{Kind: Teach, Clauses: ids}, nil
	case "match":
		if rest != "" || line != "match" {
			return Step{}, errors.New("match stands alone")
		}
		return Step{Kind: Match}, nil
	}
	step, err := games.ReadStep(line)
	if err != nil {
		return Step{}, fmt.Errorf("no note, and no move of a record: %w", err)
	}
	if step.Kind != games.StepMove || step.Move == "" {
		return Step{}, errors.New("of the steps of a record a lesson has moves only")
	}
	if len(step.Move) > games.LongestMove {
		return Step{}, fmt.Errorf("a move of %d bytes", len(step.Move))
	}
	return Step{Kind: Move, Seat: step.Seat, Move: step.Move}, nil
}

// parseAsk parses what follows "ask": a note, and a filter.
func parseAsk(rest string) (Step, error) {
	note, filter, allows := strings.Cut(rest, " allow ")
	instead := false
	if !allows {
		note, filter, instead = strings.Cut(rest, " like ")
	}
	s, err := parseNote(Ask, note)
	if err != nil || !allows && !instead {
		return s, err
	}
	s.Instead = instead
	s.Allow, err = parseFilter(filter)
	return s, err
}

// parseNote parses the key of a note, and the things that it is about.
func parseNote(kind Kind, rest string) (Step, error) {
	key, about, there := strings.Cut(rest, " at ")
	if !isWord(key) || strings.Contains(key, ".") {
		return Step{}, fmt.Errorf("%.80q is no key: it has small letters, digits and -", key)
	}
	s := Step{Kind: kind, Key: key}
	if !there {
		return s, nil
	}
	if s.Things = strings.Split(about, " "); len(s.Things) > mostThings {
		return Step{}, fmt.Errorf("more than %d things", mostThings)
	}
	for _, thing := range s.Things {
		if slices.ContainsFunc(strings.Split(thing, "/"), func(name string) bool { return !isWord(name) }) {
			return Step{}, fmt.Errorf("%.80q is no name of a thing", thing)
		}
	}
	return s, nil
}

// isWord reports whether a text can be part of a message's key, or the name of a thing.
func isWord(text string) bool {
	return text != "" && len(text) <= longestWord && !strings.ContainsFunc(text, func(c rune) bool {
		return (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' && c != '.'
	})
}

// isClause reports whether a text has the form of a clause's id, such as RIT-12.
func isClause(text string) bool {
	name, number, _ := strings.Cut(text, "-")
	n, err := strconv.Atoi(number)
	return len(text) <= longestWord && len(name) == 3 && err == nil && n > 0 && strconv.Itoa(n) == number &&
		!strings.ContainsFunc(name, func(c rune) bool { return c < 'A' || c > 'Z' })
}
