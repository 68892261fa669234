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

const linkVersion = 1

// The bounds of links, which no match of people comes near: who writes a link keeps to them as who reads it does. A link within them is read in
// less than a second in a browser, whoever made it: what costs most is a throw of Rune Toss, which is spelled, and, of a long link, to take the
// digits off its number, each of which divides all that is left of it.
const (
	longestLink = 64 << 10   // characters
	linkedHead  = 8 << 10    // bytes, unpacked
	mostLinked  = 30_000     // steps
	mostSpelled = 2_000      // moves that are written out
	mostDivided = 50_000_000 // words of 32 bits
)

// linkWords has the words of most records' heads: a word that stands here costs next to nothing in a link.
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

// linkFits returns what is too much for a link, or nil.
func linkFits(head, steps, spelled, divided int) error {
	for _, bound := range []struct {
		what       string
		have, most int
	}{
		{"bytes before the first move", head, linkedHead}, {"steps", steps, mostLinked}, {"moves that are written out", spelled, mostSpelled},
		{"words to divide", divided, mostDivided},
	} {
		if bound.have > bound.most {
			return fmt.Errorf("%w: %d %s; the most are %d", ErrLongLink, bound.have, bound.what, bound.most)
		}
	}
	return nil
}

// ErrLongLink is returned for a match that is too long for a link, and wrapped for a link that is longer than any match.
var ErrLongLink = errors.New("too long for a link")

// WriteLink returns a record as a link. It never ends in a hyphen or an underscore, which programs that find links in texts leave out. The error
// wraps [ErrLongLink] if links do not hold so much.
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
	// What stands behind the packed head is not read, and changes the check.
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

// linkStep appends the next step: the number of a listed move or, above these numbers, a mark for a move that is written out or an undo.
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

// packHead returns the lines of a record up to its moves, packed, and how many bytes they have unpacked. The names are the clean ones.
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
