package toss

import (
	"fmt"
	"strconv"
	"strings"

	"runehall/games"
)

// The text of a move is its name and its fields, separated by single spaces:
//
//	throw 10 -200 900 50 3   a gesture: start, aim, speed, spin, turns
//	flick -5 30 1100 0       the same without turns
//	claims 75 0:12 2:30      a tick, and who touches which rune, the lowest seat first
//	take 6                   a pair
//	give 6
//	order 2 0                the seats that are robbed, the first one first
//	done, time, pass

func appendMove(dst []byte, m Move) []byte {
	dst = append(dst, m.Kind.String()...)
	add := func(n int) {
		dst = append(dst, ' ')
		dst = strconv.AppendInt(dst, int64(n), 10)
	}
	switch m.Kind {
	case Throw, Flick:
		for _, n := range [...]int16{m.Start, m.Aim, m.Speed, m.Spin} {
			add(int(n))
		}
		if m.Kind == Throw {
			add(int(m.Turns))
		}
	case Claims:
		add(int(m.Tick))
		for s, r := range m.Claims {
			if r != NoRune {
				add(s)
				dst = append(dst, ':')
				dst = strconv.AppendInt(dst, int64(r), 10)
			}
		}
	case Take, Give:
		add(int(m.Pair))
	case Order:
		for _, s := range m.Order[:m.ordered()] {
			add(int(s))
		}
	}
	return dst
}

func (m *Move) ordered() int {
	for i, s := range m.Order {
		if s == games.Nobody {
			return i
		}
	}
	return len(m.Order)
}

// parseMove reads the text of a move. It accepts only the form in which moves are written.
func parseMove(text string) (Move, error) {
	words := strings.Split(text, " ")
	m := Move{}
	for kind := Throw; kind < moveKinds; kind++ {
		if kind.String() == words[0] {
			m.Kind = kind
		}
	}
	if m.Kind == 0 {
		return Move{}, fmt.Errorf("move %q: no move is written like that", text)
	}
	if err := m.parse(words[1:]); err != nil {
		return Move{}, fmt.Errorf("move %q: %w", text, err)
	}
	if !m.hasForm() || string(appendMove(nil, m)) != text {
		return Move{}, fmt.Errorf("move %q: no move is written like that", text)
	}
	return m, nil
}

// parse reads what follows the name.
func (m *Move) parse(words []string) error {
	if m.Kind == Claims {
		return m.parseClaims(words)
	}
	var n [games.MaxSeats]int
	if len(words) > len(n) {
		return fmt.Errorf("%d numbers", len(words))
	}
	for i, word := range words {
		bits := 16
		if m.Kind != Throw && m.Kind != Flick || i == 4 {
			bits = 8
		}
		x, err := strconv.ParseInt(word, 10, bits)
		if err != nil {
			return err
		}
		n[i] = int(x)
	}
	switch m.Kind {
	case Throw, Flick:
		m.Gesture = Gesture{Start: int16(n[0]), Aim: int16(n[1]), Speed: int16(n[2]), Spin: int16(n[3]),
			Turns: int8(n[4])}
	case Take, Give:
		m.Pair = int8(n[0])
	case Order:
		m.Order = noOrder
		for i := range words {
			m.Order[i] = games.Seat(n[i])
		}
	}
	return nil
}

func (m *Move) parseClaims(words []string) error {
	m.Claims = noClaims
	for i, word := range words {
		if i == 0 {
			tick, err := strconv.ParseInt(word, 10, 32)
			if err != nil {
				return err
			}
			m.Tick = int32(tick)
			continue
		}
		seat, rune, _ := strings.Cut(word, ":")
		s, err := strconv.Atoi(seat)
		if err != nil || s < 0 || s >= games.MaxSeats {
			return fmt.Errorf("%q names no seat", word)
		}
		r, err := strconv.ParseInt(rune, 10, 8)
		if err != nil {
			return fmt.Errorf("%q names no rune: %w", word, err)
		}
		m.Claims[s] = Rune(r)
	}
	return nil
}
