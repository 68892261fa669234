package main

import (
	"io"
	"os"
	"strings"
	"testing"

	"runehall/games/puzzle"
)

// TestPuzzlesAreProved makes a few puzzles with little effort. Their proofs must hold, and must fail for puzzles with
// another move or another motive.
func TestPuzzlesAreProved(t *testing.T) {
	p := plan{dir: t.TempDir(), count: 3, seed: 7, times: 1, least: 50, budget: 40, most: 3, alike: 75}
	ritual := finders(&p)[0]
	if err := p.make(io.Discard, ritual); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(p.file("ritual"))
	if err != nil {
		t.Fatal(err)
	}
	list, err := puzzle.Read(strings.NewReader(string(text)))
	if err != nil || len(list) != 3 {
		t.Fatalf("%d puzzles: %v", len(list), err)
	}
	if err := p.check(io.Discard, ritual); err != nil {
		t.Error(err)
	}
	for name, bend := range map[string]func(*puzzle.Puzzle){
		"another motive": func(a *puzzle.Puzzle) { a.Motive = "sing" },
		"beyond the end": func(a *puzzle.Puzzle) { a.At += 1000 },
	} {
		bent := list[0]
		bend(&bent)
		if fault, err := ritual.prove(bent); err != nil || fault == "" {
			t.Errorf("%s: %q, %v", name, fault, err)
		}
	}
	strict := p
	strict.least = 1000 // no move is so much better than the others
	if err := strict.check(io.Discard, finders(&strict)[0]); err == nil {
		t.Error("puzzles with a small lead are proved")
	}
	if _, err := ritual.prove(puzzle.Puzzle{Link: "nothing", At: 1, Motive: "place"}); err == nil {
		t.Error("a link to nothing is proved")
	}
}

// TestNoMotiveTakesAll makes puzzles while hardly any two may have the same motive.
func TestNoMotiveTakesAll(t *testing.T) {
	p := plan{dir: t.TempDir(), count: 40, seed: 7, times: 1, least: 50, budget: 5, most: 3, alike: 1}
	ritual := finders(&p)[0]
	if err := p.make(io.Discard, ritual); err != nil {
		t.Fatal(err)
	}
	file, err := os.Open(p.file("ritual"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	list, err := puzzle.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	motives := map[string]int{}
	for _, a := range list {
		motives[a.Motive]++
	}
	for motive, n := range motives {
		if n > p.most { // a single match may add some before they are counted
			t.Errorf("%d of %d ask for %s", n, len(list), motive)
		}
	}
}

// TestTheFilesAreProved proves the first puzzle of each file, as make puzzles ARGS=-check proves all. The same puzzle a
// move earlier must fail.
func TestTheFilesAreProved(t *testing.T) {
	if testing.Short() {
		t.Skip("some seconds of thinking")
	}
	p := plan{dir: "../../../../assets/learn", times: 10, least: 50}
	for _, g := range finders(&p) {
		text, err := os.ReadFile(p.file(g.id))
		if err != nil {
			t.Fatal(err)
		}
		list, err := puzzle.Read(strings.NewReader(string(text)))
		if err != nil {
			t.Fatal(err)
		}
		if fault, err := g.prove(list[0]); err != nil || fault != "" {
			t.Errorf("%s: %q, %v", g.id, fault, err)
		}
		bent := list[0]
		if bent.At == 0 {
			continue
		}
		bent.At-- // another move of the match, or another motive
		if fault, err := g.prove(bent); err != nil || fault == "" {
			t.Errorf("%s, asked a move earlier: %q, %v", g.id, fault, err)
		}
	}
}
