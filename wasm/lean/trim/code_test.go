package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
)

// What functions of tests call.
const (
	callPanics = 3 + iota // on nil
	callBounds
	callMore
	callDefers
	callOther
)

var testCalls = &known{
	ofNil: callPanics, all: map[int64]bool{callPanics: true, callBounds: true}, moreStack: map[int64]bool{callMore: true}, deferReturn: callDefers,
}

// own is the number of the function of tests in a program counter.
const own = firstFunction + 77

// Its locals: the parameter, the stack pointer, and registers of 64 bits.
const (
	registers = 4
	frameSize = 64
)

// author writes functions as Go's compiler does.
type author struct {
	rng    *rand.Rand
	f      *function
	pieces []int64 // numbers by which pieces are asked for
	labels []int64
	number int64
	unwind int64
	loop   int64
}

func (a *author) put(code ...instruction) { a.f.code = append(a.f.code, code...) }

func get(n int64) instruction      { return instruction{op: opLocalGet, n: n} }
func i32(n int64) instruction      { return instruction{op: opI32Const, n: n} }
func i64(n int64) instruction      { return instruction{op: opI64Const, n: n} }
func simple(op uint16) instruction { return instruction{op: op} }

// setSP is how Go sets the stack pointer.
func (a *author) setSP() {
	a.put(instruction{op: opLocalTee, n: localSP}, instruction{op: opGlobalSet, n: globalSP})
}

// call calls a function that comes back to the number that is next, or to another one.
func (a *author) call(f, to int64) {
	a.put(get(localSP), i32(8), simple(opI32Sub))
	a.setSP()
	a.put(get(localSP), i64(own<<16|to), instruction{op: opI64Store, m: 3}, i32(0), instruction{op: opCall, n: f},
		instruction{op: opGlobalGet, n: globalSP}, instruction{op: opLocalSet, n: localSP}, instruction{op: opBrIf, n: a.unwind})
}

// in writes something into blocks of its own.
func (a *author) in(op uint16, do func()) {
	label := a.f.label()
	a.put(instruction{op: op, n: label, m: emptyBlock})
	do()
	a.put(instruction{op: opEnd, n: label})
}

func (a *author) register() int64 { return firstRegister + int64(a.rng.IntN(registers)) }

// address writes an address on the stack, or one that a register holds, with something added.
func (a *author) address() (offset int64) {
	switch a.rng.IntN(5) {
	case 2:
		a.put(get(a.register()), get(a.register()), simple(opI64Add), simple(opI32WrapI64))
	case 0:
		a.put(get(localSP), instruction{op: opI64Load, n: int64(8 * a.rng.IntN(6)), m: 3}, simple(opI32WrapI64))
	case 1:
		a.put(get(localSP))
		if a.rng.IntN(2) == 0 {
			a.put(simple(opI64ExtendI32U), i64(int64(8*a.rng.IntN(6))), simple(opI64Add), simple(opI32WrapI64))
		}
	default:
		a.put(get(a.register()), i64(int64(100*a.rng.IntN(60)-200)), simple(opI64Add), simple(opI32WrapI64))
	}
	return int64(8 * a.rng.IntN(2))
}

// value writes a number of 64 bits.
func (a *author) value() {
	switch a.rng.IntN(5) {
	case 0:
		a.put(i64(int64(a.rng.IntN(4))))
	case 1:
		a.put(get(a.register()))
	case 2:
		at := a.address()
		a.put([]instruction{{op: opI64Load, n: at, m: 3}, {op: opI64Load32U, n: at, m: 2},
			{op: opI64Load8U, n: at}}[a.rng.IntN(3)])
	case 3:
		a.value()
		a.put(i64(int64(a.rng.IntN(9)-4)), simple(opI64Add))
	case 4:
		a.truth()
		a.put(simple(opI64ExtendI32U))
	}
}

// truth writes a comparison.
func (a *author) truth() {
	a.value()
	if a.rng.IntN(3) == 0 {
		a.put(simple(opI64Eqz))
	} else {
		a.put(i64(int64(a.rng.IntN(4))), simple(uint16(opI64Eq+a.rng.IntN(10))))
	}
	for range a.rng.IntN(3) {
		a.put(simple(opI32Eqz))
	}
}

