package ritual

import (
	"errors"
	"fmt"
	"strings"

	"runehall/games"
)

// The text of a move is its verb and what the move names, parted by single spaces:
//
//	place 2,-1 t17 r3        cell (column, row), tile, rotation
//	over 2,-1 t17 r3
//	pass
//	reveal refill-hand       a ritual without a target
//	reveal skip 2            a ritual against a seat
//	answer ward              also: answer reverse
//	decline
//	take t17
//	coins 2,-1
//	skip next                also: skip now
//	put-out ward
//	forgo

// plainVerbs are the texts of moves that consist of one word or phrase only.
var plainVerbs = map[MoveKind]string{
	Pass: "pass", Decline: "decline", SkipNext: "skip next", SkipNow: "skip now", Forgo: "forgo",
}

// verbs are the first words of all other moves, with the number of words that follow.
var verbs = map[MoveKind]struct {
	word  string
	words int
}{
	Place: {"place", 3}, BuildOver: {"over", 3}, Reveal: {"reveal", 1}, RevealAt: {"reveal", 2}, Answer: {"answer", 1},
	TakeTile: {"take", 1}, PickCell: {"coins", 1}, PutOut: {"put-out", 1},
}

func appendMove(dst []byte, m Move) []byte {
	if text, ok := plainVerbs[m.Kind]; ok {
		return append(dst, text...)
	}
	dst = append(dst, verbs[m.Kind].word...)
	switch m.Kind {
	case Place, BuildOver:
		return fmt.Appendf(dst, " %d,%d t%d r%d", m.Cell.Q, m.Cell.R, m.Tile, m.Turn)
	case TakeTile:
		return fmt.Appendf(dst, " t%d", m.Tile)
	case PickCell:
		return fmt.Appendf(dst, " %d,%d", m.Cell.Q, m.Cell.R)
	case RevealAt:
		return fmt.Appendf(dst, " %s %d", m.Card, m.Target)
	default:
		return fmt.Appendf(dst, " %s", m.Card)
	}
}

// parseMove reads the text of a move. It accepts only the form in which moves are written.
func parseMove(text string) (Move, error) {
	for kind, plain := range plainVerbs {
		if plain == text {
			return Move{Kind: kind}, nil
		}
	}
	words := strings.Split(text, " ")
	for kind, verb := range verbs {
		if verb.word != words[0] || verb.words != len(words)-1 {
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
	var errs [3]error
	switch m.Kind {
	case Place, BuildOver:
		m.Cell, errs[0] = parseCell(words[0])
		m.Tile, errs[1] = parseTile(words[1])
		turn, err := games.ParseInt("r", words[2], 0, Dirs-1)
		m.Turn, errs[2] = uint8(turn), err
	case TakeTile:
		m.Tile, errs[0] = parseTile(words[0])
	case PickCell:
		m.Cell, errs[0] = parseCell(words[0])
	default:
		errs[0] = m.Card.UnmarshalText([]byte(words[0]))
		if errs[0] == nil && m.Card == Hidden {
			errs[0] = errors.New("no ritual is named")
		}
		if m.Kind == RevealAt {
			target, err := games.ParseInt("", words[1], 0, games.MaxSeats-1)
			m.Target, errs[1] = games.Seat(target), err
		}
	}
	return errors.Join(errs[:]...)
}

func parseTile(word string) (TileID, error) {
	n, err := games.ParseInt("t", word, 0, Tiles-1)
	return TileID(n), err
}

func parseCell(word string) (Cell, error) {
	q, r, _ := strings.Cut(word, ",")
	column, err := games.ParseInt("", q, -128, 127)
	row, err2 := games.ParseInt("", r, -128, 127)
	return Cell{int8(column), int8(row)}, errors.Join(err, err2)
}
