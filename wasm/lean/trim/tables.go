package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"

	"runehall/lean/golines"
)

// headMagic is what the head of Go's tables of functions begins with (runtime.pcHeader): the version, no padding,
// instructions of one byte, pointers of eight.
const headMagic = "\xf1\xff\xff\xff\x00\x00\x01\x08"

// view reads a program's memory; what lies outside is an error.
type view struct {
	memory []byte
	err    error
}

// at returns n bytes from an address on.
func (v *view) at(address, n uint64) []byte {
	if size := uint64(len(v.memory)); address > size || n > size-address {
		v.err = fmt.Errorf("%d bytes at %#x lie outside the memory", n, address)
		return make([]byte, min(n, 1<<10))
	}
	return v.memory[address : address+n : address+n]
}

// word returns eight bytes as a number.
func (v *view) word(address uint64) uint64 { return binary.LittleEndian.Uint64(v.at(address, 8)) }

// half returns four bytes as a number.
func (v *view) half(address uint64) uint32 { return binary.LittleEndian.Uint32(v.at(address, 4)) }

// setHalf writes four bytes.
func (v *view) setHalf(address uint64, value uint32) {
	binary.LittleEndian.PutUint32(v.at(address, 4), value)
}

// span is what a slice of Go's points to.
type span struct{ address, len uint64 }

// tables are Go's tables of functions in a program's memory (runtime.moduledata).
type tables struct {
	view
	names     span // of all functions, each with a zero behind it (runtime.funcnametab)
	pcs       span // tables by program counter, packed (runtime.pctab)
	records   span // of functions, behind the list of them (runtime.pclntable)
	functions uint64
	list      uint64 // address of the list of functions (ftab): entry and record of each, and an end
	finder    uint64 // address of runtime.findfunctab
	minPC     uint64 // of the first function
	maxPC     uint64 // behind the last one
	inlined   uint64 // address that trees of inlined calls are counted from (go:func.*)
	line      golines.Line
}

// findTables finds the tables in a memory. There must be exactly one head, and one description that points to it and
// says what fits together.
func findTables(memory []byte, line golines.Line) (*tables, error) {
	heads := placesOf(memory, []byte(headMagic))
	if len(heads) != 1 {
		return nil, fmt.Errorf("there are %d heads of tables of functions", len(heads))
	}
	var found []*tables
	var faults []error
	for _, module := range placesOf(memory, binary.LittleEndian.AppendUint64(nil, heads[0])) {
		t, err := readTables(memory, line, heads[0], module)
		if err != nil {
			faults = append(faults, fmt.Errorf("at %#x: %w", module, err))
			continue
		}
		found = append(found, t)
	}
	if len(found) != 1 {
		return nil, fmt.Errorf("there are %d descriptions of the tables of functions: %w", len(found),
			errors.Join(faults...))
	}
	return found[0], nil
}

// readTables reads what a description says of the tables with a head.
func readTables(memory []byte, line golines.Line, head, module uint64) (*tables, error) {
	t := &tables{view: view{memory: memory}, line: line}
	at := line.Module
	slice := func(i uint64) span { // of which Go knows address, length and room
		s := span{t.word(module + 8*i), t.word(module + 8*i + 8)}
		if room := t.word(module + 8*i + 16); room != s.len && t.err == nil {
			t.err = fmt.Errorf("word %d begins no slice: length %d, room %d", i, s.len, room)
		}
		return s
	}
	t.names, t.pcs, t.records = slice(at.Names), slice(at.PCs), slice(at.Records)
	list := slice(at.Functions)
	t.functions, t.list = t.word(head+8), list.address
	t.finder, t.minPC, t.maxPC = t.word(module+8*at.Finder), t.word(module+8*at.MinPC), t.word(module+8*at.MaxPC)
	t.inlined = t.word(module + 8*at.Inlined)
	text, last := t.word(module+8*at.Text), t.word(module+8*at.End) // the latter is the end of all these tables
	for _, c := range []struct {
		holds bool
		what  string
	}{
		{t.names.address == head+t.word(head+32), "the names lie where the head has them"},
		{t.pcs.address == head+t.word(head+56), "the packed tables lie where the head has them"},
		{t.records.address == head+t.word(head+64), "the records lie where the head has them"},
		{list.address == t.records.address, "the list begins the records"},
		{t.functions > 0 && t.functions < 1<<24 && list.len == t.functions+1, "the list has all functions and an end"},
		{t.minPC == text+uint64(t.half(list.address))*functionSize, "the first function has the first program counter"},
		{t.maxPC > t.minPC+(t.functions-1)*functionSize && t.maxPC <= t.minPC+t.functions*functionSize, "the last function has the last one"},
		{t.records.address >= t.names.address+t.names.len, "the records lie behind the names"},
		{t.finder >= t.records.address+t.records.len && t.finder+t.finderSize() <= last, "the finder lies behind the records, and is the last"},
	} {
		if t.err != nil {
			return nil, t.err
		}
		if !c.holds {
			return nil, fmt.Errorf("it is not true that %s", c.what)
		}
	}
	return t, nil
}

// placesOf returns the addresses, multiples of eight, at which something lies.
func placesOf(memory, what []byte) []uint64 {
	var places []uint64
	for from := 0; ; from++ {
		i := bytes.Index(memory[from:], what)
		if i < 0 {
			return places
		}
		if from += i; from%8 == 0 {
			places = append(places, uint64(from))
		}
	}
}

// A function has 1<<16 program counters; the finder has four bytes for every 4096 of them, and one for every 256.
const (
	functionSize  = 1 << 16
	bucketSize    = 4096
	subBucketSize = 256
	bucketBytes   = 4 + bucketSize/subBucketSize
)

// finderSize returns the size of the finder in bytes.
func (t *tables) finderSize() uint64 {
	all := t.maxPC - t.minPC
	return 4*((all+bucketSize-1)/bucketSize) + (all+subBucketSize-1)/subBucketSize
}

// checkFinder makes sure that nothing needs the finder: functions are numbered without a gap, so that the number of a
// program counter's function is the program counter divided by functionSize, and that is all the finder says.
func (t *tables) checkFinder() error {
	first := t.half(t.list)
	for i := range uint32(t.functions) + 1 {
		if number := t.half(t.list + 8*uint64(i)); number != first+i {
			return fmt.Errorf("function %d behind the first, which has the number %d, has the number %d", i, first, number)
		}
	}
	finder := t.at(t.finder, t.finderSize())
	if t.err != nil {
		return t.err
	}
	for bucket := 0; len(finder) > 0; bucket++ {
		n := min(bucketBytes, len(finder))
		if n < 4 {
			return errors.New("the finder ends in the middle of a bucket")
		}
		if says, want := binary.LittleEndian.Uint32(finder), uint32(bucket*bucketSize/functionSize); says != want {
			return fmt.Errorf("the finder says %d of bucket %d, which begins function %d", says, bucket, want)
		}
		for _, more := range finder[4:n] {
			if more != 0 {
				return fmt.Errorf("the finder tells more than one function in bucket %d", bucket)
			}
		}
		finder = finder[n:]
	}
	return nil
}