// jump jumps to a piece, on a condition or always.
func (a *author) jump() {
	to := a.pieces[a.rng.IntN(len(a.pieces))]
	jump := func() {
		a.put(i32(to), instruction{op: opLocalSet, n: paramPiece}, instruction{op: opBr, n: a.loop})
	}
	if a.rng.IntN(3) == 0 {
		jump()
		return
	}
	a.truth()
	if a.rng.IntN(2) == 0 {
		a.put(simple(opI64ExtendI32U), simple(opI64Eqz), simple(opI32Eqz))
	}
	a.in(opIf, jump)
}

// statement writes something that a function does.
func (a *author) statement() {
	switch a.rng.IntN(7) {
	case 4:
		r := a.register()
		a.value()
		a.put(instruction{op: opLocalSet, n: r})
		at := a.address()
		a.put(get(r), instruction{op: opI64Store, n: at, m: 3})
	case 0:
		at := a.address()
		a.value()
		a.put(instruction{op: []uint16{opI64Store, opF64Store}[a.rng.IntN(2)], n: at})
	case 1:
		a.value()
		a.put(instruction{op: opLocalSet, n: a.register()})
	case 2:
		a.put(get(a.register()), simple(opI64Eqz))
		a.number += 2
		a.in(opIf, func() { a.call(callPanics, a.number-1) })
	case 3:
		a.put(get(a.register()), simple(opI32WrapI64), instruction{op: opI64Load32U, n: 8}, simple(opI64Eqz),
			simple(opI64ExtendI32U), simple(opI64Eqz), simple(opI32Eqz))
		a.in(opIf, func() { a.put(i64(9), instruction{op: opLocalSet, n: a.register()}) })
	default:
		a.put(simple(opNop))
	}
}

// write writes a function of some pieces.
func (a *author) write(pieces int) *function {
	a.f = &function{labels: 1, locals: []group{{1, typeI32}, {registers, typeI64}}}
	a.unwind, a.loop = a.f.label(), a.f.label()
	a.put(instruction{op: opGlobalGet, n: globalSP}, instruction{op: opLocalSet, n: localSP},
		instruction{op: opBlock, n: a.unwind, m: emptyBlock}, instruction{op: opLoop, n: a.loop, m: emptyBlock})
	for range pieces {
		a.labels = append(a.labels, a.f.label())
		a.pieces = append(a.pieces, int64(len(a.pieces)*20)) // each has twenty numbers
	}
	for _, label := range slices.Backward(a.labels) {
		a.put(instruction{op: opBlock, n: label, m: emptyBlock})
	}
	table := instruction{op: opBrTable}
	for _, label := range a.labels {
		for range 20 {
			table.labels = append(table.labels, label)
		}
	}
	a.put(get(paramPiece), table)
	for i, label := range a.labels {
		a.number = int64(20 * i)
		a.put(instruction{op: opEnd, n: label})
		if i == 0 {
			a.put(get(localSP), i32(300), simple(opI32LeU))
			a.in(opIf, func() { a.call(callMore, 0) })
			a.put(get(localSP), i32(frameSize), simple(opI32Sub))
			a.setSP()
		}
		last := i == len(a.labels)-1
		if i > 0 && !last && a.rng.IntN(4) == 0 {
			continue // two blocks end here
		}
		a.put(get(localSP), i64(int64(i)), instruction{op: opI64Store, n: 56, m: 3})
		for range a.rng.IntN(4) {
			a.statement()
		}
		switch a.rng.IntN(5) {
		case 0, 1:
			a.jump()
		case 2:
			if !last { // what is called comes back to the next piece
				a.call(callOther+int64(a.rng.IntN(3)), int64(20*(i+1)))
			}
		case 3:
			if !last {
				a.call([]int64{callBounds, callDefers}[a.rng.IntN(2)], int64(20*(i+1)))
			}
		}
		if last || a.rng.IntN(8) == 0 {
			a.put(get(localSP), i32(frameSize), simple(opI32Add))
			a.setSP()
			a.put(get(localSP), i32(8), simple(opI32Add))
			a.setSP()
			a.put(i32(0), simple(opReturn))
		}
	}
	a.put(instruction{op: opEnd, n: a.loop}, simple(opUnreachable),
		instruction{op: opEnd, n: a.unwind}, i32(1), simple(opEnd))
	return a.f
}

