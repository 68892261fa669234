package main

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
)

// ceiling is how many branches a function may have. Those that had more when the ceiling was put in stand in
// ceilingsFile; that list may only shrink.
const (
	ceiling      = 20
	ceilingsFile = "internal/workshop/tools/shape/ceilings.txt"
)

// overCeiling lists the functions with more branches than the ceiling, those with the most first.
func (s state) overCeiling() []function {
	return s.functions(func(f function) bool { return f.branches > ceiling },
		func(a, b function) int {
			return cmp.Or(cmp.Compare(b.branches, a.branches), cmp.Compare(a.name, b.name))
		})
}

// readCeilings reads a list of exceptions: a line for each function, its branches and its name.
func readCeilings(file string) (map[string]int, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("the list of ceilings: %w", err)
	}
	exceptions := map[string]int{}
	for line := range strings.Lines(string(text)) {
		n, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		var branches int
		if _, err := fmt.Sscan(n, &branches); err != nil || exceptions[name] > 0 {
			return nil, fmt.Errorf("the list of ceilings: %q is not a number and a new name", line)
		}
		exceptions[name] = branches
	}
	return exceptions, nil
}

// againstCeiling tells what is wrong with functions beyond the ceiling, or with the list of those that may be.
func againstCeiling(over []function, exceptions map[string]int) []string {
	var wrong []string
	left := maps.Clone(exceptions)
	for _, f := range over {
		may, listed := exceptions[f.name]
		delete(left, f.name)
		switch {
		case !listed:
			wrong = append(wrong, fmt.Sprintf("%s has %d branches; %d are the ceiling", f.name, f.branches, ceiling))
		case f.branches > may:
			wrong = append(wrong, fmt.Sprintf("%s has grown from %d branches to %d", f.name, may, f.branches))
		case f.branches < may:
			wrong = append(wrong, fmt.Sprintf("%s has only %d branches left: write that instead of %d",
				f.name, f.branches, may))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(left)) {
		wrong = append(wrong, fmt.Sprintf("%s is not over the ceiling: strike it out", name))
	}
	return wrong
}
