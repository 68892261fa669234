package stones

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// deckFile is the form of cards.json.
type deckFile struct {
	Display   []int                 `json:"display"`
	Smithies  map[string]int        `json:"smithies"`
	Creatures []creatureRow         `json:"creatures"`
	Druids    map[string][]druidRow `json:"druids"`
}

// creatureRow is a creature. Its magic is of its own colour, or many-coloured for dragons (W).
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
	// maxGiven is how many gems an exchange may ask for: more would give too many ways to pay.
	maxGiven = 8
	// maxSlotPrice is how many magic points a card of the display may cost, maxSmithyPrice how many gems an artifact
	// may: more would give too many ways to pay.
	maxSlotPrice   = 9
	maxSmithyPrice = 6
	// perColour is how many creatures of each colour there are (STO-1).
	perColour = 15
)

// letters are the colours in the card table.
var letters = map[string]Colour{"G": Green, "R": Red, "B": Blue, "Y": Yellow}

// ParseDeck reads a card table (STO-1, STO-6). The error tells everything that is wrong with it, one line for each
// fault.
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
	r.keys(text)
	r.slots(file.Display)
	r.smithies(file.Smithies)
	r.creatures(file.Creatures)
	for s := range maxSeats {
		set, ok := file.Druids[strconv.Itoa(s)]
		if !ok {
			r.wrong("the druids of seat %d are missing", s)
			continue
		}
		r.druids(s, set)
	}
	for _, set := range slices.Sorted(maps.Keys(file.Druids)) {
		if len(set) != 1 || set[0] < '0' || set[0] >= '0'+maxSeats {
			r.wrong("the druids are those of seats 0 to %d, not %q", maxSeats-1, set)
		}
	}
	if len(r.errs) > 0 {
		return nil, errors.Join(r.errs...)
	}
	r.deck.digest = r.deck.sum()
	r.deck.rate()
	return r.deck, nil
}

// inLine says in which line of a text JSON is wrong, if that is known.
func inLine(text []byte, err error) error {
	switch err {
	case io.EOF:
		return errors.New("the file is empty")
	case io.ErrUnexpectedEOF:
		return errors.New("the file ends too early")
	}
	at := int64(-1)
	if wrong, ok := errors.AsType[*json.SyntaxError](err); ok {
		at = wrong.Offset
	}
	if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		at = wrong.Offset
		err = fmt.Errorf("%s cannot be %s", cmp.Or(named(wrong.Field), "the table"), wrong.Value)
	}
	if at < 0 || at > int64(len(text)) {
		return err
	}
	return fmt.Errorf("line %d: %w", 1+bytes.Count(text[:at], []byte("\n")), err)
}

// named leaves the numbers out of the path to a field. Since Go 1.27 the path holds the index of each row, which tells
// people less than the number of the line.
func named(path string) string {
	names := slices.DeleteFunc(strings.Split(path, "."), func(part string) bool {
		_, err := strconv.Atoi(part)
		return err == nil
	})
	return strings.Join(names, ".")
}

// sum returns a checksum of all faces and prices, whatever the order and the spaces of the file.
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
	for _, prices := range [][]int8{d.slots[:], d.smithies[:]} {
		for _, n := range prices {
			h.Write([]byte{byte(n)})
		}
	}
	return fmt.Sprintf("%016x", h.Sum64())
}

// deckReader collects the faults of a card table.
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
		if len(row.Magic) != 2 || json.Unmarshal(row.Magic[0], &letter) != nil ||
			json.Unmarshal(row.Magic[1], &points) != nil {
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
