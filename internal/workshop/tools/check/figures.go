package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"time"
)

// figuresFile is where each run leaves its figures, for -table.
const figuresFile = "build/check.json"

// figures are the figures of each lane's last run, by the lane's name.
type figures map[string]laneFigures

// laneFigures are the figures of a lane. A run of some of its steps changes theirs only.
type laneFigures struct {
	Begun      time.Time     `json:"begun"`
	Wall       float64       `json:"wall"` // seconds; of the last run of all its steps
	Go         string        `json:"go"`
	Processors int           `json:"processors"`
	Steps      []stepFigures `json:"steps"`
}

// stepFigures are the figures of a step: seconds of the clock, and of the processors, with all processes that it
// started and that those left behind; and how many of its checks went how.
type stepFigures struct {
	Lane      string    `json:"lane"`
	Step      string    `json:"step"`
	Begun     time.Time `json:"begun"`
	Wall      float64   `json:"wall"`
	Processor float64   `json:"processor"`
	Passed    int       `json:"passed"`
	Failed    int       `json:"failed"`
	Skipped   int       `json:"skipped"`
	Cached    int       `json:"cached"` // how many of those that passed
}

// figuresOf returns the figures of a step.
func figuresOf(l lane, s ran) stepFigures {
	return stepFigures{
		Lane: l.String(), Step: s.name, Begun: s.begun, Wall: seconds(s.time), Processor: seconds(s.processor),
		Passed: s.passed, Failed: s.failed, Skipped: s.skipped, Cached: s.cached,
	}
}

// seconds are rounded to tenths.
func seconds(d time.Duration) float64 { return d.Round(100 * time.Millisecond).Seconds() }

// begin notes that a lane begins, with all its steps or with some.
func (f figures) begin(l lane, now time.Time, entire bool) {
	of := f[l.String()]
	if entire || of.Begun.IsZero() {
		of = laneFigures{Begun: now}
	}
	of.Go, of.Processors = runtime.Version(), runtime.NumCPU()
	f[l.String()] = of
}

// add takes in the figures of a step that has ended.
func (f figures) add(s stepFigures) {
	of := f[s.Lane]
	if i := slices.IndexFunc(of.Steps, func(old stepFigures) bool { return old.Step == s.Step }); i >= 0 {
		of.Steps[i] = s
	} else {
		of.Steps = append(of.Steps, s)
	}
	f[s.Lane] = of
}

// end notes how long all steps took.
func (f figures) end(l lane, now time.Time) {
	of := f[l.String()]
	of.Wall = seconds(now.Sub(of.Begun))
	f[l.String()] = of
}

// readFigures reads the figures of earlier runs, if there are any.
func readFigures(path string) (figures, error) {
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return figures{}, nil
	}
	f := figures{}
	if err == nil {
		err = json.Unmarshal(text, &f)
	}
	if err != nil {
		return nil, fmt.Errorf("the figures of earlier runs, %s: %w", path, err)
	}
	return f, nil
}

// write keeps the figures in a file.
func (f figures) write(path string) error {
	text, err := json.MarshalIndent(f, "", "\t")
	if err != nil {
		return err
	}
	// In place: tests that walk through the house look at when the folder of this file was changed.
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	return os.WriteFile(path, append(text, '\n'), 0o666)
}

// table writes the figures of both lanes as they stand in docs/tests.md: a row a step, in the order of the list.
func (f figures) table(w io.Writer, list []step) {
	fmt.Fprintln(w, "| step | what it checks | day: clock | processors | checks | all: clock | processors | checks |")
	fmt.Fprintln(w, "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |")
	sums := map[lane]stepFigures{}
	for _, s := range list {
		fmt.Fprintf(w, "| %s | %s |", s.name, s.checks)
		for _, l := range []lane{day, all} {
			steps := f[l.String()].Steps
			i := slices.IndexFunc(steps, func(of stepFigures) bool { return of.Step == s.name })
			switch {
			case len(s.in(l).commands) == 0:
				fmt.Fprint(w, " – | – | – |")
			case i < 0:
				fmt.Fprint(w, " ? | ? | ? |")
			default:
				of, sum := steps[i], sums[l]
				sum.Processor, sum.Passed, sum.Failed, sum.Cached = sum.Processor+of.Processor, sum.Passed+of.Passed,
					sum.Failed+of.Failed, sum.Cached+of.Cached
				sums[l] = sum
				fmt.Fprint(w, of.cells())
			}
		}
		fmt.Fprintln(w)
	}
	fmt.Fprint(w, "| **together** | |")
	for _, l := range []lane{day, all} {
		sum := sums[l]
		sum.Wall = f[l.String()].Wall
		fmt.Fprint(w, sum.cells())
	}
	fmt.Fprintln(w)
	for _, l := range []lane{day, all} {
		if of, ok := f[l.String()]; ok {
			fmt.Fprintf(w, "\nThe lane %s on %s, with %s on %d processors.\n", l, of.Begun.Format(time.DateOnly), of.Go,
				of.Processors)
		}
	}
}

// cells are the three of a lane in a row.
func (s stepFigures) cells() string {
	checks := fmt.Sprint(s.Passed)
	if s.Cached > 0 {
		checks += fmt.Sprintf(", %d of them unchanged", s.Cached)
	}
	if s.Failed > 0 {
		checks += fmt.Sprintf(", **%d failed**", s.Failed)
	}
	return fmt.Sprintf(" %.0f s | %.0f s | %s |", s.Wall, s.Processor, checks)
}
