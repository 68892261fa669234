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

// A link holds a whole record in as few characters as can be had, for the end of an address and for a QR code. Each step is its number among
// the moves that are legal before it, so that whoever reads a link has to play it: see docs/link-format.md.

// linkVersion is the version of the form of links.
const linkVersion = 1

// The bounds of what is read, which no match comes near.
const (
	longestLink = 64 << 10 // characters
	linkedHead  = 8 << 10  // bytes, unpacked
	mostLinked  = 30_000   // steps
	mostAgain   = 1 << 20  // moves made again after undos
)

// linkWords is what the heads of most records are made of: what stands here costs next to nothing in a link.
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

// WriteLink returns a record as a link.
func WriteLink[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V], record *Record) (string, error) {
	m, err := Resume(def, record.cut(0))
	if err != nil {
		return "", fmt.Errorf("link: %w", err)
	}
	var d digits
	var s speller
	steps := 0
	for i, step := range record.Steps {
		if step.Kind != StepSum { // those follow from the moves
			steps++
			if err := linkStep(m, step, &d, &s); err != nil {
				return "", fmt.Errorf("link: step %d: %w", i+1, err)
			}
		}
		if err := m.redo(step); err != nil {
			return "", fmt.Errorf("link: step %d: %w", i+1, err)
		}
	}
	if steps > mostLinked {
		return "", fmt.Errorf("link: a match of %d steps; links hold %d", steps, mostLinked)
	}
	head, err := packHead(record)
	if err != nil {
		return "", fmt.Errorf("link: %w", err)
	}
	out := []byte{linkVersion}
	out = append(binary.AppendUvarint(out, uint64(len(head))), head...)
	out = append(binary.AppendUvarint(out, uint64(steps)), d.bytes()...)
	out = binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(out))
	return base64.RawURLEncoding.EncodeToString(out), nil
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

// linkStep appends a step that comes next: the number of a move; or, above those, that of what is written out, or of an undo.
func linkStep[C Core[C, M, E], M comparable, E any, V any](m *Match[C, M, E, V], step Step, d *digits, s *speller) error {
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

// packHead returns the lines of a record up to its moves, packed.
func packHead(r *Record) ([]byte, error) {
	var packed bytes.Buffer
	w, err := flate.NewWriterDict(&packed, flate.BestCompression, []byte(linkWords))
	if err != nil {
		return nil, err
	}
	for line := range bytes.Lines(r.text) {
		text := string(line[:bytes.LastIndex(line, []byte(" ~"))])
		if text == "moves" {
			break
		}
		if !strings.HasPrefix(text, "runehall ") {
			if _, err := w.Write([]byte(text + "\n")); err != nil {
				return nil, err
			}
		}
	}
	err = w.Close()
	return packed.Bytes(), err
}
