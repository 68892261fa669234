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

// ParseLink reads the head of a link. Its error wraps [ErrNotLink]. The steps are read by [ReadLink], which needs the
// game.
func ParseLink(text string) (*Link, error) {
	link, err := parseLink(text)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrNotLink, err)
	}
	return link, nil
}

func parseLink(text string) (*Link, error) {
	if len(text) > longestLink {
		return nil, fmt.Errorf("%w: %d characters; the most are %d", ErrLongLink, len(text), longestLink)
	}
	data, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil {
		return nil, err
	}
	if len(data) < 5 || binary.BigEndian.Uint32(data[len(data)-4:]) != crc32.ChecksumIEEE(data[:len(data)-4]) {
		return nil, errCheck
	}
	if data[0] != linkVersion {
		return nil, FaultLinkFormat.Of(fmt.Errorf("version %d of links; this program reads %d", data[0], linkVersion))
	}
	data = data[1 : len(data)-4]
	size, n := binary.Uvarint(data)
	if n <= 0 || size > uint64(len(data)-n) {
		return nil, io.ErrUnexpectedEOF
	}
	head, data := data[n:n+int(size)], data[n+int(size):]
	steps, n := binary.Uvarint(data)
	if n <= 0 {
		return nil, io.ErrUnexpectedEOF
	}
	if err := linkFits(0, int(min(steps, mostLinked+1)), 0, 0); err != nil {
		return nil, err
	}
	record, err := unpackHead(head)
	if err != nil {
		return nil, err
	}
	return &Link{Head: record, steps: int(steps), digits: data[n:]}, nil
}

// unpackHead returns the record, without steps, of a head that packHead wrote.
func unpackHead(packed []byte) (*Record, error) {
	r := flate.NewReaderDict(bytes.NewReader(packed), []byte(linkWords))
	text, err := io.ReadAll(io.LimitReader(r, linkedHead+1))
	if err != nil {
		return nil, err
	}
	if len(text) > linkedHead {
		return nil, linkFits(len(text), 0, 0, 0)
	}
	record := &Record{}
	lines := "runehall " + strconv.Itoa(FormatVersion) + "\n" + string(text) + "moves\n"
	for line := range strings.Lines(lines) {
		record.line(strings.TrimSuffix(line, "\n"))
	}
	return ParseRecord(record.text)
}
