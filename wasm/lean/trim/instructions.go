package main

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// Instructions by their numbers in the format.
const (
	opUnreachable  = 0x00
	opNop          = 0x01
	opBlock        = 0x02
	opLoop         = 0x03
	opIf           = 0x04
	opElse         = 0x05
	opEnd          = 0x0b
	opBr           = 0x0c
	opBrIf         = 0x0d
	opBrTable      = 0x0e
	opReturn       = 0x0f
	opCall         = 0x10
	opCallIndirect = 0x11
	opDrop         = 0x1a
	opSelect       = 0x1b
	opLocalGet     = 0x20
	opLocalSet     = 0x21
	opLocalTee     = 0x22
	opGlobalGet    = 0x23
	opGlobalSet    = 0x24
	opI32Load      = 0x28
	opI64Load      = 0x29
	opF64Load      = 0x2b
	opI32Load8S    = 0x2c
	opI32Load16U   = 0x2f
	opI64Load8S    = 0x30
	opI64Load8U    = 0x31
	opI64Load16U   = 0x33
	opI64Load32S   = 0x34
	opI64Load32U   = 0x35
	opI32Store     = 0x36
	opI64Store     = 0x37
	opI64Store32   = 0x3e
	opMemorySize   = 0x3f
	opMemoryGrow   = 0x40
	opI32Const     = 0x41
	opI64Const     = 0x42
	opF32Const     = 0x43
	opF64Const     = 0x44
	opI32Eqz       = 0x45
	opI32Eq        = 0x46
	opI32GeU       = 0x4f
	opI64Eqz       = 0x50
	opI64Eq        = 0x51
	opI64GeU       = 0x5a
	opF64Ge        = 0x66
	opI32Add       = 0x6a
	opI32Sub       = 0x6b
	opI64Add       = 0x7c
	opI64Or        = 0x84
	opI64ShrU      = 0x88
	opI32WrapI64   = 0xa7
	opI64ExtendI32 = 0xad // of a number without a sign
	opLast         = 0xc4
	opPrefix       = 0xfc
	opTruncLast    = opPrefix<<8 | 7
	opMemoryCopy   = opPrefix<<8 | 10
	opMemoryFill   = opPrefix<<8 | 11
	opVectors      = 0xfd // begins instructions on 16 bytes at once, which Go has since 1.27
	opV128Load     = opVectors << 8
	opV128Store    = opVectors<<8 | 0x0b
	opV128Const    = opVectors<<8 | 0x0c
	opShuffle      = opVectors<<8 | 0x0d
	opExtractLane  = opVectors<<8 | 0x15 // the first that names a lane
	opReplaceLane  = opVectors<<8 | 0x22 // the last
	opLoadLane     = opVectors<<8 | 0x54 // the first of eight with a lane and an address
	opLoad32Zero   = opVectors<<8 | 0x5c
	opLoad64Zero   = opVectors<<8 | 0x5d
	opVectorsLast  = opVectors<<8 | 0xff
)

// emptyBlock is the type of a block that leaves nothing on the stack; typeI64 is that of a number, also of a block that leaves one.
const (
	emptyBlock = 0x40
	typeI32    = 0x7f
	typeI64    = 0x7e
)

// instruction is one instruction. Where the format counts how many blocks a branch leaves, it has the label of the block that it goes to: a
// number that each block, loop and if has for itself.
type instruction struct {
	op     uint16
	n      int64   // the label, the index, the constant (of 16 bytes the first half), or what is added to the address
	m      int64   // the type of the block, the alignment of the address, or the second half
	labels []int64 // of a table, its default last
}

// function is the body of a function: groups of locals, each a number and a type, and what it does. The label 0 is that of the body.
type function struct {
	locals []group
	code   []instruction
	labels int64 // how many there are
}

type group struct {
	n   uint64
	typ byte
}

