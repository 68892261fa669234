package games

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"
)

// A link holds a whole record in as few characters as possible, for the end of an address and for a QR code. A move is
// stored as its number among the legal moves, so reading a link means playing the match: see docs/link-format.md.

const linkVersion = 1

// The bounds of links. No match between people comes near them, and they hold for writers and readers alike. They keep
// a malicious link from costing more than a second in a browser. Two things cost most: a throw of Rune Toss, which is
// spelled out, and taking the digits off a long number.
const (
	longestLink = 64 << 10   // characters
	linkedHead  = 8 << 10    // bytes, unpacked
	mostLinked  = 30_000     // steps
	mostSpelled = 2_000      // moves that are written out
	mostDivided = 50_000_000 // words of 32 bits
)

// linkWords is the dictionary of the compression: a word of a record's head that is listed here costs next to nothing.
const linkWords = "seat person vermilion starsseat quick rose squareseat greedy jade triangle \"Bjarne\"\nseat random sky diamond \"Ingrid\"\n" +
	"option variant explorers\noption way snatch\nstarts 0 1 2 3 4\ntables seed seat person amber circle \"Astrid\"\ngame stones 1\ngame market 1\n" +
	"game toss 2\ngame masters 1\ngame ritual 1\nseed "

// Link is a link whose head has been read.
type Link struct {
	// Head is the record without its steps.
	Head *Record

	steps  int
	digits []byte
}

// ErrNotLink is returned for text that is no link, or that was cut off or changed on its way.
var ErrNotLink = errors.New("not a link to a Runehall match, or not all of it")

// linkFits returns an error that names the bound which a link exceeds, or nil.
func linkFits(head, steps, spelled, divided int) error {
	for _, bound := range []struct {
		what       string
		have, most int
	}{
		{"bytes before the first move", head, linkedHead}, {"steps", steps, mostLinked},
		{"moves that are written out", spelled, mostSpelled},
		{"words to divide", divided, mostDivided},
	} {
		if bound.have > bound.most {
			return fmt.Errorf("%w: %d %s; the most are %d", ErrLongLink, bound.have, bound.what, bound.most)
		}
	}
	return nil
}

// ErrLongLink is returned for a match that is too long for a link, and wrapped for a link that is longer than any can
// be.
var ErrLongLink = errors.New("too long for a link")

// WriteLink returns a record as a link. A link never ends in a hyphen or underscore, because programs that find
// addresses in texts leave those out. The error wraps [ErrLongLink] if the match is too long.
func WriteLink[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V], record *Record) (string, error) {
	m, err := Resume(def, record.cut(0))
	if err != nil {
		return "", fmt.Errorf("link: %w", err)
	}
	var d digits
	var s speller
	steps := 0
	for i, step := range record.Steps {
		if step.Kind != StepSum { // sums follow from the moves
			steps++
			if err := linkStep(m, step, &d, &s); err != nil {
				return "", fmt.Errorf("link: %w", &StepError{Step: i + 1, Err: err})
			}
			if err := linkFits(0, steps, s.spelled, 0); err != nil {
				return "", fmt.Errorf("link: %w", err)
			}
		}
		if err := m.redo(step); err != nil {
			return "", fmt.Errorf("link: %w", &StepError{Step: i + 1, Err: err})
		}
	}
	head, plain, err := packHead(record)
	if err != nil {
		return "", fmt.Errorf("link: %w", err)
	}
	number := d.bytes()
	if err := linkFits(plain, steps, s.spelled, d.divided); err != nil {
		return "", fmt.Errorf("link: %w", err)
	}
	text := linkText(head, steps, number)
	// Bytes after the packed head are ignored by readers, but they change the checksum and so the last characters.
	for filler := byte(0); strings.ContainsAny(text[len(text)-1:], "-_"); filler++ {
		text = linkText(append(head[:len(head):len(head)], filler), steps, number)
	}
	if len(text) > longestLink {
		return "", fmt.Errorf("link: %w: %d characters; the most are %d", ErrLongLink, len(text), longestLink)
	}
	return text, nil
}

func linkText(head []byte, steps int, number []byte) string {
	out := []byte{linkVersion}
	out = append(binary.AppendUvarint(out, uint64(len(head))), head...)
	out = append(binary.AppendUvarint(out, uint64(steps)), number...)
	out = binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(out))
	return base64.RawURLEncoding.EncodeToString(out)
}

// linkable lists the legal moves of all that may act, in the order in which links number them.
func linkable[C Core[C, M, E], M comparable, E any, V any](m *Match[C, M, E, V]) (list []Chosen[M]) {
	for _, a := range m.core.AppendActing(nil) {
		for _, move := range m.core.AppendMoves(nil, a.Seat) {
			list = append(list, Chosen[M]{a.Seat, move})
		}
	}
	return list
}

// linkStep appends the next step. It is the number of a legal move or one of two marks above those numbers: for a move
// that has to be spelled, and for an undo.
func linkStep[C Core[C, M, E], M comparable, E any, V any](m *Match[C, M, E, V], step Step, d *digits,
	s *speller) error {
	list := linkable(m)
	radix := len(list) + 2
	if step.Kind == StepUndo {
		d.add(len(list)+1, radix)
		d.add(step.N, len(m.made)+1)
		return nil
	}
	move, err := m.def.Moves.read(step.Move)
	if err != nil {
		return err
	}
	if i := slices.Index(list, Chosen[M]{step.Seat, move}); i >= 0 {
		d.add(i, radix)
		return nil
	}
	d.add(len(list), radix)
	d.add(int(step.Seat), MaxSeats)
	return s.write(d, step.Move)
}

// packHead returns the compressed lines of a record before its moves, and how many bytes they have uncompressed. Names
// are written as [CleanName] leaves them.
func packHead(r *Record) (head []byte, plain int, err error) {
	var packed bytes.Buffer
	w, err := flate.NewWriterDict(&packed, flate.BestCompression, []byte(linkWords))
	if err != nil {
		return nil, 0, err
	}
	seat := 0
	for line := range bytes.Lines(r.text) {
		text := string(line[:bytes.LastIndex(line, []byte(" ~"))])
		if text == "moves" {
			break
		}
		if strings.HasPrefix(text, "seat ") {
			text = r.Players[seat].line(r.Players[seat].Name)
			seat++
		}
		if !strings.HasPrefix(text, "runehall ") {
			n, err := w.Write([]byte(text + "\n"))
			if plain += n; err != nil {
				return nil, 0, err
			}
		}
	}
	err = w.Close()
	return packed.Bytes(), plain, err
}
