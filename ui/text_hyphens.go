package ui

import (
	"strings"
	"unicode"
)

// hyphens knows where words may be divided at the end of a line.
type hyphens struct {
	places map[string][]int // by lower-case word: the byte offsets at which a hyphen may stand
	unread []string         // lists that were given, but not parsed yet
}

// Hyphenate adds to the words that may be divided. list holds words separated by spaces, with a hyphen wherever they
// may be divided. A long word that is in no list is cut between letters if it fits into no line.
func (k *Kit) Hyphenate(list string) { k.text.hyphens.unread = append(k.text.hyphens.unread, list) }

// read parses a list.
func (h *hyphens) read(list string) {
	for word := range strings.FieldsSeq(strings.ToLower(list)) {
		whole := strings.ReplaceAll(word, "-", "")
		var places []int
		for part := range strings.SplitSeq(word, "-") {
			at := len(part)
			if n := len(places); n > 0 {
				at += places[n-1]
			}
			places = append(places, at)
		}
		h.places[whole] = places[:len(places)-1] // the end of the word is no place for a hyphen
	}
}

// Cuts reports whether a word of text has to be cut without a hyphen at a width. It is for tests.
func (k *Kit) Cuts(text string, s TextStyle, width float64) bool {
	return k.text.layOut(s.key(text, width, AlignLeft)).broken
}

// of returns where a word may be divided. The word may have punctuation around it.
func (h *hyphens) of(word string) []int {
	for _, list := range h.unread {
		h.read(list)
	}
	h.unread = nil
	core := strings.TrimFunc(word, notLetter)
	places := h.places[strings.ToLower(core)]
	before := strings.Index(word, core)
	if len(places) == 0 || before == 0 {
		return places
	}
	moved := make([]int, len(places))
	for i, p := range places {
		moved[i] = before + p
	}
	return moved
}

// ofLetters reports whether a word, apart from the punctuation around it, consists of letters only, so that it is
// neither a link nor a code.
func ofLetters(word string) bool {
	core := strings.TrimFunc(word, notLetter)
	return core != "" && !strings.ContainsFunc(core, func(r rune) bool { return notLetter(r) && r != '’' && r != '\'' })
}

func notLetter(r rune) bool { return !unicode.IsLetter(r) }
