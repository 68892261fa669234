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

// stampFolder holds what is known of steps that passed.
const stampFolder = "build/checked"

// stamp is kept of a step in which nothing failed.
type stamp struct {
	Sum                     string // of what it rests on
	When                    time.Time
	Passed, Skipped, Cached int
}

// sum is the checksum of the step's commands and of all that their outcome rests on. It is empty for a step of which nobody has said that.
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

// unchanged reports whether the step has passed with everything as it is now, and how that went.
func (s step) unchanged(sum string) (stamp, bool) {
	var of stamp
	text, err := os.ReadFile(s.stampPath())
	if sum == "" || err != nil || json.Unmarshal(text, &of) != nil {
		return of, false // whatever is wrong with it: the step runs
	}
	return of, of.Sum == sum
}

// remember keeps that the step has passed, unless what it rests on was changed meanwhile.
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
	return os.WriteFile(s.stampPath(), text, 0o666) // one that is cut off makes no sense, and counts for nothing
}

// again tells of a step that is as it was when it passed.
func (of stamp) again(w io.Writer, total *ran) {
	total.count = count{passed: of.Passed, skipped: of.Skipped, cached: of.Passed}
	fmt.Fprintf(w, "   unchanged since %s, when it passed\n", of.When.Local().Format("2006-01-02 15:04"))
}
