package main

import (
	"encoding/binary"
	"errors"
)

// encoder writes a function.
type encoder struct {
	dst   []byte
	open  []int64 // as in decoder
	depth []int   // how many were open when a label was, with its own; 0 if it is not open
}

// append appends the function as bytes. What is branched to must lie around the branch.
func (f *function) append(dst []byte) ([]byte, error) {
	dst = binary.AppendUvarint(dst, uint64(len(f.locals)))
	for _, g := range f.locals {
		dst = append(binary.AppendUvarint(dst, g.n), g.typ)
	}
	e := encoder{dst: dst, depth: make([]int, f.labels)}
	e.begin(0)
	for i := range f.code {
		if len(e.open) == 0 {
			return nil, errors.New("instructions behind the end of a function")
		}
		if err := e.instruction(&f.code[i]); err != nil {
			return nil, err
		}
	}
	if len(e.open) > 0 {
		return nil, errors.New("a function without its end")
	}
	return e.dst, nil
}

func (e *encoder) instruction(i *instruction) error {
	e.opcode(i.op)
	switch immediatesOf[i.op] {
	case opensBlock:
		e.byte(i.m)
		e.begin(i.n)
	case closesBlock:
		return e.end(i.n)
	case branch:
		return e.target(i.n)
	case branchTable:
		e.uint(int64(len(i.labels) - 1))
		for _, label := range i.labels {
			if err := e.target(label); err != nil {
				return err
			}
		}
	case index:
		e.uint(i.n)
	case indexAndByte:
		e.uint(i.n)
		e.byte(i.m)
	case inMemory:
		e.uint(i.m)
		e.uint(i.n)
	case oneByte:
		e.byte(i.n)
	case twoBytes:
		e.byte(i.n)
		e.byte(i.m)
	case signed:
		e.dst = appendInt(e.dst, i.n)
	case fourBytes:
		e.dst = binary.LittleEndian.AppendUint32(e.dst, uint32(i.n))
	case eightBytes:
		e.half(i.n)
	case sixteenBytes:
		e.half(i.n)
		e.half(i.m)
	}
	return nil
}

func (e *encoder) opcode(op uint16) {
	if op <= 0xff {
		e.byte(int64(op))
		return
	}
	e.byte(int64(op >> 8))
	e.uint(int64(op & 0xff))
}

func (e *encoder) byte(n int64) { e.dst = append(e.dst, byte(n)) }

func (e *encoder) uint(n int64) { e.dst = binary.AppendUvarint(e.dst, uint64(n)) }

func (e *encoder) half(n int64) { e.dst = binary.LittleEndian.AppendUint64(e.dst, uint64(n)) }

// begin and end note that a block begins and ends.
func (e *encoder) begin(label int64) {
	e.open = append(e.open, label)
	e.depth[label] = len(e.open)
}

func (e *encoder) end(label int64) error {
	last := len(e.open) - 1
	if e.open[last] != label {
		return errors.New("blocks that are not one in another")
	}
	e.open, e.depth[label] = e.open[:last], 0
	return nil
}

// target writes how many blocks a branch to a label leaves.
func (e *encoder) target(label int64) error {
	if e.depth[label] == 0 {
		return errors.New("a branch to a block that is not around it")
	}
	e.uint(int64(len(e.open) - e.depth[label]))
	return nil
}
