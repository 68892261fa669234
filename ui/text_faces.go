package ui

import (
	"fmt"

	"github.com/tinne26/etxt/font"
	"golang.org/x/image/font/sfnt"

	"runehall/assets/fonts"
)

// faces are the loaded typefaces. Only faces knows which typeface has which letter.
type faces struct {
	list    [fonts.All]*sfnt.Font // nil: not loaded yet
	holds   [fonts.All]map[rune]bool
	buffer  sfnt.Buffer
	asked   bool   // the whole typefaces have been asked for
	arrived func() // called when the whole typefaces have come
}

// chains are the typefaces in which a letter is looked for, in order. Subsets come first, since they are always loaded.
var chains = [fonts.Count][]fonts.ID{
	fonts.Body:    {fonts.Body, fonts.WholeBody, fonts.Rest},
	fonts.Bold:    {fonts.Bold, fonts.WholeBold, fonts.Rest},
	fonts.Display: {fonts.Display, fonts.WholeDisplay, fonts.Body, fonts.WholeBody, fonts.Rest},
}

func newFaces(arrived func()) (*faces, error) {
	f := &faces{arrived: arrived}
	for id := range f.holds {
		f.holds[id] = map[rune]bool{}
	}
	for id := range fonts.Count {
		if err := f.load(id); err != nil {
			return nil, err
		}
	}
	return f, nil
}

func (f *faces) load(id fonts.ID) error {
	face, _, err := font.ParseFromBytes(fonts.Bytes(id))
	if err != nil {
		return fmt.Errorf("ui: font %v: %w", id, err)
	}
	f.list[id] = face
	return nil
}

// has reports whether a typeface is loaded and has a glyph for a letter.
func (f *faces) has(id fonts.ID, r rune) bool {
	has, known := f.holds[id][r]
	if !known {
		if f.list[id] == nil {
			return false
		}
		i, err := f.list[id].GlyphIndex(&f.buffer, r)
		has = err == nil && i != 0
		f.holds[id][r] = has
	}
	return has
}

// find returns the first typeface of a chain that has a letter. If the subsets lack it, find asks for the whole
// typefaces.
func (f *faces) find(id fonts.ID, r rune) (fonts.ID, bool) {
	if fonts.InWhole(r) && !f.cutHas(id, r) {
		f.ask()
	}
	for _, id := range chains[id] {
		if f.has(id, r) {
			return id, true
		}
	}
	return 0, false
}

// cutHas reports whether one of the subsets in a chain has a letter.
func (f *faces) cutHas(id fonts.ID, r rune) bool {
	return f.has(id, r) || id == fonts.Display && f.has(fonts.Body, r)
}

// lead returns the first typeface that has all letters of a word, so that a word is set in one typeface if possible.
func (f *faces) lead(id fonts.ID, letters []rune) fonts.ID {
next:
	for _, one := range chains[id] {
		for _, r := range letters {
			if !f.has(one, r) {
				continue next
			}
		}
		return one
	}
	return id
}

// ask loads the whole typefaces, once. In the browser they come later; until then other typefaces draw their letters.
func (f *faces) ask() {
	if f.asked {
		return
	}
	f.asked = true
	here := true
	fonts.FetchWhole(func() {
		if !here {
			f.arrived()
		}
	})
	here = false
	f.loadWhole()
}

// loadWhole parses the whole typefaces that have come. If one is damaged, it counts as not there, and others draw its
// letters.
func (f *faces) loadWhole() {
	for id := fonts.Count; id < fonts.All; id++ {
		if f.list[id] != nil || fonts.Bytes(id) == nil {
			continue
		}
		if err := f.load(id); err != nil {
			f.list[id] = nil
		}
	}
}
