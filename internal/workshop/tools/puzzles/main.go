// Command puzzles looks through matches of masters for positions with one best move, and writes them into assets/learn:
// for the puzzle of the day. With
// -check it proves each puzzle of the files again. The same seed gives the same puzzles.
//
// A position is asked about if a player who tries ten times as much as a master finds the master's move the best by a
// clear margin, with two seeds of trials, while an adept would have made another one. Where a turn is many small moves,
// its first step is asked for, if no other order of the same steps leads to the same. In Rune Toss, whose heads decide
// together, a flick is asked for.
package main

import (
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"path/filepath"
	"strings"
	"time"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/puzzle"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// plan says how much is looked for.
type plan struct {
	dir    string
	count  int
	seed   uint64
	times  int  // the trials of a master
	least  int  // lead in thousandths
	budget int  // matches
	most   int  // positions of a match that are asked about
	alike  int  // percent
	trust  bool // that an answer was proved before
	limit  time.Duration
}

func main() {
	log.SetFlags(0)
	p := plan{most: 3}
	only := flag.String("game", "", "look for puzzles of the game with this `ID` alone")
	check := flag.Bool("check", false, "prove each puzzle of the files again, and write nothing")
	prune := flag.Bool("prune", false, "prove each puzzle of the files again, find anew what speaks for it, and leave out what is wrong")
	flag.BoolVar(&p.trust, "trust", false, "with -prune, prove again only where another move could come first")
	flag.StringVar(&p.dir, "dir", "assets/learn", "the `FOLDER` of the files")
	flag.IntVar(&p.count, "count", 200, "`NUMBER` of puzzles of a game")
	flag.Uint64Var(&p.seed, "seed", 20261127, "the `SEED` of the first match")
	flag.IntVar(&p.times, "times", 10, "how many `TIMES` a master's trials prove an answer")
	flag.IntVar(&p.least, "least", 50, "how much likelier the answer has to win than any other move, in `THOUSANDTHS`")
	flag.IntVar(&p.alike, "alike", 75, "how many puzzles of a game may ask for the same kind of move, in `PERCENT`")
	flag.IntVar(&p.budget, "matches", 4000, "the most `MATCHES` that are looked through")
	flag.DurationVar(&p.limit, "for", 0,
		"the longest `TIME` that is spent on a game, which keeps what was found; 0: as long as it takes")
	flag.Parse()
	do := p.make
	switch {
	case *check:
		do = p.check
	case *prune:
		do = p.prune
	}
	for _, g := range finders(&p) {
		if *only != "" && *only != g.id {
			continue
		}
		if err := do(os.Stdout, g); err != nil {
			log.Fatalf("puzzles: %s: %v", g.id, err)
		}
	}
}

// finder looks for puzzles of a game.
type finder struct {
	id string
	// look returns the line of a match with at most so many positions that are asked about, and those; "" for none.
	// fits reports whether one with a motive is wanted.
	look func(seed uint64, most int, fits func(motive string) bool) (string, []puzzle.Puzzle, error)
	// prove returns what is wrong with a puzzle, or "".
	prove func(asked puzzle.Puzzle) (string, error)
	// renew finds anew what speaks for a puzzle, and returns what is wrong with it, or "".
	renew func(asked puzzle.Puzzle) (puzzle.Puzzle, string, error)
	// seen says how much was looked at so far.
	seen func() tally
}

func finders(p *plan) []finder {
	return []finder{finderOf(ritual.Def, p), finderOf(masters.Def, p), finderOf(stones.Def, p), finderOf(market.Def, p),
		flicksOf(toss.Def, p)}
}

func finderOf[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], p *plan) finder {
	h := newHunt(def, p)
	return finder{id: def.ID, look: h.look, prove: h.prove, renew: h.renew, seen: func() tally { return h.seen }}
}

func (p *plan) file(id string) string { return filepath.Join(p.dir, id+".puzzles") }

// make looks for puzzles of a game, and writes its file again after each match, so that it can be stopped at any time.
func (p *plan) make(w io.Writer, g finder) error {
	if err := os.MkdirAll(p.dir, 0o755); err != nil {
		return err
	}
	var lines []string
	found, motives := 0, map[string]int{}
	fits := func(motive string) bool { return 100*motives[motive] <= p.alike*max(10, found) }
	begun := time.Now()
	for n := range uint64(p.budget) {
		if found >= p.count || p.limit > 0 && time.Since(begun) > p.limit {
			break
		}
		line, asked, err := g.look(p.seed+n, min(p.most, p.count-found), fits)
		if err != nil {
			return err
		}
		if line == "" {
			continue
		}
		lines = append(lines, line)
		for _, a := range asked {
			found++
			motives[a.Motive]++
		}
		text := head + strings.Join(lines, "\n") + "\n"
		if err := p.write(g.id, text); err != nil {
			return err
		}
		seen := g.seen()
		fmt.Fprintf(w, "%s: %d of %d after %d matches, %d positions with a choice, %d of them surprising, in %v; %d bytes; %v\n",
			g.id, found, p.count, n+1, seen.looked, seen.surprising,
			time.Since(begun).Round(time.Second), len(text), motives)
	}
	return nil
}

// head is the first line of a file.
const head = "# Made by `make puzzles`: matches of masters, and in each the moves before which it is asked what is best, and why.\n"

// prune leaves out of a game's file what is wrong.
// Puzzles that are asked one after the other come in another order only if some between them go.
func (p *plan) prune(w io.Writer, g finder) error {
	text, err := os.ReadFile(p.file(g.id))
	if err != nil {
		return err
	}
	kept, all := 0, 0
	var lines []string
	for line := range strings.Lines(string(text)) {
		list, err := puzzle.Read(strings.NewReader(line))
		if err != nil {
			return err
		}
		var good []puzzle.Puzzle
		for _, asked := range list {
			all++
			renewed, fault, err := g.renew(asked)
			if err != nil {
				return err
			}
			if fault == "" {
				good = append(good, renewed)
				continue
			}
			fmt.Fprintf(w, "%s: %.24s… %d: %s\n", g.id, asked.Link, asked.At, fault)
		}
		if kept += len(good); len(good) > 0 {
			lines = append(lines, puzzle.Write(good[0].Link, good))
		}
	}
	fmt.Fprintf(w, "%s: %d of %d puzzles are kept\n", g.id, kept, all)
	return p.write(g.id, head+strings.Join(lines, "\n")+"\n")
}

// write writes the file of a game. If the program is stopped meanwhile, the old file stays.
func (p *plan) write(id, text string) error {
	next := p.file(id) + ".new"
	if err := os.WriteFile(next, []byte(text), 0o644); err != nil {
		return err
	}
	return os.Rename(next, p.file(id))
}

// check proves the puzzles of a game's file again. A game without a file has none.
func (p *plan) check(w io.Writer, g finder) error {
	file, err := os.Open(p.file(g.id))
	if os.IsNotExist(err) {
		fmt.Fprintf(w, "%s: no file\n", g.id)
		return nil
	}
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }() // it is only read
	list, err := puzzle.Read(file)
	if err != nil {
		return err
	}
	wrong := 0
	for _, asked := range list {
		fault, err := g.prove(asked)
		if err != nil {
			return err
		}
		if fault != "" {
			wrong++
			fmt.Fprintf(w, "%s: %.24s… %d: %s\n", g.id, asked.Link, asked.At, fault)
		}
	}
	fmt.Fprintf(w, "%s: %d puzzles, %d of them wrong\n", g.id, len(list), wrong)
	if wrong > 0 {
		return fmt.Errorf("%d of %d puzzles are wrong", wrong, len(list))
	}
	return nil
}
