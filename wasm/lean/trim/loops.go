package main

import "slices"

// entered returns at which pieces a function can be entered through its table: at its begin; where a call in it returns to, or
// starts again; and where a branch goes back to. Program counters in its code tell the former, as numbers that begin with the function's own.
// The second piece is always among them (the runtime reckons that of runtime.goexit).
func entered(f *function, h head, own int64) map[int64]bool {
	in := map[int64]bool{0: true, 1: true}
	for i, instr := range f.code {
		switch {
		case instr.op == opI64Const && instr.n>>16 == own && instr.m != neverReturned:
			piece := instr.n & (1<<16 - 1)
			in[piece] = true
			if instr.m != returnsThere {
				in[piece-1] = true
			}
		case instr.op == opLocalSet && instr.n == paramPiece && i > 0 && f.code[i-1].op == opI32Const:
			in[f.code[i-1].n] = true
		}
	}
	return in
}

// loops makes real loops of those that only a branch back to the head closes, and that nobody enters but at their begin: branches in them do
// not ask the table.
func loops(f *function, own int64) {
	for {
		h, ok := findHead(f)
		if !ok || h.loop < 0 {
			return
		}
		if !oneLoop(f, h, own) {
			return
		}
	}
}

// back is a branch back to the head: where it stands, and to which piece it goes.
type back struct {
	at    int
	label int64
}

// oneLoop makes the innermost of those loops a real one.
func oneLoop(f *function, h head, own int64) bool {
	inHead := map[int64]bool{}
	for _, label := range h.pieces {
		inHead[label] = true
	}
	ends := map[int64]int{} // where a piece's block ends
	var order []int64       // the pieces' blocks as they end
	var backs []back
	var loopEnd int
	for i, instr := range f.code {
		switch {
		case instr.op == opEnd && inHead[instr.n]:
			ends[instr.n] = i
			order = append(order, instr.n)
		case instr.op == opEnd && instr.n == h.loop:
			loopEnd = i
		case instr.op == opBr && instr.n == h.loop && i > 1 && f.code[i-1].op == opLocalSet && f.code[i-1].n == paramPiece && f.code[i-2].op == opI32Const:
			piece := f.code[i-2].n
			if piece < 0 || piece >= int64(len(h.pieces)) {
				return false
			}
			backs = append(backs, back{i, h.pieces[piece]})
		case instr.op == opBr && instr.n == h.loop, instr.op == opBrIf && instr.n == h.loop:
			return false // nothing of ours
		}
	}
	if len(backs) == 0 {
		return false
	}
	entries := map[int64]bool{} // by label
	for piece := range entered(f, h, own) {
		if piece >= 0 && piece < int64(len(h.pieces)) {
			entries[h.pieces[piece]] = true
		}
	}
	entries[h.pieces[len(h.pieces)-1]] = true
	for i, label := range slices.Backward(order) { // the innermost begins last
		begin, last := ends[label], -1
		for _, b := range backs {
			if b.label == label && b.at > last {
				last = b.at
			}
		}
		if last < begin {
			continue
		}
		// The loop goes on to the end of the piece that branches back last.
		inside := map[int64]bool{}
		end := loopEnd
		for _, next := range order[i+1:] {
			if ends[next] > last {
				end = ends[next]
				break
			}
			inside[next] = true
		}
		if !onlyFromBegin(f, h, begin, end, inside, entries) {
			continue
		}
		closeLoop(f, h, label, begin, end, inside, order[i+1:], backs)
		return true
	}
	return false
}

// onlyFromBegin reports whether pieces inside a loop are entered only from within it.
func onlyFromBegin(f *function, h head, begin, end int, inside, entries map[int64]bool) bool {
	for label := range inside {
		if entries[label] {
			return false
		}
	}
	for i, instr := range f.code {
		if i > begin && i < end || i == h.end {
			continue
		}
		switch instr.op {
		case opBr, opBrIf:
			if inside[instr.n] {
				return false
			}
		case opBrTable:
			for _, label := range instr.labels {
				if inside[label] {
					return false
				}
			}
		}
	}
	return true
}

