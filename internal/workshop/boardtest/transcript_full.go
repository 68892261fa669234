package boardtest

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"runehall/internal/workshop/gamestest"
)

// fullFolder is an environment variable. It names a folder with transcripts in their full form, with ticks and pixels,
// such as "scenes/toss/testdata/alone.1.golden", which are compared in place of the usual ones; -update writes them. It
// is for changes by which nothing may move that players see and hear: the full form is taken before such a change and
// compared after it.
const fullFolder = "RUNEHALL_TRANSCRIPT"

// full returns the full form. Each step is a block. Its first line says what was done, and in how many ticks every move
// had been shown and nothing moved any more. The lines below tell what has changed since the step before. The last
// three kinds are left out in the many turns in which nothing is tried out; the next step that has them tells
// everything new since then.
//
//	head      where the match stands | who is to do what, as messages; @n: n ticks after the step began
//	golden    what the golden button would do
//	says      messages that the board puts into words and did not in the step before
//	wants     what the board wants of the table: a move, a refusal to be shown, a curtain to be opened
//	heard     effects, from where, and when
//	targets   what can be pressed: + new, - gone, ~ moved; as x,y,w,h in whole pixels. Of many only their bounds and
//	          a checksum of all places are told.
//	state     facts from the report
func (t *tale) full() []byte {
	var out bytes.Buffer
	fmt.Fprintln(&out, t.title)
	before := sighting{} // of the last step that was told at length
	for i, s := range t.steps {
		fmt.Fprintf(&out, "%d. %s%s", i+1, s.deed.what, s.deed.where)
		if s.still > 2 {
			fmt.Fprintf(&out, " [%d/%d]", s.shown, s.still)
		}
		fmt.Fprintln(&out)
		for _, n := range s.notes {
			text := n.text + n.place
			if n.kind != kindAnswer {
				text = fmt.Sprintf("%-7s %s", n.kind, text)
			}
			fmt.Fprintf(&out, "   %s @%d\n", short(t.game, text), n.at)
		}
		var heard []string
		for _, h := range s.heard {
			heard = append(heard, fmt.Sprintf("%v %.0f,%.0f @%d", h.Effect, h.At.X, h.At.Y, h.Tick-s.began))
		}
		if len(heard) > 0 {
			fmt.Fprintf(&out, "   heard   %s\n", strings.Join(heard, "; "))
		}
		if s.brief {
			continue
		}
		for _, line := range before.changes(s.sight) {
			fmt.Fprintf(&out, "   %s\n", line)
		}
		before = s.sight.after(before)
	}
	return out.Bytes()
}

// compareFull compares the full form, in parts, with the files of a folder, or writes them.
func (t *tale) compareFull(test *testing.T, folder, name string) {
	test.Helper()
	if !filepath.IsAbs(folder) {
		test.Fatalf("%s is %q, which is no absolute path", fullFolder, folder)
	}
	folder = filepath.Join(folder, "scenes", t.game, "testdata")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		test.Fatal(err)
	}
	out := bytes.NewBuffer(t.full())
	for n := 1; out.Len() > 0; n++ {
		gamestest.Golden(test, filepath.Join(folder, fmt.Sprintf("%s.%d.golden", name, n)), part(out))
	}
}

// partBytes is how long a file of the full form should be, and mostBytes how long it may be.
const (
	partBytes = 29_500
	mostBytes = 30_000
)

// part takes the next part of the full form. It ends with a step.
func part(out *bytes.Buffer) []byte {
	text := out.Bytes()
	if len(text) <= partBytes {
		return out.Next(len(text))
	}
	end := bytes.LastIndex(text[:partBytes], []byte("\n   "))
	for end+1 < len(text) && text[end+1] == ' ' {
		end += 1 + bytes.IndexByte(text[end+1:], '\n')
	}
	if end >= mostBytes { // the step is too long for this file: it begins the next one
		for end = bytes.LastIndexByte(text[:partBytes], '\n'); text[end+1] == ' '; {
			end = bytes.LastIndexByte(text[:end], '\n')
		}
	}
	return out.Next(end + 1)
}

// changes tells what is new since this sighting.
func (s sighting) changes(now sighting) (lines []string) {
	add := func(title string, list []string) {
		if len(list) > 0 {
			lines = append(lines, fmt.Sprintf("%-7s %s", title, strings.Join(list, "; ")))
		}
	}
	add("says", s.newlySaid(now))
	add("targets", s.targetChanges(now))
	add("state", s.stateChanges(now))
	return lines
}

// manyTargets is up to how many targets of a family are told one by one. Of more only their bounds are told.
const manyTargets = 4

// targetChanges tells how the targets have changed, by families such as the cells.
func (s sighting) targetChanges(now sighting) (list []string) {
	type change struct{ added, gone, moved []string }
	families := map[string]*change{}
	of := func(name string) *change {
		family, _, _ := strings.Cut(name, ".")
		if families[family] == nil {
			families[family] = &change{}
		}
		return families[family]
	}
	for name, r := range now.targets {
		if before, there := s.targets[name]; !there {
			c := of(name)
			c.added = append(c.added, name)
		} else if place(before) != place(r) {
			c := of(name)
			c.moved = append(c.moved, name)
		}
	}
	for name := range s.targets {
		if _, there := now.targets[name]; !there {
			c := of(name)
			c.gone = append(c.gone, name)
		}
	}
	for _, family := range slices.Sorted(maps.Keys(families)) {
		c := families[family]
		if n := len(c.gone); n > 0 &&
			!slices.ContainsFunc(slices.Collect(maps.Keys(now.targets)), func(name string) bool {
				return of(name) == c
			}) {
			list = append(list, "-"+family+" all")
		} else if n > 0 {
			list = append(list, "-"+family+rests(c.gone))
		}
		list = append(list, now.places("+", family, c.added)...)
		list = append(list, now.places("~", family, c.moved)...)
	}
	return list
}

// places tells where some targets of a family are.
func (s sighting) places(sign, family string, names []string) (list []string) {
	if len(names) == 0 {
		return nil
	}
	slices.Sort(names)
	if len(names) <= manyTargets {
		for _, n := range names {
			list = append(list, sign+n+" "+place(s.targets[n]))
		}
		return list
	}
	sum := fnv.New32a()
	bounds := s.targets[names[0]]
	for _, n := range names {
		bounds = bounds.Union(s.targets[n])
		fmt.Fprintln(sum, n, place(s.targets[n]))
	}
	which := fmt.Sprint(" ", len(names))
	if sign == "+" {
		which = rests(names)
	}
	return []string{fmt.Sprintf("%s%s%s in %s, sum %04x", sign, family, which, place(bounds), sum.Sum32()&0xffff)}
}
