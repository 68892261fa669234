package main

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"runehall/lean/golines"
)

// TestTrim wants the finder zeroed, the names as Go prints them, the code without what does nothing, and every other
// byte as it was.
func TestTrim(t *testing.T) {
	for _, l := range golines.Known() {
		t.Run(l.Name, func(t *testing.T) { trimsOf(t, l) })
	}
}

func trimsOf(t *testing.T, l golines.Line) {
	program := programOf(memoryOf(l))
	trimmed, err := trim(program)
	if err != nil {
		t.Fatal(err)
	}
	if len(trimmed) > 3000 || len(program) < pageSize {
		t.Errorf("%d bytes have become %d", len(program), len(trimmed))
	}
	m, err := readModule(trimmed)
	if err != nil {
		t.Fatal(err)
	}
	got, err := m.started()
	if err != nil {
		t.Fatal(err)
	}
	want := trimmedMemory(l)
	if i := differs(got, want); i >= 0 {
		t.Errorf("at %#x lies %q, want %q", i, got[i:i+40], want[i:i+40])
	}
	if again, err := trim(trimmed); err == nil {
		t.Errorf("what is trimmed is trimmed again, to %d bytes", len(again))
	}
	if code, err := m.only(sectionCode); err != nil ||
		!bytes.HasPrefix(code.body, slices.Concat([]byte{functions + byte(len(unpacking))},
			bytes.Repeat([]byte{4, 0, opI32Const, 0, opEnd}, functions))) {
		t.Errorf("the code is % x; %v", code.body, err)
	}
	// Every other section is as it was, but for the seven functions more.
	was, err := readModule(program)
	if err != nil {
		t.Fatal(err)
	}
	var kept module
	for _, s := range m {
		switch before, _ := was.only(s.id); s.id {
		case sectionStart:
			continue
		case sectionType, sectionFunction:
			if !bytes.HasPrefix(s.body[1:], before.body[1:]) || s.body[0] != before.body[0]+byte(len(unpacking)) {
				t.Errorf("section %d is % x, was % x", s.id, s.body, before.body)
			}
			s = *before
		case sectionCode, sectionData:
			s = *before
		}
		kept = append(kept, s)
	}
	if !bytes.Equal(kept.append(nil), program) {
		t.Errorf("the other sections are %q, were %q", kept, was)
	}
}

func differs(a, b []byte) int {
	for i := range a {
		if a[i] != b[i] {
			return i
		}
	}
	return -1
}

// TestNothingIsTrimmedOnAGuess breaks each assumption in turn: the program stays as it is, and what is wrong is said.
func TestNothingIsTrimmedOnAGuess(t *testing.T) {
	for _, l := range golines.Known() {
		t.Run(l.Name, func(t *testing.T) { guessesOf(t, l) })
	}
}

