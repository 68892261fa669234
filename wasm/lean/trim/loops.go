package main

import "slices"

// entered returns at which pieces a function can be entered through its table: at its begin; where a call in it returns
// to, or starts again; and where a branch goes back to. Program counters in its code tell the former, as numbers that
// begin with the function's own. The second piece is always among them (the runtime reckons that of runtime.goexit).
func entered(f *function, own int64) map[int64]bool {
	in := map[int64]bool{0: true, 1: true}
	for i, instr := range f.code {
		switch {
		case instr.op == opI64Const && instr.n>>16 == own && instr.m != neverReturned:
			piece := instr.n & (1<<16 - 1)
			in[piece] = true
			if instr.m != returnsThere {
				in[piece-1] = true
			}
		case instr.op == opLocalSet:
			if piece, ok := asked(f.code[:i+1]); ok {
				in[piece] = true
			}
		}
	}
	return in
}

// loops makes real loops of those that only a branch back to the head closes, and that nobody enters but at their
// begin: branches in them do not ask the table.
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

// row is where the pieces of a function lie, by the labels of their blocks.
type row struct {
	head
	begins  map[int64]int   // where a piece begins: its block ends there
	order   []int64         // the pieces as they begin
	backs   map[int64][]int // from where branches go back to the head, and ask for a piece
	loopEnd int             // where the loop around all ends
}

// findRow finds the pieces. It is not ok where something that is none of Go's compiler goes back to the head.
func findRow(f *function, h head) (r row, ok bool) {
	r = row{head: h, begins: map[int64]int{}, backs: map[int64][]int{}}
	inHead := map[int64]bool{}
	for _, label := range h.pieces {
		inHead[label] = true
	}
	for i, instr := range f.code {
		switch {
		case instr.op == opEnd && inHead[instr.n]:
			r.begins[instr.n] = i
			r.order = append(r.order, instr.n)
		case instr.n != h.loop:
		case instr.op == opEnd:
			r.loopEnd = i
		case instr.op == opBrIf:
			return r, false
		case instr.op == opBr:
			label, ok := h.target(f.code[:i])
			if !ok {
				return r, false
			}
			r.backs[label] = append(r.backs[label], i)
		}
	}
	return r, true
}

// entries returns the labels of the pieces at which the function is entered.
func (r *row) entries(f *function, own int64) map[int64]bool {
	entries := map[int64]bool{}
	for piece := range entered(f, own) {
		if label, ok := r.label(piece); ok {
			entries[label] = true
		}
	}
	entries[r.pieces[len(r.pieces)-1]] = true
	return entries
}

// stretch is a part of a row that can become a loop.
type stretch struct {
	first  int64   // the label of the piece with which it begins
	others []int64 // those of the pieces behind that, in their order
	begin  int     // where the first begins
	end    int     // where the last ends
	backs  []int   // from where branches go back to the begin
}

// stretch returns the part from a piece up to the end of the piece that branches back to it last. It is not ok if none
// does.
func (r *row) stretch(at int) (s stretch, ok bool) {
	s = stretch{first: r.order[at], others: r.order[at+1:], begin: r.begins[r.order[at]], end: r.loopEnd}
	all := r.backs[s.first]
	behind, _ := slices.BinarySearch(all, s.begin)
	if s.backs = all[behind:]; len(s.backs) == 0 {
		return s, false
	}
	last := s.backs[len(s.backs)-1]
	if i := slices.IndexFunc(s.others, func(label int64) bool { return r.begins[label] > last }); i >= 0 {
		s.others, s.end = s.others[:i], r.begins[s.others[i]]
	}
	return s, true
}

// inside reports whether a label is that of a piece of a stretch, other than the first.
func (r *row) inside(s *stretch, label int64) bool {
	begin, ok := r.begins[label]
	return ok && begin > s.begin && begin < s.end
}

// oneLoop makes the innermost of those loops a real one.
func oneLoop(f *function, h head, own int64) bool {
	r, ok := findRow(f, h)
	if !ok || len(r.backs) == 0 {
		return false
	}
	entries := r.entries(f, own)
	for at := range slices.Backward(r.order) { // the innermost begins last
		s, ok := r.stretch(at)
		if ok && !slices.ContainsFunc(s.others, func(label int64) bool { return entries[label] }) && r.closed(f, &s) {
			r.closeLoop(f, &s)
			return true
		}
	}
	return false
}

// closed reports whether only a stretch's own branches lead to pieces inside it, and the table.
func (r *row) closed(f *function, s *stretch) bool {
	inside := func(label int64) bool { return r.inside(s, label) }
	for i, instr := range f.code {
		if i > s.begin && i < s.end || i == r.table {
			continue
		}
		switch instr.op {
		case opBr, opBrIf:
			if inside(instr.n) {
				return false
			}
		case opBrTable:
			if slices.ContainsFunc(instr.labels, inside) {
				return false
			}
		}
	}
	return true
}

// closeLoop writes the loop.
func (r *row) closeLoop(f *function, s *stretch) {
	loop := f.label()
	code := make([]instruction, 0, len(f.code)+2)
	backs := s.backs
	for i, instr := range f.code {
		switch {
		case instr.op == opBlock && r.inside(s, instr.n):
			continue // begins with the loop
		case i == r.table:
			instr.labels = r.tableWithout(s)
		case i == s.end:
			code = append(code, instruction{op: opEnd, n: loop})
		case len(backs) > 0 && i == backs[0]:
			backs = backs[1:]
			code = append(code[:len(code)-2], instruction{op: opBr, n: loop})
			continue
		case instr.op == opEnd && loneBranch(code) == loop:
			code = append(code[:len(code)-2], instruction{op: opBrIf, n: loop})
			continue
		}
		code = append(code, instr)
		if i == s.begin {
			code = append(code, instruction{op: opLoop, n: loop, m: emptyBlock})
			for _, label := range slices.Backward(s.others) {
				code = append(code, instruction{op: opBlock, n: label, m: emptyBlock})
			}
		}
	}
	f.code = code
}

// tableWithout returns the table with the numbers of pieces inside a stretch, which are never asked for, leading to the
// same as the number before.
func (r *row) tableWithout(s *stretch) []int64 {
	kept := make([]int64, len(r.pieces))
	for i, label := range r.pieces {
		if r.inside(s, label) {
			label = kept[i-1]
		}
		kept[i] = label
	}
	return kept
}
