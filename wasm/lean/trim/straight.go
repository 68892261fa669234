package main

// A function of Go's in WebAssembly is a row of pieces in a loop. Each piece is the end of a block, all blocks begin at the loop's head, and
// a table there branches to the end of one: the parameter is the number of the piece at which the function goes on, when it
// is called or when a goroutine is continued in it. Go's compiler also branches from piece to piece by way of that table: it
// sets the parameter and goes back to the head. But a piece that lies behind is the end of a block around the branch.

// paramPiece is the local variable with the number of a piece.
const paramPiece = 0

// head is what stands at the begin of a function that is such a row.
type head struct {
	unwind int64   // label of the block around all, which is left when the stack is unwound; -1 if there is none
	loop   int64   // label of the loop; -1 if there is none
	pieces []int64 // label of the block that ends where the piece with a number begins
	end    int     // where the table's instruction stands
}

// findHead finds the head of a function. It is not ok where the function is none of Go's compiler, or never asks for a piece.
func findHead(f *function) (h head, ok bool) {
	h = head{unwind: -1, loop: -1}
	code := f.code
	i := 0
	if len(code) > 2 && code[0].op == opGlobalGet && code[1].op == opLocalSet {
		i = 2
	}
	opened := map[int64]bool{}
	for ; i < len(code); i++ {
		switch op := code[i].op; {
		case op == opBlock && code[i].m == typeI64 && h.unwind >= 0 && h.loop < 0 && len(opened) == 1:
			clear(opened) // for the checks of pointers
			continue
		case op == opBlock && code[i].m == emptyBlock:
			opened[code[i].n] = true
			if h.unwind < 0 {
				h.unwind = code[i].n
			}
			continue
		case op == opLoop && code[i].m == emptyBlock && h.loop < 0 && len(opened) <= 1:
			h.loop = code[i].n
			clear(opened)
			continue
		case op == opLocalGet && code[i].n == paramPiece && i+1 < len(code) && code[i+1].op == opBrTable:
			h.pieces, h.end = code[i+1].labels, i+1
		default:
			return h, false
		}
		break
	}
	if h.pieces == nil {
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
	// Nobody else may read the number, but for a moment in which a call through a table keeps something there.
	for i, instr := range code {
		if instr.op == opLocalTee && instr.n == paramPiece {
			return h, false
		}
		if instr.op == opLocalGet && instr.n == paramPiece && i != h.end-1 && (i < 2 || code[i-2].op != opLocalSet || code[i-2].n != paramPiece) {
			return h, false
		}
	}
	return h, true
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
		switch op := i.op; {
		case op == opBlock, op == opLoop, op == opIf:
			open[i.n] = true
		case op == opEnd:
			delete(open, i.n)
			if nils.replace(&w) {
				continue
			}
			if i.n == nils.unwind && nils.label != 0 {
				nils.end(&w, f)
			}
			if w.ends(opIf, opBr) { // nothing but the branch
				to := w.last(1)[0].n
				w.drop(2)
				w.one(instruction{op: opBrIf, n: to})
				continue
			}
		case op == opBr && isRow && i.n == h.loop && w.ends(opI32Const, opLocalSet) && w.last(1)[0].n == paramPiece:
			if piece := w.last(2)[0].n; piece >= 0 && piece < int64(len(h.pieces)) && open[h.pieces[piece]] {
				w.drop(2)
				i.n = h.pieces[piece]
			}
		}
		w.one(i)
		if i.op == opBlock && i.n == nils.unwind {
			nils.begin(&w)
		}
	}
	f.code = w.code
	if isRow && hasSP {
		unset(f, own, func(label int64) bool { return label == h.unwind || label == nils.label && label != 0 })
	}
	return w.err
}
