package stones

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"
)

// ability reads an ability (STO-20).
func (r *deckReader) ability(f *Face, name, kind string, parts []json.RawMessage) {
	switch kind {
	case BasicAbility.String():
		f.Kind = BasicAbility
		if len(parts) < 1 || len(parts) > 2 {
			r.wrong("card %s: a basic ability has one or two icons, not %d", name, len(parts))
			return
		}
	case ChoiceAbility.String():
		f.Kind = ChoiceAbility
		if len(parts) != 2 {
			r.wrong("card %s: a choice is between two icons, not %d", name, len(parts))
			return
		}
	case ExchangeAbility.String():
		f.Kind = ExchangeAbility
		if len(parts) != 2 {
			r.wrong("card %s: an exchange says what is given and what is got", name)
			return
		}
		f.Give, _ = r.goods(name, "is given", parts[0], false)
		if n := f.Give.Count(); n > maxGiven {
			r.wrong("card %s: %d gems are given, not at most %d", name, n, maxGiven)
		}
		f.Get, f.Points = r.goods(name, "is got", parts[1], true)
		return
	default:
		r.wrong("card %s: the kind is %q, not basic, choice or exchange", name, kind)
		return
	}
	for i, part := range parts {
		f.Icons[i] = r.icon(name, part)
	}
}

// icon reads an icon (STO-21).
func (r *deckReader) icon(name string, part json.RawMessage) Icon {
	var text string
	if err := json.Unmarshal(part, &text); err != nil {
		// As it stands in the file, but in one line.
		r.wrong("card %s: the icon %s is no text", name, bytes.Join(bytes.Fields(part), []byte(" ")))
		return Icon{}
	}
	word, letter, coloured := strings.Cut(text, ":")
	for kind := GemIcon; kind < iconKinds; kind++ {
		if kind.String() != word || coloured != (kind == GemIcon || kind == CardIcon) {
			continue
		}
		colour, plain := letters[letter]
		if coloured && !plain {
			break
		}
		return Icon{Kind: kind, Colour: colour}
	}
	r.wrong("card %s: no icon is called %q", name, text)
	return Icon{}
}

// goods reads one side of an exchange.
func (r *deckReader) goods(name, what string, part json.RawMessage, points bool) (gems Gems, vp int8) {
	var counts map[string]int
	if err := json.Unmarshal(part, &counts); err != nil || len(counts) == 0 {
		r.wrong("card %s: what %s is no list such as {\"G\": 1}", name, what)
		return gems, 0
	}
	for _, key := range [...]string{"G", "R", "B", "Y", "joker", "vp"} {
		n, named := counts[key]
		if !named {
			continue
		}
		delete(counts, key)
		most := ColourGems
		if key == "vp" {
			most = maxPoints
		}
		switch {
		case key == "vp" && !points:
			r.wrong("card %s: power points cannot be given", name)
		case n < 1 || n > most:
			r.wrong("card %s: %d of %q %s, not 1 to %d", name, n, key, what, most)
		case key == "vp":
			vp = int8(n)
		case key == "joker":
			gems[White] = int8(n)
		default:
			gems[letters[key]] = int8(n)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(counts)) {
		r.wrong("card %s: %q %s, not G, R, B, Y, joker%s", name, key, what, map[bool]string{true: " or vp"}[points])
	}
	return gems, vp
}
