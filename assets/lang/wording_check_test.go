package lang

import (
	"fmt"
	"maps"
	"slices"
)

// check holds texts against the list, and the list against the texts: what nothing in them needs is out of date.
func (l *wordList) check(texts []wording) []string {
	var faults []string
	except := placesOf(l.Marks.Except)
	for _, w := range texts {
		found := l.Marks.check(w.text)
		if len(found) == 0 || except.has(w) {
			continue
		}
		for _, fault := range found {
			faults = append(faults, fmt.Sprintf("%v: %s", w, fault))
		}
	}
	faults = append(faults, idle("marks", nil, except)...)
	for _, f := range l.Forbidden {
		faults = append(faults, f.check(texts)...)
	}
	for _, thing := range slices.Sorted(maps.Keys(l.Terms)) {
		faults = append(faults, l.Terms[thing].check(thing, texts)...)
	}
	return faults
}

func (f *forbidden) check(texts []wording) []string {
	var faults []string
	only, except := placesOf(f.Only), placesOf(f.Except)
	for _, w := range texts {
		inside := len(only) == 0 || only.has(w)
		if inside && f.find.MatchString(plainSpaces(w.text)) && !except.has(w) {
			faults = append(faults, fmt.Sprintf("%v: has %q, say: %s", w, f.Match, f.Say))
		}
	}
	return append(faults, idle(fmt.Sprintf("forbidden %q", f.Match), only, except)...)
}

func (t *term) check(thing string, texts []wording) []string {
	var faults []string
	except := placesOf(t.Except)
	met := false
	for _, w := range texts {
		if !about(thing, w) {
			continue
		}
		text := plainSpaces(w.text)
		met = met || t.is.MatchString(text)
		if t.not == nil {
			continue
		}
		if found := t.not.FindString(text); found != "" && !except.has(w) {
			faults = append(faults, fmt.Sprintf("%v: has %q, the word for %s is %q", w, found, thing, t.Words[0]))
		}
	}
	if !met {
		faults = append(faults, fmt.Sprintf("term %q: none of %q is in any text", thing, t.Words))
	}
	return append(faults, idle(fmt.Sprintf("term %q", thing), nil, except)...)
}

// idle says which selectors of a rule are out of date.
func idle(rule string, only, except places) []string {
	var faults []string
	for _, selector := range only.idle() {
		faults = append(faults, fmt.Sprintf("%s: there is no text for %q", rule, selector))
	}
	for _, selector := range except.idle() {
		faults = append(faults, fmt.Sprintf("%s: no text needs the exception %q", rule, selector))
	}
	return faults
}

// compare says which things one list names and the other does not. A list without any thing is one that is only begun.
func (l *wordList) compare(english *wordList) []string {
	var faults []string
	for _, thing := range slices.Sorted(maps.Keys(l.Terms)) {
		if english.Terms[thing] == nil {
			faults = append(faults, fmt.Sprintf("term %q: English has no such thing", thing))
		}
	}
	if len(l.Terms) == 0 {
		return faults
	}
	for _, thing := range slices.Sorted(maps.Keys(english.Terms)) {
		if l.Terms[thing] == nil {
			faults = append(faults, fmt.Sprintf("term %q: it is in the English list only", thing))
		}
	}
	return faults
}

// follow looks for the word of this language wherever the English text has the English one.
func (l *wordList) follow(texts []wording, english *wordList, englishTexts []wording) []string {
	var faults []string
	type place struct{ file, key string }
	said, all := map[place]wording{}, map[place]string{}
	for _, w := range texts {
		p := place{w.file, w.key}
		all[p] += plainSpaces(w.text) + "\n"
		w.text = all[p]
		said[p] = w
	}
	for _, thing := range slices.Sorted(maps.Keys(l.Terms)) {
		mine, theirs := l.Terms[thing], english.Terms[thing]
		if !mine.Follow || theirs == nil {
			continue
		}
		without := placesOf(mine.Without)
		told := map[place]bool{}
		for _, w := range englishTexts {
			p := place{w.file, w.key}
			if !about(thing, w) || !theirs.is.MatchString(plainSpaces(w.text)) {
				continue
			}
			if there, ok := said[p]; ok && !mine.is.MatchString(there.text) && !without.has(w) && !told[p] {
				told[p] = true
				faults = append(faults, fmt.Sprintf("%v: has no %q for %s in English %q", there, mine.Words[0], thing,
					w.text))
			}
		}
		for _, selector := range without.idle() {
			faults = append(faults, fmt.Sprintf("term %q: no text needs the exception %q", thing, selector))
		}
	}
	return faults
}
