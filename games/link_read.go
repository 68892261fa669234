package games

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"io"
	"strconv"
	"strings"
)

// ParseLink reads the head of a link. Its error wraps [ErrNotLink]. The steps are read by [ReadLink], which needs the game.
func ParseLink(text string) (*Link, error) {
	link, err := parseLink(text)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrNotLink, err)
	}
	return link, nil
}

func parseLink(text string) (*Link, error) {
	if len(text) > longestLink {
		return nil, fmt.Errorf("%d characters", len(text))
	}
	data, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil {
		return nil, err
	}
	if len(data) < 5 || binary.BigEndian.Uint32(data[len(data)-4:]) != crc32.ChecksumIEEE(data[:len(data)-4]) {
		return nil, errCheck
	}
	if data[0] != linkVersion {
		return nil, fmt.Errorf("version %d of links; this program reads %d", data[0], linkVersion)
	}
	data = data[1 : len(data)-4]
	size, n := binary.Uvarint(data)
	if n <= 0 || size > uint64(len(data)-n) {
		return nil, io.ErrUnexpectedEOF
	}
	head, data := data[n:n+int(size)], data[n+int(size):]
	steps, n := binary.Uvarint(data)
	if n <= 0 || steps > mostLinked {
		return nil, fmt.Errorf("%d steps", steps)
	}
	record, err := unpackHead(head)
	if err != nil {
		return nil, err
	}
	return &Link{Head: record, steps: int(steps), digits: data[n:]}, nil
}

// unpackHead returns the record of packed lines, without steps.
func unpackHead(packed []byte) (*Record, error) {
	r := flate.NewReaderDict(bytes.NewReader(packed), []byte(linkWords))
	text, err := io.ReadAll(io.LimitReader(r, longestHead+1))
	if err != nil {
		return nil, err
	}
	if len(text) > longestHead {
		return nil, fmt.Errorf("a head of more than %d bytes", longestHead)
	}
	record := &Record{}
	lines := "runehall " + strconv.Itoa(FormatVersion) + "\n" + string(text) + "moves\n"
	for line := range strings.Lines(lines) {
		record.line(strings.TrimSuffix(line, "\n"))
	}
	return ParseRecord(record.text)
}

// ReadLink plays a link, and returns its record, which is the same to the byte as the one that was written.
func ReadLink[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V], link *Link) (*Record, error) {
	m, err := Resume(def, link.Head)
	if err != nil {
		return nil, fmt.Errorf("link: %w", err)
	}
	d := digitsOf(link.digits)
	var s speller
	again := 0
	for i := range link.steps {
		made := len(m.made)
		if err := unlinkStep(m, d, &s); err != nil {
			return nil, fmt.Errorf("link: step %d: %w", i+1, err)
		}
		if len(m.made) <= made {
			again += len(m.made)
		}
		if again > mostAgain {
			return nil, fmt.Errorf("link: %w: nobody takes back so much", ErrNotLink)
		}
	}
	if !d.empty() {
		return nil, fmt.Errorf("link: %w: more than its steps", ErrNotLink)
	}
	return m.record, nil
}

// unlinkStep makes the step that comes next.
func unlinkStep[C Core[C, M, E], M comparable, E any, V any](m *Match[C, M, E, V], d *digits, s *speller) error {
	list := linkable(m)
	i := d.next(len(list) + 2)
	if i == len(list)+1 {
		_, err := m.Undo(d.next(len(m.made) + 1))
		return err
	}
	var seat Seat
	var move M
	if i < len(list) {
		seat, move = list[i].Seat, list[i].Move
	} else {
		seat = Seat(d.next(MaxSeats))
		var err error
		if move, err = m.def.Moves.read(s.read(d)); err != nil {
			return err
		}
	}
	if _, refusal := m.Make(seat, move); refusal != nil {
		return refusal
	}
	return nil
}
