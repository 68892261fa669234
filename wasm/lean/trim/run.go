package main

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// runner runs the functions that were added to a program (unpack.go), as a browser will, so that it is seen what they
// write before anybody gets the program. It knows the instructions that those have.
type runner struct {
	memory    []byte
	functions map[int64]*runnable
	stack     []uint32
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

// call runs a function, which takes its parameters from the stack and leaves its answer there.
func (r *runner) call(number int64) {
	f := r.functions[number]
	if f == nil || len(r.stack) < f.params {
		r.err = fmt.Errorf("function %d cannot be called", number)
		return
	}
	c := called{runner: r, number: number, locals: make([]uint32, f.locals)}
	c.floor = len(r.stack) - copy(c.locals, r.stack[len(r.stack)-f.params:])
	r.stack = r.stack[:c.floor]
	for at := 0; at < len(f.code) && r.err == nil; at++ {
		if i := &f.code[at]; c.branches(i) {
			at = f.goes[i.n]
		}
	}
	if left := len(r.stack) - c.floor; r.err == nil && left != int(truth(f.answers)) {
		r.err = fmt.Errorf("function %d leaves %d numbers", number, left)
	}
}

// called is a function that runs.
type called struct {
	*runner
	number int64
	locals []uint32
	floor  int // of its part of the stack
}

// branches runs an instruction, and reports whether it branches.
func (c *called) branches(i *instruction) bool {
	switch i.op {
	case opBlock, opLoop, opEnd:
	case opBr:
		return true
	case opBrIf:
		return c.pop() != 0
	case opCall:
		c.call(i.n)
	case opLocalGet:
		c.push(c.locals[i.n])
	case opLocalSet:
		c.locals[i.n] = c.pop()
	case opLocalTee:
		c.locals[i.n] = c.pop()
		c.push(c.locals[i.n])
	case opI32Const:
		c.push(uint32(i.n))
	case opI32Load:
		c.push(binary.LittleEndian.Uint32(c.at(c.pop(), 4)))
	case opI32Load8U:
		c.push(uint32(c.at(c.pop(), 1)[0]))
	case opI32Store:
		value := c.pop()
		binary.LittleEndian.PutUint32(c.at(c.pop(), 4), value)
	case opMemoryFill:
		n, value := c.pop(), c.pop()
		filled := c.at(c.pop(), n)
		for i := range filled {
			filled[i] = byte(value)
		}
	case opI32Eqz:
		c.push(truth(c.pop() == 0))
	default:
		b, a := c.pop(), c.pop()
		c.push(c.reckon(i.op, a, b))
	}
	return false
}

func (c *called) push(v uint32) { c.stack = append(c.stack, v) }

func (c *called) pop() uint32 {
	top := len(c.stack) - 1
	if top < c.floor {
		c.err = fmt.Errorf("function %d takes what is not there", c.number)
		return 0
	}
	v := c.stack[top]
	c.stack = c.stack[:top]
	return v
}

func (r *runner) reckon(op uint16, a, b uint32) uint32 {
	switch op {
	case opI32LtU:
		return truth(a < b)
	case opI32GeU:
		return truth(a >= b)
	case opI32Add:
		return a + b
	case opI32Sub:
		return a - b
	case opI32Mul:
		return a * b
	case opI32And:
		return a & b
	case opI32Or:
		return a | b
	case opI32Xor:
		return a ^ b
	case opI32Shl:
		return a << (b % 32)
	case opI32ShrU:
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
	run.call(last)
	return memory, run.err
}
