package main

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// runner runs the functions that were added to a program (unpack.go), as a browser will, so that it is seen what they write before anybody
// gets the program. It knows the instructions that those have.
type runner struct {
	memory    []byte
	functions map[int64]*runnable
	err       error
}

// runnable is a function with the places where its blocks begin and end.
type runnable struct {
	*function
	params, locals int
	answers        bool
	goes           []int // by label: the loop's begin, or the block's end
}

// newRunnable reads the body of a function.
func newRunnable(body []byte, params int, answers bool) (*runnable, error) {
	f, err := readFunction(body)
	if err != nil {
		return nil, err
	}
	r := &runnable{function: f, params: params, locals: params, answers: answers, goes: make([]int, f.labels)}
	for _, g := range f.locals {
		r.locals += int(g.n)
	}
	loops := make([]bool, f.labels)
	for at, i := range f.code {
		switch {
		case i.op == opLoop:
			r.goes[i.n], loops[i.n] = at, true
		case i.op == opEnd && !loops[i.n]:
			r.goes[i.n] = at
		}
	}
	return r, nil
}

// call runs a function, whose parameters it takes from the stack, and returns the stack with its answer.
func (r *runner) call(number int64, stack []uint32) []uint32 {
	f := r.functions[number]
	if f == nil || len(stack) < f.params {
		r.err = fmt.Errorf("function %d cannot be called", number)
		return stack
	}
	locals := make([]uint32, f.locals)
	stack = stack[:len(stack)-copy(locals, stack[len(stack)-f.params:])]
	begin := len(stack)
	pop := func() uint32 {
		if len(stack) == begin {
			r.err = fmt.Errorf("function %d takes what is not there", number)
			return 0
		}
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		return top
	}
	push := func(v uint32) { stack = append(stack, v) }
	for at := 0; at < len(f.code) && r.err == nil; at++ {
		switch i := f.code[at]; i.op {
		case opBlock, opLoop, opEnd:
		case opBr:
			at = f.goes[i.n]
		case opBrIf:
			if pop() != 0 {
				at = f.goes[i.n]
			}
		case opCall:
			stack = r.call(i.n, stack)
		case opLocalGet:
			push(locals[i.n])
		case opLocalSet:
			locals[i.n] = pop()
		case opLocalTee:
			locals[i.n] = pop()
			push(locals[i.n])
		case opI32Const:
			push(uint32(i.n))
		case opI32Load:
			push(binary.LittleEndian.Uint32(r.at(pop(), 4)))
		case opI32Load8S + 1:
			push(uint32(r.at(pop(), 1)[0]))
		case opI32Store:
			value := pop()
			binary.LittleEndian.PutUint32(r.at(pop(), 4), value)
		case opMemoryFill:
			n, value := pop(), pop()
			filled := r.at(pop(), n)
			for i := range filled {
				filled[i] = byte(value)
			}
		case opI32Eqz:
			push(truth(pop() == 0))
		default:
			b, a := pop(), pop()
			push(r.reckon(i.op, a, b))
		}
	}
	if want := begin + int(truth(f.answers)); r.err == nil && len(stack) != want {
		r.err = fmt.Errorf("function %d leaves %d numbers", number, len(stack)-begin)
	}
	return stack
}

func (r *runner) reckon(op uint16, a, b uint32) uint32 {
	switch op {
	case opI32Eq + 3:
		return truth(a < b)
	case opI32GeU:
		return truth(a >= b)
	case opI32Add:
		return a + b
	case opI32Sub:
		return a - b
	case opI32Add + 2:
		return a * b
	case opI32Add + 7:
		return a & b
	case opI32Add + 8:
		return a | b
	case opI32Add + 9:
		return a ^ b
	case opI32Add + 10:
		return a << (b % 32)
	case opI32Add + 12:
		return a >> (b % 32)
	}
	r.err = fmt.Errorf("instruction %#x, which nothing that was added has", op)
	return 0
}

// at returns bytes of the memory.
func (r *runner) at(address, n uint32) []byte {
	if uint64(address)+uint64(n) > uint64(len(r.memory)) {
		r.err = fmt.Errorf("%d bytes at %#x lie outside the memory", n, address)
		return make([]byte, min(n, 1<<10))
	}
	return r.memory[address : address+n]
}

func truth(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}

// started returns the memory of a program after what was added to it has run.
func (m module) started() ([]byte, error) {
	memory, err := m.memory()
	if err != nil {
		return nil, err
	}
	start, err1 := m.only(sectionStart)
	code, err2 := m.counted(sectionCode)
	if err := errors.Join(err1, err2); err != nil {
		return nil, err
	}
	r := reader{rest: code.rest}
	for range int(code.n) - len(unpacking) {
		r.text()
	}
	first := &reader{rest: start.body}
	last := int64(first.uint())
	run := &runner{memory: memory, functions: map[int64]*runnable{}}
	for i, u := range unpacking {
		f, err := newRunnable(r.text(), u.params, u.answers)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", u.name, err)
		}
		run.functions[last-int64(len(unpacking)-1-i)] = f
	}
	if err := errors.Join(r.err, first.err); err != nil {
		return nil, err
	}
	run.call(last, nil)
	return memory, run.err
}