// closeLoop writes the loop.
func closeLoop(f *function, h head, label int64, begin, end int, inside map[int64]bool, order []int64, backs []back) {
	loop := f.label()
	returns := map[int]bool{}
	for _, b := range backs {
		if b.label == label && b.at > begin && b.at < end {
			returns[b.at] = true
		}
	}
	code := make([]instruction, 0, len(f.code)+2)
	for i, instr := range f.code {
		switch {
		case instr.op == opBlock && inside[instr.n]:
			continue // begins with the loop
		case i == h.end:
			instr.labels = tableWithout(instr.labels, inside)
		case i == end:
			code = append(code, instruction{op: opEnd, n: loop})
		case returns[i]:
			code = append(code[:len(code)-2], instruction{op: opBr, n: loop})
			continue
		case instr.op == opEnd && len(code) > 1 && code[len(code)-1].op == opBr && code[len(code)-1].n == loop && code[len(code)-2].op == opIf:
			code = append(code[:len(code)-2], instruction{op: opBrIf, n: loop})
			continue
		}
		code = append(code, instr)
		if i == begin {
			code = append(code, instruction{op: opLoop, n: loop, m: emptyBlock})
			for _, next := range slices.Backward(order) {
				if inside[next] {
					code = append(code, instruction{op: opBlock, n: next, m: emptyBlock})
				}
			}
		}
	}
	f.code = code
}

// tableWithout returns a table in which numbers that are never asked for lead to the same as the number before.
func tableWithout(labels []int64, gone map[int64]bool) []int64 {
	kept := make([]int64, len(labels))
	for i, label := range labels {
		if gone[label] {
			label = kept[i-1]
		}
		kept[i] = label
	}
	return kept
}

// tidy leaves out what nobody branches to or gets to, and joins blocks that end at the same place.
func tidy(f *function, own int64) {
	if h, ok := findHead(f); ok {
		in := entered(f, h, own)
		labels := f.code[h.end].labels
		kept := labels[:1:1]
		for piece := 1; piece < len(labels); piece++ {
			if in[int64(piece)] {
				kept = append(kept, labels[piece])
			} else {
				kept = append(kept, kept[piece-1])
			}
		}
		for len(kept) > 1 && kept[len(kept)-1] == kept[len(kept)-2] {
			kept = kept[:len(kept)-1]
		}
		f.code[h.end].labels = kept
	}
	kinds := make([]instruction, f.labels) // what begins a label
	for _, i := range f.code {
		if i.op == opBlock || i.op == opLoop || i.op == opIf {
			kinds[i.n] = i
		}
	}
	empty := func(label int64) bool { return kinds[label].op == opBlock && kinds[label].m == emptyBlock }
	same := make([]int64, f.labels) // the block that ends where another ends, too
	for i := range same {
		same[i] = int64(i)
	}
	for i := len(f.code) - 2; i >= 0; i-- {
		if a, b := f.code[i], f.code[i+1]; a.op == opEnd && b.op == opEnd && empty(a.n) && empty(b.n) {
			same[a.n] = same[b.n]
		}
	}
	used := make([]bool, f.labels)
	for i := range f.code {
		switch instr := &f.code[i]; instr.op {
		case opBr, opBrIf:
			instr.n = same[instr.n]
			used[instr.n] = true
		case opBrTable:
			for j, label := range instr.labels {
				instr.labels[j] = same[label]
				used[same[label]] = true
			}
		}
	}
	goes := func(label int64) bool {
		return !used[label] && (kinds[label].op == opLoop || kinds[label].op == opBlock) && kinds[label].m == emptyBlock
	}
	code := f.code[:0]
	for _, i := range f.code {
		if (i.op == opBlock || i.op == opLoop || i.op == opEnd) && i.n > 0 && goes(i.n) {
			continue
		}
		if n := len(code); i.op == opUnreachable && n > 0 && (code[n-1].op == opReturn || code[n-1].op == opBr) {
			continue
		}
		code = append(code, i)
	}
	f.code = code
}
