package main

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// cutFrom is how many zeros part one segment of data from the next. The head of a segment takes up to nine bytes, which
// pack badly; zeros pack well. Go's linker cuts from eight zeros on, until it has 100,000 segments.
const cutFrom = 32

// reader reads numbers of the format, until something goes wrong.
type reader struct {
	rest []byte
	err  error
}

// skip drops n bytes that were read.
func (r *reader) skip(n int) {
	if n <= 0 || n > len(r.rest) {
		r.rest = nil
		r.fail(errEnds)
		return
	}
	r.rest = r.rest[n:]
}

// byte reads a byte.
func (r *reader) byte() byte {
	if len(r.rest) == 0 {
		r.fail(errEnds)
		return 0
	}
	b := r.rest[0]
	r.rest = r.rest[1:]
	return b
}

// bytes reads n bytes.
func (r *reader) bytes(n int) []byte {
	if n > len(r.rest) {
		r.fail(errEnds)
		return make([]byte, n)
	}
	read := r.rest[:n]
	r.rest = r.rest[n:]
	return read
}

// text reads bytes behind their number.
func (r *reader) text() []byte { return r.bytes(int(min(r.uint(), uint64(len(r.rest))+1))) }

// fail keeps the first error.
func (r *reader) fail(err error) {
	if r.err == nil {
		r.err = err
	}
}

// uint reads a number that is never negative.
func (r *reader) uint() uint64 {
	value, n := binary.Uvarint(r.rest)
	r.skip(n)
	return value
}

// int reads a number with a sign.
func (r *reader) int() int64 {
	var value int64
	for shift := uint(0); shift < 64; shift += 7 {
		b := r.byte()
		value |= int64(b&0x7f) << shift
		if b < 0x80 {
			if b&0x40 != 0 && shift+7 < 64 {
				value |= -1 << (shift + 7)
			}
			return value
		}
	}
	r.fail(errEnds)
	return 0
}

// appendInt appends a number with a sign.
func appendInt(dst []byte, value int64) []byte {
	for {
		b := byte(value & 0x7f)
		value >>= 7
		if value == 0 && b&0x40 == 0 || value == -1 && b&0x40 != 0 {
			return append(dst, b)
		}
		dst = append(dst, b|0x80)
	}
}

// readSegments lays the segments of a data section into a memory of some size.
func readSegments(body []byte, size int) ([]byte, error) {
	memory := make([]byte, size)
	r := reader{rest: body}
	type part struct{ from, to int64 }
	var parts []part
	for left := r.uint(); left > 0; left-- {
		if kind := r.uint(); kind != 0 && r.err == nil {
			return nil, fmt.Errorf("a segment of kind %d, which Go's programs do not have", kind)
		}
		if op := r.byte(); op != opI32Const && r.err == nil {
			return nil, fmt.Errorf("a segment whose address is reckoned by instruction %#x", op)
		}
		at := r.int()
		if op := r.byte(); op != opEnd && r.err == nil {
			return nil, fmt.Errorf("a segment whose address goes on with instruction %#x", op)
		}
		length := r.uint()
		if r.err != nil || length > uint64(len(r.rest)) {
			return nil, fmt.Errorf("segments of data: %w", errEnds)
		}
		to := at + int64(length)
		if at < 0 || to > int64(size) {
			return nil, fmt.Errorf("a segment of %d bytes at %#x lies outside the memory", length, at)
		}
		parts = append(parts, part{at, to})
		copy(memory[at:], r.rest[:length])
		r.rest = r.rest[length:]
	}
	if r.err != nil {
		return nil, r.err
	}
	if len(r.rest) > 0 {
		return nil, errors.New("something lies behind the segments of data")
	}
	slices.SortFunc(parts, func(a, b part) int { return cmp.Compare(a.from, b.from) })
	for i := range parts[min(1, len(parts)):] {
		if parts[i+1].from < parts[i].to {
			return nil, fmt.Errorf("two segments both have bytes at %#x", parts[i+1].from)
		}
	}
	return memory, nil
}

// writeSegments returns the data section for a memory.
func writeSegments(memory []byte) []byte {
	var segments []byte
	count := uint64(0)
	for at := 0; ; {
		for at < len(memory) && memory[at] == 0 {
			at++
		}
		if at == len(memory) {
			break
		}
		end, zeros := at, 0 // end is behind the last byte that is not zero
		for i := at; i < len(memory) && zeros < cutFrom; i++ {
			if memory[i] == 0 {
				zeros++
				continue
			}
			end, zeros = i+1, 0
		}
		count++
		segments = append(segments, 0, opI32Const)
		segments = append(appendInt(segments, int64(at)), opEnd)
		segments = binary.AppendUvarint(segments, uint64(end-at))
		segments = append(segments, memory[at:end]...)
		at = end
	}
	return append(binary.AppendUvarint(nil, count), segments...)
}
