package ui

import (
	"strings"
	"unicode"
)

// hyphens says where words may be parted at the end of a line.
type hyphens struct {
	places map[string][]int // by the word in small letters, the bytes before which a hyphen may stand
	unread []string         // lists that no word was looked up in yet
}

// Hyphenate makes known where long words may be parted, in addition to those that are: words with a hyphen at each such place, between spaces. A
// word that is not among them is cut between letters where no line is wide enough for it.
func (k *Kit) Hyphenate(list string) { k.text.hyphens.unread = append(k.text.hyphens.unread, list) }

// read reads a list.
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
		h.places[whole] = places[:len(places)-1] // the last part ends with the word
	}
}

// Cuts reports whether a word of text is cut without a hyphen when the text is wrapped at a width. It is for tests.
func (k *Kit) Cuts(text string, s TextStyle, width float64) bool {
	return k.text.layOut(s.key(text, width, AlignLeft)).broken
}

// of returns where a word may be parted, with whatever marks stand around it.
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

// ofLetters reports whether there is nothing but letters between the marks around a word, so that it is no link and no code.
func ofLetters(word string) bool {
	core := strings.TrimFunc(word, notLetter)
	return core != "" && !strings.ContainsFunc(core, func(r rune) bool { return notLetter(r) && r != '’' && r != '\'' })
}

func notLetter(r rune) bool { return !unicode.IsLetter(r) }
