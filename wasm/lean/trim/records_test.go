package main

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"strings"
	"testing"
)

// Where things lie in the memory of randomTables.
const (
	randomNames   = 0x1000
	randomPCs     = 0x8000
	randomRecords = 0x10000
	randomFinder  = 0x20000
	randomCount   = 300
)

// randomTables returns tables of functions whose records have anything that a record can have: names and packed tables
// that are new, old or in an odd place, numbers at the ends of what there is, no lists and as many as there can be.
func randomTables(rng *rand.Rand) *tables {
	memory := make([]byte, 3*pageSize)
	t := &tables{view: view{memory: memory}, functions: randomCount, list: randomRecords, finder: randomFinder,
		minPC: firstPC << 16, maxPC: (firstPC + randomCount) << 16}
	t.names, t.pcs = span{randomNames, 1}, span{randomPCs, 1}
	grow := func(s *span, all *[]uint32, write func(at uint64) int) uint32 {
		if len(*all) > 0 && rng.IntN(3) == 0 {
			return (*all)[rng.IntN(len(*all))]
		}
		at := s.len
		s.len += uint64(write(s.address + at))
		*all = append(*all, uint32(at))
		return uint32(at)
	}
	var names, lists []uint32
	name := func() uint32 {
		return grow(&t.names, &names, func(at uint64) int {
			return copy(memory[at:], strings.Repeat("n", rng.IntN(40))) + 1
		})
	}
	list := func() uint32 {
		if rng.IntN(5) == 0 {
			return 0
		}
		return grow(&t.pcs, &lists, func(at uint64) int {
			begin := at
			for first := true; first || rng.IntN(2) == 0; first = false {
				value := rng.Uint32N(300)
				if !first {
					value++
				}
				at += uint64(binary.PutUvarint(memory[at:], uint64(value)))
				at += uint64(binary.PutUvarint(memory[at:], uint64(rng.Uint32N(300))))
			}
			return int(at-begin) + 1
		})
	}
	number := func() uint32 { return [...]uint32{0, 1, 127, 128, 1 << 20, 1<<31 - 1, 1 << 31, 1<<32 - 1}[rng.IntN(8)] }
	behind := uint64(8*randomCount + 4)
	for i := range uint64(randomCount) {
		behind = (behind + 7) / 8 * 8
		t.setHalf(t.list+8*i, firstPC+uint32(i))
		t.setHalf(t.list+8*i+4, uint32(behind))
		pcLists, dataLists := rng.Uint32N(mostLists+1), rng.Uint32N(mostLists+1)
		fields := []uint32{firstPC + uint32(i), name(), number(), number(), list(), list(), list(), pcLists, number(),
			number(), number()&(1<<24-1) | dataLists<<24}
		for range pcLists {
			fields = append(fields, list())
		}
		for range dataLists {
			fields = append(fields, number())
		}
		for _, field := range fields {
			t.setHalf(randomRecords+behind, field)
			behind += 4
		}
	}
	t.setHalf(t.list+8*randomCount, firstPC+randomCount)
	t.records = span{randomRecords, (behind + 7) / 8 * 8}
	return t
}

// TestRecordsAreUnpacked has what is added to a program write records that were packed.
func TestRecordsAreUnpacked(t *testing.T) {
	for seed := range uint64(20) {
		tables := randomTables(rand.New(rand.NewPCG(seed, 0)))
		if tables.err != nil || tables.names.address+tables.names.len > randomPCs ||
			tables.pcs.address+tables.pcs.len > randomRecords ||
			tables.records.address+tables.records.len > randomFinder {
			t.Fatalf("seed %d: %v; %v, %v and %v", seed, tables.err, tables.names, tables.pcs, tables.records)
		}
		want := bytes.Clone(tables.memory)
		records, err := tables.packRecords()
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		constants := tables.constants(records.size())
		if err := records.lay(); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if left := tables.at(tables.list, tables.records.len); bytes.Count(left, []byte{0}) < len(left)-4 {
			t.Errorf("seed %d: the records are still there", seed)
		}
		m, err := readModule(programOf(tables.memory))
		if err != nil {
			t.Fatal(err)
		}
		if err := m.addUnpacking(constants); err != nil {
			t.Fatal(err)
		}
		got, err := m.started()
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if i := differs(got, want); i >= 0 {
			t.Fatalf("seed %d: at %#x lies % x, want % x", seed, i, got[i:i+8], want[i:i+8])
		}
	}
}

// TestNothingIsAddedToOtherModules knows modules that cannot be added to, and texts that mean nothing.
func TestNothingIsAddedToOtherModules(t *testing.T) {
	program := func(change func(m module) module) error {
		m, err := readModule(programOf(memoryOf(newest)))
		if err != nil {
			t.Fatal(err)
		}
		m = change(m)
		tables, err := findTables(memoryOf(newest), newest)
		if err != nil {
			t.Fatal(err)
		}
		return m.addUnpacking(tables.constants(0))
	}
	for want, change := range map[string]func(m module) module{
		"runs before":          func(m module) module { return append(m, section{sectionStart, []byte{0}}) },
		"no section 3":         func(m module) module { return append(m[:3:3], m[4:]...) },
		"and the code of":      func(m module) module { m[3].body = append([]byte{functions + 1}, m[3].body[1:]...); return m },
		"more than one":        func(m module) module { return append(m, section{sectionType, []byte{0}}) },
		"there is no":          func(m module) module { return append(m[:1:1], m[2:]...) },
		"no section 10":        func(m module) module { return m[:5] },
		"middle of something":  func(m module) module { m[1].body = nil; return m },
		"which is no function": func(m module) module { m[2].body = []byte{1, 0, 0, 3, typeI32, 0}; return m },
	} {
		if err := program(change); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
	for _, text := range []string{"local.get b", "local.get 1", "i32.const C", "call nobody", "br out",
		"block a end br a", "i32.nothing x", "end", "local.get"} {
		if f, err := assemble(text, 1, []string{"a"}, map[string]int64{"D": 1}, nil); err == nil {
			t.Errorf("%q is %v", text, f.code)
		}
	}
}

// TestCountersBeginWithTheFunctionsNumber wants a function's own number once, and each of its program counters reckoned
// from it.
func TestCountersBeginWithTheFunctionsNumber(t *testing.T) {
	f := &function{labels: 1, locals: []group{{1, typeI32}, {3, typeI64}}}
	f.code = []instruction{i64(own<<16 | 3), simple(opDrop), i64(own << 16), simple(opDrop), i64((own + 1) << 16),
		simple(opDrop), i64(-1), simple(opDrop), i32(0), simple(opEnd)}
	few := *f
	few.code = f.code[2:]
	if counters(&few, own); len(few.locals) != 2 || len(few.code) != 8 {
		t.Errorf("one counter has become %v", few.code)
	}
	counters(f, own)
	alone := 0
	for _, i := range f.code {
		if i.op == opI64Const && i.n>>16 == own {
			alone++
		}
	}
	if alone != 1 || f.code[1].op != opLocalSet || f.code[1].n != 5 || len(f.locals) != 3 {
		t.Errorf("the function's number stands there %d times, in local variable %d: %v", alone, f.code[1].n, f.code)
	}
}
