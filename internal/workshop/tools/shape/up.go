package main

import (
	"cmp"
	"fmt"
	"go/types"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"
)

func runUp(w io.Writer, root, folder string) error {
	packages, err := load(root, folder)
	if err != nil {
		return err
	}
	printUp(w, packages[0])
	return nil
}

// printUp writes the files of a package by what they know, and for each the names for which arrows lead from it to
// files that do not stand below it.
func printUp(w io.Writer, c *code) {
	a := c.arrows()
	height := a.byWhatTheyKnow()
	names := map[[2]int]map[string]bool{}
	c.each(func(from, to int, o types.Object) {
		if height[to] < height[from] {
			return
		}
		at := [2]int{from, to}
		if names[at] == nil {
			names[at] = map[string]bool{}
		}
		names[at][o.Name()] = true
	})
	order := make([]int, len(a))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(p, q int) int { return cmp.Compare(height[q], height[p]) })
	for _, from := range order {
		fmt.Fprintf(w, "%s knows %d\n", c.name(from), height[from])
		for _, to := range order {
			if up := names[[2]int{from, to}]; up != nil {
				fmt.Fprintf(w, "    up to %s: %s\n", c.name(to), strings.Join(slices.Sorted(maps.Keys(up)), " "))
			}
		}
	}
}

// name returns the name of a file.
func (c *code) name(file int) string {
	return filepath.Base(c.set.File(c.files[file].FileStart).Name())
}
