// Trim makes a linked Go program in WebAssembly smaller and quicker: it zeroes the table by which the runtime finds
// functions, a fifth of the file, writes the names of generic functions as Go prints them, cuts zeros out of the data
// anew, and writes the code with fewer instructions, whose branches go where they lead. What the program does, and what
// it says of itself when it breaks, stays the same. The program must have been built with the overlay that patch
// writes, whose runtime reckons what the table says.
//
// Everything that is taken for granted of Go's linker is checked before a byte is changed. If anything is otherwise the
// program stays as it is, and trim says what it is and ends with code 1.
//
// With -exec RUNNER it trims the program, and has the runner run it in place of itself, with all arguments behind it:
// go test takes that as its own flag -exec.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"slices"

	"runehall/lean/golines"
)

func main() {
	runner := flag.String("exec", "", "the `PROGRAM` that runs what has been trimmed, with the arguments behind it")
	flag.Parse()
	if flag.NArg() == 0 || *runner == "" && flag.NArg() > 1 {
		fmt.Fprintln(os.Stderr, "trim [-exec PROGRAM] FILE [ARGUMENTS]")
		os.Exit(2)
	}
	if err := trimFile(flag.Arg(0)); err != nil {
		fmt.Fprintf(os.Stderr, "trim: %s stays as it is: %v\n", flag.Arg(0), err)
		os.Exit(1)
	}
	if *runner == "" {
		return
	}
	if err := run(*runner, flag.Args()); err != nil {
		if ended, ok := errors.AsType[*exec.ExitError](err); ok && ended.ExitCode() > 0 {
			os.Exit(ended.ExitCode())
		}
		fmt.Fprintln(os.Stderr, "trim:", err)
		os.Exit(1)
	}
}

// run runs a program to its end.
func run(program string, args []string) error {
	cmd := exec.Command(program, args...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	return cmd.Run()
}

// trimFile trims a program in its place.
func trimFile(path string) error {
	program, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	trimmed, err := trim(program)
	if err != nil {
		return err
	}
	return os.WriteFile(path, trimmed, 0o755)
}

// trim returns a program without what it does not need.
func trim(program []byte) ([]byte, error) {
	m, err := readModule(program)
	if err != nil {
		return nil, err
	}
	memory, err := m.memory()
	if err != nil {
		return nil, err
	}
	line, err := golines.Marked(memory)
	if err != nil {
		return nil, err
	}
	t, err := findTables(memory, line)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(t.checkFinder(), t.checkNames()); err != nil {
		return nil, err
	}
	clear(t.at(t.finder, t.finderSize()))
	if err := t.layNames(); err != nil {
		return nil, err
	}
	records, err := t.packRecords()
	if err != nil {
		return nil, err
	}
	if err := m.rewriteCode(t); err != nil {
		return nil, err
	}
	constants := t.constants(records.size())
	unpacked := slices.Clone(memory)
	if err := records.lay(); err != nil {
		return nil, err
	}
	data, err := m.only(sectionData)
	if err != nil {
		return nil, err
	}
	data.body = writeSegments(memory)
	if err := m.addUnpacking(constants); err != nil {
		return nil, err
	}
	trimmed := m.append(nil)
	return trimmed, check(trimmed, unpacked)
}

// check makes sure that a program begins with a memory, once what was added to it has run.
func check(program, memory []byte) error {
	m, err := readModule(program)
	if err != nil {
		return fmt.Errorf("what was written: %w", err)
	}
	started, err := m.started()
	if err != nil {
		return fmt.Errorf("what was written: %w", err)
	}
	if !bytes.Equal(started, memory) {
		return errors.New("what was written begins with another memory")
	}
	return nil
}
