package gamestest

import (
	"hash/maphash"
	"reflect"
	"sync"
	"unsafe"
)

// flats holds which types are flat, as far as that was asked.
var flats sync.Map

// flat reports whether a value of a type is all that its memory holds: numbers and no gaps. Of such values the memory is summed at once. Of floats
// two differ in memory and are equal, the zeros.
func flat(t reflect.Type) bool {
	if known, ok := flats.Load(t); ok {
		return known.(bool)
	}
	is := false
	switch t.Kind() {
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		is = true
	case reflect.Array:
		is = flat(t.Elem())
	case reflect.Struct:
		size := uintptr(0)
		is = true
		for field := range t.Fields() {
			is = is && flat(field.Type)
			size += field.Type.Size()
		}
		is = is && size == t.Size()
	}
	flats.Store(t, is)
	return is
}

var seed = maphash.MakeSeed()

// memory sums up the memory of so many flat values of a type, one after another.
func memory(at unsafe.Pointer, t reflect.Type, n int) uint64 {
	return maphash.Bytes(seed, unsafe.Slice((*byte)(at), uintptr(n)*t.Size()))
}

// addressed returns a value that has an address, a copy of what has none.
func addressed(value any) reflect.Value {
	v := reflect.ValueOf(value)
	if !v.IsValid() {
		return v
	}
	copied := reflect.New(v.Type()).Elem()
	copied.Set(v)
	return copied
}
