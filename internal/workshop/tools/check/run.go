package main

import (
	"bytes"
	"context"
	"io"
)

// runAll runs steps in their order, up to lanes of them at once, and writes how each went when it has ended. It returns those that ended, in that order.
func runAll(ctx context.Context, all []step, lanes int, w io.Writer) ([]ran, error) {
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
			if _, err := w.Write(e.text.Bytes()); err != nil {
				broken = err
			}
		}
	}
	for _, s := range all {
		if ctx.Err() != nil || broken != nil {
			break
		}
		await(lanes - 1)
		running++
		go func() {
			var e end
			e.ran = s.run(ctx, &e.text)
			ends <- &e
		}()
	}
	await(0)
	if broken != nil {
		return done, broken
	}
	return done, ctx.Err()
}
