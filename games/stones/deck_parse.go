package stones

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"strconv"
	"strings"
)

// deckFile is the form of cards.json.
type deckFile struct {
	Creatures []creatureRow         `json:"creatures"`
	Druids    map[string][]druidRow `json:"druids"`
}

// creatureRow is a creature: magic is of its own colour, that of dragons (W) many-coloured.
type creatureRow struct {
	No      int               `json:"no"`
	Colour  string            `json:"colour"`
	Magic   int               `json:"magic"`
	Kind    string            `json:"kind"`
	Ability []json.RawMessage `json:"ability"`
}

// druidRow is a druid: magic is its colour (* for many-coloured) and its points.
type druidRow struct {
	No      int               `json:"no"`
	Magic   []json.RawMessage `json:"magic"`
	Kind    string            `json:"kind"`
	Ability []json.RawMessage `json:"ability"`
}

const (
	// maxMagic is how many magic points a card may have, maxPoints how many power points it may bring.
	maxMagic  = 9
	maxPoints = 20
	// perColour is how many creatures of each colour there are (STO-1).
	perColour = 15
)

// letters are the colours in the card table.
var letters = map[string]Colour{"G": Green, "R": Red, "B": Blue, "Y": Yellow}

// ParseDeck reads a card table (STO-1, STO-6). What is wrong with it is told completely, in one line each.
func ParseDeck(text []byte) (*Deck, error) {
	var file deckFile
	strict := json.NewDecoder(bytes.NewReader(text))
	strict.DisallowUnknownFields()
	if err := strict.Decode(&file); err != nil {
		return nil, fmt.Errorf("card table: %w", inLine(text, err))
	}
	if _, err := strict.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("card table: something stands behind its end")
	}
	r := deckReader{deck: &Deck{}}
	r.creatures(file.Creatures)
	for s := range maxSeats {
		set, ok := file.Druids[strconv.Itoa(s)]
		if !ok {
			r.wrong("the druids of seat %d are missing", s)
			continue
		}
		r.druids(s, set)
	}
	if len(file.Druids) > maxSeats || len(r.errs) == 0 && len(file.Druids) != maxSeats {
		r.wrong("there are %d sets of druids instead of those of seats 0 to %d", len(file.Druids), maxSeats-1)
	}
	if len(r.errs) > 0 {
		return nil, errors.Join(r.errs...)
	}
	r.deck.digest = r.deck.sum()
	return r.deck, nil
}

// inLine says in which line of a text JSON is wrong, where that is known.
func inLine(text []byte, err error) error {
	at := int64(-1)
	if wrong, ok := errors.AsType[*json.SyntaxError](err); ok {
		at = wrong.Offset
	}
	if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		at = wrong.Offset
	}
	if at < 0 || at > int64(len(text)) {
		return err
	}
	return fmt.Errorf("line %d: %w", 1+bytes.Count(text[:at], []byte("\n")), err)
}

// sum returns a checksum of all faces, whatever the order and the spaces of the file.
func (d *Deck) sum() string {
	h := fnv.New64a()
	put := func(f *Face) {
		h.Write([]byte{
			byte(f.Colour), byte(f.Of), byte(f.Magic), byte(f.Kind), byte(f.Icons[0].Kind), byte(f.Icons[0].Colour),
			byte(f.Icons[1].Kind), byte(f.Icons[1].Colour), byte(f.Points),
		})
		for c := range colours {
			h.Write([]byte{byte(f.Give[c]), byte(f.Get[c])})
		}
	}
	for i := range d.creatures {
		put(&d.creatures[i])
	}
	for s := range d.druids {
		for i := range d.druids[s] {
			put(&d.druids[s][i])
		}
	}
	return fmt.Sprintf("%016x", h.Sum64())
}

// deckReader collects what is wrong with a card table.
type deckReader struct {
	deck *Deck
	errs []error
}

func (r *deckReader) wrong(format string, args ...any) {
	r.errs = append(r.errs, fmt.Errorf("card table: "+format, args...))
}

