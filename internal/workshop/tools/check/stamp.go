package main

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// stampFolder holds the stamps of steps that passed.
const stampFolder = "build/checked"

// stamp is kept of a step in which nothing failed.
type stamp struct {
	Sum                     string // the checksum of what the step depends on
	When                    time.Time
	Passed, Skipped, Cached int
}

// sum returns the checksum of the step's commands and of everything that their outcome depends on. It is empty if the
// step does not declare what that is.
func (s step) sum(ctx context.Context) (string, error) {
	if s.rests == nil {
		return "", nil
	}
	of, err := s.rests.sum(ctx)
	if err != nil {
		return "", err
	}
	h := sha256.New()
	for _, c := range s.commands {
		fmt.Fprintln(h, c)
	}
	fmt.Fprintln(h, of)
	return short(h), nil
}

// stampPath is where the stamp of the step is.
func (s step) stampPath() string {
	return filepath.Join(stampFolder, strings.ReplaceAll(s.name, " ", "-")+".json")
}

// unchanged reports whether the step passed in an earlier run with the same checksum, and what it made is still there.
// It returns that run.
func (s step) unchanged(sum string) (stamp, bool) {
	var of stamp
	for _, c := range s.commands {
		if _, err := os.Stat(c.makes); c.makes != "" && err != nil {
			return of, false
		}
	}
	text, err := os.ReadFile(s.stampPath())
	if sum == "" || err != nil || json.Unmarshal(text, &of) != nil {
		return of, false // whatever is wrong with it: the step runs
	}
	return of, of.Sum == sum
}

// remember records that the step has passed, unless what it depends on was changed in the meantime.
func (s step) remember(ctx context.Context, sum string, n count, now time.Time) error {
	if after, err := s.sum(ctx); sum == "" || err != nil || after != sum {
		return err
	}
	text, err := json.Marshal(stamp{sum, now, n.passed, n.skipped, n.cached})
	if err != nil {
		return err
	}
	if err := os.MkdirAll(stampFolder, 0o777); err != nil {
		return err
	}
	return os.WriteFile(s.stampPath(), text, 0o666) // a stamp that is cut off cannot be parsed, and does not count
}

// again reports a step that has not changed since it passed.
func (of stamp) again(w io.Writer, total *ran) {
	total.count = count{passed: of.Passed, skipped: of.Skipped, cached: of.Passed}
	fmt.Fprintf(w, "   unchanged since %s, when it passed\n", of.day())
}
