package main

import (
	"encoding/binary"
	"fmt"
	"math/bits"
)

// machine runs functions for tests, as WebAssembly would: one with a parameter and the stack pointer in a global
// variable. What is called is not run, but noted, with the stack pointer and what lies there.
type machine struct {
	globals [3]uint64
	memory  []byte
	noted   []string
	answers func(call int64) uint64 // 1 if what is called does not come back at once
	stores  int
	asked   int // how often a table was asked
}

// most is how many stores a run has at most: endless loops have one.
const most = 400

type frame struct {
	label, kind, typ int64
	at, height       int
}

// run runs a function from a piece on, and returns its answer.
func (m *machine) run(f *function, piece int64) uint64 {
	locals := []uint64{uint64(piece)}
	for _, g := range f.locals {
		locals = append(locals, make([]uint64, g.n)...)
	}
	ends := map[int64]int{}
	for i, instr := range f.code {
		if instr.op == opEnd {
			ends[instr.n] = i
		}
	}
	var stack []uint64
	pop := func() uint64 {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		return top
	}
	push := func(v uint64) { stack = append(stack, v) }
	truth := func(b bool) {
		push(map[bool]uint64{true: 1}[b])
	}
	frames := []frame{{}}
	for at := 0; ; at++ {
		i := f.code[at]
		branch := func(label int64) {
			for frames[len(frames)-1].label != label {
				frames = frames[:len(frames)-1]
			}
			to := frames[len(frames)-1]
			kept := stack[to.height:to.height]
			if to.kind == opBlock && to.typ == typeI64 {
				kept = append(kept, stack[len(stack)-1])
			}
			stack = stack[:to.height+len(kept)]
			if to.kind == opLoop {
				at = to.at
				return
			}
			frames = frames[:len(frames)-1]
			at = ends[label]
		}
		address := func() uint64 {
			address := uint64(uint32(pop())) + uint64(i.n)
			if low := uint64(uint32(address)); low != address && low >= nilSize {
				panic(fmt.Sprintf("address %#x, where a program owned what lies at %#x", address, low))
			}
			return address % (1 << 15)
		}
		switch op := i.op; op {
		case opNop:
		case opUnreachable:
			panic("it has gone where nothing is")
		case opBlock, opLoop:
			frames = append(frames, frame{i.n, int64(op), i.m, at, len(stack)})
		case opIf:
			yes := pop() != 0
			frames = append(frames, frame{i.n, int64(op), i.m, at, len(stack)})
			if !yes {
				branch(i.n)
			}
		case opEnd:
			if len(frames) == 1 {
				return pop()
			}
			frames = frames[:len(frames)-1]
		case opBr:
			branch(i.n)
		case opBrIf:
			if pop() != 0 {
				branch(i.n)
			}
		case opBrTable:
			m.asked++
			branch(i.labels[min(pop(), uint64(len(i.labels)-1))])
		case opReturn:
			return pop()
		case opCall:
			pop()
			m.noted = append(m.noted, fmt.Sprintf("call %d at %d to %#x", i.n, m.globals[globalSP],
				binary.LittleEndian.Uint64(m.memory[m.globals[globalSP]:])))
			answer := m.answers(i.n)
			if answer == 0 {
				m.globals[globalSP] += 8
			}
			push(answer)
			for i := firstRegister; i < len(locals); i++ {
				if !isCounter(f, int64(i)) {
					locals[i] = 3 // no register outlives a call
				}
			}
		case opDrop:
			pop()
		case opLocalGet:
			push(locals[i.n])
		case opLocalSet:
			locals[i.n] = pop()
		case opLocalTee:
			locals[i.n] = stack[len(stack)-1]
		case opGlobalGet:
			push(m.globals[i.n])
		case opGlobalSet:
			m.globals[i.n] = pop()
		case opI32Load, opI64Load32U:
			if i.m > 2 {
				panic("four bytes are aligned more than browsers take")
			}
			push(uint64(binary.LittleEndian.Uint32(m.memory[address():])))
		case opI64Load, opF64Load:
			push(binary.LittleEndian.Uint64(m.memory[address():]))
		case opI32Load8U, opI64Load8U:
			push(uint64(m.memory[address()]))
		case opI64Store, opF64Store:
			value := pop()
			binary.LittleEndian.PutUint64(m.memory[address():], value)
			if m.stores++; m.stores > most {
				return 1
			}
		case opI32Const:
			push(uint64(uint32(i.n)))
		case opI64Const:
			push(uint64(i.n))
		case opI32Eqz, opI64Eqz:
			truth(pop() == 0)
		case opI32Add:
			push(uint64(uint32(pop() + pop())))
		case opI32Sub:
			b, a := pop(), pop()
			push(uint64(uint32(a - b)))
		case opI64Add:
			push(pop() + pop())
		case opI64Or:
			b, a := pop(), pop()
			push(a | b)
		case opI32WrapI64:
			push(uint64(uint32(pop())))
		case opI64ExtendI32U:
		default:
			b, a := pop(), pop()
			first := op - opI64Eq
			if op < opI64Eqz {
				first = op - opI32Eq
				a, b = uint64(int64(int32(a))), uint64(int64(int32(b)))
			}
			_, less := bits.Sub64(a, b, 0)
			truth([]bool{a == b, a != b, int64(a) < int64(b), less == 1, int64(a) > int64(b), less == 0 && a != b,
				int64(a) <= int64(b), less == 1 || a == b, int64(a) >= int64(b), less == 0}[first])
		}
		if m.stores > most {
			return 1
		}
	}
}

// isCounter reports whether a local variable is the one with which a function begins its program counters, which is set
// whenever it is entered.
func isCounter(f *function, local int64) bool {
	return f.code[0].op == opI64Const && f.code[1].op == opLocalSet && f.code[1].n == local
}
