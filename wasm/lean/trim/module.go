package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// magic is what every module begins with: "\0asm" and the version.
const magic = "\x00asm\x01\x00\x00\x00"

// Sections by their numbers: 5.5.2 of the specification.
const (
	sectionType      = 1 // of functions' types
	sectionImport    = 2
	sectionFunction  = 3
	sectionMemory    = 5
	sectionStart     = 8 // names the function that runs before all others
	sectionCode      = 10
	sectionData      = 11
	sectionDataCount = 12
)

// pageSize is WebAssembly's page of memory, in bytes.
const pageSize = 64 << 10

type section struct {
	id   byte
	body []byte
}

// module is a program in WebAssembly as the format has it: sections in their order.
type module []section

// errEnds is returned where something goes on behind the end of its bytes.
var errEnds = errors.New("the program ends in the middle of something")

// readModule reads a program.
func readModule(program []byte) (module, error) {
	rest, ok := bytes.CutPrefix(program, []byte(magic))
	if !ok {
		return nil, errors.New("this is no program in WebAssembly, version 1")
	}
	var m module
	for len(rest) > 0 {
		id := rest[0]
		size, n := binary.Uvarint(rest[1:])
		if n <= 0 || size > uint64(len(rest)-1-n) {
			return nil, fmt.Errorf("section %d: %w", id, errEnds)
		}
		body := rest[1+n:]
		m, rest = append(m, section{id, body[:size]}), body[size:]
	}
	return m, nil
}

// append appends the program as bytes.
func (m module) append(dst []byte) []byte {
	dst = append(dst, magic...)
	for _, s := range m {
		dst = append(dst, s.id)
		dst = binary.AppendUvarint(dst, uint64(len(s.body)))
		dst = append(dst, s.body...)
	}
	return dst
}

// only returns the one section with a number.
func (m module) only(id byte) (*section, error) {
	var found *section
	for i := range m {
		if m[i].id != id {
			continue
		}
		if found != nil {
			return nil, fmt.Errorf("there is more than one section %d", id)
		}
		found = &m[i]
	}
	if found == nil {
		return nil, fmt.Errorf("there is no section %d", id)
	}
	return found, nil
}

// memory returns what lies in the program's memory at the start. Behind its data the memory is zero.
func (m module) memory() ([]byte, error) {
	for _, s := range m {
		if s.id == sectionDataCount {
			return nil, errors.New("the program counts its segments of data, which Go's do not")
		}
	}
	size, err := m.only(sectionMemory)
	if err != nil {
		return nil, err
	}
	r := reader{rest: size.body}
	memories, limits, pages := r.uint(), r.uint(), r.uint()
	if r.err != nil || memories != 1 || limits != 0 || pages == 0 || pages > 1<<16 || len(r.rest) > 0 {
		return nil, fmt.Errorf("memory of another kind than Go's: % x", size.body)
	}
	data, err := m.only(sectionData)
	if err != nil {
		return nil, err
	}
	return readSegments(data.body, int(pages)*pageSize)
}
