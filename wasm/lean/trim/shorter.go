package main

import "fmt"

// nilSize is below what Go has at no address: nothing that a program owns lies there (runtime.minLegalPointer).
const nilSize = 4096

// The stack pointer: a global variable, and the local one in which functions keep it.
const (
	globalSP = 0
	localSP  = 1
)

// writer writes the instructions of a function, and puts what it has written last into fewer ones while that says the
// same.
type writer struct {
	code  []instruction
	hasSP bool  // the local variable localSP holds the stack pointer
	own   int64 // the number of the function in a program counter
	calls *known
	err   error
}

// last returns the last n instructions.
func (w *writer) last(n int) []instruction { return w.code[len(w.code)-min(n, len(w.code)):] }

// ends reports whether the last instructions are of these kinds.
func (w *writer) ends(ops ...uint16) bool {
	last := w.last(len(ops))
	if len(last) < len(ops) {
		return false
	}
	for i, op := range ops {
		if last[i].op != op {
			return false
		}
	}
	return true
}

// drop takes back the last n instructions.
func (w *writer) drop(n int) { w.code = w.code[:len(w.code)-n] }

// put writes instructions.
func (w *writer) put(all ...instruction) {
	for _, i := range all {
		w.one(i)
	}
}

// one writes an instruction.
func (w *writer) one(i instruction) {
	switch i.op {
	case opNop:
		return
	case opI32WrapI64:
		w.wrap()
		return
	case opI64Eqz, opI32Eqz:
		w.isZero(i.op)
		return
	case opBrIf:
		if w.calledForGood() {
			i = instruction{op: opReturn} // which is what happens at the end of the block to which it branches
		} else {
			w.condition()
		}
	case opIf:
		w.condition()
	case opLocalSet:
		if i.n == localSP && w.push() {
			return
		}
	case opLocalGet:
		if w.kept(i.n) {
			return
		}
	case opReturn:
		w.leave()
	default:
		w.address(&i)
	}
	w.code = append(w.code, i)
}

// calledForGood reports whether the last instruction calls what never returns to it.
func (w *writer) calledForGood() bool {
	if !w.ends(opCall) {
		return false
	}
	call := w.last(1)[0].n
	return w.calls.all[call] || w.calls.moreStack[call]
}

// kept has a local variable that has just been set leave its number on the stack, too.
func (w *writer) kept(local int64) bool {
	if !w.ends(opLocalSet) || w.last(1)[0].n != local {
		return false
	}
	w.last(1)[0].op = opLocalTee
	return true
}

// address shortens the address of a load or store. That of a store lies below what is stored.
func (w *writer) address(i *instruction) {
	switch end := len(w.code); {
	case isLoad(i.op):
		w.offset(i, end)
	case isStore(i.op):
		if value, ok := w.operand(end); ok {
			w.offset(i, value)
		}
	}
}

// wrap writes that the lower half of a number is meant, if possible by never making the upper half.
func (w *writer) wrap() {
	if len(w.code) == 0 {
		w.code = append(w.code, instruction{op: opI32WrapI64})
		return
	}
	switch i := &w.last(1)[0]; {
	case i.op == opI64ExtendI32U:
		w.drop(1)
		return
	case i.op == opI64Const:
		i.op, i.n = opI32Const, int64(int32(i.n))
		return
	case i.op == opI64Load, i.op == opI64Load32S, i.op == opI64Load32U:
		i.op, i.m = opI32Load, min(i.m, 2)
		return
	case i.op >= opI64Load8S && i.op <= opI64Load16U:
		i.op -= opI64Load8S - opI32Load8S
		return
	case w.ends(opI64Const, opI64Add):
		n := int64(int32(w.last(2)[0].n))
		w.drop(2)
		w.put(instruction{op: opI32WrapI64}, instruction{op: opI32Const, n: n}, instruction{op: opI32Add})
		return
	}
	w.code = append(w.code, instruction{op: opI32WrapI64})
}

// isZero writes a comparison with zero: that of a comparison is its opposite.
func (w *writer) isZero(op uint16) {
	if op == opI64Eqz && len(w.code) > 0 {
		switch i := &w.last(1)[0]; {
		case i.op == opI64ExtendI32U:
			w.drop(1)
			w.isZero(opI32Eqz)
			return
		case i.op == opI64Load32U:
			i.op = opI32Load
			op = opI32Eqz
		case i.op == opI64Load8U, i.op == opI64Load16U:
			i.op -= opI64Load8S - opI32Load8S
			op = opI32Eqz
		}
	}
	if op == opI32Eqz && len(w.code) > 0 {
		i := &w.last(1)[0]
		if other, ok := opposite(i.op); ok {
			i.op = other
			return
		}
		if i.op == opI32Eqz && len(w.code) > 1 && isTruth(w.last(2)[0].op) {
			w.drop(1)
			return
		}
	}
	w.code = append(w.code, instruction{op: op})
}

// opposites of the comparisons in their order: eq, ne, lt, lt without signs, gt, gt without, le, le without, ge, ge
// without.
var opposites = [...]uint16{1, 0, 8, 9, 6, 7, 4, 5, 2, 3}