// readFunction reads the body of a function, with the end that closes it.
func readFunction(body []byte) (*function, error) {
	r := reader{rest: body}
	f := &function{labels: 1, code: make([]instruction, 0, len(body)/2)}
	for left := r.uint(); left > 0 && r.err == nil; left-- {
		n := r.uint()
		f.locals = append(f.locals, group{n, r.byte()})
	}
	open := []int64{0}
	label := func() int64 {
		depth := r.uint()
		if depth >= uint64(len(open)) {
			r.fail(errors.New("a branch leaves more blocks than there are"))
			return 0
		}
		return open[len(open)-1-int(depth)]
	}
	for len(open) > 0 && r.err == nil {
		i := instruction{op: uint16(r.byte())}
		switch i.op {
		case opPrefix:
			i.op = opPrefix<<8 | uint16(min(r.uint(), 0xff))
		case opVectors:
			number := r.uint()
			if number > 0xff {
				return nil, fmt.Errorf("instruction %#x %#x, which Go's programs do not have", opVectors, number)
			}
			i.op = opVectors<<8 | uint16(number)
		}
		switch op := i.op; {
		case op == opBlock, op == opLoop, op == opIf:
			i.n, i.m = f.label(), int64(r.byte())
			open = append(open, i.n)
		case op == opElse:
			i.n = open[len(open)-1]
		case op == opEnd:
			i.n = open[len(open)-1]
			open = open[:len(open)-1]
		case op == opBr, op == opBrIf:
			i.n = label()
		case op == opBrTable:
			for left := r.uint() + 1; left > 0 && r.err == nil; left-- {
				i.labels = append(i.labels, label())
			}
		case op == opCall, op >= opLocalGet && op <= opGlobalSet:
			i.n = int64(r.uint())
		case op == opCallIndirect:
			i.n, i.m = int64(r.uint()), int64(r.byte())
		case op >= opI32Load && op <= opI64Store32, hasVectorAddress(op):
			i.m, i.n = int64(r.uint()), int64(r.uint())
		case op == opMemorySize, op == opMemoryGrow, op == opMemoryFill, op >= opExtractLane && op <= opReplaceLane:
			i.n = int64(r.byte())
		case op == opMemoryCopy:
			i.n, i.m = int64(r.byte()), int64(r.byte())
		case op == opI32Const, op == opI64Const:
			i.n = r.int()
		case op == opF32Const:
			i.n = int64(binary.LittleEndian.Uint32(r.bytes(4)))
		case op == opF64Const:
			i.n = int64(binary.LittleEndian.Uint64(r.bytes(8)))
		case op == opV128Const:
			i.n = int64(binary.LittleEndian.Uint64(r.bytes(8)))
			i.m = int64(binary.LittleEndian.Uint64(r.bytes(8)))
		case op <= opNop, op == opReturn, op == opDrop, op == opSelect, op >= opI32Eqz && op <= opLast, op >= opPrefix<<8 && op <= opTruncLast,
			op > opShuffle && op <= opVectorsLast && (op < opLoadLane || op > opLoad64Zero):
		default:
			return nil, fmt.Errorf("instruction %#x, which Go's programs do not have", op)
		}
		f.code = append(f.code, i)
	}
	if r.err == nil && len(r.rest) > 0 {
		r.err = errors.New("something lies behind the end of a function")
	}
	return f, r.err
}

// hasVectorAddress reports whether an instruction on 16 bytes loads or stores, and names no lane.
func hasVectorAddress(op uint16) bool {
	return op >= opV128Load && op <= opV128Store || op == opLoad32Zero || op == opLoad64Zero
}

// label returns a label that nothing has yet.
func (f *function) label() int64 {
	f.labels++
	return f.labels - 1
}

// append appends the function as bytes. What is branched to must lie around the branch.
func (f *function) append(dst []byte) ([]byte, error) {
	dst = binary.AppendUvarint(dst, uint64(len(f.locals)))
	for _, g := range f.locals {
		dst = append(binary.AppendUvarint(dst, g.n), g.typ)
	}
	depth := make([]int, f.labels) // at which a label was opened, 0 if it is not open
	open := []int64{0}
	depth[0] = 1
	leaves := func(label int64) uint64 { return uint64(len(open) - depth[label]) }
	for _, i := range f.code {
		if len(open) == 0 {
			return nil, errors.New("instructions behind the end of a function")
		}
		switch {
		case i.op >= opVectors<<8:
			dst = binary.AppendUvarint(append(dst, opVectors), uint64(i.op&0xff))
		case i.op >= opPrefix<<8:
			dst = append(dst, opPrefix, byte(i.op))
		default:
			dst = append(dst, byte(i.op))
		}
		switch op := i.op; {
		case op == opBlock, op == opLoop, op == opIf:
			dst = append(dst, byte(i.m))
			open = append(open, i.n)
			depth[i.n] = len(open)
		case op == opEnd:
			if open[len(open)-1] != i.n {
				return nil, errors.New("blocks that are not one in another")
			}
			depth[i.n] = 0
			open = open[:len(open)-1]
		case op == opBr, op == opBrIf:
			if depth[i.n] == 0 {
				return nil, errors.New("a branch to a block that is not around it")
			}
			dst = binary.AppendUvarint(dst, leaves(i.n))
		case op == opBrTable:
			dst = binary.AppendUvarint(dst, uint64(len(i.labels)-1))
			for _, label := range i.labels {
				if depth[label] == 0 {
					return nil, errors.New("a table of branches to a block that is not around it")
				}
				dst = binary.AppendUvarint(dst, leaves(label))
			}
		case op == opCall, op >= opLocalGet && op <= opGlobalSet:
			dst = binary.AppendUvarint(dst, uint64(i.n))
		case op == opCallIndirect:
			dst = append(binary.AppendUvarint(dst, uint64(i.n)), byte(i.m))
		case op >= opI32Load && op <= opI64Store32, hasVectorAddress(op):
			dst = binary.AppendUvarint(binary.AppendUvarint(dst, uint64(i.m)), uint64(i.n))
		case op == opMemorySize, op == opMemoryGrow, op == opMemoryFill, op >= opExtractLane && op <= opReplaceLane:
			dst = append(dst, byte(i.n))
		case op == opMemoryCopy:
			dst = append(dst, byte(i.n), byte(i.m))
		case op == opI32Const, op == opI64Const:
			dst = appendInt(dst, i.n)
		case op == opF32Const:
			dst = binary.LittleEndian.AppendUint32(dst, uint32(i.n))
		case op == opF64Const:
			dst = binary.LittleEndian.AppendUint64(dst, uint64(i.n))
		case op == opV128Const:
			dst = binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(dst, uint64(i.n)), uint64(i.m))
		}
	}
	if len(open) > 0 {
		return nil, errors.New("a function without its end")
	}
	return dst, nil
}
