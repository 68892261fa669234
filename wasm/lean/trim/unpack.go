package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// unpacking are the functions that write the list and the records out of their columns. Words in capitals are
// constants.
var unpacking = []struct {
	name         string
	params       int
	answers      bool
	locals, text string
}{
	// number reads the next number of a column, whose place is in the word at the address.
	{"number", 1, true, "at value shift byte", `
		local.get 0  i32.load  local.set at
		loop more
			local.get value
			local.get at  i32.load8_u  local.tee byte  i32.const 127  i32.and
			local.get shift  i32.shl  i32.or  local.set value
			local.get shift  i32.const 7  i32.add  local.set shift
			local.get at  i32.const 1  i32.add  local.set at
			local.get byte  i32.const 128  i32.ge_u  br_if more
		end
		local.get 0  local.get at  i32.store
		local.get value`},
	// signed reads a number with its sign in the lowest bit.
	{"signed", 1, true, "value", `
		local.get 0  call number  local.tee value
		i32.const 1  i32.shr_u
		i32.const 0  local.get value  i32.const 1  i32.and  i32.sub
		i32.xor`},
	// behind returns the address behind a number.
	{"behind", 1, true, "at", `
		local.get 0  local.set at
		loop more
			local.get at  i32.const 1  i32.add  local.tee at
			i32.const 1  i32.sub  i32.load8_u  i32.const 128  i32.ge_u  br_if more
		end
		local.get at`},
	// place reads an offset from a column, where it is one more: zero stands for the next new one, which is in the word
	// at the second address.
	{"place", 2, true, "offset", `
		block known
			block old
				local.get 0  call number  local.tee offset  br_if old
				local.get 1  i32.load  local.set offset
				br known
			end
			local.get offset  i32.const 1  i32.sub  local.set offset
		end
		local.get offset`},
	// table writes the offset of a packed table, from a column, to an address.
	{"table", 2, false, "offset at", `
		local.get 1  local.get 0  i32.const STATE  call place  local.tee offset  i32.store
		block over
			local.get offset  i32.const STATE  i32.load  i32.lt_u  br_if over
			local.get offset  i32.const TABLES  i32.add  local.set at
			loop more
				local.get at  call behind  call behind  local.tee at
				i32.load8_u  br_if more
			end
			i32.const STATE  local.get at  i32.const TABLES  i32.sub  i32.const 1  i32.add  i32.store
		end`},
	// name writes the offset of a name to an address.
	{"name", 1, false, "offset at", `
		local.get 0  i32.const NAME  i32.const NEXTNAME  call place  local.tee offset  i32.store
		block over
			local.get offset  i32.const NEXTNAME  i32.load  i32.lt_u  br_if over
			local.get offset  i32.const NAMES  i32.add  local.set at
			block found
				loop more
					local.get at  i32.load8_u  i32.eqz  br_if found
					local.get at  i32.const 1  i32.add  local.set at
					br more
				end
			end
			i32.const NEXTNAME  local.get at  i32.const NAMES  i32.sub  i32.const 1  i32.add  i32.store
		end`},
	// unpack writes all.
	{"unpack", 0, false, "i record lists data at column value", `
		i32.const FIRSTRECORD  local.set record
		loop next
			local.get i  i32.const 8  i32.mul  i32.const LIST  i32.add  local.tee at
			local.get i  i32.const NUMBER  i32.add  local.tee value  i32.store
			local.get record  local.get value  i32.store
			local.get at  i32.const 4  i32.add  local.get record  i32.const LIST  i32.sub  i32.store
			local.get record  i32.const 4  i32.add  call name
			local.get record  i32.const 8  i32.add  i32.const ARGS  call number  i32.store
			local.get record  i32.const 12  i32.add  i32.const DEFERRETURN  call number  i32.store
			i32.const STACK  local.get record  i32.const 16  i32.add  call table
			i32.const FILE  local.get record  i32.const 20  i32.add  call table
			i32.const LINES  local.get record  i32.const 24  i32.add  call table
			local.get record  i32.const 28  i32.add  i32.const PCLISTS  call number  local.tee lists  i32.store
			i32.const STATEFILES  i32.const STATEFILES  i32.load  i32.const FILES  call signed  i32.add  local.tee value  i32.store
			local.get record  i32.const 32  i32.add  local.get value  i32.store
			i32.const STATELINE  i32.const STATELINE  i32.load  i32.const LINE  call signed  i32.add  local.tee value  i32.store
			local.get record  i32.const 36  i32.add  local.get value  i32.store
			local.get record  i32.const 40  i32.add
			i32.const KINDS  call number
			i32.const DATALISTS  call number  local.tee data  i32.const 24  i32.shl  i32.or  i32.store
			local.get record  i32.const 44  i32.add  local.set at
			i32.const PCLIST  local.set column
			block done
				loop list
					local.get lists  i32.eqz  br_if done
					local.get column  local.get at  call table
					local.get column  i32.const 4  i32.add  local.set column
					local.get at  i32.const 4  i32.add  local.set at
					local.get lists  i32.const 1  i32.sub  local.set lists
					br list
				end
			end
			i32.const DATALIST  local.set column
			block done
				loop list
					local.get data  i32.eqz  br_if done
					local.get at  local.get column  call number  i32.const 1  i32.sub  i32.store
					local.get column  i32.const 4  i32.add  local.set column
					local.get at  i32.const 4  i32.add  local.set at
					local.get data  i32.const 1  i32.sub  local.set data
					br list
				end
			end
			local.get at  i32.const 7  i32.add  i32.const -8  i32.and  local.set record
			local.get i  i32.const 1  i32.add  local.tee i  i32.const FUNCTIONS  i32.lt_u  br_if next
		end
		i32.const STATE  i32.const 0  i32.const PACKED  memory.fill`},
}

