package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
)

// Of a function's record (runtime._func), in bytes: where its fields lie, and which of its lists is which.
const (
	recordName      = 4
	recordPCLists   = 28 // how many lists by program counter it has
	recordDataLists = 43 // how many other ones
	recordLists     = 44 // the lists begin here
	inlineIndexList = 2  // among the former: which inlined call it is
	inlineTreeList  = 3  // among the latter: the inlined calls
	inlinedSize     = 16 // of an inlined call
	inlinedName     = 4
	noList          = 1<<32 - 1
)

// checkNames makes sure that whoever names a function, its record or a call of it that was inlined, points to the begin
// of a name. So a name can be shortened in its place.
func (t *tables) checkNames() error {
	names := t.at(t.names.address, t.names.len)
	if t.err != nil {
		return t.err
	}
	if len(names) == 0 || names[len(names)-1] != 0 {
		return fmt.Errorf("the last name has no end")
	}
	begins := func(name uint32) bool {
		return uint64(name) < t.names.len && (name == 0 || names[name-1] == 0)
	}
	for i := range t.functions {
		record := t.record(i)
		if name := t.half(record + recordName); !begins(name) {
			return fmt.Errorf("function %d is called by the middle of a name, %d", i, name)
		}
		tree, calls, err := t.inlinedIn(record)
		if err != nil {
			return fmt.Errorf("function %d: %w", i, err)
		}
		for call := range calls {
			if name := t.half(tree + call*inlinedSize + inlinedName); !begins(name) {
				return fmt.Errorf("function %d: inlined call %d is called by the middle of a name, %d", i, call, name)
			}
		}
		if t.err != nil {
			return fmt.Errorf("function %d: %w", i, t.err)
		}
	}
	return nil
}

// inlinedIn returns where the inlined calls of a function lie, and how many there are.
func (t *tables) inlinedIn(record uint64) (tree, calls uint64, err error) {
	pcLists, dataLists := uint64(t.half(record+recordPCLists)), uint64(t.at(record+recordDataLists, 1)[0])
	if pcLists <= inlineIndexList || dataLists <= inlineTreeList {
		return 0, 0, nil
	}
	at := t.half(record + recordLists + 4*(pcLists+inlineTreeList))
	if at == noList {
		return 0, 0, nil
	}
	index := uint64(t.half(record + recordLists + 4*inlineIndexList))
	if index == 0 || index >= t.pcs.len {
		return 0, 0, fmt.Errorf("inlined calls, and no list of where they are: %d", index)
	}
	most, err := highest(t.at(t.pcs.address+index, t.pcs.len-index))
	return t.inlined + uint64(at), uint64(most + 1), err
}

// highest returns the highest value of a list by program counter, at least -1: pairs of a difference of the value, with
// its sign in the lowest bit, and a number of instructions, up to a difference of zero that is not the first.
func highest(list []byte) (int64, error) {
	value, most := int64(-1), int64(-1)
	for first := true; ; first = false {
		difference, n := binary.Uvarint(list)
		if n <= 0 {
			return 0, errEnds
		}
		if difference == 0 && !first {
			return most, nil
		}
		_, m := binary.Uvarint(list[n:])
		if m <= 0 {
			return 0, errEnds
		}
		value += int64(difference>>1) ^ -int64(difference&1)
		most = max(most, value)
		list = list[n+m:]
	}
}

// layNames writes the names anew, as Go prints them, each once, and has all functions, and all calls of them that were
// inlined, point to where theirs lies now. Names of functions come in the order of the functions. What is left is zero.
func (t *tables) layNames() error {
	old := slices.Clone(t.at(t.names.address, t.names.len))
	laid := []byte{0} // a name at 0 is none (runtime.moduledata.funcName)
	places := map[string]uint32{"": 0}
	move := func(at uint64) {
		name := ""
		if from := t.half(at); from != 0 && uint64(from) < uint64(len(old)) {
			name, _, _ = strings.Cut(string(old[from:from+uint32(bytes.IndexByte(old[from:], 0))]), "\x00")
			name = t.line.Short(name)
		}
		place, known := places[name]
		if !known {
			place = uint32(len(laid))
			places[name] = place
			laid = append(append(laid, name...), 0)
		}
		t.setHalf(at, place)
	}
	for i := range t.functions {
		move(t.record(i) + recordName)
	}
	moved := map[uint64]bool{} // trees are shared by functions that have the same
	for i := range t.functions {
		tree, calls, err := t.inlinedIn(t.record(i))
		if err != nil {
			return err
		}
		for call := range calls {
			at := tree + call*inlinedSize + inlinedName
			if !moved[at] {
				moved[at] = true
				move(at)
			}
		}
	}
	if uint64(len(laid)) > t.names.len {
		return fmt.Errorf("the names take %d bytes, and there is room for %d", len(laid), t.names.len)
	}
	all := t.at(t.names.address, t.names.len)
	clear(all[copy(all, laid):])
	return t.err
}

// record returns the address of a function's record.
func (t *tables) record(i uint64) uint64 { return t.records.address + uint64(t.half(t.list+8*i+4)) }

// name returns the name of a function.
func (t *tables) name(i uint64) string {
	at := uint64(t.half(t.record(i) + recordName))
	if at > t.names.len {
		return ""
	}
	name, _, _ := bytes.Cut(t.at(t.names.address+at, t.names.len-at), []byte{0})
	return string(name)
}