func guessesOf(t *testing.T, l golines.Line) {
	at := func(word uint64) int { return moduleAt + 8*int(word) }
	module := l.Module
	half := func(at int, value uint32) func([]byte) {
		return func(memory []byte) { binary.LittleEndian.PutUint32(memory[at:], value) }
	}
	for what, c := range map[string]struct {
		change func([]byte)
		want   string
	}{
		"another line of Go":      {func(m []byte) { copy(m[markAt:], otherThan(l).Mark()) }, "it is not true that"},
		"another runtime":         {func(m []byte) { clear(m[markAt : markAt+len(l.Mark())]) }, "built without the overlay"},
		"no head":                 {half(headAt, 0xfffffff2), "0 heads"},
		"two heads":               {func(m []byte) { copy(m[0x4000:], headMagic) }, "2 heads"},
		"no description":          {half(moduleAt, headAt+8), "0 descriptions"},
		"two descriptions":        {func(m []byte) { copy(m[0x4000:], m[moduleAt:moduleAt+400]) }, "2 descriptions"},
		"names elsewhere":         {half(headAt+32, namesAt-headAt+8), "the names lie where"},
		"packed tables elsewhere": {half(headAt+56, 8), "the packed tables lie where"},
		"records elsewhere":       {half(headAt+64, 8), "the records lie where"},
		"a slice with room":       {half(at(module.Names)+16, 4000), "begins no slice"},
		"another list":            {half(at(module.Functions), recordsAt+8), "the list begins"},
		"a list without an end": {func(m []byte) {
			half(at(module.Functions)+8, functions)(m)
			half(at(module.Functions)+16, functions)(m)
		}, "has all functions"},
		"no functions":                      {half(headAt+8, 0), "has all functions"},
		"counters that begin later":         {half(at(module.MinPC), (firstPC+1)<<16), "first program counter"},
		"a counter too many":                {half(at(module.MaxPC), (firstPC+functions+1)<<16), "has the last one"},
		"a finder outside":                  {half(at(module.Finder), 1<<30), "the finder lies"},
		"a finder in the records":           {half(at(module.Finder), recordsAt+8), "the finder lies"},
		"something behind the finder":       {half(at(module.End), finderAt+100), "the finder lies"},
		"a gap between functions":           {half(recordsAt+8, firstPC+2), "has the number"},
		"a list that ends elsewhere":        {half(recordsAt+8*functions, firstPC+9), "has the number"},
		"a finder that says another one":    {half(finderAt+20*20, 0), "the finder says"},
		"a finder with more":                {func(m []byte) { m[finderAt+20*3+9] = 1 }, "more than one"},
		"its last byte":                     {func(m []byte) { m[finderAt+20*16*(functions-1)+4] = 1 }, "more than one"},
		"names without an end":              {func(m []byte) { m[namesAt+int(binary.LittleEndian.Uint64(m[moduleAt+16:]))-1] = 'x' }, "has no end"},
		"a function called by half a name":  {half(recordsAt+recordOf(1)+recordName, 12), "by the middle of a name"},
		"a function called by no name":      {half(recordsAt+recordOf(0)+recordName, 9000), "by the middle of a name"},
		"an inlined one":                    {half(inlinedAt+inlinedSize+inlinedName, 3), "inlined call 1"},
		"no nil":                            {func(m []byte) { m[bytes.Index(m, []byte(nilPanic))] = 'R' }, "no function is called runtime.sigpanic"},
		"no more stack":                     {func(m []byte) { m[bytes.Index(m, []byte(moreStack))] = 'R' }, "no function is called runtime.morestack"},
		"no defers":                         {func(m []byte) { m[bytes.Index(m, []byte(deferReturn))] = 'R' }, "no function is called runtime.deferreturn"},
		"a record outside":                  {half(recordsAt+12, 1<<30), "lie outside"},
		"inlined calls without their place": {half(recordsAt+recordOf(2)+recordLists+8, 0), "no list of where"},
		"a gap between records":             {half(recordsAt+8*2+4, uint32(recordOf(2)+8)), "has its record at"},
		"bytes behind the last record": {func(m []byte) {
			half(at(module.Records)+8, uint32(recordOf(functions)+8))(m)
			half(at(module.Records)+16, uint32(recordOf(functions)+8))(m)
		}, "the records end at"},
		"a record of another function": {half(recordsAt+recordOf(3), firstPC), "in its record"},
		"a record with many lists":     {func(m []byte) { m[recordsAt+recordOf(3)+recordDataLists] = mostLists + 1 }, "lists"},
	} {
		memory := memoryOf(l)
		c.change(memory)
		path := filepath.Join(t.TempDir(), "program.wasm")
		program := programOf(memory)
		if err := os.WriteFile(path, program, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := trimFile(path); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", what, err, c.want)
		}
		if left, err := os.ReadFile(path); err != nil || !bytes.Equal(left, program) {
			t.Errorf("%s: the program is another one now: %v", what, err)
		}
	}
}

// otherThan returns the row of another Go.
func otherThan(l golines.Line) golines.Line {
	all := golines.Known()
	if all[0].Name == l.Name {
		return all[1]
	}
	return all[0]
}

