package main

import "slices"

// Go computes a number into a register, and then writes it into the memory: "NUMBER; local.set R; ADDRESS; local.get R;
// store". If nobody reads the register behind that, the number can be computed where it is written.

// firstRegister is the first local variable that Go uses as a register.
const firstRegister = 2

// unset returns the function without registers that hold a number only until it is written into the memory.
func unset(f *function, own int64, leaves func(label int64) bool) {
	w := writer{code: make([]instruction, 0, len(f.code))}
	for i, instr := range f.code {
		w.code = append(w.code, instr)
		if !isStore(instr.op) {
			continue
		}
		number, set, ok := w.number(len(w.code) - 1)
		if !ok || !isDead(f.code[i+1:], w.code[set].n, own, leaves) {
			continue
		}
		address := w.code[set+1 : len(w.code)-2]
		rest := append(slices.Clone(address), w.code[number:set]...)
		w.code = append(append(w.code[:number], rest...), instr)
	}
	f.code = w.code
}

// number returns where a number begins that a store, which stands at an index, has from a register, and where the
// register is set.
func (w *writer) number(store int) (number, set int, ok bool) {
	if store < 3 || w.code[store-1].op != opLocalGet || w.code[store-1].n < firstRegister {
		return 0, 0, false
	}
	register := w.code[store-1].n
	address, ok := w.operand(store - 1)
	if !ok || address == 0 {
		return 0, 0, false
	}
	set = address - 1
	if w.code[set].op != opLocalSet || w.code[set].n != register {
		return 0, 0, false
	}
	number, ok = w.operand(set)
	if !ok {
		return 0, 0, false
	}
	for i, instr := range w.code[number : store-1] { // the one must not change what the other reads
		if instr.op == opLocalTee || number+i > set && instr.op == opLocalGet && instr.n == register {
			return 0, 0, false
		}
	}
	return number, set, true
}

// isDead reports whether code that follows is sure not to read a register. No register outlives a call of Go's, behind
// which the function may go on anew, or the end of the function, to which some branches lead.
func isDead(code []instruction, register, own int64, leaves func(label int64) bool) bool {
	for i, instr := range code {
		switch instr.op {
		case opLocalGet:
			if instr.n == register {
				return false
			}
		case opLocalSet, opLocalTee:
			if instr.n == register {
				return true
			}
		case opI64Const:
			if instr.n>>16 == own && i+1 < len(code) && code[i+1].op == opI64Store {
				return true // the address at which the function goes on, before a call
			}
		case opReturn, opUnreachable:
			return true
		case opBrIf:
			if !leaves(instr.n) {
				return false
			}
		case opBr, opBrTable, opIf, opElse:
			return false
		}
	}
	return false
}
