package stones

import (
	"fmt"
	"strconv"
	"strings"

	"runehall/games"
)

// The text of a move is its name, followed by the fields of its kind in the order of fieldsOf, separated by single
// spaces:
//
//	use 11+103                        cards, the lowest first
//	icon-gem 47 1 green               a card, which of its icons, a colour
//	exchange 16 0,0,0,0,1             a card, and gems: green, red, blue, yellow, joker
//	forge points 0,2,0,0,2            a smithy, and gems
//	place lower white                 a row, and a field by its colour
//	trade upper magic                 a row, and a rune stone or none

func appendMove(dst []byte, m Move) []byte {
	dst = append(dst, m.Kind.String()...)
	for _, f := range fieldsOf[m.Kind] {
		dst = append(dst, ' ')
		switch f {
		case cardsField:
			for i, c := range m.Cards {
				if c == Hidden {
					break
				}
				if i > 0 {
					dst = append(dst, '+')
				}
				dst = strconv.AppendInt(dst, int64(c), 10)
			}
		case cardField:
			dst = strconv.AppendInt(dst, int64(m.Card), 10)
		case iconField:
			dst = strconv.AppendInt(dst, int64(m.Icon), 10)
		case slotField:
			dst = strconv.AppendInt(dst, int64(m.Slot), 10)
		case colourField:
			dst = append(dst, m.Colour.String()...)
		case payField:
			for c := Green; c < colours; c++ {
				if c > Green {
					dst = append(dst, ',')
				}
				dst = strconv.AppendInt(dst, int64(m.Pay[c]), 10)
			}
		case smithyField:
			dst = append(dst, m.Smithy.String()...)
		case rowField:
			dst = append(dst, m.Row.String()...)
		case fieldField:
			dst = append(dst, m.Field.String()...)
		case stoneField:
			dst = append(dst, m.Stone.String()...)
		}
	}
	return dst
}

// parseMove reads the text of a move. It accepts only the form in which moves are written.
func parseMove(text string) (Move, error) {
	words := strings.Split(text, " ")
	for kind := Lay; kind < moveKinds; kind++ {
		if kind.String() != words[0] || len(fieldsOf[kind]) != len(words)-1 {
			continue
		}
		m := Move{Kind: kind}
		for i, f := range fieldsOf[kind] {
			if err := m.parse(f, words[i+1]); err != nil {
				return Move{}, fmt.Errorf("move %q: %w", text, err)
			}
		}
		if !m.wellFormed() {
			return Move{}, fmt.Errorf("move %q: it names what does not exist", text)
		}
		return m, nil
	}
	return Move{}, fmt.Errorf("move %q: no move is written like that", text)
}

func (m *Move) parse(f field, word string) (err error) {
	switch f {
	case cardsField:
		err = m.parseCards(word)
	case cardField:
		m.Card, err = parseNumber[Card](word, int(LastDruid))
	case iconField:
		m.Icon, err = parseNumber[int8](word, 2)
	case slotField:
		m.Slot, err = parseNumber[int8](word, Slots)
	case colourField:
		err = m.Colour.UnmarshalText([]byte(word))
	case payField:
		err = m.parsePay(word)
	case smithyField:
		err = m.Smithy.UnmarshalText([]byte(word))
	case rowField:
		err = m.Row.UnmarshalText([]byte(word))
	case fieldField:
		err = m.Field.UnmarshalText([]byte(word))
	case stoneField:
		err = m.Stone.UnmarshalText([]byte(word))
	}
	return err
}

func (m *Move) parseCards(word string) (err error) {
	parts := strings.Split(word, "+")
	if len(parts) > len(m.Cards) {
		return fmt.Errorf("%q are too many cards", word)
	}
	for i, part := range parts {
		if m.Cards[i], err = parseNumber[Card](part, int(LastDruid)); err != nil {
			return err
		}
		if m.Cards[i] == Hidden {
			return fmt.Errorf("no card has the number %q", part)
		}
	}
	return nil
}

func (m *Move) parsePay(word string) (err error) {
	parts := strings.Split(word, ",")
	if len(parts) != len(m.Pay)-1 {
		return fmt.Errorf("%q does not say how many gems of each kind are paid", word)
	}
	for i, part := range parts {
		if m.Pay[i+1], err = parseNumber[int8](part, ColourGems); err != nil {
			return err
		}
	}
	return nil
}

// parseNumber reads a number from 0 to high.
func parseNumber[T ~int8](word string, high int) (T, error) {
	n, err := games.ParseInt("", word, 0, high)
	return T(n), err
}
