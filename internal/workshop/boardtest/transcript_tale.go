package boardtest

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"runehall/internal/workshop/gamestest"
)

// Kinds of lines of a transcript.
const (
	kindDone    = "done"
	kindHead    = "head"
	kindGolden  = "golden"
	kindWants   = "wants"
	kindAnswer  = "answer"
	kindHeard   = "heard"
	kindSays    = "says"
	kindTargets = "targets"
	kindLit     = "lit"
	kindState   = "state"
)

var tolds = []string{
	kindDone, kindHead, kindGolden, kindWants, kindAnswer, kindHeard, kindSays, kindTargets, kindLit, kindState,
}

// tale is the written form of a transcript: the order of things, names and words, what is lit and what is heard, and
// neither ticks nor pixels. Of the turns in which something is tried out every third is told, step by step. The first
// line of a step says what was done ("done"), and each of the others begins with its kind:
//
//	head      who is to do what, as messages, one after the other; where the match stands before it, if that is new
//	golden    what the golden button would do
//	wants     what the board wants of the table: a move, a refusal to be shown, a curtain to be opened
//	answer    what the board answers
//	heard     effects
//	says      messages that the board puts into words for the first time in this match
//	targets   what can be pressed: + new, - gone; or that it is what it was a few steps before
//	lit       what is lit, if that has changed
//	state     other facts from the report
//
// Steps without any effect share one line, and "..." stands for whatever is not told.
type tale struct {
	game, title string
	steps       []step

	match   string          // where the match stands, as it was told last
	said    map[string]bool // messages that have been told
	earlier []string        // the targets of each of the last steps
}

// compare compares the tale, or its full form, with its golden file.
func (t *tale) compare(test *testing.T, name string) {
	test.Helper()
	if folder := os.Getenv(fullFolder); folder != "" {
		t.compareFull(test, folder, name)
		return
	}
	gamestest.GoldenKinds(test, "testdata/"+name+".golden", t.told(), tolds, kindOf)
}

// kindOf returns the kind of a line.
func kindOf(line string) string {
	if rest, inner := strings.CutPrefix(line, "   "); inner {
		return strings.Fields(rest)[0]
	}
	return kindDone
}

// told returns the text of the tale.
func (t *tale) told() []byte {
	var out strings.Builder
	fmt.Fprintln(&out, t.title)
	t.said = map[string]bool{}
	var idle []string
	rest := func() {
		if len(idle) > 0 {
			fmt.Fprintf(&out, "%s: nothing\n", strings.Join(idle, "; "))
		}
		idle = nil
	}
	before, skipped := sighting{}, false
	for _, s := range t.steps {
		if skipped = skipped || !s.told; !s.told {
			continue
		}
		if skipped {
			rest()
			fmt.Fprintln(&out, "...")
			skipped = false
		}
		lines := t.lines(&s, before)
		before = s.sight.after(before)
		what := short(t.game, s.deed.what+s.deed.called)
		if len(lines) == 0 {
			idle = append(idle, what)
			continue
		}
		rest()
		fmt.Fprintln(&out, what)
		for _, l := range lines {
			fmt.Fprintf(&out, "   %s\n", l)
		}
	}
	rest()
	return []byte(out.String())
}

// lines tells what came of a step.
func (t *tale) lines(s *step, before sighting) (lines []string) {
	noted := map[string][]string{}
	for _, n := range s.notes {
		text := short(t.game, n.text+n.called)
		if n.kind == kindHead {
			where, who, _ := strings.Cut(text, " | ")
			if text = who; where != t.match {
				text = where + " | " + who
			}
			t.match = where
		}
		noted[n.kind] = append(noted[n.kind], text)
	}
	noted[kindHeard] = counted(s.heard)
	for _, p := range before.newlySaid(s.sight) {
		if !t.said[p] {
			t.said[p] = true
			noted[kindSays] = append(noted[kindSays], p)
		}
	}
	noted[kindTargets] = t.targets(before, s.sight)
	for _, fact := range before.stateChanges(s.sight) {
		if name := strings.Fields(strings.TrimPrefix(fact, "no "))[0]; slices.Contains(untold, name) {
			continue
		}
		if strings.HasSuffix(fact, " ") {
			fact += "none"
		}
		kind := kindState
		if strings.HasPrefix(fact, "lit ") || fact == "no lit" {
			kind = kindLit
			fact = strings.Join(families(strings.Fields(strings.Trim(strings.TrimPrefix(fact, "lit "), "[]"))), "; ")
			if fact == "" {
				fact = "nothing"
			}
		}
		noted[kind] = append(noted[kind], fact)
	}
	for _, kind := range tolds {
		if list := noted[kind]; len(list) > 0 {
			lines = append(lines, fmt.Sprintf("%-7s %s", kind, strings.Join(list, "; ")))
		}
	}
	return lines
}

// counted lists effects in the order in which they are first heard, with how often each is.
func counted(heard []Heard) (list []string) {
	times := map[string]int{}
	for _, h := range heard {
		name := h.Effect.String()
		if times[name]++; times[name] == 1 {
			list = append(list, name)
		}
	}
	for i, name := range list {
		if n := times[name]; n > 1 {
			list[i] = fmt.Sprintf("%s x%d", name, n)
		}
	}
	return list
}

// untold are facts that are left out: the golden button's line tells one, and the other is ticks.
var untold = []string{"ready", "clock"}

// earlierSteps is how many steps back targets are compared.
const earlierSteps = 4

// targets tells how the targets have changed.
func (t *tale) targets(before, now sighting) []string {
	all := strings.Join(families(slices.Collect(maps.Keys(now.targets))), "; ")
	list := before.named(now)
	switch {
	case len(list) > 1 && slices.Contains(t.earlier, all):
		list = []string{"as before"}
	case len(strings.Join(list, "; ")) > len("only ")+len(all):
		list = []string{"only " + all}
	}
	t.earlier = append(t.earlier, all)
	t.earlier = t.earlier[max(0, len(t.earlier)-earlierSteps):]
	return list
}

// named lists the targets that are new or gone, by families.
func (s sighting) named(now sighting) (list []string) {
	left := map[string]bool{} // families that still have targets
	for name := range now.targets {
		left[family(name)] = true
	}
	missing := func(of, from sighting) (names []string) {
		for name := range of.targets {
			if _, there := from.targets[name]; !there {
				names = append(names, name)
			}
		}
		return names
	}
	for _, f := range families(missing(s, now)) {
		if name, _, _ := strings.Cut(f, " "); !left[name] {
			f = name + " all"
		}
		list = append(list, "-"+f)
	}
	for _, f := range families(missing(now, s)) {
		list = append(list, "+"+f)
	}
	return list
}

// manyOfFamily is from how many on the members of a family are counted and not named.
const manyOfFamily = 9

// families lists names by families, such as the cells.
func families(names []string) (list []string) {
	all := map[string][]string{}
	for _, n := range names {
		all[family(n)] = append(all[family(n)], n)
	}
	for _, f := range slices.Sorted(maps.Keys(all)) {
		if n := len(all[f]); n >= manyOfFamily {
			list = append(list, fmt.Sprintf("%s x%d", f, n))
		} else {
			list = append(list, f+rests(all[f]))
		}
	}
	return list
}

// family returns the part of a name before the dot, which all names of one kind share.
func family(name string) string {
	f, _, _ := strings.Cut(name, ".")
	return f
}
