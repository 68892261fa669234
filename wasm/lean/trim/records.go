package main

import (
	"encoding/binary"
	"fmt"
	"slices"
)

// The records of functions (runtime._func) and the list of them take a tenth of a program, and pack badly, since in
// each record numbers of different kinds lie side by side. Most of them follow from those before: the function's own
// number, where its record lies, where the next name and the next packed table begin. So they are kept by field,
// without what follows, in the room of the finder, which is free; and a function of the program (unpack.go) writes the
// list and the records where they belong, before Go begins.

// Of a record, in bytes: where its fields lie that are words.
const (
	recordArgs        = 8
	recordDeferReturn = 12
	recordPCs         = 16 // three lists by program counter: of the stack, the files, the lines
	recordFiles       = 32
	recordLine        = 36
	recordKinds       = 40 // three bytes, behind which recordDataLists lies
	recordAlign       = 8
)

// mostLists is how many lists of either kind a record can have.
const mostLists = 12

// Columns are the fields that are kept, each for all functions.
const (
	columnPCLists = iota
	columnDataLists
	columnName
	columnArgs
	columnDeferReturn
	columnPCs
	columnFiles = iota + 2
	columnLine
	columnKinds
	columnLists // by program counter, and behind them the others
	columns     = columnLists + 2*mostLists
)

// Of the state of the function that unpacks, words that lie before the columns' places.
const (
	stateNextPC = 4 * iota
	stateNextName
	stateFiles
	stateLine
	stateColumns
)

// packed are records by column, and what is known while they are read or written.
type packed struct {
	t           *tables
	columns     [columns][]byte
	nextPC      uint64 // where the next packed table begins, if it is a new one
	nextName    uint64 // where the next name begins, if it is a new one
	files, line uint32 // of the function before
}

// put appends a number to a column.
func (p *packed) put(column int, value uint32) {
	p.columns[column] = binary.AppendUvarint(p.columns[column], uint64(value))
}

// difference returns a difference with its sign in the lowest bit.
func difference(a, b uint32) uint32 {
	d := int32(a - b)
	return uint32(d<<1) ^ uint32(d>>31)
}

// afterPCs returns the end of the packed table at a place: pairs of numbers, and a zero in place of a pair.
func (t *tables) afterPCs(at uint64) uint64 {
	list := t.at(t.pcs.address, t.pcs.len)
	skip := func() {
		for at < t.pcs.len && list[at] >= 0x80 {
			at++
		}
		at++
	}
	for first := true; at < t.pcs.len && (first || list[at] != 0); first = false {
		skip()
		skip()
	}
	return at + 1
}

// afterName returns the end of the name at a place.
func (t *tables) afterName(at uint64) uint64 {
	list := t.at(t.names.address, t.names.len)
	for at < t.names.len && list[at] != 0 {
		at++
	}
	return at + 1
}

// list writes the offset of a packed table: 0 for the next new one, and otherwise one more than it is.
func (p *packed) list(column int, offset uint32) {
	fresh(p, column, offset, &p.nextPC, p.t.afterPCs)
}

func fresh(p *packed, column int, offset uint32, next *uint64, after func(uint64) uint64) {
	if uint64(offset) == *next {
		p.put(column, 0)
	} else {
		p.put(column, offset+1)
	}
	if uint64(offset) >= *next {
		*next = after(uint64(offset))
	}
}

// packRecords returns the records by column. It makes sure that they lie as it takes them to.
func (t *tables) packRecords() (*packed, error) {
	p := &packed{t: t, nextPC: 1, nextName: 1}
	number := t.half(t.list)
	behind := 8*t.functions + 4
	for i := range t.functions {
		offset := uint64(t.half(t.list + 8*i + 4))
		if want := (behind + recordAlign - 1) &^ (recordAlign - 1); offset != want {
			return nil, fmt.Errorf("function %d has its record at %d, not at %d", i, offset, want)
		}
		record := t.records.address + offset
		pcLists, dataLists := t.half(record+recordPCLists), uint32(t.at(record+recordDataLists, 1)[0])
		if t.err != nil {
			return nil, fmt.Errorf("function %d: %w", i, t.err)
		}
		if pcLists > mostLists || dataLists > mostLists {
			return nil, fmt.Errorf("function %d has %d and %d lists", i, pcLists, dataLists)
		}
		if own := t.half(record); own != number+uint32(i) {
			return nil, fmt.Errorf("function %d has the number %d in its record", i, own)
		}
		p.put(columnPCLists, pcLists)
		p.put(columnDataLists, dataLists)
		fresh(p, columnName, t.half(record+recordName), &p.nextName, t.afterName)
		p.put(columnArgs, t.half(record+recordArgs))
		p.put(columnDeferReturn, t.half(record+recordDeferReturn))
		for j := range 3 {
			p.list(columnPCs+j, t.half(record+recordPCs+4*uint64(j)))
		}
		files, line := t.half(record+recordFiles), t.half(record+recordLine)
		p.put(columnFiles, difference(files, p.files))
		p.put(columnLine, difference(line, p.line))
		p.files, p.line = files, line
		p.put(columnKinds, t.half(record+recordKinds)&(1<<24-1))
		for j := range pcLists {
			p.list(columnLists+int(j), t.half(record+recordLists+4*uint64(j)))
		}
		for j := range dataLists {
			p.put(columnLists+mostLists+int(j), t.half(record+recordLists+4*uint64(pcLists+j))+1)
		}
		behind = offset + recordLists + 4*uint64(pcLists+dataLists)
	}
	if behind = (behind + recordAlign - 1) &^ (recordAlign - 1); t.err == nil && behind != t.records.len {
		return nil, fmt.Errorf("the records end at %d, and there are %d bytes", behind, t.records.len)
	}
	return p, t.err
}

// size returns how many bytes the columns and the state take.
func (p *packed) size() uint64 {
	size := uint64(stateColumns + 4*columns)
	for _, c := range p.columns {
		size += uint64(len(c))
	}
	return size
}

// lay writes the columns and the state into the room of the finder, and zeros in place of the list and the records, but
// for the end of the list.
func (p *packed) lay() error {
	t := p.t
	if room := t.finderSize(); p.size() > room {
		return fmt.Errorf("the records take %d bytes, and there is room for %d", p.size(), room)
	}
	state := binary.LittleEndian.AppendUint32(nil, 1)
	state = binary.LittleEndian.AppendUint32(state, 1)
	state = append(state, make([]byte, 8)...)
	at := t.finder + stateColumns + 4*columns
	for _, c := range p.columns {
		state = binary.LittleEndian.AppendUint32(state, uint32(at))
		at += uint64(len(c))
	}
	copy(t.at(t.finder, p.size()), slices.Concat(append([][]byte{state}, p.columns[:]...)...))
	clear(t.at(t.list, 8*t.functions))
	begin := 8*t.functions + 4
	clear(t.at(t.records.address+begin, t.records.len-begin))
	return t.err
}