// opposite returns the comparison that holds where another does not. Of fractions there is none, as there NaN is
// neither.
func opposite(op uint16) (other uint16, ok bool) {
	for _, first := range []uint16{opI32Eq, opI64Eq} {
		if op >= first && op < first+uint16(len(opposites)) {
			return first + opposites[op-first], true
		}
	}
	return 0, false
}

// isTruth reports whether an instruction leaves zero or one, and nothing else.
func isTruth(op uint16) bool { return op >= opI32Eqz && op <= opF64Ge }

// condition prepares a branch, which only asks whether something is zero.
func (w *writer) condition() {
	for w.ends(opI32Eqz, opI32Eqz) {
		w.drop(2)
	}
}

// offset lets a load or store add what is added to its address. What lies behind the address begins at end. If what is
// added to were so high that the sum overflows, the sum would be the address of nothing that a program owns; stacks end
// far below.
func (w *writer) offset(i *instruction, end int) {
	if end < 3 || w.code[end-1].op != opI32Add || w.code[end-2].op != opI32Const {
		return
	}
	base, n := w.code[end-3], w.code[end-2].n
	onStack := w.hasSP && base.op == opLocalGet && base.n == localSP
	if n < 0 || n+i.n >= nilSize && !onStack {
		return
	}
	i.n += n
	w.code = append(w.code[:end-2], w.code[end:]...)
}

// operand returns where the instructions begin that leave the number on top of the stack before end. It knows those
// without a branch or a call.
func (w *writer) operand(end int) (begin int, ok bool) {
	for needs := 1; needs > 0; {
		end--
		if end < 0 {
			return 0, false
		}
		takes := operands(w.code[end].op)
		if takes < 0 {
			return 0, false
		}
		needs += takes - 1
	}
	return end, true
}

// operands returns how many numbers an instruction takes from the stack that leaves one there, and -1 of others.
func operands(op uint16) int {
	switch {
	case op >= opI32Const && op <= opF64Const, op == opLocalGet, op == opGlobalGet, op == opMemorySize:
		return 0
	case op == opSelect:
		return 3
	case op == opLocalTee, isLoad(op),
		op == opI32Eqz, op == opI64Eqz,
		op >= opI32Clz && op <= opI32Popcnt, op >= opI64Clz && op <= opI64Popcnt,
		op >= opF32Abs && op <= opF32Sqrt, op >= opF64Abs && op <= opF64Sqrt,
		op >= opI32WrapI64 && op <= opI64Extend32S,
		op >= opI32TruncSat && op <= opI64TruncSat:
		return 1
	case op > opI32Eqz && op < opI32WrapI64:
		return 2
	}
	return -1
}

// leave prepares the return from a function: what has gone from the stack goes at once, and is written where the caller
// looks.
func (w *writer) leave() {
	if !w.hasSP || !w.ends(opLocalGet, opI32Const, opI32Add, opLocalTee, opGlobalSet, opI32Const) {
		return
	}
	last := w.last(6)
	if last[0].n != localSP || last[3].n != localSP || last[4].n != globalSP {
		return
	}
	size, answer := last[1].n, last[5]
	w.drop(6)
	if w.ends(opLocalGet, opI32Const, opI32Add, opLocalTee, opGlobalSet) {
		if last := w.last(5); last[0].n == localSP && last[3].n == localSP && last[4].n == globalSP {
			size += last[1].n
			w.drop(5)
		}
	}
	w.code = append(w.code, instruction{op: opLocalGet, n: localSP}, instruction{op: opI32Const, n: size},
		instruction{op: opI32Add},
		instruction{op: opGlobalSet, n: globalSP}, answer)
}

// push shortens how the address at which a function goes on is written onto the stack, once it is known that the local
// variable of the stack pointer is not read before it is set anew, behind the call. It reports whether that need not be
// done either.
func (w *writer) push() (needless bool) {
	store := len(w.code)
	switch {
	case !w.hasSP:
		return false
	case w.ends(opI64Store, opI32Const, opCall, opGlobalGet):
		store -= 4
	case w.ends(opI64Store, opI64Const, opI64ShrU, opI32WrapI64, opLocalSet, opI32Const, opLocalGet,
		opCallIndirect, opGlobalGet):
		store -= 9
	default:
		return false
	}
	if store < 7 {
		return false
	}
	before := writer{code: w.code[:store]}
	if !before.ends(opLocalGet, opI32Const, opI32Sub, opLocalTee, opGlobalSet, opLocalGet, opI64Const) {
		return false
	}
	p := before.last(7)
	if p[0].n != localSP || p[3].n != localSP || p[4].n != globalSP || p[5].n != localSP || w.last(1)[0].n != globalSP {
		return false
	}
	if p[6].n>>16 != w.own {
		w.err = fmt.Errorf("its number is %#x, and a call in it goes on at %#x", w.own, p[6].n)
	}
	call := w.code[store+2]
	switch {
	case call.op == opCall && w.calls.all[call.n]:
		p[6].m = neverReturned
		needless = true
	case call.op == opCall && w.calls.moreStack[call.n]:
		p[6].m = returnsThere
		needless = true
	case call.op != opCall || call.n != w.calls.deferReturn:
		p[6].m = returnsThere
	}
	p[5] = instruction{op: opGlobalGet, n: globalSP}
	p[3] = p[4]
	w.code = append(w.code[:store-3], w.code[store-2:]...)
	if needless {
		w.drop(1)
	}
	return needless
}
