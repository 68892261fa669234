package rulebook

import (
	"slices"
	"strings"
)

// synonyms are groups of words for one thing: whoever looks for one of them finds the others as well, since a person
// does not know which the rules use.
type synonyms [][]string

// readSynonyms reads groups that are divided by slashes.
func readSynonyms(text string) (all synonyms) {
	for group := range strings.SplitSeq(text, "/") {
		all = append(all, strings.Fields(plain(group)))
	}
	return all
}

// shortest is how many letters of a word are typed at least before it stands for others.
const shortest = 3

// of returns a word and the others for what it means, in the form in which searches compare words.
func (s synonyms) of(word string) []string {
	list := []string{word}
	if len([]rune(word)) < shortest {
		return list
	}
	for _, group := range s {
		if slices.ContainsFunc(group, func(w string) bool { return strings.HasPrefix(w, word) }) {
			list = append(list, group...)
		}
	}
	return list
}