// plain are the instructions that the text has without anything behind them.
var plain = map[string]instruction{
	"i32.eqz": {op: opI32Eqz}, "i32.lt_u": {op: opI32LtU}, "i32.ge_u": {op: opI32GeU}, "i32.add": {op: opI32Add},
	"i32.sub": {op: opI32Sub}, "i32.mul": {op: opI32Mul}, "i32.and": {op: opI32And}, "i32.or": {op: opI32Or},
	"i32.xor": {op: opI32Xor}, "i32.shl": {op: opI32Shl}, "i32.shr_u": {op: opI32ShrU},
	"i32.load": {op: opI32Load, m: 2}, "i32.load8_u": {op: opI32Load8U}, "i32.store": {op: opI32Store, m: 2},
	"memory.fill": {op: opMemoryFill},
}

// assemble returns the function of a text: constants and functions by their names, locals behind the parameters by
// theirs.
func assemble(text string, params int, locals []string, constants map[string]int64,
	functions map[string]int64) (*function, error) {
	f := &function{labels: 1, locals: []group{{uint64(len(locals)), typeI32}}}
	words := strings.Fields(text)
	type block struct {
		name  string
		label int64
	}
	var open []block
	for len(words) > 0 {
		word := words[0]
		words = words[1:]
		if i, ok := plain[word]; ok {
			f.code = append(f.code, i)
			continue
		}
		if word == "end" && len(open) > 0 {
			f.code = append(f.code, instruction{op: opEnd, n: open[len(open)-1].label})
			open = open[:len(open)-1]
			continue
		}
		if len(words) == 0 {
			return nil, fmt.Errorf("nothing behind %s", word)
		}
		name := words[0]
		words = words[1:]
		i := instruction{}
		var known bool
		switch word {
		case "block", "loop":
			i = instruction{op: map[string]uint16{"block": opBlock, "loop": opLoop}[word], n: f.label(), m: emptyBlock}
			open, known = append(open, block{name, i.n}), true
		case "br", "br_if":
			i.op = map[string]uint16{"br": opBr, "br_if": opBrIf}[word]
			for _, b := range slices.Backward(open) {
				if b.name == name {
					i.n, known = b.label, true
					break
				}
			}
		case "call":
			i.op = opCall
			i.n, known = functions[name]
		case "local.get", "local.set", "local.tee":
			i.op = map[string]uint16{"local.get": opLocalGet, "local.set": opLocalSet, "local.tee": opLocalTee}[word]
			i.n, known = int64(params+slices.Index(locals, name)), slices.Contains(locals, name)
			if n, err := strconv.Atoi(name); err == nil && n < params {
				i.n, known = int64(n), true
			}
		case "i32.const":
			i.op = opI32Const
			i.n, known = constants[name]
			if n, err := strconv.Atoi(name); err == nil {
				i.n, known = int64(n), true
			}
		}
		if !known {
			return nil, fmt.Errorf("%s %s means nothing", word, name)
		}
		f.code = append(f.code, i)
	}
	f.code = append(f.code, instruction{op: opEnd})
	return f, nil
}

