package gamestest

import (
	"bytes"
	"flag"
	"fmt"
	"os"

	"runehall/games"
)

var update = updates()

func updates() *updating {
	u := &updating{}
	flag.Var(u, "update", "write golden files anew, or with =KIND,KIND only lines of these kinds")
	return u
}

// maxGolden keeps a playthrough short enough to be read.
const maxGolden = 30_000

// Golden compares a playthrough with a file, and writes that file with the flag -update. If moves or sums in it change,
// old records replay differently, and the rules version must go up.
func Golden(t T, path string, got []byte) {
	t.Helper()
	want, there := golden(t, path, got)
	if !there {
		return
	}
	if bytes.Equal(got, want) {
		return
	}
	gotLines, wantLines := bytes.Split(got, []byte("\n")), bytes.Split(want, []byte("\n"))
	for i := range min(len(gotLines), len(wantLines)) {
		if !bytes.Equal(gotLines[i], wantLines[i]) {
			t.Errorf("%s: line %d is\n\t%s\nwant\n\t%s", path, i+1, gotLines[i], wantLines[i])
			return
		}
	}
	t.Errorf("%s: %d lines, want %d", path, len(gotLines), len(wantLines))
}

// golden returns the contents of a golden file. there is false if -update has just rewritten it, or if it cannot be
// read.
func golden(t T, path string, got []byte) (want []byte, there bool) {
	t.Helper()
	if len(got) > maxGolden {
		t.Errorf("the playthrough has %d bytes, more than %d, for %s", len(got), maxGolden, path)
	}
	var err error
	if update.on {
		err = os.WriteFile(path, got, 0o644)
	} else {
		want, err = os.ReadFile(path)
	}
	if err != nil {
		t.Errorf("%v", err)
	}
	return want, err == nil && !update.on
}

// Playthrough tells a match in words while a test plays it: the moves, what each brought about, and how it ended.
type Playthrough[C games.Core[C, M, E], M comparable, E any, V any] struct {
	bytes.Buffer
	// Core is the match.
	Core C
	// Made is how many moves have been made.
	Made   int
	def    *games.Def[C, M, E, V]
	events games.Events[E]
}

// NewPlaythrough sets up a match. options appears in the first line and says what the rules are, besides seats and
// seed; it may be "".
func NewPlaythrough[C games.Core[C, M, E], M comparable, E any, V any](
	def *games.Def[C, M, E, V], setup games.Setup, options string,
) *Playthrough[C, M, E, V] {
	p := &Playthrough[C, M, E, V]{def: def}
	p.Core = def.New(setup, &p.events)
	p.Core.Listen(&p.events)
	fmt.Fprintf(p, "%s %d, %d seats, seed %d%s\n", def.ID, def.Version, setup.Seats, setup.Seed, options)
	p.Tell()
	return p
}

// Move writes a move that is about to be made.
func (p *Playthrough[C, M, E, V]) Move(s games.Seat, m M) {
	p.Made++
	fmt.Fprintf(p, "%d. seat %d: %s\n", p.Made, s, p.def.Moves.Text(m))
}

// Tell writes the events since the last time.
func (p *Playthrough[C, M, E, V]) Tell() {
	for _, e := range p.events.List() {
		fmt.Fprintf(p, "    %s %+v\n", games.EventName(e), e)
	}
	p.events.Clear()
}

// Result writes how the match ended.
func (p *Playthrough[C, M, E, V]) Result(seats int) {
	result, _ := p.Core.Result()
	fmt.Fprintf(p, "%s: ranks %v, points %v, sum %016x\n", result.Clause, result.Rank[:seats], result.Points[:seats],
		p.Core.Hash())
}
