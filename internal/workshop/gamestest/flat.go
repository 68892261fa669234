package gamestest

import (
	"hash/maphash"
	"reflect"
	"sync"
	"unsafe"
)

// flats remembers for each type asked about whether it is flat.
var flats sync.Map

// flat reports whether all values of a type can be told apart by their memory: they consist of whole numbers without
// gaps. The memory of such values is summed at once. Floats are not flat, since the two zeros differ in memory although
// they are equal.
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

// memory sums the memory of n flat values of a type that lie one after another.
func memory(at unsafe.Pointer, t reflect.Type, n int) uint64 {
	return maphash.Bytes(seed, unsafe.Slice((*byte)(at), uintptr(n)*t.Size()))
}

// addressed returns the value in a form that has an address, copying it if need be.
func addressed(value any) reflect.Value {
	v := reflect.ValueOf(value)
	if !v.IsValid() {
		return v
	}
	copied := reflect.New(v.Type()).Elem()
	copied.Set(v)
	return copied
}
