package main

// counters lets a function have its own number, which each of its program counters begins with, in a local variable: a
// call writes where the function goes on as "own; local.get; i64.const PIECE; i64.or", which packs like that of any
// other function. It is the last step, since others know program counters by their number. V8's optimising compiler
// makes the same constant of it.
func counters(f *function, own int64) {
	counter := func(i instruction) bool { return i.op == opI64Const && i.n>>16 == own }
	n := 0
	for _, i := range f.code {
		if counter(i) {
			n++
		}
	}
	if n < fewestCounters {
		return
	}
	local := int64(1) // behind the parameter
	for _, g := range f.locals {
		local += int64(g.n)
	}
	f.locals = append(f.locals, group{1, typeI64})
	code := make([]instruction, 0, len(f.code)+2*n+2)
	code = append(code, instruction{op: opI64Const, n: own << 16}, instruction{op: opLocalSet, n: local})
	for _, i := range f.code {
		if !counter(i) {
			code = append(code, i)
			continue
		}
		code = append(code, instruction{op: opLocalGet, n: local}, instruction{op: opI64Const, n: i.n & (1<<16 - 1)},
			instruction{op: opI64Or})
	}
	f.code = code
}

// fewestCounters is how many program counters a function has before that is worth its while.
const fewestCounters = 2
