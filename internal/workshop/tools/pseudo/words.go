package main

import (
	"regexp"
	"strings"
	"unicode"
)

// accents gives Latin letters accents, so that a reader still knows the words.
var accents = strings.NewReplacer(
	"a", "â", "c", "ç", "e", "é", "i", "î", "n", "ñ", "o", "ö", "u", "ü", "y", "ÿ",
	"A", "Â", "C", "Ç", "E", "É", "I", "Î", "N", "Ñ", "O", "Ö", "U", "Ü",
)

// How many letters a text has for a hundred of English, its brackets included: as many as a translator has room for,
// and fewer where docs/add-a-language.md says that a text must stay short.
const (
	longer = 140
	tight  = 120
)

// short are the keys of texts that must stay short.
var short = regexp.MustCompile(`^ritual\.board\.state\.`)

// room returns how long the message of a key may be.
func room(key string) int {
	if short.MatchString(key) {
		return tight
	}
	return longer
}

// The brackets round every message: words outside of all brackets come from no message.
const (
	opening = "["
	closing = "]"
)

// pseudo returns a text in pseudo-words: with accents, in brackets, and with length letters for each hundred. Arguments
// in braces stay as they are, and so does a full stop at the end.
func pseudo(text string, length int) string {
	body, stop := strings.CutSuffix(text, ".")
	letters := 0
	for part, argument := range parts(body) {
		if !argument {
			letters += len([]rune(part))
		}
	}
	missing := letters*length/100 - letters - len(opening+closing)
	var out strings.Builder
	for part, argument := range parts(body) {
		if argument {
			name, forms, words := strings.Cut(part, ":")
			out.WriteString(name)
			if words { // the forms of a word that goes with a number
				out.WriteString(":" + accents.Replace(forms))
			}
			continue
		}
		out.WriteString(accents.Replace(stretch(part, letters, &missing)))
	}
	if stop {
		return opening + out.String() + closing + "."
	}
	return opening + out.String() + closing
}

// stretch doubles letters, evenly spread over a text with that many letters, while any are missing.
func stretch(text string, letters int, missing *int) string {
	var out strings.Builder
	every, since := max(1, letters/max(1, *missing)), 0
	for _, r := range text {
		out.WriteRune(r)
		since++
		if *missing > 0 && since >= every && unicode.IsLetter(r) {
			out.WriteRune(unicode.ToLower(r))
			*missing--
			since = 0
		}
	}
	return out.String()
}

// parts yields the parts of a text inside and outside of braces. Doubled braces belong to the text.
func parts(text string) func(yield func(part string, argument bool) bool) {
	return func(yield func(string, bool) bool) {
		for text != "" {
			i := strings.IndexByte(text, '{')
			for i >= 0 && strings.HasPrefix(text[i:], "{{") {
				next := strings.IndexByte(text[i+2:], '{')
				if next < 0 {
					i = -1
					break
				}
				i += 2 + next
			}
			if i < 0 {
				yield(text, false)
				return
			}
			end := strings.IndexByte(text[i:], '}')
			if end < 0 {
				yield(text, false)
				return
			}
			if i > 0 && !yield(text[:i], false) || !yield(text[i:i+end+1], true) {
				return
			}
			text = text[i+end+1:]
		}
	}
}