// TestOtherModulesAreRefused knows programs that Go's linker does not make.
func TestOtherModulesAreRefused(t *testing.T) {
	memory := section{sectionMemory, []byte{1, 0, 1}}
	for want, program := range map[string][]byte{
		"no program":           []byte("\x7fELF"),
		"ends in the middle":   programOf(memoryOf(newest))[:5000],
		"no section 5":         module{{sectionData, []byte{0}}}.append(nil),
		"no section 11":        module{memory}.append(nil),
		"more than one":        module{memory, memory, {sectionData, []byte{0}}}.append(nil),
		"counts its segments":  module{memory, {sectionDataCount, []byte{0}}, {sectionData, []byte{0}}}.append(nil),
		"another kind":         module{{sectionMemory, []byte{1, 1, 1, 2}}, {sectionData, []byte{0}}}.append(nil),
		"a segment of kind 1":  module{memory, {sectionData, []byte{1, 1, opI32Const, 0, opEnd, 0}}}.append(nil),
		"by instruction 0x23":  module{memory, {sectionData, []byte{1, 0, opGlobalGet, 0, opEnd, 0}}}.append(nil),
		"with instruction 0x6": module{memory, {sectionData, []byte{1, 0, opI32Const, 0, opI32Add, 0}}}.append(nil),
		"outside the memory":   module{memory, {sectionData, append(appendInt([]byte{1, 0, opI32Const}, pageSize), opEnd, 1, 'x')}}.append(nil),
		"both have bytes":      module{memory, {sectionData, []byte{2, 0, opI32Const, 8, opEnd, 2, 'x', 'x', 0, opI32Const, 7, opEnd, 2, 'x', 'x'}}}.append(nil),
		"lies behind":          module{memory, {sectionData, []byte{0, 0}}}.append(nil),
	} {
		m, err := readModule(program)
		if err == nil {
			_, err = m.memory()
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

// TestSegmentsAreCutAtLongRunsOfZeros cuts from cutFrom zeros on, whatever the numbers, and at the ends of the memory.
func TestSegmentsAreCutAtLongRunsOfZeros(t *testing.T) {
	for _, c := range []struct {
		zeros, want int
	}{{0, 1}, {cutFrom - 1, 1}, {cutFrom, 2}, {5 * cutFrom, 2}} {
		memory := make([]byte, 0x12345)
		at := 0x8000 - 5
		copy(memory[at:], "before")
		copy(memory[at+6+c.zeros:], "behind")
		body := writeSegments(memory)
		if count, _ := binary.Uvarint(body); int(count) != c.want {
			t.Errorf("%d zeros: %d segments, want %d", c.zeros, count, c.want)
		}
		if back, err := readSegments(body, len(memory)); err != nil || !bytes.Equal(back, memory) {
			t.Errorf("%d zeros: they hold another memory: %v", c.zeros, err)
		}
	}
	for _, memory := range [][]byte{make([]byte, 100), bytes.Repeat([]byte{7}, 100), append(make([]byte, 99), 1),
		append([]byte{1}, make([]byte, 99)...)} {
		if back, err := readSegments(writeSegments(memory), len(memory)); err != nil || !bytes.Equal(back, memory) {
			t.Errorf("%v came back as %v: %v", memory, back, err)
		}
	}
}

func TestHighest(t *testing.T) {
	for list, want := range map[string]int64{"\x00\x05\x00": -1, "\x02\x01\x00": 0,
		"\x02\x01\x04\x01\x03\x80\x01\x00": 2, "\x00\x09\x06\x01\x00": 2} {
		if got, err := highest([]byte(list)); got != want || err != nil {
			t.Errorf("% x: %d, %v, want %d", list, got, err, want)
		}
	}
	for _, list := range []string{"", "\x02", "\x02\x01", "\x02\x80"} {
		if got, err := highest([]byte(list)); err == nil {
			t.Errorf("% x: %d, and no error", list, got)
		}
	}
}

// TestOtherCodeIsRefused knows code that Go's compiler does not make.
func TestOtherCodeIsRefused(t *testing.T) {
	elsewhere := function{labels: 1, locals: []group{{1, typeI32}}, code: []instruction{
		{op: opGlobalGet}, {op: opLocalSet, n: localSP}, i32(7), simple(opDrop), get(localSP), i32(8), simple(opI32Sub), {op: opLocalTee, n: localSP}, {op: opGlobalSet},
		get(localSP), i64(0x1234 << 16), {op: opI64Store}, i32(0), {op: opCall, n: 9}, {op: opGlobalGet},
		{op: opLocalSet, n: localSP}, simple(opEnd),
	}}
	other, err := elsewhere.append(nil)
	if err != nil {
		t.Fatal(err)
	}
	body := func(instructions ...byte) []byte {
		return append([]byte{byte(len(instructions) + 1), 0}, instructions...)
	}
	for want, code := range map[string][]byte{
		"instruction 0xd2":                body(opRefFunc, 0, opEnd),
		"instruction 0xfd0d":              body(opVectors, opShuffle&0xff, opEnd),
		"instruction 0xfd54":              body(opVectors, opLoad8Lane&0xff, 0, 0, 0, opEnd),
		"instruction 0xfd 0x100":          body(opVectors, 0x80, 2, opEnd),
		"instruction 0xfc08":              body(opPrefix, 8, 0, 0, opEnd),
		"leaves more blocks":              body(opBr, 1, opEnd),
		"in the middle of":                body(opI32Const),
		"behind the end":                  body(opEnd, opEnd),
		"goes on at 0x12340000":           append(binary.AppendUvarint(nil, uint64(len(other))), other...),
		"6 functions":                     append(body(opEnd), body(opEnd)...),
		"code of 5 functions and 1 bytes": append(body(opEnd), 0),
	} {
		program := programOf(memoryOf(newest))
		m, err := readModule(program)
		if err != nil {
			t.Fatal(err)
		}
		s, err := m.only(sectionCode)
		if err != nil {
			t.Fatal(err)
		}
		more := byte(0)
		if strings.HasPrefix(want, "6") {
			more = 1
		}
		s.body = append(append([]byte{functions + more},
			bytes.Repeat([]byte{4, 0, opI32Const, 0, opEnd}, functions-1)...), code...)
		if _, err := trim(m.append(nil)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

// TestVectorsStay reads instructions on 16 bytes of each kind, and wants them written as they were.
func TestVectorsStay(t *testing.T) {
	vector := func(op uint16, arguments ...byte) []byte {
		return append(binary.AppendUvarint([]byte{opVectors}, uint64(op&0xff)), arguments...)
	}
	body := slices.Concat([]byte{1, 1, typeV128}, []byte{opI32Const, 8}, vector(opV128Load, 4, 16), vector(opF64Splat),
		vector(opV128Const, []byte("sixteen bytes ...")[:16]...), vector(opVectorsLast), vector(opAnyTrue),
		vector(opExtractLane, 15), vector(opReplaceLane, 1), vector(opV128Store, 4, 0x80, 1),
		vector(opLoad32Zero, 2, 3), vector(opLoad64Zero, 3, 4), []byte{opEnd})
	f, err := readFunction(body)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := f.append(nil); err != nil || !bytes.Equal(got, body) || len(f.code) != 12 {
		t.Errorf("%d instructions % x; %v, want\n% x", len(f.code), got, err, body)
	}
}
