package main

// tidy leaves out what nobody branches to or gets to, and joins blocks that end at the same place.
func tidy(f *function, own int64) {
	if h, ok := findHead(f); ok {
		f.code[h.table].labels = askedFor(h.pieces, entered(f, own))
	}
	begins := f.begins()
	used := f.leave(f.outermost(begins))
	needless := func(label int64) bool {
		return !used[label] && begins[label].m == emptyBlock && begins[label].op != opIf
	}
	code := f.code[:0]
	for _, i := range f.code {
		switch i.op {
		case opBlock, opLoop, opEnd:
			if needless(i.n) {
				continue
			}
		case opUnreachable:
			if n := len(code); n > 0 && (code[n-1].op == opReturn || code[n-1].op == opBr) {
				continue
			}
		}
		code = append(code, i)
	}
	f.code = code
}

// askedFor returns a table whose other numbers lead to the same as the number before, up to the last that differs.
func askedFor(pieces []int64, asked map[int64]bool) []int64 {
	kept := pieces[:1:1]
	for piece := 1; piece < len(pieces); piece++ {
		if asked[int64(piece)] {
			kept = append(kept, pieces[piece])
		} else {
			kept = append(kept, kept[piece-1])
		}
	}
	for len(kept) > 1 && kept[len(kept)-1] == kept[len(kept)-2] {
		kept = kept[:len(kept)-1]
	}
	return kept
}

// begins returns what begins a block, loop or if, by label. The body of the function has none.
func (f *function) begins() []instruction {
	begins := make([]instruction, f.labels)
	for _, i := range f.code {
		if i.op == opBlock || i.op == opLoop || i.op == opIf {
			begins[i.n] = i
		}
	}
	return begins
}

// outermost returns by label the outermost of the blocks that end where one ends, as long as they leave nothing on the
// stack. It is the label itself where there is no other.
func (f *function) outermost(begins []instruction) []int64 {
	outer := make([]int64, f.labels)
	for label := range outer {
		outer[label] = int64(label)
	}
	empty := func(i instruction) bool {
		return i.op == opEnd && begins[i.n].op == opBlock && begins[i.n].m == emptyBlock
	}
	for i := len(f.code) - 2; i >= 0; i-- {
		if inner, next := f.code[i], f.code[i+1]; empty(inner) && empty(next) {
			outer[inner.n] = outer[next.n]
		}
	}
	return outer
}

// leave has branches leave the blocks that they are given by label, and returns the labels that something branches to.
func (f *function) leave(outer []int64) (used []bool) {
	used = make([]bool, f.labels)
	for i := range f.code {
		switch instr := &f.code[i]; instr.op {
		case opBr, opBrIf:
			instr.n = outer[instr.n]
			used[instr.n] = true
		case opBrTable:
			for j, label := range instr.labels {
				instr.labels[j] = outer[label]
				used[outer[label]] = true
			}
		}
	}
	return used
}
