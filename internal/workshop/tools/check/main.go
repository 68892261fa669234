// Check runs the steps of make test, one more at once than there are processors up to three, and
// counts what passed and what failed. All steps run, whatever becomes of the earlier
// ones; the exit code is 1 if anything failed. At the end it tells what took longest.
// The last line is
//
//	N passed, N failed
//
// with the number of single tests, and of the other checks one each. A step in
// which nothing ran has failed.
//
// It expects to run in the repository's root, with everything installed that
// scripts/needs.sh sees to.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"regexp"
	"runtime"
	"slices"
	"syscall"
)

func main() {
	only := flag.String("only", "", "run only the steps whose names match `REGEXP`")
	flag.Parse()
	if err := thrifty(); err != nil {
		fmt.Fprintln(os.Stderr, "check:", err)
		os.Exit(1)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	failed, err := run(ctx, *only)
	if err != nil {
		fmt.Fprintln(os.Stderr, "check:", err)
	}
	if err != nil || failed {
		stop()
		os.Exit(1)
	}
}

// lanes is how many steps run at once at most: two more than two processors, since most of them have stretches in which they
// keep no processor busy, or only one.
const lanes = 4

// run runs the steps and reports whether something failed.
func run(ctx context.Context, only string) (failed bool, err error) {
	wanted, err := regexp.Compile(only)
	if err != nil {
		return true, err
	}
	chosen := slices.DeleteFunc(steps(), func(s step) bool { return !wanted.MatchString(s.name) })
	done, err := runAll(ctx, chosen, min(lanes, runtime.NumCPU()+2), os.Stdout)
	if err != nil {
		return true, err
	}
	longest(os.Stdout, done)
	var total count
	for _, s := range done {
		total = total.plus(s.count)
	}
	fmt.Printf("\n%d passed, %d failed\n", total.passed, total.failed)
	return total.failed > 0 || total.passed == 0, nil
}
