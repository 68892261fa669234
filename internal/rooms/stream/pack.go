package stream

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// A message holds as many of a room's first lines as packBytes and packLines let it; later lines come one by one. With
// the longest line and the lengths of all of them it is shorter than mostMessage.
const (
	packBytes = 24 << 10
	packLines = 2000
)

// fits returns how many of these lines go into one message: at least one.
func fits(lines [][]byte) (n int) {
	for size := 0; n < len(lines) && n < packLines && (n == 0 || size+len(lines[n]) <= packBytes); n++ {
		size += len(lines[n])
	}
	return n
}

// packed returns the message with lines from place n on.
func packed(room string, n int, lines [][]byte) *nats.Msg {
	m := &nats.Msg{Subject: subject(room), Header: nats.Header{lineHeader: {strconv.Itoa(n + len(lines) - 1)}}}
	if len(lines) == 1 {
		m.Data = lines[0]
		return m
	}
	var lengths []string
	for _, line := range lines {
		m.Data = append(m.Data, line...)
		lengths = append(lengths, strconv.Itoa(len(line)))
	}
	m.Header.Set(lengthsHeader, strings.Join(lengths, ","))
	return m
}

// unpacked returns the lines of a message. The last one must be the line that its header says; first is the number of
// the first one.
func unpacked(header nats.Header, data []byte, sequence uint64) (first int, lines [][]byte, err error) {
	last, err := strconv.Atoi(header.Get(lineHeader))
	if err != nil {
		return 0, nil, fmt.Errorf("message %d is no line of a room: %w", sequence, err)
	}
	lengths := header.Get(lengthsHeader)
	if lengths == "" {
		return last, [][]byte{data}, nil
	}
	for text := range strings.SplitSeq(lengths, ",") {
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 || n > len(data) {
			return 0, nil, fmt.Errorf("message %d is no lines of a room: a line of %q bytes", sequence, text)
		}
		lines, data = append(lines, data[:n:n]), data[n:]
	}
	if first = last - len(lines) + 1; first < 0 || len(data) > 0 {
		return 0, nil, fmt.Errorf("message %d is no lines of a room: %d lines up to number %d, and %d bytes", sequence,
			len(lines), last, len(data))
	}
	return first, lines, nil
}

// lastLine returns the number of the last line of a message.
func lastLine(m *jetstream.RawStreamMsg) (int, error) {
	number, err := strconv.Atoi(m.Header.Get(lineHeader))
	if err != nil {
		return 0, fmt.Errorf("message %d is no line of a room: %w", m.Sequence, err)
	}
	return number, nil
}

// isGone reports whether the last message of a room says that it is being removed.
func isGone(last *jetstream.RawStreamMsg) bool { return last.Header.Get(goneHeader) != "" }
