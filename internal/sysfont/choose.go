//go:build !js

package sysfont

import (
	"slices"
	"unicode"

	"github.com/go-text/typesetting/font"
)

// typeface returns who draws a letter, or nil: nobody, or nobody yet.
func (l *Lender) typeface(want letter) *typeface {
	f := l.search.font(want)
	if f == nil {
		return nil
	}
	if l.own[f] == nil {
		if l.own == nil {
			l.own = map[*font.Font]*typeface{}
		}
		l.own[f] = newTypeface(f)
	}
	return l.own[f]
}

// faces returns the typefaces for the letters of a text. The one that has most of them comes first, so that a word is
// drawn by one typeface.
func (l *Lender) faces(text []rune) (list []*typeface) {
	for c := range Clusters(string(text)) {
		picture := Pictured(c)
		for _, r := range c {
			if Seen(r) && !unicode.IsSpace(r) {
				if face := l.typeface(letter{r, picture}); face != nil && !slices.Contains(list, face) {
					list = append(list, face)
				}
			}
		}
	}
	if len(list) > 1 {
		counts := map[*typeface]int{}
		for _, face := range list {
			for _, r := range text {
				if Seen(r) && face.has(r) {
					counts[face]++
				}
			}
		}
		slices.SortStableFunc(list, func(a, b *typeface) int { return counts[b] - counts[a] })
	}
	return list
}

// pick returns the typeface for a cluster: the first that has all of it, or else one that has its first letter.
func (l *Lender) pick(cluster string, faces []*typeface) *typeface {
	base := l.typeface(letter{first(cluster), Pictured(cluster)})
	if base != nil && Pictured(cluster) { // prefer a typeface with colours
		faces = slices.Concat([]*typeface{base}, faces)
	}
	for _, face := range faces {
		whole := true
		for _, r := range cluster {
			whole = whole && (!Seen(r) || face.has(r))
		}
		if whole {
			return face
		}
	}
	return base
}

// optional reports whether nothing but a trifle is lost with a letter that nobody has: a mark over another letter, the
// colour of a skin.
func optional(r rune) bool {
	return !Seen(r) || unicode.Is(unicode.M, r) || 0x1F3FB <= r && r <= 0x1F3FF
}
