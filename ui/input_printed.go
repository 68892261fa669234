package ui

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// printed holds which letters are printed on keys. The system may tell, and each key that is struck shows its own.
type printed struct {
	struck map[ebiten.Key]string // what keys wrote when they were struck
	news   int                   // how often a key turned out to write something else than was thought
}

// learn records what a key wrote. It ignores dead keys, and what modifiers other than Shift make.
func (p *printed) learn(k ebiten.Key, wrote string, m mods) {
	if m.alt || len([]rune(wrote)) != 1 {
		return
	}
	if p.struck == nil {
		p.struck = map[ebiten.Key]string{}
	}
	was, known := p.struck[k]
	p.struck[k] = strings.ToLower(wrote)
	if p.struck[k] != was && (known || p.struck[k] != strings.ToLower(k.String())) {
		p.news++
	}
}

// Printed counts how often a key turned out to have something else printed on it than was thought. When it changes,
// texts about keys must be made anew.
func (s *Source) Printed() int { return s.printed.news }

// label returns the key of the chords whose letter is printed on k: as k itself wrote it, or else as the system names
// it. On a keyboard without Latin letters, and if nothing is known, the place of the key decides.
func (p *printed) label(k ebiten.Key, name func(ebiten.Key) string) ebiten.Key {
	if wrote, ok := p.struck[k]; ok {
		return labelled(k, wrote)
	}
	return labelled(k, name(k))
}

// cap returns the letter printed on the key at a place, or "" if it is not known. Keys tell about each other: of the
// common keyboards, only the French and Belgian ones swap Q with A, and W with Z.
func (p *printed) cap(k ebiten.Key) string {
	if wrote, ok := p.struck[k]; ok {
		if wrote[0] < 'a' || wrote[0] > 'z' {
			return "" // keyboards of other scripts show the Latin letter as well
		}
		return wrote
	}
	for _, shown := range azerty {
		if p.struck[shown.place] == shown.wrote {
			for _, also := range azerty {
				if also.place == k {
					return also.wrote
				}
			}
		}
	}
	return ""
}

// azerty are the letters at other places on French keyboards.
var azerty = [...]struct {
	place ebiten.Key
	wrote string
}{{ebiten.KeyQ, "a"}, {ebiten.KeyA, "q"}, {ebiten.KeyW, "z"}, {ebiten.KeyZ, "w"}, {ebiten.KeySemicolon, "m"}}

// keyOfCode returns the key that a browser names in KeyboardEvent.code.
func keyOfCode(code string) (k ebiten.Key, ok bool) {
	if letter, found := strings.CutPrefix(code, "Key"); found && len(letter) == 1 {
		code = letter
	}
	return k, k.UnmarshalText([]byte(code)) == nil
}

// meaning is whether the program wants a key, so that the page keeps it from the browser.
type meaning uint8

const (
	meansNothing  meaning = iota // the browser may have it
	meansAction                  // it is in chords, or belongs to a control
	meansModifier                // it is held together with others
)

// means returns the meaning of a key, as a browser names it. Keys for full screen mean nothing on a page: they are the
// browser's.
func (p *printed) means(code, wrote string, m mods) meaning {
	k, ok := keyOfCode(code)
	if !ok {
		return meansNothing
	}
	switch k {
	case ebiten.KeyControlLeft, ebiten.KeyControlRight, ebiten.KeyShiftLeft, ebiten.KeyShiftRight,
		ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMetaLeft, ebiten.KeyMetaRight:
		return meansModifier
	}
	p.learn(k, wrote, m)
	label := p.label(k, func(ebiten.Key) string { return "" })
	for i := range chords {
		if c := &chords[i]; c.fits(label, m) && c.action != FullScreen {
			return meansAction
		}
	}
	if !m.ctrl && !m.alt {
		if counts(wrote) {
			return meansAction
		}
		for _, keys := range controlKeys {
			for _, of := range keys {
				if of == k {
					return meansAction
				}
			}
		}
	}
	return meansNothing
}
