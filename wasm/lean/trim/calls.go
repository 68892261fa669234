package main

import (
	"fmt"
	"slices"
	"strings"
)

// What is known of an address at which a function goes on behind a call.
const (
	neverReturned = 1 + iota // the call does not return
	returnsThere             // and it is entered nowhere else on account of this call
)

// panicking are functions that never return, but for those that begin with panickingChecks.
var panicking = []string{
	nilPanic, "runtime.gopanic", "runtime.throw", "runtime.fatal", "runtime.panicdivide", "runtime.panicshift",
	"runtime.panicnildottype",
	"runtime.panicdottypeE", "runtime.panicdottypeI", "runtime.panicwrap", "runtime.panicmakeslicelen", "runtime.panicmakeslicecap",
}

const (
	nilPanic        = "runtime.sigpanic"
	panickingChecks = "runtime.goPanic"   // bounds, and the like
	moreStack       = "runtime.morestack" // and what begins so: the function that calls it is entered anew
	// after a panic that was recovered a function is entered before its call of that
	deferReturn = "runtime.deferreturn"
)

// known are functions that say of those that call them where they are entered, by the numbers by which they are called.
type known struct {
	ofNil       int64
	all         map[int64]bool // never return
	moreStack   map[int64]bool // they never return, but others go on where they would
	deferReturn int64          // that one returns
}

// known looks for them by their names; the first function of the program's own has the number first.
func (t *tables) known(first int64) (*known, error) {
	calls := &known{ofNil: -1, deferReturn: -1, all: map[int64]bool{}, moreStack: map[int64]bool{}}
	for i := range t.functions {
		name := t.name(i)
		number := first + int64(t.minPC/functionSize+i) - firstFunction
		switch {
		case name == deferReturn:
			calls.deferReturn = number
		case strings.HasPrefix(name, moreStack):
			calls.moreStack[number] = true
		}
		if !strings.HasPrefix(name, panickingChecks) && !slices.Contains(panicking, name) {
			continue
		}
		calls.all[number] = true
		if name == nilPanic {
			calls.ofNil = number
		}
	}
	for name, found := range map[string]bool{nilPanic: calls.ofNil >= 0, deferReturn: calls.deferReturn >= 0,
		moreStack: len(calls.moreStack) > 0} {
		if t.err == nil && !found {
			return nil, fmt.Errorf("no function is called %s", name)
		}
	}
	return calls, t.err
}
