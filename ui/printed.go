package ui

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// printed holds the known letters on the keys: the system may tell them, and each struck key shows its own.
type printed struct {
	struck map[ebiten.Key]string // what keys wrote when they were struck
	news   int                   // how often a key wrote something else than its place says, or than before
}

// learn notes what a key wrote. What is not a letter or sign of its own, as of a dead key, or what another modifier than Shift made of it,
// shows nothing.
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

// Printed counts how often it was learnt that something else is printed on a key than was thought: then words about keys are made anew.
func (s *Source) Printed() int { return s.printed.news }

// label returns the key by what it wrote, or else by the name that the system has for it. On a keyboard without Latin letters, and where
// nothing is known, it is the key by its place.
func (p *printed) label(k ebiten.Key, name func(ebiten.Key) string) ebiten.Key {
	if wrote, ok := p.struck[k]; ok {
		return labelled(k, wrote)
	}
	return labelled(k, name(k))
}

// cap returns the letter on a key, by the key's place, or "" if it is not known. Some keys tell of others: of the common keyboards only
// the French and Belgian one exchanges Q and A, and W and Z.
func (p *printed) cap(k ebiten.Key) string {
	if wrote, ok := p.struck[k]; ok {
		if wrote[0] < 'a' || wrote[0] > 'z' {
			return "" // keyboards of other scripts show the Latin letter, too
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

// azerty are the letters that lie elsewhere on French keyboards, by the place.
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

// meaning says what a key that is struck with others means to the program.
type meaning uint8

const (
	meansNothing  meaning = iota // it is the browser's
	meansAction                  // it is in chords, or a control's
	meansModifier                // it is held with others
)

// means returns what a key means that a browser names, on a page. Nothing there goes into full screen: that is the browser's.
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
