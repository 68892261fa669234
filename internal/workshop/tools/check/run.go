package main

import (
	"bytes"
	"context"
	"io"
	"sync"
)

// runAll runs steps in order, up to atOnce of them at the same time. It writes failures at once, and the report of each
// step when the step has ended, so that the outputs do not mix. ended, if given, is called for each step. It returns
// the steps in the order in which they ended.
func runAll(ctx context.Context, all []step, atOnce int, out io.Writer, ended func(ran) error) ([]ran, error) {
	w := &whole{w: out}
	type end struct {
		ran
		text bytes.Buffer
	}
	ends := make(chan *end)
	var done []ran
	var broken error
	running := 0
	await := func(most int) {
		for ; running > most; running-- {
			e := <-ends
			done = append(done, e.ran)
			_, err := w.Write(e.text.Bytes())
			if err == nil && ended != nil {
				err = ended(e.ran)
			}
			if err != nil {
				broken = err
			}
		}
	}
	for _, s := range all {
		if ctx.Err() != nil || broken != nil {
			break
		}
		await(atOnce - 1)
		running++
		go func() {
			var e end
			e.ran = s.run(ctx, &e.text, w)
			ends <- &e
		}()
	}
	await(0)
	if broken != nil {
		return done, broken
	}
	return done, ctx.Err()
}

// whole writes each piece in one go, so that several writers do not mix.
type whole struct {
	sync.Mutex
	w io.Writer
}

// Write implements [io.Writer].
func (w *whole) Write(text []byte) (int, error) {
	w.Lock()
	defer w.Unlock()
	return w.w.Write(text)
}
