package gamestest

import (
	"fmt"
	"os"
	"slices"
	"strings"
)

// updating is the flag -update: off, on, or on for some kinds of lines only.
type updating struct {
	on    bool
	kinds []string
}

// String returns the flag's value as it is written.
func (u *updating) String() string {
	if len(u.kinds) > 0 {
		return strings.Join(u.kinds, ",")
	}
	return fmt.Sprint(u.on)
}

// Set reads the flag: "true" for everything, "false" for nothing, or the kinds of lines, with commas between them.
func (u *updating) Set(value string) error {
	*u = updating{on: value == "true"}
	if value != "true" && value != "false" {
		u.kinds = strings.Split(value, ",")
	}
	return nil
}

// IsBoolFlag lets -update stand without a value.
func (u *updating) IsBoolFlag() bool { return true }

// GoldenKinds compares a text with a file, line by line, where each line is of some kind. It names the kinds of lines
// that differ. -update rewrites the file. -update=KIND,KIND rewrites only lines of these kinds, so that any other
// change still fails.
func GoldenKinds(t T, path string, got []byte, kinds []string, kind func(line string) string) {
	t.Helper()
	if i := slices.IndexFunc(update.kinds, func(k string) bool { return !slices.Contains(kinds, k) }); i >= 0 {
		t.Errorf("-update=%s: no lines are of this kind, but of %s", update.kinds[i], strings.Join(kinds, ", "))
		return
	}
	file, there := golden(t, path, got)
	if !there {
		return
	}
	want := strings.SplitAfter(string(file), "\n")
	changes := beside(want, strings.SplitAfter(string(got), "\n"))
	if len(update.kinds) > 0 {
		changes = carry(changes, func(line string) bool { return slices.Contains(update.kinds, kind(line)) })
		var text strings.Builder
		for _, c := range changes {
			if c.sign != added {
				text.WriteString(c.line)
			}
		}
		if text.String() != string(file) {
			if err := os.WriteFile(path, []byte(text.String()), 0o644); err != nil {
				t.Errorf("%v", err)
			}
		}
	}
	if diff := tell(changes, kinds, kind); diff != "" {
		t.Errorf("%s: %s", path, diff)
	}
}

// lineDiff is a line of two texts put beside one another.
type lineDiff struct {
	sign byte
	line string
}

const (
	same  = ' '
	gone  = '-'
	added = '+'
)

// beside puts two texts beside one another, so that as few lines as possible are gone or added.
func beside(old, now []string) (list []lineDiff) {
	longest := make([][]int, len(old)+1) // the number of common lines from each line on
	for i := range longest {
		longest[i] = make([]int, len(now)+1)
	}
	for i, was := range slices.Backward(old) {
		for j, is := range slices.Backward(now) {
			if was == is {
				longest[i][j] = longest[i+1][j+1] + 1
			} else {
				longest[i][j] = max(longest[i+1][j], longest[i][j+1])
			}
		}
	}
	i, j := 0, 0
	for i < len(old) || j < len(now) {
		switch {
		case i < len(old) && j < len(now) && old[i] == now[j]:
			list = append(list, lineDiff{same, old[i]})
			i, j = i+1, j+1
		case j == len(now) || i < len(old) && longest[i+1][j] >= longest[i][j+1]:
			list = append(list, lineDiff{gone, old[i]})
			i++
		default:
			list = append(list, lineDiff{added, now[j]})
			j++
		}
	}
	return list
}

// carry carries out the changes that meant accepts, and returns the list with the others left as changes.
func carry(changes []lineDiff, meant func(line string) bool) (list []lineDiff) {
	for _, c := range changes {
		switch {
		case c.sign == same || !meant(c.line):
			list = append(list, c)
		case c.sign == added:
			list = append(list, lineDiff{same, c.line})
		}
	}
	return list
}

// toldChanges is how many changes a failing test tells.
const toldChanges = 12

// tell counts the differing lines by kind, and shows the first few. It returns "" if no lines differ.
func tell(changes []lineDiff, kinds []string, kind func(line string) string) string {
	counts, first, all := map[string]int{}, "", 0
	for _, c := range changes {
		if c.sign == same {
			continue
		}
		counts[kind(c.line)]++
		if all++; all <= toldChanges {
			first += fmt.Sprintf("\n\t%c %s", c.sign, strings.TrimSuffix(c.line, "\n"))
		}
	}
	if all == 0 {
		return ""
	}
	var parts, names []string
	for _, k := range kinds {
		if counts[k] > 0 {
			parts = append(parts, fmt.Sprintf("%d of %s", counts[k], k))
			names = append(names, k)
		}
	}
	return fmt.Sprintf("lines differ: %s (-update=%s writes these kinds)%s", strings.Join(parts, ", "),
		strings.Join(names, ","), first)
}
