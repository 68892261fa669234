package journal

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"strconv"
)

// A file holds each line between a mark and a line break. The mark consists of the line's length in bytes, its CRC-32
// (IEEE), and the CRC-32 of the mark up to there:
//
//	27 90af11c2 5d1f2c0b
//	0 place 0,0 t12 r3 and so on
//
// So a line that was cut off when the program was killed, before it was acknowledged, can be told from damage to
// acknowledged lines.

func appendFrame(dst, line []byte) []byte {
	dst = append(append(dst, mark(line)...), '\n')
	return append(append(dst, line...), '\n')
}

func mark(line []byte) []byte {
	text := fmt.Appendf(nil, "%d %08x", len(line), crc32.ChecksumIEEE(line))
	return fmt.Appendf(text, " %08x", crc32.ChecksumIEEE(text))
}

// longestMark bounds the mark before a line.
const longestMark = len("16384 90af11c2 5d1f2c0b\n")

// frames returns the complete lines in a file, and how many bytes they take. What follows them is part of a line, with
// which a file may end after a kill, or zeros, which some file systems leave there after a power failure, or part of a
// line and then zeros; if it is damage instead, frames returns an error.
func frames(text []byte) (lines [][]byte, size int, err error) {
	text = bytes.TrimRight(text, "\x00") // every whole line ends with a line break
	for size < len(text) {
		rest := text[size:]
		end := bytes.IndexByte(rest[:min(len(rest), longestMark)], '\n')
		if end < 0 {
			if len(rest) < longestMark {
				return lines, size, nil
			}
			return lines, size, ErrDamaged
		}
		n := length(rest[:end])
		if n == 0 {
			return lines, size, ErrDamaged
		}
		if len(rest) < end+1+n+1 {
			return lines, size, nil
		}
		line := rest[end+1 : end+1+n]
		if !bytes.Equal(mark(line), rest[:end]) || rest[end+1+n] != '\n' {
			return lines, size, ErrDamaged
		}
		lines = append(lines, line)
		size += end + 1 + n + 1
	}
	return lines, size, nil
}

// length returns the length of a line from its mark, or 0 if the mark is damaged.
func length(mark []byte) int {
	at := bytes.LastIndexByte(mark, ' ')
	if at < 0 || fmt.Sprintf("%08x", crc32.ChecksumIEEE(mark[:at])) != string(mark[at+1:]) {
		return 0
	}
	digits, _, _ := bytes.Cut(mark, []byte(" "))
	n, err := strconv.Atoi(string(digits))
	if err != nil || n < 0 || n > LongestLine {
		return 0
	}
	return n
}