// constants returns what the text has in capitals, for records that take so many bytes when they are packed.
func (t *tables) constants(size uint64) map[string]int64 {
	place := func(column int) int64 { return int64(t.finder) + stateColumns + 4*int64(column) }
	first := (8*t.functions + 4 + recordAlign - 1) &^ (recordAlign - 1)
	return map[string]int64{
		"STATE": int64(t.finder) + stateNextPC, "NEXTNAME": int64(t.finder) + stateNextName,
		"STATEFILES": int64(t.finder) + stateFiles, "STATELINE": int64(t.finder) + stateLine,
		"NAME": place(columnName), "ARGS": place(columnArgs), "DEFERRETURN": place(columnDeferReturn), "STACK": place(columnPCs),
		"FILE": place(columnPCs + 1), "LINES": place(columnPCs + 2), "PCLISTS": place(columnPCLists), "DATALISTS": place(columnDataLists),
		"FILES": place(columnFiles), "LINE": place(columnLine), "KINDS": place(columnKinds),
		"PCLIST": place(columnLists), "DATALIST": place(columnLists + mostLists),
		"TABLES": int64(t.pcs.address), "NAMES": int64(t.names.address), "LIST": int64(t.list), "FIRSTRECORD": int64(t.list + first),
		"NUMBER": int64(t.half(t.list)), "FUNCTIONS": int64(t.functions), "PACKED": int64(size),
	}
}

// addUnpacking adds the functions that unpack to a program, behind all others, and has them run first.
func (m *module) addUnpacking(constants map[string]int64) error {
	for _, s := range *m {
		if s.id == sectionStart {
			return errors.New("something runs before the program already, which with Go's programs is not so")
		}
	}
	imports, err := m.imports()
	if err != nil {
		return err
	}
	types, err1 := m.counted(sectionType)
	functions, err2 := m.counted(sectionFunction)
	code, err3 := m.counted(sectionCode)
	if err := errors.Join(err1, err2, err3); err != nil {
		return err
	}
	if functions.n != code.n {
		return fmt.Errorf("there are %d functions, and the code of %d", functions.n, code.n)
	}
	numbers := map[string]int64{}
	for i, u := range unpacking {
		numbers[u.name] = imports + int64(functions.n) + int64(i)
	}
	for _, u := range unpacking {
		f, err := assemble(u.text, u.params, strings.Fields(u.locals), constants, numbers)
		if err != nil {
			return fmt.Errorf("%s: %w", u.name, err)
		}
		body, err := f.append(nil)
		if err != nil {
			return fmt.Errorf("%s: %w", u.name, err)
		}
		code.add(binary.AppendUvarint(nil, uint64(len(body))), body)
		functions.add(binary.AppendUvarint(nil, types.n))
		answers := []byte{0}
		if u.answers {
			answers = []byte{1, typeI32}
		}
		types.add([]byte{typeFunction, byte(u.params)}, slices.Repeat([]byte{typeI32}, u.params), answers)
	}
	for _, c := range []counted{types, functions, code} {
		c.section.body = slices.Concat(binary.AppendUvarint(nil, c.n), c.rest)
	}
	at := slices.IndexFunc(*m, func(s section) bool { return s.id > sectionStart && s.id < sectionDataCount })
	last := numbers[unpacking[len(unpacking)-1].name]
	*m = slices.Insert(*m, at, section{sectionStart, binary.AppendUvarint(nil, uint64(last))})
	return nil
}

// counted is a section that begins with how many parts it has.
type counted struct {
	section *section
	n       uint64
	rest    []byte
}

func (m module) counted(id byte) (counted, error) {
	s, err := m.only(id)
	if err != nil {
		return counted{}, err
	}
	r := reader{rest: s.body}
	n := r.uint()
	return counted{s, n, slices.Clip(r.rest)}, r.err
}

// add adds a part.
func (c *counted) add(part ...[]byte) {
	c.n++
	c.rest = append(c.rest, slices.Concat(part...)...)
}
