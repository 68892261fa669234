package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"runtime"
	"sync"
)

// firstFunction is the number that the first function in the section of the code has in a program counter.
const firstFunction = 0x1000

// rewriteCode writes the bodies of functions shorter and quicker.
func (m module) rewriteCode(t *tables) error {
	code, err := m.only(sectionCode)
	if err != nil {
		return err
	}
	imports, err := m.imports()
	if err != nil {
		return err
	}
	calls, err := t.known(imports)
	if err != nil {
		return err
	}
	r := reader{rest: code.body}
	var bodies [][]byte
	for left := r.uint(); left > 0 && r.err == nil; left-- {
		bodies = append(bodies, r.text())
	}
	if r.err != nil {
		return fmt.Errorf("the code: %w", r.err)
	}
	if want := t.minPC/functionSize - firstFunction + t.functions; len(r.rest) > 0 || uint64(len(bodies)) != want {
		return fmt.Errorf("there is code of %d functions and %d bytes behind it, and the tables have %d",
			len(bodies), len(r.rest), want)
	}
	errs := make([]error, len(bodies))
	next := make(chan int)
	var wg sync.WaitGroup
	for range runtime.NumCPU() {
		wg.Go(func() {
			for i := range next {
				bodies[i], errs[i] = rewrite(bodies[i], calls, firstFunction+int64(i))
			}
		})
	}
	for i := range bodies {
		next <- i
	}
	close(next)
	wg.Wait()
	dst := binary.AppendUvarint(nil, uint64(len(bodies)))
	for i, b := range bodies {
		if errs[i] != nil {
			return fmt.Errorf("function %d: %w", i, errs[i])
		}
		dst = append(binary.AppendUvarint(dst, uint64(len(b))), b...)
	}
	code.body = dst
	return nil
}

// rewrite returns the body of a function, whose own number in a program counter is given.
func rewrite(body []byte, calls *known, own int64) ([]byte, error) {
	f, err := readFunction(body)
	if err != nil {
		return nil, err
	}
	hasSP := len(f.code) > 2 && f.code[0].op == opGlobalGet && f.code[0].n == globalSP &&
		f.code[1].op == opLocalSet && f.code[1].n == localSP
	if err := straighten(f, hasSP, calls, own); err != nil {
		return nil, err
	}
	loops(f, own)
	tidy(f, own)
	counters(f, own)
	return f.append(make([]byte, 0, len(body)))
}

// imports returns how many functions a program has from outside. They are counted before its own.
func (m module) imports() (int64, error) {
	s, err := m.only(sectionImport)
	if err != nil {
		return 0, err
	}
	r := reader{rest: s.body}
	n := r.uint()
	for range min(n, uint64(len(s.body))) {
		r.text()
		r.text()
		if kind := r.byte(); kind != 0 {
			return 0, fmt.Errorf("from outside comes something of kind %d, which is no function", kind)
		}
		r.uint()
	}
	if r.err == nil && len(r.rest) > 0 {
		r.err = errors.New("something lies behind what comes from outside")
	}
	return int64(n), r.err
}
