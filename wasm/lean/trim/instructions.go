package main

// instruction is one instruction. Where the format counts how many blocks a branch leaves, it has the label of the
// block that it goes to: a number that each block, loop and if has for itself.
type instruction struct {
	op     uint16
	n      int64   // the label, the index, the constant (of 16 bytes the first half), or what is added to the address
	m      int64   // the type of the block, the alignment of the address, or the second half
	labels []int64 // of a table, its default last
}

// isLoad reports whether an instruction reads a number from the memory.
func isLoad(op uint16) bool { return op >= opI32Load && op <= opI64Load32U }

// isStore reports whether an instruction writes a number into the memory.
func isStore(op uint16) bool { return op >= opI32Store && op <= opI64Store32 }

// function is the body of a function: groups of locals, each a number and a type, and what it does. The label 0 is that
// of the body.
type function struct {
	locals []group
	code   []instruction
	labels int64 // how many there are
}

type group struct {
	n   uint64
	typ byte
}

// label returns a label that nothing has yet.
func (f *function) label() int64 {
	f.labels++
	return f.labels - 1
}
