package main

import (
	"context"
	"fmt"
	"io"
	"time"
)

// plan writes which commands of some steps would run now and which would not, and runs none of them. Go keeps results
// of its own, package by package, and does not say beforehand which of them still count: such commands are marked.
func plan(ctx context.Context, w io.Writer, list []step) {
	for _, s := range list {
		fmt.Fprintf(w, "== %s\n", s.name)
		if of, is := s.stands(ctx, w); is {
			fmt.Fprintf(w, "   unchanged since %s\n", of.day())
			continue
		}
		for i, c := range s.commands {
			of, is := s.part(i).stands(ctx, w)
			switch {
			case is:
				fmt.Fprintf(w, "   unchanged since %s: %s\n", of.day(), c)
			case c.reuses():
				fmt.Fprintf(w, "   runs, but for packages that Go knows unchanged: %s\n", c)
			default:
				fmt.Fprintf(w, "   runs: %s\n", c)
			}
		}
	}
}

// stands returns the earlier run in which a step passed, if nothing has changed since. It writes why that is not known.
func (s step) stands(ctx context.Context, w io.Writer) (stamp, bool) {
	sum, err := s.sum(ctx)
	if err != nil { // it would run
		fmt.Fprintf(w, "   not known what %s rests on: %v\n", s.name, err)
	}
	return s.unchanged(sum)
}

// day tells when a step passed.
func (of stamp) day() string { return of.When.Local().Format(time.DateOnly + " 15:04") }
