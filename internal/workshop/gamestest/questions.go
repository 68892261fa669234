package gamestest

import (
	"reflect"
	"slices"

	"runehall/games"
)

// enoughAsked is the number of moves after which every method must have answered at least once.
const enoughAsked = 1000

// checkQuestions calls every exported method of two equal views, with seats, moves and other values that occur in the
// view and the moves. A method that panics for some arguments must do so for both.
func (w *walk[C, M, E, V]) checkQuestions(reader games.Seat, v, got reflect.Value) {
	words := w.vocabulary(v)
	for i := range v.NumMethod() {
		name, method := v.Type().Method(i).Name, v.Type().Method(i).Type
		for n := range mostAsked {
			args, ok := words.arguments(method, n)
			if !ok {
				break
			}
			a, answered := answers(v.Method(i), args)
			b, _ := answers(got.Method(i), args)
			if d := difference(a, b); d != "" {
				fail(CheckWire, "reader %d asks %s%v, and over the wire is told something else: %s", reader, name,
					show(reflect.ValueOf(args)), d)
			}
			if answered {
				w.report.Asked[name]++
			}
			if method.NumIn() == 1 {
				break
			}
		}
	}
}

// mostAsked is how many different choices of arguments a method is called with.
const mostAsked = 6

// checkAsked checks, after all matches, that every method of the view has been called.
func (k *kit[C, M, E, V]) checkAsked() {
	if k.report.Moves < enoughAsked {
		return
	}
	for method := range reflect.TypeFor[V]().Methods() {
		if k.report.Asked[method.Name] == 0 {
			fail(CheckWire, "%s was never asked of a view that came over the wire", method.Name)
		}
	}
}

// answers calls a method. If the method panics, it returns a fixed answer and false.
func answers(method reflect.Value, args []reflect.Value) (list []any, answered bool) {
	defer func() {
		if recover() != nil {
			list, answered = []any{"it panics"}, false
		}
	}()
	for _, v := range method.Call(args) {
		list = append(list, v.Interface())
	}
	return list, true
}

// vocabulary has values to use as arguments, by type.
type vocabulary map[reflect.Type][]reflect.Value

// mostWords is the most values of one type.
const mostWords = 24

func (w *walk[C, M, E, V]) vocabulary(v reflect.Value) vocabulary {
	words := vocabulary{}
	for _, a := range w.acting {
		words.add(reflect.ValueOf(a.Seat), 0)
		for i, m := range w.listed[a.Seat] {
			if i%(1+len(w.listed[a.Seat])/4) == 0 {
				words.add(reflect.ValueOf(m), 0)
			}
		}
	}
	for _, made := range w.made[max(0, len(w.made)-4):] {
		words.add(reflect.ValueOf(made.Move), 0)
	}
	for s := range w.setup.Seats {
		words.add(reflect.ValueOf(games.Seat(s)), 0)
	}
	for i := range v.NumMethod() {
		if v.Type().Method(i).Type.NumIn() == 1 {
			list, _ := answers(v.Method(i), nil)
			for _, value := range list {
				words.add(reflect.ValueOf(value), 0)
			}
		}
	}
	return words
}

// add adds a value, and the values that it consists of.
func (words vocabulary) add(v reflect.Value, depth int) {
	if !v.IsValid() || depth > 4 || !v.CanInterface() {
		return
	}
	list := words[v.Type()]
	known := v.Comparable() && slices.ContainsFunc(list,
		func(o reflect.Value) bool { return o.Comparable() && o.Equal(v) })
	if !known && len(list) < mostWords {
		words[v.Type()] = append(list, v)
	}
	switch v.Kind() {
	case reflect.Struct:
		for _, field := range v.Fields() {
			words.add(field, depth+1)
		}
	case reflect.Slice, reflect.Array:
		for i := range min(v.Len(), mostWords) {
			words.add(v.Index(i), depth+1)
		}
	}
}

// arguments returns the n-th choice of arguments for a method, or false if there is no value of some type.
func (words vocabulary) arguments(method reflect.Type, n int) (args []reflect.Value, ok bool) {
	for i := 1; i < method.NumIn(); i++ {
		kind := method.In(i)
		if method.IsVariadic() && i == method.NumIn()-1 {
			kind = kind.Elem()
		}
		list := words[kind]
		if kind.Kind() == reflect.Slice {
			list = append(list[:len(list):len(list)], reflect.Zero(kind))
		}
		if len(list) == 0 && isNumber(kind) {
			list = append(list, reflect.Zero(kind), reflect.ValueOf(int8(1)).Convert(kind),
				reflect.ValueOf(int8(2)).Convert(kind))
		}
		if len(list) == 0 {
			return nil, false
		}
		args = append(args, list[(n*(2*i-1)+n/len(list))%len(list)])
	}
	return args, true
}

func isNumber(t reflect.Type) bool {
	return t.Kind() >= reflect.Int && t.Kind() <= reflect.Uint64
}
