package games

import (
	"fmt"
	"slices"
	"strings"
)

// speller writes and reads moves that have no number in a link, character by character. Moves begin with one of few
// words: each word is spelled once, and has a number from then on. The rest is mostly numbers.
type speller struct {
	words   []string
	spelled int // moves so far
}

// The alphabets: unusual for the first word, usual for what follows it. After the first word, a character of unusual
// takes one digit more.
const (
	usual    = " 0123456789-:"
	unusual  = "abcdefghijklmnopqrstuvwxyz,."
	longWord = 20
)

// write appends a move: its first word, the length of the rest, and the rest.
func (s *speller) write(d *digits, text string) error {
	s.spelled++
	word, _, _ := strings.Cut(text, " ")
	rest := text[len(word):]
	i := slices.Index(s.words, word)
	if i < 0 {
		i = len(s.words)
	}
	d.add(i, len(s.words)+1)
	if i == len(s.words) {
		if len(word) > longWord {
			return fmt.Errorf("the word %q is too long for a link", word)
		}
		s.words = append(s.words, word)
		d.add(len(word), longWord+1)
		for _, c := range []byte(word) {
			if err := spell(d, unusual, c); err != nil {
				return err
			}
		}
	}
	d.add(len(rest), LongestMove+1)
	for _, c := range []byte(rest) {
		at := strings.IndexByte(usual, c)
		if at < 0 {
			d.add(len(usual), len(usual)+1)
			if err := spell(d, unusual, c); err != nil {
				return err
			}
			continue
		}
		d.add(at, len(usual)+1)
	}
	return nil
}

// spell appends a character as its index in an alphabet.
func spell(d *digits, alphabet string, c byte) error {
	i := strings.IndexByte(alphabet, c)
	if i < 0 {
		return fmt.Errorf("links have no %q", c)
	}
	d.add(i, len(alphabet))
	return nil
}

func (s *speller) read(d *digits) string {
	s.spelled++
	var text []byte
	if i := d.next(len(s.words) + 1); i < len(s.words) {
		text = append(text, s.words[i]...)
	} else {
		for range d.next(longWord + 1) {
			text = append(text, unusual[d.next(len(unusual))])
		}
		s.words = append(s.words, string(text))
	}
	for range d.next(LongestMove + 1) {
		at := d.next(len(usual) + 1)
		if at == len(usual) {
			text = append(text, unusual[d.next(len(unusual))])
			continue
		}
		text = append(text, usual[at])
	}
	return string(text)
}
