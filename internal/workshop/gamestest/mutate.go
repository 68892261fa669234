package gamestest

import (
	"fmt"
	"reflect"

	"runehall/games"
)

// mutate returns a move with one field changed.
func mutate[M comparable](m M, chance *games.Chance) M {
	fields := leaves(reflect.ValueOf(&m).Elem(), nil)
	if len(fields) > 0 {
		change(fields[chance.IntN(len(fields))], chance)
	}
	return m
}

// leaves appends the fields of a value that can be set, down to plain ones.
func leaves(v reflect.Value, dst []reflect.Value) []reflect.Value {
	switch v.Kind() {
	case reflect.Struct:
		fields := v.NumField() // by index, because the iterator over fields allocates a description of each
		for i := range fields {
			dst = leaves(v.Field(i), dst)
		}
	case reflect.Array:
		for i := range v.Len() {
			dst = leaves(v.Index(i), dst)
		}
	default:
		if v.CanSet() {
			dst = append(dst, v)
		}
	}
	return dst
}

func change(v reflect.Value, chance *games.Chance) {
	near := []int64{-1, 1, -int64(v.Type().Size()), int64(chance.IntN(100)), -int64(chance.IntN(100)), 1 << 40}
	by := near[chance.IntN(len(near))]
	switch {
	case v.Kind() == reflect.Bool:
		v.SetBool(!v.Bool())
	case v.CanInt() && chance.IntN(4) == 0:
		v.SetInt(int64(chance.IntN(100)))
	case v.CanInt():
		v.SetInt(v.Int() + by)
	case v.CanUint() && chance.IntN(4) == 0:
		v.SetUint(uint64(chance.IntN(100)))
	case v.CanUint():
		v.SetUint(v.Uint() + uint64(by))
	case v.CanFloat():
		v.SetFloat(v.Float() + float64(by))
	case v.Kind() == reflect.String:
		v.SetString(misspell(v.String(), chance))
	}
}

// misspell changes a text in one place.
func misspell(text string, chance *games.Chance) string {
	const letters = " -+0123456789abcxyz~\t"
	letter := string(letters[chance.IntN(len(letters))])
	at := chance.IntN(len(text) + 1)
	end := min(at+1, len(text))
	switch chance.IntN(4) {
	case 0:
		return text[:at] + letter + text[at:]
	case 1:
		return text[:at] + text[end:]
	case 2:
		return text[:at]
	default:
		return text[:at] + letter + text[end:]
	}
}

func sprint(value any) string { return fmt.Sprintf("%+v", value) }
