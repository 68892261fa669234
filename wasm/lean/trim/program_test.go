package main

import (
	"encoding/binary"
	"slices"

	"runehall/lean/golines"
)

// Where things lie in the memory of the program that tests trim, as Go's linker lays them.
const (
	headAt    = 0x1000
	namesAt   = 0x1080
	packedAt  = 0x1130
	recordsAt = 0x1200
	inlinedAt = 0x1440
	finderAt  = 0x1480
	moduleAt  = 0x2000
	markAt    = 0x3000
	textAt    = 0
	firstPC   = 0x1000 // the number of the first function

	namesBytes = 1 + 20 + 62 + 10 + 17 + 18 + 16 + 20

	functions   = 5
	finderBytes = 4*(16*(functions-1)+1) + 256*(functions-1) + 1 // as the last function has five bytes
)

// names of the functions, of which the second is generic, and of two generic ones that are only inlined, in the third;
// the last is another of the second's.
var names = []string{deferReturn, "main.Map[go.shape.struct { A []int; B map[string]int }].func1", "main.deep",
	nilPanic, moreStack, "main.T[a].Me[b]", "main.Map[int].func1"}

// shortened is what a Go prints of them.
var shortened = map[string][]string{
	"go1.26": {deferReturn, "main.Map[...].func1", "main.deep", nilPanic, moreStack, "main.T[...]", "main.Map[...].func1"},
	"go1.27": {deferReturn, "main.Map[...].func1", "main.deep", nilPanic, moreStack, "main.T[...].Me[...]", "main.Map[...].func1"},
}

// newest is the newest Go that is known.
var newest = golines.Known()[len(golines.Known())-1]

// memoryOf returns the memory of a program as the linker of a Go makes it, trimmedMemory that of the same once it is
// trimmed and has begun.
func memoryOf(l golines.Line) []byte { return memoryWith(l, names) }

func trimmedMemory(l golines.Line) []byte {
	memory := memoryWith(l, shortened[l.Name])
	clear(memory[finderAt : finderAt+finderBytes])
	return memory
}

// memoryWith returns a memory in which the functions have names, each of which lies there once.
func memoryWith(l golines.Line, names []string) []byte {
	memory := make([]byte, pageSize)
	word := func(at int, value uint64) { binary.LittleEndian.PutUint64(memory[at:], value) }
	half := func(at int, value uint32) { binary.LittleEndian.PutUint32(memory[at:], value) }
	copy(memory[markAt:], l.Mark())

	offsets := make([]uint32, len(names))
	end := namesAt + 1
	for i, name := range names {
		if first := slices.Index(names, name); first < i {
			offsets[i] = offsets[first]
			continue
		}
		offsets[i] = uint32(end - namesAt)
		end += copy(memory[end:], name) + 1
	}
	// The list, and a record for each function. The third has two inlined calls, and the fourth the same.
	for i := range functions + 1 {
		half(recordsAt+8*i, uint32(firstPC+i))
		if i == functions {
			break
		}
		record := recordOf(i)
		half(recordsAt+8*i+4, uint32(record))
		half(recordsAt+record, uint32(firstPC+i))
		half(recordsAt+record+recordName, offsets[i])
		half(recordsAt+record+recordPCLists, 3)
		memory[recordsAt+record+recordDataLists] = 4
		lists := recordsAt + record + recordLists
		half(lists+4*(3+inlineTreeList), noList)
		if i == 2 || i == 3 {
			half(lists+4*inlineIndexList, 1)
			half(lists+4*(3+inlineTreeList), 0)
		}
	}
	half(inlinedAt+inlinedName, offsets[5])
	half(inlinedAt+inlinedSize+inlinedName, offsets[6])
	// From -1 up to 0, up to 1, and back to -1.
	packed := []byte{0xff, 2, 5, 2, 5, 3, 5, 0}
	copy(memory[packedAt:], packed)

	copy(memory[headAt:], headMagic)
	for i, value := range []uint64{8: functions, 32: namesAt - headAt, 56: packedAt - headAt, 64: recordsAt - headAt} {
		if value != 0 {
			word(headAt+i, value)
		}
	}
	memory[finderAt+finderBytes] = 'x' // something else
	for bucket := range 16*(functions-1) + 1 {
		half(finderAt+20*bucket, uint32(bucket/16))
	}
	field := func(word uint64) int { return moduleAt + 8*int(word) }
	slice := func(i uint64, at, n int) {
		word(field(i), uint64(at))
		word(field(i)+8, uint64(n))
		word(field(i)+16, uint64(n))
	}
	module := l.Module
	word(moduleAt, headAt)
	slice(module.Names, namesAt, namesBytes)
	slice(module.PCs, packedAt, len(packed))
	slice(module.Records, recordsAt, recordOf(functions))
	slice(module.Functions, recordsAt, functions+1)
	word(field(module.Finder), finderAt)
	word(field(module.MinPC), firstPC<<16)
	word(field(module.MaxPC), (firstPC+functions-1)<<16+5)
	word(field(module.Text), textAt)
	word(field(module.Inlined), inlinedAt)
	word(field(module.End), uint64(finderAt+finderBytes))
	return memory
}

// recordOf returns where the record of a function lies, behind the begin of the list: each has three and four lists.
func recordOf(i int) int { return (8*functions+4+7)/8*8 + i*(recordLists+4*(3+4)) }

// programOf returns a program with a memory, and with other sections before and behind.
func programOf(memory []byte) []byte {
	custom := section{0, []byte("\x08producer")}
	types := section{sectionType, []byte{1, typeFunction, 1, typeI32, 1, typeI32}}
	numbers := section{sectionFunction, append([]byte{functions}, make([]byte, functions)...)}
	return module{custom, types, {sectionImport, []byte{1, 2, 'g', 'o', 1, 'f', 0, 0}}, numbers,
		{sectionMemory, []byte{1, 0, byte(len(memory) / pageSize)}}, {sectionCode, code(functions)}, {sectionData, oneSegment(memory)}, custom}.append(nil)
}

// oneSegment returns a data section with everything in one piece.
func oneSegment(memory []byte) []byte {
	data := appendInt([]byte{1, 0, opI32Const}, 0)
	data = binary.AppendUvarint(append(data, opEnd), uint64(len(memory)))
	return slices.Concat(data, memory)
}

// code returns the code of some functions, each with an instruction that does nothing.
func code(functions byte) []byte {
	code := []byte{functions}
	for range functions {
		code = append(code, 5, 0, opNop, opI32Const, 0, opEnd)
	}
	return code
}
