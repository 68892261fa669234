package games

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// LongestView is the greatest number of bytes of a view on the wire. Nothing longer is read.
const LongestView = 16 << 10

// Wire is a view on its way to another device: a row of numbers. A game has one function ([Def].Wire) that goes through
// the numbers of its view. The same function serves for writing and for reading: it takes each number from its
// variable, or puts it there. So the two directions cannot drift apart. Things that a view does not know cannot be
// written, so equal views have equal bytes whatever they hide.
//
// Small numbers take a byte, and a run of zeros two or three, however long it is.
type Wire struct {
	data  []byte
	reads bool
	zeros uint64 // zeros that are not yet written; when reading, what is left of a run of zeros
	err   error
}

// AppendView appends a view in the form in which it goes over the wire. Equal views give equal bytes.
func (d *Def[C, M, E, V]) AppendView(dst []byte, view V) []byte {
	w := Wire{data: dst}
	d.Wire(&w, &view)
	w.flush()
	return w.data
}

// ReadView reads what [Def.AppendView] wrote. The view shares no memory with the data. For other data it returns an
// error, or a view whose numbers are all within their bounds; such a view need not be a position that can come about.
func (d *Def[C, M, E, V]) ReadView(data []byte) (V, error) {
	var view, none V
	if len(data) > LongestView {
		return none, fmt.Errorf("view of %s: %d bytes are too many", d.ID, len(data))
	}
	w := Wire{data: data, reads: true}
	d.Wire(&w, &view)
	switch {
	case w.err == nil && (len(w.data) > 0 || w.zeros > 0):
		w.err = errors.New("it goes on behind its end")
	case w.err == nil && !bytes.Equal(d.AppendView(nil, view), data):
		w.err = errors.New("it is not in the only form in which it is written")
	}
	if w.err != nil {
		return none, fmt.Errorf("view of %s: %w", d.ID, w.err)
	}
	return view, nil
}

// Reads reports whether a view is being read, not written.
func (w *Wire) Reads() bool { return w.reads }

// Sound reports whether everything read so far is within its bounds. What follows may rely on that.
func (w *Wire) Sound() bool { return w.err == nil }

// Refuse says what is wrong with the data. From then on, each number that is read is the lowest of its bounds.
func (w *Wire) Refuse(format string, args ...any) {
	if w.reads && w.err == nil {
		w.err = fmt.Errorf(format, args...)
	}
}

// Tokens below firstNumber stand for zeros: a single one, or a run, whose length follows.
const (
	oneZero = iota
	manyZeros
	firstNumber
)

// put writes a number below 2⁶³.
func (w *Wire) put(n uint64) {
	if n == 0 {
		w.zeros++
		return
	}
	w.flush()
	w.data = binary.AppendUvarint(w.data, n-1+firstNumber)
}

func (w *Wire) flush() {
	switch w.zeros {
	case 0:
	case 1:
		w.data = append(w.data, oneZero)
	default:
		w.data = binary.AppendUvarint(append(w.data, manyZeros), w.zeros-2)
	}
	w.zeros = 0
}

func (w *Wire) get() uint64 {
	if w.err != nil {
		return 0
	}
	if w.zeros > 0 {
		w.zeros--
		return 0
	}
	switch token := w.token(); token {
	case oneZero:
		return 0
	case manyZeros:
		w.zeros = w.token() + 1
		return 0
	default:
		return token + 1 - firstNumber
	}
}

func (w *Wire) token() uint64 {
	n, length := binary.Uvarint(w.data)
	if length <= 0 {
		w.Refuse("it ends in the middle")
		return 0
	}
	w.data = w.data[length:]
	return n
}

// Flag writes or reads a boolean.
func (w *Wire) Flag(flag *bool) {
	n := Bit(*flag)
	WireNumber(w, &n, 0, 1)
	*flag = n == 1
}

// Flags writes or reads booleans. Both sides know how many.
func (w *Wire) Flags(flags []bool) {
	for i := range flags {
		w.Flag(&flags[i])
	}
}

// Chance writes or reads a source of chance. Only the view of the reader All holds any.
func (w *Wire) Chance(c *Chance) {
	state := make([]byte, 16)
	if *c != (Chance{}) {
		text, err := c.pcg.MarshalBinary()
		if err != nil {
			panic("games: the state of chance: " + err.Error()) // MarshalBinary never fails
		}
		copy(state, text[len(chanceMark):])
	}
	for i := 0; i < len(state); i += 8 {
		half := binary.BigEndian.Uint64(state[i:])
		WireBits(w, &half)
		binary.BigEndian.PutUint64(state[i:], half)
	}
	if !w.reads || w.err != nil {
		return
	}
	*c = Chance{}
	if err := c.pcg.UnmarshalBinary(append([]byte(chanceMark), state...)); err != nil {
		w.Refuse("chance: %w", err)
	}
}

// chanceMark begins the binary form of a generator's state.
const chanceMark = "pcg:"

// Clause writes or reads the id of one of the game's clauses, or "".
func (w *Wire) Clause(clause *string, info *Info) {
	at := slices.Index(info.Clauses, *clause) + 1
	WireNumber(w, &at, 0, len(info.Clauses))
	*clause = ""
	if at > 0 {
		*clause = info.Clauses[at-1]
	}
}

type signed interface{ ~int | ~int8 | ~int16 | ~int32 }
type unsigned interface {
	~uint8 | ~uint16 | ~uint32 | ~uint64
}

// WireNumber writes or reads a number between low and high.
func WireNumber[T signed | unsigned](w *Wire, n *T, low, high T) {
	negative := low < 0
	if !w.reads {
		value := int64(*n)
		if negative {
			w.put(uint64(value<<1) ^ uint64(value>>63)) // 0, −1, 1, −2, …
		} else {
			w.put(uint64(value))
		}
		return
	}
	value := int64(w.get())
	if negative {
		value = int64(uint64(value)>>1) ^ -(value & 1)
	}
	if w.err == nil && (value < int64(low) || value > int64(high)) {
		w.Refuse("%d is not between %d and %d", value, low, high)
	}
	if w.err != nil {
		value = int64(low)
	}
	*n = T(value)
}

// WireNumbers writes or reads numbers between low and high. Both sides know how many.
func WireNumbers[T signed | unsigned](w *Wire, list []T, low, high T) {
	for i := range list {
		WireNumber(w, &list[i], low, high)
	}
}

// WireList writes or reads the first count entries of room, numbers between low and high. When reading, the other
// entries stay zero.
func WireList[T signed | unsigned](w *Wire, room []T, count *uint8, low, high T) {
	WireNumber(w, count, 0, uint8(len(room)))
	WireNumbers(w, room[:*count], low, high)
}

// WireBits writes or reads a set whose members are bits. It goes as two halves, since many sets only use the lowest and
// the highest bits.
func WireBits[T unsigned](w *Wire, set *T) {
	low, high := uint32(uint64(*set)), uint32(uint64(*set)>>32)
	WireNumber(w, &low, 0, ^uint32(0))
	if uint64(^T(0))>>32 > 0 {
		WireNumber(w, &high, 0, ^uint32(0))
	}
	all := uint64(high)<<32 | uint64(low)
	if *set = T(all); uint64(*set) != all {
		w.Refuse("a set with %x", all)
	}
}