// life calls a function and goes on with it, as the runtime does, until it has returned, never comes back or has done
// enough.
func life(f *function, seed uint64) *machine {
	rng := rand.New(rand.NewPCG(seed, 1))
	m := &machine{memory: make([]byte, 1<<16)}
	for i := range m.memory[:1<<14] {
		m.memory[i] = byte(rng.IntN(3))
	}
	m.globals[globalSP] = uint64(280 + rng.IntN(9)*8)
	m.answers = func(call int64) uint64 {
		if call < callDefers {
			return 1
		}
		return uint64(rng.IntN(2))
	}
	for piece := int64(0); ; {
		answer := m.run(f, piece)
		m.noted = append(m.noted, fmt.Sprintf("answers %d at %d", answer, m.globals[globalSP]))
		if answer == 0 || m.stores > most {
			return m
		}
		last := m.noted[len(m.noted)-2]
		to := binary.LittleEndian.Uint64(m.memory[m.globals[globalSP]:])
		var call int64
		fmt.Sscanf(last, "call %d", &call)
		piece = int64(to & 0xffff)
		m.globals[globalSP] += 8
		switch call {
		case callPanics, callBounds:
			return m
		case callMore:
			m.globals[globalSP] += 80 // another stack
		case callDefers:
			if rng.IntN(2) == 0 {
				piece-- // a panic was recovered: it is called once more
			}
		}
	}
}

// TestRewrittenFunctionsDoTheSame compares functions of random pieces before and after, through calls, stacks that
// grow, goroutines that go on, and panics: what they call with which stack, and all that they write.
func TestRewrittenFunctionsDoTheSame(t *testing.T) {
	asked, askedBefore, size, sizeBefore, ended := 0, 0, 0, 0, map[uint64]int{}
	for seed := range uint64(1500) {
		rng := rand.New(rand.NewPCG(seed, 0))
		f := (&author{rng: rng}).write(1 + rng.IntN(12))
		body, err := f.append(nil)
		if err != nil {
			t.Fatal(err)
		}
		written, err := rewrite(body, testCalls, own)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		again, err := readFunction(written)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		size, sizeBefore = size+len(written), sizeBefore+len(body)
		for life1 := range uint64(3) {
			want, got := life(f, life1), life(again, life1)
			if !slices.Equal(got.noted, want.noted) || got.globals != want.globals ||
				!bytes.Equal(got.memory, want.memory) {
				t.Fatalf("seed %d, life %d:\n%q\nwas\n%q", seed, life1, got.noted, want.noted)
			}
			asked, askedBefore = asked+got.asked, askedBefore+want.asked
			ended[uint64(len(want.noted))]++
		}
	}
	if asked*3 > askedBefore*2 || size*5 > sizeBefore*4 {
		t.Errorf("tables were asked %d times, before %d; %d bytes, before %d", asked, askedBefore, size, sizeBefore)
	}
	if len(ended) < 10 {
		t.Errorf("lives end after so many calls: %v", ended)
	}
}

// TestFunctionsComeBack reads and writes a function with an instruction of each kind.
func TestFunctionsComeBack(t *testing.T) {
	f := &function{labels: 4, locals: []group{{1, typeI32}, {300, typeI64}}}
	f.code = []instruction{
		{op: opBlock, n: 1, m: typeI64}, {op: opLoop, n: 2, m: emptyBlock}, i32(1), {op: opIf, n: 3, m: emptyBlock}, {op: opBr, n: 2}, {op: opElse, n: 3},
		{op: opBr, n: 0}, {op: opEnd, n: 3}, i32(-1 << 31), {op: opBrIf, n: 1}, get(200), {op: opBrTable, labels: []int64{0, 2, 1, 0}},
		i64(-1 << 63), i64(1<<63 - 1), i64(64), i64(-65), {op: opF32Const, n: 0x7fc00001}, {op: opF64Const, n: -1},
		{op: opCall, n: 1 << 20},
		{op: opCallIndirect, n: 5}, {op: opI64Store32, n: 1 << 31, m: 2}, {op: opMemoryCopy}, {op: opMemoryFill}, {op: opMemorySize}, {op: opMemoryGrow},
		{op: opI64TruncSat}, {op: opI64Extend32S}, {op: opSelect}, {op: opDrop}, {op: opNop}, {op: opReturn}, {op: opEnd, n: 2}, {op: opUnreachable}, {op: opEnd, n: 1}, {op: opEnd},
	}
	body, err := f.append(nil)
	if err != nil {
		t.Fatal(err)
	}
	back, err := readFunction(body)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(back.code, f.code) || !reflect.DeepEqual(back.locals, f.locals) {
		t.Errorf("%v\nwas\n%v", back.code, f.code)
	}
	for n := range len(body) {
		if _, err := readFunction(body[:n]); err == nil {
			t.Errorf("the first %d of %d bytes are a function", n, len(body))
		}
	}
}
