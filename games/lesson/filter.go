package lesson

import (
	"fmt"
	"slices"
	"strings"
)

// Filter selects moves by their text. It consists of patterns of words, and a move fits if one of the patterns does. In
// a pattern, * stands for any one word. The zero Filter fits nothing.
type Filter [][]string

// anyWord stands for any one word in a pattern.
const anyWord = "*"

// parseFilter parses patterns separated by bars: "place 1,0 * * | pass".
func parseFilter(text string) (Filter, error) {
	var f Filter
	for pattern := range strings.SplitSeq(text, " | ") {
		words := strings.Split(pattern, " ")
		if slices.Contains(words, "") || slices.Contains(words, "|") {
			return nil, fmt.Errorf("%.80q is no pattern of words with one space between them", pattern)
		}
		if f = append(f, words); len(f) > mostPatterns {
			return nil, fmt.Errorf("more than %d patterns", mostPatterns)
		}
	}
	return f, nil
}

// Fits reports whether the text of a move fits.
func (f Filter) Fits(move string) bool {
	words := strings.Split(move, " ")
	return slices.ContainsFunc(f, func(pattern []string) bool {
		return len(pattern) == len(words) && fits(pattern, words)
	})
}

func fits(pattern, words []string) bool {
	for i, p := range pattern {
		if p != anyWord && p != words[i] {
			return false
		}
	}
	return true
}
