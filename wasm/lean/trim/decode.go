package main

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// decoder reads a function.
type decoder struct {
	reader
	f    *function
	open []int64 // labels of the blocks that have begun and not ended, one in another
}

// readFunction reads the body of a function, with the end that closes it.
func readFunction(body []byte) (*function, error) {
	f := &function{labels: 1, code: make([]instruction, 0, len(body)/2)}
	d := decoder{reader: reader{rest: body}, f: f, open: []int64{0}}
	for left := d.uint(); left > 0 && d.err == nil; left-- {
		n := d.uint()
		f.locals = append(f.locals, group{n, d.byte()})
	}
	for len(d.open) > 0 && d.err == nil {
		f.code = append(f.code, d.instruction())
	}
	if len(d.rest) > 0 {
		d.fail(errors.New("something lies behind the end of a function"))
	}
	return f, d.err
}

func (d *decoder) instruction() (i instruction) {
	i.op = d.opcode()
	switch last := len(d.open) - 1; immediatesOf[i.op] {
	case none:
	case opensBlock:
		i.n, i.m = d.f.label(), int64(d.byte())
		d.open = append(d.open, i.n)
	case inBlock:
		i.n = d.open[last]
	case closesBlock:
		i.n, d.open = d.open[last], d.open[:last]
	case branch:
		i.n = d.target()
	case branchTable:
		for left := d.uint() + 1; left > 0 && d.err == nil; left-- {
			i.labels = append(i.labels, d.target())
		}
	case index:
		i.n = int64(d.uint())
	case indexAndByte:
		i.n, i.m = int64(d.uint()), int64(d.byte())
	case inMemory:
		i.m, i.n = int64(d.uint()), int64(d.uint())
	case oneByte:
		i.n = int64(d.byte())
	case twoBytes:
		i.n, i.m = int64(d.byte()), int64(d.byte())
	case signed:
		i.n = d.int()
	case fourBytes:
		i.n = int64(binary.LittleEndian.Uint32(d.bytes(4)))
	case eightBytes:
		i.n = d.half()
	case sixteenBytes:
		i.n, i.m = d.half(), d.half()
	default:
		d.fail(fmt.Errorf("instruction %#x, which Go's programs do not have", i.op))
	}
	return i
}

// opcode reads which instruction comes next.
func (d *decoder) opcode() uint16 {
	op := uint16(d.byte())
	if op != opPrefix && op != opVectors {
		return op
	}
	number := d.uint()
	if number > 0xff {
		d.fail(fmt.Errorf("instruction %#x %#x, which Go's programs do not have", op, number))
	}
	return op<<8 | uint16(number&0xff)
}

// target reads how many blocks a branch leaves, and returns the label of the one that it goes to.
func (d *decoder) target() int64 {
	depth := d.uint()
	if depth >= uint64(len(d.open)) {
		d.fail(errors.New("a branch leaves more blocks than there are"))
		return 0
	}
	return d.open[len(d.open)-1-int(depth)]
}

// half reads eight bytes as they are.
func (d *decoder) half() int64 { return int64(binary.LittleEndian.Uint64(d.bytes(8))) }
