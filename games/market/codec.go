package market

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"runehall/games"
)

// The text of a move is its name, followed by the fields of its kind in the order of fieldsOf, separated by single
// spaces:
//
//	interest red                       a store: red, blue, post1, post2, pile1 …
//	outpost-for-runes 2,0,0,0,0,0 own  runes from where (see Payment), and where the outpost goes
//	collector 10+10+1 2 red            number cards, the other seat, its store
//	take-rune 1 blue loose             the other seat, colour, where from

// own stands, in the text of a move, for a bought outpost that becomes a store of its own.
const own = "own"

func appendMove(dst []byte, m Move) []byte {
	dst = append(dst, m.Kind.String()...)
	for _, f := range fieldsOf[m.Kind] {
		dst = append(dst, ' ')
		switch f {
		case cardsField:
			dst = append(dst, m.Cards.String()...)
		case payField:
			for i, n := range m.Pay {
				if i > 0 {
					dst = append(dst, ',')
				}
				dst = strconv.AppendInt(dst, int64(n), 10)
			}
		case cardField:
			dst = append(dst, m.Card.String()...)
		case seatField:
			dst = strconv.AppendInt(dst, int64(m.Seat), 10)
		case storeField:
			dst = append(dst, m.Store.String()...)
		case toField:
			if m.To == Loose {
				dst = append(dst, own...)
				continue
			}
			dst = append(dst, m.To.String()...)
		case colourField:
			dst = append(dst, m.Colour.String()...)
		case pickField:
			dst = append(dst, m.Pick.String()...)
		}
	}
	return dst
}

// parseMove reads the text of a move. It accepts only the form in which moves are written.
func parseMove(text string) (Move, error) {
	words := strings.Split(text, " ")
	for kind := GiveUp; kind < moveKinds; kind++ {
		if kind.String() != words[0] || len(fieldsOf[kind]) != len(words)-1 {
			continue
		}
		m := Move{Kind: kind}
		for i, f := range fieldsOf[kind] {
			if err := m.parse(f, words[i+1]); err != nil {
				return Move{}, fmt.Errorf("move %q: %w", text, err)
			}
		}
		if !m.wellFormed(games.MaxSeats) {
			return Move{}, fmt.Errorf("move %q: no such move can be made", text)
		}
		return m, nil
	}
	return Move{}, fmt.Errorf("move %q: no move is written like that", text)
}

func (m *Move) parse(f field, word string) (err error) {
	switch f {
	case cardsField:
		m.Cards, err = parseSet(word)
	case payField:
		m.Pay, err = parsePayment(word)
	case cardField:
		if err = m.Card.UnmarshalText([]byte(word)); err == nil && m.Card == Hidden {
			err = errors.New("no card is named")
		}
	case seatField:
		n, e := games.ParseInt("", word, 0, games.MaxSeats-1)
		m.Seat, err = games.Seat(n), e
	case storeField:
		err = m.Store.UnmarshalText([]byte(word))
	case toField:
		if word == own {
			return nil
		}
		if word == Loose.String() {
			return errors.New("no outpost is loose")
		}
		err = m.To.UnmarshalText([]byte(word))
	case colourField:
		if err = m.Colour.UnmarshalText([]byte(word)); err == nil && m.Colour == NoColour {
			err = errors.New("no colour is named")
		}
	case pickField:
		if err = m.Pick.UnmarshalText([]byte(word)); err == nil && m.Pick == NoPick {
			err = errors.New("no pick is named")
		}
	}
	return err
}

func parseSet(word string) (Set, error) {
	var set Set
	last := Hidden
	for id := range strings.SplitSeq(word, "+") {
		var c Card
		if err := c.UnmarshalText([]byte(id)); err != nil {
			return 0, err
		}
		switch {
		case !c.Number():
			return 0, fmt.Errorf("%v is no number card", c)
		case c < last:
			return 0, fmt.Errorf("%q does not begin with the lowest card", word)
		case set.Count(c) == copies[c]:
			return 0, fmt.Errorf("there are not so many cards %v", c)
		}
		set.add(c)
		last = c
	}
	return set, nil
}

func parsePayment(word string) (Payment, error) {
	var p Payment
	parts := strings.Split(word, ",")
	if len(parts) != len(p) {
		return p, fmt.Errorf("%q does not say how many runes are paid from where", word)
	}
	for i, part := range parts {
		n, err := games.ParseInt("", part, 0, 255)
		if err != nil {
			return p, err
		}
		p[i] = uint8(n)
	}
	return p, nil
}
