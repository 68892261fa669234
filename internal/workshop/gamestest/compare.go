package gamestest

import (
	"fmt"
	"reflect"
)

// fingerprint returns a checksum of everything in a value, including unexported fields and what pointers lead to. With
// it, a change can be noticed without keeping a copy. Deeply equal values have equal fingerprints; different values
// have different ones, except for an accident of one in 2^64. As for [reflect.DeepEqual], a nil slice or map differs
// from an empty one.
func fingerprint(value any) uint64 {
	p := printer{visited: map[uintptr]bool{}}
	return p.sum(addressed(value))
}

// bagprint is a fingerprint that does not mind the order in slices.
func bagprint(value any) uint64 {
	p := printer{visited: map[uintptr]bool{}, bags: true}
	return p.sum(addressed(value))
}

type printer struct {
	visited map[uintptr]bool
	bags    bool
}

// mix joins two sums: the product spreads low bits upwards, the shift high bits downwards.
func mix(a, b uint64) uint64 {
	const golden = 0x9e3779b97f4a7c15 // 2^64 divided by the golden ratio
	a = (a ^ b) * golden
	return a ^ a>>32
}

func (p *printer) sum(v reflect.Value) uint64 {
	if !v.IsValid() {
		return 1
	}
	sum := mix(2, uint64(v.Kind()))
	if v.Kind() == reflect.Struct || v.Kind() == reflect.Array {
		if v.IsZero() { // quick, and much of a big view is zero
			return sum
		}
		if v.CanAddr() && flat(v.Type()) {
			return mix(sum, memory(v.Addr().UnsafePointer(), v.Type(), 1))
		}
	}
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			return mix(sum, 1)
		}
		return mix(sum, 2)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return mix(sum, uint64(v.Int()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		return mix(sum, v.Uint())
	case reflect.String:
		return p.text(sum, v.String())
	case reflect.Struct:
		fields := v.NumField() // by index, because the iterator over fields allocates a description of each
		for i := range fields {
			sum = mix(sum, p.sum(v.Field(i)))
		}
		return sum
	case reflect.Slice, reflect.Array:
		return p.list(sum, v)
	case reflect.Map, reflect.Interface, reflect.Pointer:
		if v.IsNil() {
			return sum
		}
		return p.behind(sum, v)
	default:
		return p.text(sum, fmt.Sprint(v))
	}
}

// behind adds what a map, an interface or a pointer leads to.
func (p *printer) behind(sum uint64, v reflect.Value) uint64 {
	switch v.Kind() {
	case reflect.Map:
		var all uint64
		for key, value := range v.Seq2() {
			all += mix(p.sum(key), p.sum(value))
		}
		return mix(mix(sum, uint64(v.Len())), all)
	case reflect.Interface:
		return p.text(mix(sum, p.sum(v.Elem())), v.Elem().Type().String())
	}
	if p.visited[v.Pointer()] {
		return mix(sum, 1)
	}
	p.visited[v.Pointer()] = true
	sum = mix(sum, p.sum(v.Elem()))
	delete(p.visited, v.Pointer())
	return sum
}

func (p *printer) text(sum uint64, text string) uint64 {
	for _, b := range []byte(text) {
		sum = mix(sum, uint64(b))
	}
	return sum
}

func (p *printer) list(sum uint64, v reflect.Value) uint64 {
	if v.Kind() == reflect.Slice && v.IsNil() {
		return sum
	}
	sum = mix(sum, uint64(v.Len())+1)
	if p.bags && v.Kind() == reflect.Slice {
		var all uint64
		for i := range v.Len() {
			all += p.sum(v.Index(i))
		}
		return mix(sum, all)
	}
	if v.Kind() == reflect.Slice && flat(v.Type().Elem()) {
		return mix(sum, memory(v.UnsafePointer(), v.Type().Elem(), v.Len()))
	}
	for i := range v.Len() {
		sum = mix(sum, p.sum(v.Index(i)))
	}
	return sum
}

// difference returns where two values differ first, and how; "" if they are deeply equal. It compares fingerprints,
// which takes a small part of the time of [reflect.DeepEqual] where much is zero.
func difference(a, b any) string {
	if fingerprint(a) == fingerprint(b) {
		return ""
	}
	return differ("", addressed(a), addressed(b))
}

func differ(path string, a, b reflect.Value) string {
	here := fmt.Sprintf("%s: %s and %s", path, show(a), show(b))
	if !a.IsValid() || !b.IsValid() || a.Type() != b.Type() {
		return here
	}
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			if fingerprintOf(a.Field(i)) != fingerprintOf(b.Field(i)) {
				return differ(path+"."+a.Type().Field(i).Name, a.Field(i), b.Field(i))
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range min(a.Len(), b.Len()) {
			if fingerprintOf(a.Index(i)) != fingerprintOf(b.Index(i)) {
				return differ(fmt.Sprintf("%s[%d]", path, i), a.Index(i), b.Index(i))
			}
		}
	case reflect.Pointer, reflect.Interface:
		if !a.IsNil() && !b.IsNil() {
			return differ(path, a.Elem(), b.Elem())
		}
	}
	return here
}

func fingerprintOf(v reflect.Value) uint64 {
	p := printer{visited: map[uintptr]bool{}}
	return p.sum(v)
}

// show returns a value for a message, cut if it is long.
func show(v reflect.Value) string {
	const longest = 300
	if !v.IsValid() {
		return "nothing"
	}
	text := fmt.Sprintf("%+v", v)
	if len(text) > longest {
		return text[:longest] + "…"
	}
	return text
}
