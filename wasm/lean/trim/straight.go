package main

// A function of Go's in WebAssembly is a row of pieces in a loop. Each piece is the end of a block, all blocks begin at
// the loop's head, and a table there branches to the end of one: the parameter is the number of the piece at which the
// function goes on, when it is called or when a goroutine is continued in it. Go's compiler also branches from piece to
// piece by way of that table: it sets the parameter and goes back to the head. But a piece that lies behind is the end
// of a block around the branch.

// paramPiece is the local variable with the number of a piece.
const paramPiece = 0

// head is what stands at the begin of a function that is such a row.
type head struct {
	unwind int64   // label of the block around all, which is left when the stack is unwound; -1 if there is none
	loop   int64   // label of the loop; -1 if there is none
	pieces []int64 // label of the block that ends where the piece with a number begins
	table  int     // where the table's instruction stands
}

// label returns the label of a piece.
func (h head) label(piece int64) (label int64, ok bool) {
	if piece < 0 || piece >= int64(len(h.pieces)) {
		return 0, false
	}
	return h.pieces[piece], true
}

// target returns the label of the piece for which code asks at its end.
func (h head) target(code []instruction) (label int64, ok bool) {
	piece, ok := asked(code)
	if !ok {
		return 0, false
	}
	return h.label(piece)
}

// asked returns the piece for which code asks at its end: it sets the parameter.
func asked(code []instruction) (piece int64, ok bool) {
	n := len(code)
	if n < 2 || code[n-1].op != opLocalSet || code[n-1].n != paramPiece || code[n-2].op != opI32Const {
		return 0, false
	}
	return code[n-2].n, true
}

// findHead finds the head of a function. It is not ok where the function is none of Go's compiler, or never asks for a
// piece.
func findHead(f *function) (h head, ok bool) {
	h, opened, ok := readHead(f.code)
	if !ok || !onlyTableReads(f.code, h.table) {
		return h, false
	}
	for _, label := range h.pieces {
		if !opened[label] {
			return h, false
		}
		if label == h.unwind {
			h.unwind = -1
		}
	}
	return h, true
}

// readHead reads what code begins with up to the table, and returns the blocks that begin right before it.
func readHead(code []instruction) (h head, opened map[int64]bool, ok bool) {
	h = head{unwind: -1, loop: -1}
	opened = map[int64]bool{}
	i := 0
	if len(code) > 2 && code[0].op == opGlobalGet && code[1].op == opLocalSet {
		i = 2
	}
	for ; i < len(code); i++ {
		switch at := code[i]; {
		case at.op == opBlock && at.m == emptyBlock:
			opened[at.n] = true
			if h.unwind < 0 {
				h.unwind = at.n
			}
		case at.op == opBlock && at.m == typeI64 && h.unwind >= 0 && h.loop < 0 && len(opened) == 1:
			clear(opened) // for the checks of pointers
		case at.op == opLoop && at.m == emptyBlock && h.loop < 0 && len(opened) <= 1:
			h.loop = at.n
			clear(opened)
		default:
			if at.op != opLocalGet || at.n != paramPiece || i+1 == len(code) || code[i+1].op != opBrTable {
				return h, nil, false
			}
			h.pieces, h.table = code[i+1].labels, i+1
			return h, opened, true
		}
	}
	return h, nil, false
}

// onlyTableReads reports whether nothing but the table, at an index, reads the number of the piece. A call through a
// table of functions keeps something else there for a moment.
func onlyTableReads(code []instruction, table int) bool {
	for i, instr := range code {
		switch {
		case instr.n != paramPiece:
		case instr.op == opLocalTee:
			return false
		case instr.op == opLocalGet && i != table-1:
			if i < 2 || code[i-2].op != opLocalSet || code[i-2].n != paramPiece {
				return false
			}
		}
	}
	return true
}

// loneBranch returns where code goes that ends with an if that holds nothing but a branch yet, and -1 of other code.
func loneBranch(code []instruction) int64 {
	n := len(code)
	if n < 2 || code[n-1].op != opBr || code[n-2].op != opIf {
		return -1
	}
	return code[n-1].n
}

// straighten returns the function with branches that go where they lead.
func straighten(f *function, hasSP bool, calls *known, own int64) error {
	h, isRow := findHead(f)
	nils := checks{panics: calls.ofNil}
	if isRow {
		nils.gather(f, h)
	}
	w := writer{code: make([]instruction, 0, len(f.code)), hasSP: hasSP, own: own, calls: calls}
	open := map[int64]bool{}
	for _, i := range f.code {
		switch i.op {
		case opBlock, opLoop, opIf:
			open[i.n] = true
		case opEnd:
			delete(open, i.n)
			if nils.replace(&w) {
				continue
			}
			nils.end(&w, f, i.n)
			if label := loneBranch(w.code); label >= 0 {
				w.drop(2)
				w.one(instruction{op: opBrIf, n: label})
				continue
			}
		case opBr:
			if isRow && i.n == h.loop {
				if label, ok := h.target(w.code); ok && open[label] {
					w.drop(2)
					i.n = label
				}
			}
		}
		w.one(i)
		if i.op == opBlock {
			nils.begin(&w, i.n)
		}
	}
	f.code = w.code
	if isRow && hasSP {
		unset(f, own, func(label int64) bool { return label == h.unwind || label == nils.label && label != 0 })
	}
	return w.err
}
