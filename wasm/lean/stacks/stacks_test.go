package stacks

import (
	"errors"
	"fmt"
	"reflect"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
)

// node is garbage as soon as no stack holds it.
type node struct {
	next  *node
	depth int
	text  string
}

// descend calls itself depth times, while each call holds a node that nothing else holds, and ends with what bottom
// returns.
func descend[T any](depth int, above *node, bottom func(*node) T) T {
	own := &node{above, depth, fmt.Sprint("depth ", depth)}
	if depth == 0 {
		return bottom(own)
	}
	below := descend(depth-1, own, bottom)
	if own.depth != depth || own.text != fmt.Sprint("depth ", depth) || own.next != above {
		panic(fmt.Sprintf("the node of depth %d was collected while it was in use: %+v", depth, *own))
	}
	return below
}

// waste makes garbage, and has all of it collected.
func waste() int {
	var kept *node
	for i := range 2000 {
		kept = &node{kept, i, strings.Repeat("x", i%97)}
		if i%50 == 0 {
			kept = nil
		}
	}
	runtime.GC()
	return kept.depth
}

// TestStacksEverywhere collects garbage below a deep stack, in many goroutines whose stacks grow: the collector asks
// for the function of each frame, and whoever copies a stack does too.
func TestStacksEverywhere(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(10))
	ends := make(chan int)
	const depth = 3000
	for range 8 {
		go func() {
			ends <- descend(depth, nil, func(own *node) int {
				waste()
				n := 0
				for ; own != nil; own = own.next {
					n++
				}
				return n
			})
		}()
	}
	for range 8 {
		if n := <-ends; n != depth+1 {
			t.Errorf("a stack of %d calls holds %d nodes", depth+1, n)
		}
	}
}

// frame is a call as a stack tells it, without the folder of its file.
func frame(f runtime.Frame) string {
	return fmt.Sprintf("%s %s:%d", f.Function, f.File[strings.LastIndexByte(f.File, '/')+1:], f.Line)
}

// callers returns the calls that lead to it, its own caller first.
func callers() []string {
	pcs := make([]uintptr, 5000)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(2, pcs)])
	var all []string
	for {
		f, more := frames.Next()
		all = append(all, frame(f))
		if !more {
			return all
		}
	}
}

type deep[T any] struct{ _ [0]T }

func (d *deep[T]) method(do func() []string) []string { return do() }

func inlined(do func() []string) []string { return do() }

// TestStackNamesEverywhere walks a stack through methods of generic types, closures and reflect, and wants function,
// file and line of each call, as a program tells them that was not trimmed.
func TestStackNamesEverywhere(t *testing.T) {
	var direct []string
	func() { direct = callers() }()
	if want := "TestStackNamesEverywhere.func1 stacks_test.go:"; !strings.Contains(direct[0], want) {
		t.Errorf("a closure is told as %q, want %q", direct[0], want)
	}
	d := &deep[struct{ A, B map[string][]int }]{}
	got := d.method(func() []string {
		return inlined(func() []string {
			call := reflect.ValueOf(func() []string {
				return descend(20, nil, func(*node) []string { return callers() })
			})
			return call.Call(nil)[0].Interface().([]string)
		})
	})
	var told []string
	for _, want := range []string{
		"stacks.descend[...] ", "reflect.Value.Call ", "stacks.inlined ", "stacks.(*deep[...]).method ", "stacks.TestStackNamesEverywhere ", "testing.tRunner ",
	} {
		i := slices.IndexFunc(got, func(f string) bool { return strings.Contains(f, want) })
		if i < 0 {
			t.Fatalf("no %s in\n%s", want, strings.Join(got, "\n"))
		}
		told = append(told, got[i])
	}
	file := func(i int, name string, line int) {
		if want := fmt.Sprintf(" %s:%d", name, line); !strings.HasSuffix(told[i], want) {
			t.Errorf("%q, want it at %s", told[i], want)
		}
	}
	file(2, "stacks_test.go", lineOf(inlined))
	file(3, "stacks_test.go", lineOf((*deep[struct{ A, B map[string][]int }]).method))
	if n := strings.Count(strings.Join(got, "\n"), "stacks.descend[...] stacks_test.go:"); n != 21 {
		t.Errorf("%d calls of the 21 are told", n)
	}
}

// lineOf returns the line at which a function begins, by its own record.
func lineOf(f any) int {
	pc := reflect.ValueOf(f).Pointer()
	_, line := runtime.FuncForPC(pc).FileLine(pc)
	return line
}

// TestFunctionsAreFoundEverywhere asks for functions by their entries.
func TestFunctionsAreFoundEverywhere(t *testing.T) {
	for _, c := range []struct {
		f    any
		want string
	}{
		{waste, "runehall/lean/stacks.waste"},
		{callers, "runehall/lean/stacks.callers"},
		{strings.Repeat, "strings.Repeat"},
		{runtime.GC, "runtime.GC"},
		{descend[int], "runehall/lean/stacks.descend[...]"},
		{reflect.DeepEqual, "reflect.DeepEqual"},
		{errors.Is, "errors.Is"},
	} {
		pc := reflect.ValueOf(c.f).Pointer()
		f := runtime.FuncForPC(pc)
		if f == nil {
			t.Fatalf("%s is not found", c.want)
		}
		if !strings.HasPrefix(f.Name(), c.want) || f.Entry() != pc {
			t.Errorf("%s is found as %s, entry %#x for %#x", c.want, f.Name(), f.Entry(), pc)
		}
	}
}

// TestPanicsEverywhere recovers at every depth of a stack whose calls all defer something, and reads what broke.
func TestPanicsEverywhere(t *testing.T) {
	var order []int
	var down func(int)
	down = func(depth int) {
		defer func() { order = append(order, depth) }()
		if depth == 0 {
			breaks([]int{1, 2, 3}, len(order)+3)
		}
		down(depth - 1)
	}
	for depth := range 60 {
		order = order[:0]
		stack := func() (stack string) {
			defer func() {
				if recover() == nil {
					t.Error("nothing broke")
				}
				stack = string(debug.Stack())
			}()
			down(depth)
			return ""
		}()
		if len(order) != depth+1 || !slices.IsSorted(order) {
			t.Fatalf("of depth %d these were deferred: %v", depth, order)
		}
		where := fmt.Sprintf("stacks_test.go:%d", lineOf(breaks)+1)
		if i := strings.Index(stack, "runehall/lean/stacks.breaks("); i < 0 || !strings.Contains(stack[i:], where) {
			t.Fatalf("a panic does not tell breaks at %s:\n%s", where, stack)
		}
		if n := strings.Count(stack, "TestPanicsEverywhere.func1("); n != depth+1 {
			t.Fatalf("of %d calls these are told:\n%s", depth+1, stack)
		}
	}
}

func breaks(list []int, i int) int {
	return list[i]
}
