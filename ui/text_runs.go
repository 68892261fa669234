package ui

import (
	"slices"
	"strings"
	"unicode"

	"runehall/assets/fonts"
	"runehall/internal/sysfont"
)

type runKind uint8

const (
	runFace runKind = iota // one of our typefaces
	runOver                // one of our typefaces; a mark over the letter before it
	runLent                // drawn by the browser or a font of the system
	// like runLent, but with colours of its own, such as emoji; letters next to it keep the colour of the text
	runPicture
	runBack // like runLent, but from right to left; it keeps its own order, and nothing is added to it
)

// run is a part of a line that is drawn in one way. Characters that are invisible, such as joiners and direction marks,
// are in no run of our own typefaces.
type run struct {
	kind runKind
	font fonts.ID
	text string
}

// runs splits a line into runs, from left to right. Only runs decides who draws a letter, so that measuring and drawing
// agree.
func (t *typesetter) runs(s string, id fonts.ID) []run {
	if t.plain(s, id) {
		return []run{{runFace, id, s}}
	}
	var list []run
	add := func(kind runKind, font fonts.ID, text string) {
		if n := len(list); n > 0 && kind != runOver && list[n-1].kind == kind && list[n-1].font == font {
			list[n-1].text += text
		} else if text != "" {
			list = append(list, run{kind, font, text})
		}
	}
	clusters := slices.Collect(sysfont.Clusters(s))
	var lead fonts.ID
	for i := 0; i < len(clusters); i++ {
		if i == 0 || isSpace(clusters[i-1]) {
			lead = t.lead(clusters[i:], id)
		}
		if n := rightToLeft(clusters[i:]); n > 0 {
			list = append(list, run{runBack, id, strings.Join(clusters[i:i+n], "")})
			i += n - 1
			continue
		}
		t.cluster(clusters[i], id, lead, add)
	}
	return list
}

// plain reports whether one typeface has all letters of a line and none is special, as for nearly all texts.
func (t *typesetter) plain(s string, id fonts.ID) bool {
	for _, r := range s {
		ascii := ' ' <= r && r <= '~' // no ASCII letter is special
		if !t.faces.has(id, r) || !ascii && (!sysfont.Seen(r) || special(r)) {
			return false
		}
	}
	return true
}

// special reports whether a letter is drawn over the one before it.
func special(r rune) bool { return r >= 0x300 && unicode.In(r, unicode.Mn, unicode.Me) }

// lead returns the typeface for the first word of some clusters.
func (t *typesetter) lead(clusters []string, id fonts.ID) fonts.ID {
	var letters []rune
	for _, c := range clusters {
		if isSpace(c) {
			break
		}
		for _, r := range c {
			if unicode.IsLetter(r) {
				letters = append(letters, r)
				t.faces.find(id, r) // starts loading the whole typefaces if the letter needs them
			}
		}
	}
	return t.faces.lead(id, letters)
}

// cluster adds the runs of one cluster.
func (t *typesetter) cluster(c string, id, lead fonts.ID, add func(runKind, fonts.ID, string)) {
	var parts []run
	for _, r := range c {
		if !sysfont.Seen(r) {
			continue
		}
		font, ok := lead, t.faces.has(lead, r) && !isSpace(string(r))
		if !ok {
			font, ok = t.faces.find(id, r)
		}
		if !ok {
			kind := runLent
			if sysfont.Pictured(c) {
				kind = runPicture
			}
			add(kind, id, c)
			return
		}
		kind := runFace
		if special(r) && len(parts) > 0 {
			kind = runOver
		}
		parts = append(parts, run{kind, font, string(r)})
	}
	for _, p := range parts {
		add(p.kind, p.font, p.text)
	}
}

// rightToLeft returns how many clusters at the beginning make a run of a right-to-left script, including other things
// inside it. 0: they do not begin with such a script.
func rightToLeft(clusters []string) (n int) {
	open := 0 // open brackets: the closing one belongs to the run too
	for i, c := range clusters {
		r := []rune(c)[0]
		switch {
		case sysfont.RightToLeft(r):
			n = i + 1
		case n > 0 && (r == '(' || r == '['):
			open++
		case open > 0 && (r == ')' || r == ']'):
			open--
			if n < i {
				continue
			}
			n = i + 1
		case n == 0, unicode.IsLetter(r), sysfont.Pictured(c):
			return n
		}
	}
	return n
}

func isSpace(cluster string) bool {
	for _, r := range cluster {
		return unicode.IsSpace(r)
	}
	return false
}

// composes reports whether a text holds combining marks or parts of Korean syllables, which may form one letter with
// what precedes them.
func composes(s string) bool {
	for _, r := range s {
		if special(r) || 0x1160 <= r && r <= 0x11FF {
			return true
		}
	}
	return false
}
