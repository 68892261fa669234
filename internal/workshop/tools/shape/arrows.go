package main

import (
	"go/types"
	"slices"
)

// arrows are which files of a package know which: an arrow leads from a file to another one if it names something that
// stands there at the top of the file: a type, a function, a method, a variable, a constant. How often does not count,
// nor do fields.
//
// Down and up are a matter of the order in which the files stand. An arrow runs back up if it leads to a file that
// stands above the one it comes from. Two orders are printed:
//
//   - by what they know: a file that knows more files stands above one that knows fewer, and of files that know equally many none stands
//     below the other, so arrows between them run up. This is the order of somebody who reads from the top: what is put together from much
//     stands above what it is put together from. The share grows with files that know a lot and are known to a lot.
//   - the best one: in which the fewest arrows run up. It is searched for by moving one file at a time, and is the least that any order
//     has, or very near it. A package without circles has none.
type arrows [][]bool // from, to

func (c *code) arrows() arrows {
	a := make(arrows, len(c.files))
	for i := range a {
		a[i] = make([]bool, len(c.files))
	}
	c.each(func(from, to int, _ types.Object) { a[from][to] = true })
	return a
}

// each calls a function for each name in a file of something that stands in another one.
func (c *code) each(name func(from, to int, o types.Object)) {
	for id, o := range c.info.Uses {
		if _, method := o.(*types.Func); o.Pkg() != c.pkg || !method && o.Parent() != c.pkg.Scope() {
			continue
		}
		if from, to := c.file(id.Pos()), c.file(o.Pos()); from >= 0 && to >= 0 && from != to {
			name(from, to, o)
		}
	}
}

func (a arrows) all() int {
	n := 0
	for i := range a {
		n += a.knows(i)
	}
	return n
}

func (a arrows) knows(file int) int {
	n := 0
	for _, to := range a[file] {
		if to {
			n++
		}
	}
	return n
}

// share returns how many of a hundred arrows run up, with a height for each file.
func (a arrows) share(height []int) float64 {
	up := 0
	for from := range a {
		for to, arrow := range a[from] {
			if arrow && height[to] >= height[from] {
				up++
			}
		}
	}
	return 100 * float64(up) / float64(max(1, a.all()))
}

// byWhatTheyKnow returns the heights of files by what they know.
func (a arrows) byWhatTheyKnow() []int {
	height := make([]int, len(a))
	for i := range height {
		height[i] = a.knows(i)
	}
	return height
}

// best returns the heights of files in the best order.
func (a arrows) best() []int {
	order := make([]int, len(a)) // from the top
	for i := range order {
		order[i] = i
	}
	known := func(file int) int {
		n := 0
		for from := range a {
			if a[from][file] {
				n++
			}
		}
		return n
	}
	slices.SortStableFunc(order, func(p, q int) int { return a.knows(q) - known(q) - a.knows(p) + known(p) })
	for again := true; again; {
		again = false
		for at := range order {
			if to := a.better(order, at); to != at {
				file := order[at]
				order = slices.Insert(slices.Delete(order, at, at+1), to, file)
				again = true
			}
		}
	}
	height := make([]int, len(a))
	for i, file := range order {
		height[file] = len(order) - i
	}
	return height
}

// better returns where in an order a file should stand instead, so that the fewest arrows run up: where it is, if no
// place is better.
func (a arrows) better(order []int, at int) int {
	file, best, least := order[at], at, 0
	gain := func(above, below int) int { // of moving one from above another to below it
		return one(a[above][below]) - one(a[below][above])
	}
	for to, more := at-1, 0; to >= 0; to-- {
		if more += gain(order[to], file); more < least {
			best, least = to, more
		}
	}
	for to, more := at+1, 0; to < len(order); to++ {
		if more += gain(file, order[to]); more < least {
			best, least = to, more
		}
	}
	return best
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}
