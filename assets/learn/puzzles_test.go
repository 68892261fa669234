package learn_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/assets/learn"
	"runehall/games"
	"runehall/games/all"
	"runehall/games/puzzle"
	"runehall/games/toss"
)

const (
	mostBytes = 150_000 // of a file of puzzles, which the page fetches
	fewest    = 140     // puzzles of a game: then none comes again for nearly two years
)

// puzzlesOf returns the puzzles of a game.
func puzzlesOf(t *testing.T, game string) []puzzle.Puzzle {
	t.Helper()
	list, err := learn.Puzzles(game)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestEveryGameHasItsTurn holds the list of those that are asked about to the games that there are, and each of their
// files to its bounds.
func TestEveryGameHasItsTurn(t *testing.T) {
	var ids []string
	for _, e := range all.Entries() {
		ids = append(ids, e.Info().ID)
	}
	turns := slices.Clone(puzzle.Games[:])
	slices.Sort(ids)
	if slices.Sort(turns); !slices.Equal(ids, turns) {
		t.Errorf("there are %v, and asked about are %v", ids, turns)
	}
	for _, game := range turns {
		file, err := os.Stat(game + ".puzzles")
		if err != nil {
			t.Fatal(err)
		}
		if file.Size() > mostBytes {
			t.Errorf("%s has %d bytes", file.Name(), file.Size())
		}
		if n := len(puzzlesOf(t, game)); n < fewest {
			t.Errorf("%s has %d puzzles", file.Name(), n)
		}
	}
}

// TestEachDayOfTenYearsHasAPuzzle also holds that none comes again before all of its game were asked, and that no two
// days of a game in a row show the same match.
func TestEachDayOfTenYearsHasAPuzzle(t *testing.T) {
	lists := map[string][]puzzle.Puzzle{}
	for _, game := range puzzle.Games {
		lists[game] = puzzlesOf(t, game)
	}
	type position struct {
		link string
		at   int
	}
	last, before := map[string]puzzle.Puzzle{}, map[position]int{}
	first := puzzle.Day(2026, 11, 27)
	for day := first; day < puzzle.Day(2036, 11, 27); day++ {
		game, round := puzzle.GameOf(day)
		list := lists[game]
		p := list[puzzle.Of(round, len(list))]
		if p.Link == last[game].Link {
			t.Errorf("day %d shows the match of the day before in %s", day, game)
		}
		this := position{p.Link, p.At}
		if was, ok := before[this]; ok && day-was < len(list)*len(puzzle.Games) {
			t.Errorf("day %d asks what day %d has asked", day, was)
		}
		last[game], before[this] = p, day
	}
}

// TestPuzzlesHoldAgainstTheRules plays every match up to its answers: each is the legal move of a seat that had to act,
// and a puzzle is a lesson with one question. A change of the rules that breaks one is noticed here; whether an answer
// is the best, `make puzzles ARGS=-check` proves.
func TestPuzzlesHoldAgainstTheRules(t *testing.T) {
	for _, e := range all.Entries() {
		list := puzzlesOf(t, e.Info().ID)
		for i, p := range list {
			link, err := games.ParseLink(p.Link)
			if err != nil {
				t.Fatalf("%s %d: %v", e.Info().ID, i, err)
			}
			record, err := e.Unlink(link)
			if err != nil {
				t.Fatalf("%s %d: %v", e.Info().ID, i, err)
			}
			l, err := p.Lesson(record, false)
			if err != nil {
				t.Errorf("%s %d: %v", e.Info().ID, i, err)
				continue
			}
			script, err := l.Record(e.Info())
			if err != nil {
				t.Errorf("%s %d: %v", e.Info().ID, i, err)
				continue
			}
			standing, err := e.Check(script)
			if err != nil || standing.Moves != p.At+1 {
				t.Errorf("%s %d: %d of %d moves can be made; %v", e.Info().ID, i, standing.Moves, p.At+1, err)
			}
			answer := l.Steps[len(l.Steps)-2]
			if motive, about, _ := strings.Cut(answer.Move, " "); motive != p.Motive || about == "" ||
				answer.Seat != l.Learner() {
				t.Errorf("%s %d: the answer %q of seat %d is about nothing, not its motive, or not the learner's",
					e.Info().ID, i, answer.Move, answer.Seat)
			}
		}
	}
}

// TestFlicksOfPuzzlesComeNearEnough lets the physics of every answer run.
func TestFlicksOfPuzzlesComeNearEnough(t *testing.T) {
	for i, p := range puzzlesOf(t, "toss") {
		link, err := games.ParseLink(p.Link)
		if err != nil {
			t.Fatal(err)
		}
		record, err := games.ReadLink(toss.Def, link)
		if err != nil {
			t.Fatal(err)
		}
		m, err := games.Resume(toss.Def, record)
		if err != nil {
			t.Fatal(err)
		}
		core := toss.Def.New(record.Setup, nil)
		for _, made := range m.Made()[:p.At] {
			core.Apply(made.Seat, made.Move)
		}
		answer := m.Made()[p.At]
		by, ok := games.Misses(toss.Def, core, toss.Def.Blank(), answer.Seat, answer.Move)
		if !ok || by > puzzle.Near {
			t.Errorf("%d: the answer misses by %d, %v", i, by, ok)
		}
		// What hardly moves is no answer: there is something to do.
		soft := toss.Move{Kind: toss.Flick, Gesture: toss.Gesture{Speed: toss.MinSpeed}}
		if by, ok := games.Misses(toss.Def, core, toss.Def.Blank(), answer.Seat, soft); !ok || by <= puzzle.Near {
			t.Errorf("%d: a flick as soft as can be misses by %d only, %v", i, by, ok)
		}
	}
}

// TestEveryAnswerSaysWhy: what speaks for an answer is written down, and has words in every language. For a flick, how
// near it came says enough.
func TestEveryAnswerSaysWhy(t *testing.T) {
	var books []*lang.Book
	for _, tag := range lang.Tags() {
		book, err := lang.Load(tag)
		if err != nil {
			t.Fatal(err)
		}
		books = append(books, book)
	}
	for _, game := range puzzle.Games {
		for i, p := range puzzlesOf(t, game) {
			if len(p.Why) == 0 && p.Motive != puzzle.Flick {
				t.Errorf("%s %d: nothing speaks for the answer", game, i)
			}
			for _, why := range p.Why {
				for _, asked := range []games.Seat{0, 1} {
					for _, book := range books {
						if key := why.Phrase(game, asked).Key; asked == why.Seat && !book.Has(key) {
							t.Errorf("%s %d: %s has no words in %s", game, i, key, book.Tag())
						}
					}
				}
			}
		}
	}
}

// TestMotivesAreMixed holds that no game asks for one kind of move only, where it has several.
func TestMotivesAreMixed(t *testing.T) {
	for game, most := range map[string]int{"ritual": 80, "stones": 80, "market": 80} { // percent
		list := puzzlesOf(t, game)
		motives := map[string]int{}
		for _, p := range list {
			motives[p.Motive]++
		}
		for motive, n := range motives {
			if 100*n > most*len(list) {
				t.Errorf("%d of %d puzzles of %s ask for %s", n, len(list), game, motive)
			}
		}
	}
}