// creatures reads the creatures: each number once, 15 cards of each colour (STO-1).
func (r *deckReader) creatures(rows []creatureRow) {
	var seen [LastCreature + 1]bool
	var count [colours]int
	for _, row := range rows {
		if row.No < int(FirstCreature) || row.No > int(LastCreature) {
			r.wrong("card %d: creatures have the numbers %d to %d", row.No, FirstCreature, LastCreature)
			continue
		}
		card := Card(row.No)
		if seen[card] {
			r.wrong("card %d stands twice", card)
			continue
		}
		seen[card] = true
		colour, plain := letters[row.Colour]
		switch {
		case card.Dragon() && row.Colour != "W":
			r.wrong("card %d: a dragon has the colour W, not %q", card, row.Colour)
		case !card.Dragon() && !plain:
			r.wrong("card %d: the colour is %q, not G, R, B or Y", card, row.Colour)
		case card.Dragon():
			colour = White
		}
		count[colour]++
		face := Face{Colour: colour, Of: colour, Magic: r.magic(card.String(), row.Magic)}
		r.ability(&face, card.String(), row.Kind, row.Ability)
		*r.deck.Face(0, card) = face
	}
	for card := FirstCreature; card <= LastCreature; card++ {
		if !seen[card] {
			r.wrong("card %d is missing", card)
		}
	}
	for colour := Green; colour <= Yellow; colour++ {
		if count[colour] != perColour {
			r.wrong("there are %d %v creatures, not %d", count[colour], colour, perColour)
		}
	}
}

// druids reads the druids of a seat, each number once.
func (r *deckReader) druids(s int, rows []druidRow) {
	var seen [LastDruid + 1]bool
	for _, row := range rows {
		if row.No < int(FirstDruid) || row.No > int(LastDruid) {
			r.wrong("card %d of seat %d: druids have the numbers %d to %d", row.No, s, FirstDruid, LastDruid)
			continue
		}
		card := Card(row.No)
		name := fmt.Sprintf("%d of seat %d", card, s)
		if seen[card] {
			r.wrong("card %s stands twice", name)
			continue
		}
		seen[card] = true
		face := Face{Of: White}
		var letter string
		var points int
		if len(row.Magic) != 2 || json.Unmarshal(row.Magic[0], &letter) != nil || json.Unmarshal(row.Magic[1], &points) != nil {
			r.wrong("card %s: magic is a colour and its points, such as [\"G\", 1]", name)
			continue
		}
		if colour, plain := letters[letter]; plain {
			face.Of = colour
		} else if letter != "*" {
			r.wrong("card %s: the colour of its magic is %q, not G, R, B, Y or *", name, letter)
		}
		face.Magic = r.magic(name, points)
		r.ability(&face, name, row.Kind, row.Ability)
		r.deck.druids[s][card-FirstDruid] = face
	}
	for card := FirstDruid; card <= LastDruid; card++ {
		if !seen[card] {
			r.wrong("card %d of seat %d is missing", card, s)
		}
	}
}

func (r *deckReader) magic(name string, points int) int8 {
	if points < 1 || points > maxMagic {
		r.wrong("card %s: %d magic points, not 1 to %d", name, points, maxMagic)
		return 0
	}
	return int8(points)
}

// ability reads an ability (STO-20).
func (r *deckReader) ability(f *Face, name, kind string, parts []json.RawMessage) {
	switch kind {
	case Basic.String():
		f.Kind = Basic
		if len(parts) < 1 || len(parts) > 2 {
			r.wrong("card %s: a basic ability has one or two icons, not %d", name, len(parts))
			return
		}
	case Choice.String():
		f.Kind = Choice
		if len(parts) != 2 {
			r.wrong("card %s: a choice is between two icons, not %d", name, len(parts))
			return
		}
	case Exchange.String():
		f.Kind = Exchange
		if len(parts) != 2 {
			r.wrong("card %s: an exchange says what is given and what is got", name)
			return
		}
		f.Give, _ = r.goods(name, "is given", parts[0], false)
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
		r.wrong("card %s: the icon %s is no text", name, part)
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
	if len(counts) > 0 {
		var unknown []string
		for key := range counts {
			unknown = append(unknown, key)
		}
		r.wrong("card %s: %q %s, not G, R, B, Y, joker%s", name, lowest(unknown), what, map[bool]string{true: " or vp"}[points])
	}
	return gems, vp
}

// lowest returns the first of some words in their order, which does not depend on that of a map.
func lowest(words []string) string {
	first := words[0]
	for _, word := range words[1:] {
		first = min(first, word)
	}
	return first
}
