package main

// checks gathers what a function does where a pointer turns out to be nil. Go writes at each place that the function
// goes on there (which tells the line), and calls runtime.sigpanic, which does not return. Instead each place leaves
// that address on the stack and branches to one call at the end.
type checks struct {
	panics int64 // index of nilPanic
	label  int64 // of the block at whose end the call is, 0 if there is none
	unwind int64 // of the block around all
}

// fewest is how many checks a function has before one call for all of them is shorter.
const fewest = 2

// gather looks whether a function has enough checks.
func (c *checks) gather(f *function, h head) {
	n := 0
	for _, i := range f.code {
		if i.op == opCall && i.n == c.panics {
			n++
		}
	}
	if n >= fewest && h.unwind > 0 {
		c.label, c.unwind = f.label(), h.unwind
	}
}

// replace takes the place of a check that has just been written, up to its end.
func (c *checks) replace(w *writer) bool {
	if c.label == 0 || !w.hasSP ||
		!w.ends(opIf, opLocalGet, opI32Const, opI32Sub, opGlobalSet, opGlobalGet, opI64Const, opI64Store,
			opI32Const, opCall, opReturn) {
		return false
	}
	last := w.last(11)
	if last[6].m != neverReturned || last[9].n != c.panics {
		return false
	}
	address := last[6]
	asked, ok := w.operand(len(w.code) - 11)
	if !ok {
		return false
	}
	w.drop(11)
	w.code = append(w.code, instruction{})
	copy(w.code[asked+1:], w.code[asked:])
	w.code[asked] = address
	w.code = append(w.code, instruction{op: opBrIf, n: c.label}, instruction{op: opDrop})
	return true
}

// begin and end write the block, with the call behind it, where the block around all begins and ends.
func (c *checks) begin(w *writer, block int64) {
	if c.label != 0 && block == c.unwind {
		w.code = append(w.code, instruction{op: opBlock, n: c.label, m: typeI64})
	}
}

func (c *checks) end(w *writer, f *function, block int64) {
	if c.label == 0 || block != c.unwind {
		return
	}
	local := f.local(typeI64)
	w.code = append(w.code,
		instruction{op: opEnd, n: c.label},
		instruction{op: opLocalSet, n: local},
		instruction{op: opLocalGet, n: localSP},
		instruction{op: opI32Const, n: 8},
		instruction{op: opI32Sub},
		instruction{op: opGlobalSet, n: globalSP},
		instruction{op: opGlobalGet, n: globalSP},
		instruction{op: opLocalGet, n: local},
		instruction{op: opI64Store, m: 3},
		instruction{op: opI32Const},
		instruction{op: opCall, n: c.panics},
		instruction{op: opReturn},
	)
}

// local returns a local variable of a type, of which a function needs none of those that it has when it ends.
func (f *function) local(typ byte) int64 {
	next := int64(1) // behind the parameter
	for _, g := range f.locals {
		if g.typ == typ {
			return next
		}
		next += int64(g.n)
	}
	f.locals = append(f.locals, group{1, typ})
	return next
}
