// Check runs the steps of make test: those of the day's lane, or all (-all, or CI in the environment). All steps run,
// even if earlier ones fail; the exit code is 1 if anything failed. At the end it prints what took longest. The last
// line is
//
//	N passed, N failed
//
// with the number of single tests; each other check counts as one. A step in which nothing ran has failed. The figures
// of each step, above all its processor seconds, are stored in build/check.json; -table prints them. -plan prints what
// would run now, and what is unchanged since it passed.
//
// It must run in the repository's root. scripts/needs.sh installs what the steps need.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"regexp"
	"runtime"
	"syscall"
	"time"
)

func main() {
	if len(os.Args) > 2 && os.Args[1] == reapFlag {
		os.Exit(reap(os.Args[2:]))
	}
	only := flag.String("only", "", "run only the steps whose names match `REGEXP`")
	asked := flag.Bool("all", false, "run everything, as is done before anything lands; without it, what is enough while working")
	asTable := flag.Bool("table", false,
		"print the figures of the last runs as they stand in docs/tests.md, and run nothing")
	asPlan := flag.Bool("plan", false, "print what would run, and run nothing")
	flag.Parse()
	if *asTable {
		f, err := readFigures(figuresFile)
		if err != nil {
			fmt.Fprintln(os.Stderr, "check:", err)
			os.Exit(1)
		}
		f.table(os.Stdout, steps())
		return
	}
	if flag.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "check: there is no %s\n", flag.Arg(0))
		os.Exit(2)
	}
	if err := thrifty(); err != nil {
		fmt.Fprintln(os.Stderr, "check:", err)
		os.Exit(1)
	}
	for _, name := range strange(os.Environ()) {
		fmt.Printf("%s is not heard here: tests could do less by it\n", name)
		if err := os.Unsetenv(name); err != nil {
			fmt.Fprintln(os.Stderr, "check:", err)
			os.Exit(1)
		}
	}
	in := laneOf(*asked, os.Getenv)
	if err := in.tell(); err != nil {
		fmt.Fprintln(os.Stderr, "check:", err)
		os.Exit(1)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	failed, err := run(ctx, in, *only, *asPlan)
	if err != nil {
		fmt.Fprintln(os.Stderr, "check:", err)
	}
	if err != nil || failed {
		stop()
		os.Exit(1)
	}
}

// sideBySide is how many steps run at the same time. It is two more than two processors, because most steps have
// stretches in which they use no processor, or only one.
const sideBySide = 4

// run runs the steps of a lane, or only tells what it would run, and reports whether something failed.
func run(ctx context.Context, in lane, only string, asPlan bool) (failed bool, err error) {
	wanted, err := regexp.Compile(only)
	if err != nil {
		return true, err
	}
	list := chosen(steps(), in, wanted.MatchString)
	if asPlan {
		plan(ctx, os.Stdout, list)
		return false, ctx.Err()
	}
	if err := prepare(ctx, needs(list)); err != nil {
		return true, err
	}
	fmt.Printf("The lane is %s.\n", in)
	f, err := readFigures(figuresFile)
	if err != nil {
		fmt.Println("check:", err) // they are made anew
		f = figures{}
	}
	f.begin(in, time.Now(), only == "")
	done, err := runAll(ctx, list, min(sideBySide, runtime.NumCPU()+2), os.Stdout, func(s ran) error {
		f.add(figuresOf(in, s))
		return f.write(figuresFile)
	})
	if err != nil {
		return true, err
	}
	if only == "" {
		f.end(in, time.Now())
		if err := f.write(figuresFile); err != nil {
			return true, err
		}
	}
	longest(os.Stdout, done)
	var total count
	for _, s := range done {
		total = total.plus(s.count)
	}
	if total.cached > 0 {
		fmt.Printf("\n%d of those that passed did so in an earlier run, and nothing that they rest on has changed.",
			total.cached)
	}
	fmt.Printf("\n%d passed, %d failed\n", total.passed, total.failed)
	return total.failed > 0 || total.passed == 0, nil
}

// prepare sees to what steps need on this machine.
func prepare(ctx context.Context, groups []string) error {
	cmd := exec.CommandContext(ctx, "scripts/needs.sh", groups...)
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	return cmd.Run()
}
