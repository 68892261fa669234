package masters

import (
	"errors"
	"fmt"
	"strings"

	"runehall/games"
)

// The text of a move is its verb and what the move names, parted by single spaces:
//
//	side green                    also: side blue
//	extra
//	play BBG/GRB 2,-1 r1          card, cell (column, row), rotation
//	ignore BBG/GRB 2,-1 r1 4,0    the same, and the cell of the rune ignored
//	discard BBG/GRB
//	draw
//	master 2,0
//	away
//	token 2,1 blue                also: token 2,1 green
//	keep
//	beside BBG/GRB

// wordCounts says how many words follow the verb of each kind of move.
var wordCounts = [moveKinds]int{
	ChooseSide: 1, Play: 3, Ignore: 4, Discard: 1, PlaceMaster: 1, PlaceToken: 2, PutBeside: 1,
}

func appendMove(dst []byte, m Move) []byte {
	dst = append(dst, m.Kind.String()...)
	switch m.Kind {
	case ChooseSide:
		return fmt.Appendf(dst, " %s", m.Side)
	case Play:
		return fmt.Appendf(dst, " %s %d,%d r%d", m.Card, m.Cell.X, m.Cell.Y, m.Turn)
	case Ignore:
		return fmt.Appendf(dst, " %s %d,%d r%d %d,%d", m.Card, m.Cell.X, m.Cell.Y, m.Turn, m.Rune.X, m.Rune.Y)
	case Discard, PutBeside:
		return fmt.Appendf(dst, " %s", m.Card)
	case PlaceMaster:
		return fmt.Appendf(dst, " %d,%d", m.Cell.X, m.Cell.Y)
	case PlaceToken:
		return fmt.Appendf(dst, " %d,%d %s", m.Cell.X, m.Cell.Y, m.Colour)
	default:
		return dst
	}
}

// parseMove reads the text of a move. It accepts only the form in which moves are written.
func parseMove(text string) (Move, error) {
	words := strings.Split(text, " ")
	for kind := ChooseSide; kind < moveKinds; kind++ {
		if kind.String() != words[0] || wordCounts[kind] != len(words)-1 {
			continue
		}
		m := Move{Kind: kind}
		if err := m.parseWords(words[1:]); err != nil {
			return Move{}, fmt.Errorf("move %q: %w", text, err)
		}
		return m, nil
	}
	return Move{}, fmt.Errorf("move %q: no move is written like that", text)
}

// parseWords reads the words after the verb of a move.
func (m *Move) parseWords(words []string) error {
	var errs [4]error
	switch m.Kind {
	case ChooseSide:
		errs[0] = m.Side.UnmarshalText([]byte(words[0]))
		if m.Side == NoSide && errs[0] == nil {
			errs[0] = errors.New("no side is named")
		}
	case Play, Ignore:
		m.Card, errs[0] = parseCard(words[0])
		m.Cell, errs[1] = parseCell(words[1])
		turn, err := games.ParseInt("r", words[2], 0, Turns-1)
		m.Turn, errs[2] = uint8(turn), err
		if m.Kind == Ignore {
			m.Rune, errs[3] = parseCell(words[3])
		}
	case Discard, PutBeside:
		m.Card, errs[0] = parseCard(words[0])
	case PlaceMaster, PlaceToken:
		m.Cell, errs[0] = parseCell(words[0])
		if m.Kind == PlaceToken {
			errs[1] = m.Colour.UnmarshalText([]byte(words[1]))
			if errs[1] == nil && !m.Colour.OnToken() {
				errs[1] = fmt.Errorf("no token is %v", m.Colour)
			}
		}
	default:
	}
	return errors.Join(errs[:]...)
}

func parseCard(word string) (Card, error) {
	var card Card
	if err := card.UnmarshalText([]byte(word)); err != nil {
		return Hidden, err
	}
	if card == Hidden {
		return Hidden, errors.New("no card is named")
	}
	return card, nil
}

func parseCell(word string) (Cell, error) {
	x, y, _ := strings.Cut(word, ",")
	column, err := games.ParseInt("", x, -128, 127)
	row, err2 := games.ParseInt("", y, -128, 127)
	return Cell{int8(column), int8(row)}, errors.Join(err, err2)
}
