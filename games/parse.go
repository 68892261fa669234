package games

import (
	"fmt"
	"strconv"
	"strings"
)

// ParseID returns the index of an id in a list of ids. what names the kind of value in the error ("colour").
func ParseID(what string, ids []string, text []byte) (int, error) {
	for i, id := range ids {
		if id == string(text) {
			return i, nil
		}
	}
	return 0, fmt.Errorf("no %s is called %q", what, text)
}

// ParseInt reads a number between low and high that follows a prefix. It accepts only the form that [strconv.Itoa]
// writes, so that a move has only one text.
func ParseInt(prefix, word string, low, high int) (int, error) {
	digits, ok := strings.CutPrefix(word, prefix)
	n, err := strconv.Atoi(digits)
	if !ok || err != nil || strconv.Itoa(n) != digits || n < low || n > high {
		return 0, fmt.Errorf("%q is not a number from %s%d to %s%d", word, prefix, low, prefix, high)
	}
	return n, nil
}
