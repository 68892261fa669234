package scenes

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/puzzle"
	"runehall/games/toss"
	"runehall/internal/store"
	"runehall/internal/workshop/lane"
	"runehall/ui"
)

// daySizes and dayTags are the screens and languages that take turns, a week each.
var (
	daySizes = []ui.Size{{W: 412, H: 915}, {W: 360, H: 640}, {W: 915, H: 412}}
	dayTags  = []string{"en", "de", "uk", "fr"}
)

// TestDaysAreSolvedAndFailed plays the puzzles of days in a row, ten of each game. One person fails at each by taps:
// tries something else, goes away and comes back, and has the answer shown, which is made by tapping what is lit.
// Another one solves it after a wrong try, by tapping the same things, and begins a streak.
func TestDaysAreSolvedAndFailed(t *testing.T) {
	days := lane.Of(10, 50) // two of each game by day
	if testing.Short() {
		days = 5
	}
	for n := range days {
		day := firstDay + n
		game, _ := puzzle.GameOf(day)
		size, tag := daySizes[n/5%len(daySizes)], dayTags[n/5%len(dayTags)]
		t.Run(fmt.Sprintf("%d %s %vx%v %s", n, game, size.W, size.H, tag), func(t *testing.T) {
			var seen *solution
			for seed := uint64(0); seen == nil; seed++ { // a wrong try may by chance be the answer
				seen = newPuzzler(t, game, size, tag, day, seed).fails(size, tag)
			}
			for seed := uint64(0); !newPuzzler(t, game, size, tag, day, seed).solves(seen); seed++ {
			}
		})
	}
}

// puzzler plays the puzzle of a day by taps.
type puzzler struct {
	*solver
	game   string
	day    int
	chance *rand.Rand
	steers bool // uses the wheel for wrong tries, since random taps found the answer too often
}

// solution is what a person has seen of an answer: the names of the things lit for it, and how a tile or a card lies in
// it (-1: nothing is turned).
type solution struct {
	names []string
	turn  int
}

func newPuzzler(t *testing.T, game string, size ui.Size, tag string, day int, seed uint64) *puzzler {
	t.Helper()
	p := &puzzler{game: game, day: day, chance: rand.New(rand.NewPCG(seed, uint64(day))), steers: seed == 4}
	if seed > 4 {
		t.Fatal("whatever is tried is the answer")
	}
	if p.solver = solves(t, size, tag, 1, day, store.Memory(store.Config{})); p.line.State["game"] != game {
		t.Fatalf("it asks about %v", p.line.State)
	}
	return p
}

// fails makes two wrong tries, starting the program anew between them, has the answer shown, and makes it. It returns
// what was seen of the answer, or nil if a wrong try was the answer.
func (p *puzzler) fails(size ui.Size, tag string) *solution {
	p.t.Helper()
	kept := p.app.stage.Store
	p.wants("day.tries", 0)
	p.tap("day.solve")
	if !p.strays(1) {
		return nil
	}
	p.tap("table.back")
	p.want("day")
	p.wants("day.tries", 1)
	p.solver = solves(p.t, size, tag, 1, p.day, kept)
	p.wants("day.tries", 1)
	p.tap("day.solve")
	if !p.strays(2) {
		return nil
	}
	wrong := "○○"
	if p.game == "toss" {
		wrong = "○○○"
		if !p.strays(3) {
			return nil
		}
	} else {
		if toast := p.touched("table.hint"); toast == "" || p.line.State["riddle.shown"] != false || p.lit() {
			p.t.Fatalf("a press on hint shows the answer, or says nothing: %v", p.line.State)
		}
		p.touchOn("table.why")
		p.settle()
	}
	if p.line.State["riddle.shown"] != true {
		p.t.Fatalf("the answer is not shown: %v", p.line.State)
	}
	seen := &solution{turn: -1}
	if p.game == "toss" { // after any flick the answer is shown
		p.pulls(p.pull(false))
	} else {
		p.follows(seen)
	}
	p.ends(false)
	if p.line.State["day.solved"] != false || p.line.State["day.shown"] != true {
		p.t.Errorf("afterwards the day says %v", p.line.State)
	}
	p.wants("day.streak", 0)
	if p.tap("day.copy"); !strings.HasSuffix(p.copied, " "+wrong+"–") {
		p.t.Errorf("it copies %q", p.copied)
	}
	return seen
}

// solves makes one wrong try and then the answer seen by another person, which begins a streak. It opens the puzzle
// once more and errs again, to check that the first time counts. It returns false if the wrong try was the answer.
func (p *puzzler) solves(seen *solution) bool {
	p.t.Helper()
	p.wants("day.streak", 0)
	p.tap("day.solve")
	if !p.strays(1) {
		return false
	}
	const tries = 2
	if p.game == "toss" {
		p.pulls(p.pull(true))
	} else {
		p.follows(seen)
	}
	p.ends(true)
	if p.line.State["day.solved"] != true || p.line.State["day.shown"] != false {
		p.t.Errorf("afterwards the day says %v", p.line.State)
	}
	p.wants("day.tries", tries)
	if p.tap("day.copy"); !strings.HasSuffix(p.copied, " "+strings.Repeat("○", tries-1)+"●") {
		p.t.Errorf("it copies %q", p.copied)
	}
	p.tap("day.solve")
	if p.strays(1) {
		p.tap("table.back")
	} else {
		p.tap("table.confirm")
	}
	p.want("day")
	p.wants("day.tries", tries)
	p.wants("day.streak", 1)
	return true
}

// ends reads what is said about the answer, and goes on to the day.
func (p *puzzler) ends(solved bool) {
	p.t.Helper()
	p.settle()
	says := p.says()
	if p.line.State["riddle.solved"] != solved || says == "" || strings.Contains(says, "⟦") {
		p.t.Fatalf("of the answer it says %q: %v", says, p.line.State)
	}
	p.t.Logf("of the answer it says: %s", says)
	p.tap("table.confirm")
	p.want("day")
}

// strays makes another move and takes it back; it returns false if the move was the answer.
func (p *puzzler) strays(tries int) bool {
	p.t.Helper()
	p.settle()
	moves := p.line.State["moves"]
	if tries == 1 {
		_, answer, _ := p.answer(p.day)
		p.t.Logf("it asks: %s (%s)", p.says(), answer)
	}
	for range 80 {
		if p.line.State["riddle.solved"] == true {
			return false
		}
		if p.line.State["lesson.stray"] == true || p.line.State["riddle.tries"] == float64(tries) {
			break
		}
		if p.steers {
			p.makes(p.other(p.day))
		} else {
			p.pokes()
			p.settle()
		}
	}
	if p.line.State["lesson.stray"] == true {
		p.t.Logf("of another move it says: %s", p.says())
	}
	p.takesBack(tries, moves)
	return true
}

// pokes taps something at random, or the golden button.
func (p *puzzler) pokes() {
	p.t.Helper()
	if p.game == "toss" {
		p.pulls(p.pull(false))
		return
	}
	if shut := p.game + ".close"; p.can(shut) { // an explanation lies over the board
		p.tap(shut)
		return
	}
	var names []string
	lit, _ := p.line.State[p.game+".lit"].([]any)
	for _, each := range lit {
		if name, _ := each.(string); p.can(name) {
			names = append(names, name)
		}
	}
	for _, kind := range []string{"tile.", "cell.", "card.", "place.", "draft", "door.", "act."} {
		names = append(names, p.names(p.game+"."+kind)...)
	}
	if p.can("table.confirm") && (len(names) == 0 || p.chance.IntN(2) == 0) {
		names = []string{"table.confirm"}
	}
	if len(names) == 0 {
		p.t.Fatalf("nothing can be done: %+v", p.line)
	}
	p.tap(names[p.chance.IntN(len(names))])
}

// pressed is the order in which kinds of things are pressed; other kinds come after them.
var pressed = []string{".tab.", ".tile.", ".hand.", ".card.", ".played.", ".icon."}

// sees remembers what the board shows of the answer now, in the order in which it is pressed.
func (seen *solution) sees(p *puzzler) {
	list, _ := p.line.State["lesson.hinted"].([]any)
	for _, each := range list {
		if name := each.(string); !slices.Contains(seen.names, name) {
			seen.names = append(seen.names, name)
		}
	}
	place := func(name string) int {
		if i := slices.IndexFunc(pressed, func(kind string) bool { return strings.Contains(name, kind) }); i >= 0 {
			return i
		}
		return len(pressed)
	}
	slices.SortStableFunc(seen.names, func(a, b string) int { return place(a) - place(b) })
	if hint, _ := p.line.State[p.game+".hint"].(string); p.turned() >= 0 && hint != "" {
		if _, err := fmt.Sscan(hint[strings.LastIndex(hint, " ")+1:], &seen.turn); err != nil {
			p.t.Fatalf("of %q nothing can be read: %v", hint, err)
		}
	}
}

// turned returns how the chosen tile or card is turned, or -1.
func (p *puzzler) turned() int {
	if turn, ok := p.line.State[p.game+".turn"].(float64); ok {
		return int(turn)
	}
	return -1
}

// follows presses what the board shows or has shown, each thing once, turns what has to lie otherwise, and presses the
// golden button, until the move is made. The move must be the answer: tapping what is lit makes no other.
func (p *puzzler) follows(seen *solution) {
	p.t.Helper()
	p.settle()
	moves, way := p.line.State["moves"], []string(nil)
	for range 40 {
		if p.line.State["moves"] != moves || p.line.State["lesson.stray"] == true {
			break
		}
		if p.line.State["riddle.shown"] == true {
			seen.sees(p)
		}
		left := slices.DeleteFunc(slices.Clone(seen.names), func(name string) bool {
			return slices.Contains(way, name)
		})
		doors := slices.DeleteFunc(p.names(p.game+".door."), func(name string) bool {
			return slices.Contains(way, name)
		})
		turn, name := p.game+".turn-right", ""
		switch i := slices.IndexFunc(left, p.can); {
		case p.turned() >= 0 && seen.turn >= 0 && p.turned() != seen.turn && p.can(turn):
			name = turn
		case i >= 0:
			name = left[i]
		case len(left) > 0 && p.can("ritual.cards"):
			name = "ritual.cards"
		case len(left) > 0 && len(doors) > 0:
			name = doors[0]
		case len(left) > 0 && p.can(p.game+".step.next"): // it lies outside the field: the arrows lead there
			name = p.game + ".step.next"
		case p.can("table.confirm"):
			name = "table.confirm"
		default:
			p.t.Fatalf("%v cannot be pressed after %v: %+v", left, way, p.line)
		}
		way = append(way, name)
		p.tap(name)
		p.settle()
	}
	if p.line.State["lesson.stray"] == true || p.line.State["moves"] == moves {
		p.t.Fatalf("after %v of %+v the answer is not made: %v", way, *seen, p.line.State)
	}
}

// pulls pulls the rune that is to be flicked, and lets go.
func (p *puzzler) pulls(by ui.Point) {
	p.t.Helper()
	p.settle()
	at, ok := p.rect("lesson.at.toss.flicked")
	if r, there := p.line.Targets["toss.flicked"]; there {
		at, ok = ui.Rc(r[0], r[1], r[2], r[3]), true
	}
	if !ok {
		p.t.Fatalf("nothing is to be flicked: %+v", p.line)
	}
	from := at.Center()
	p.point(ui.Press, from, 1)
	last := from
	for n := range 8 {
		to := from.Lerp(from.Add(by), float64(n+1)/8)
		p.in.Device = ui.TouchDevice
		p.in.Pointers = []ui.Pointer{{ID: 1, Kind: ui.Touch, Phase: ui.Drag, At: to, Start: from,
			Last: last, Moved: true}}
		p.tick()
		last = to
	}
	p.in.Device = ui.TouchDevice
	p.in.Pointers = []ui.Pointer{{ID: 1, Kind: ui.Touch, Phase: ui.Release, At: last, Start: from,
		Last: last, Moved: true}}
	p.tick()
	p.settle()
}

// pull returns a pull whose flick comes near enough, but not so near that the slightest more would touch; or, without
// near, a pull that stays away. A pull of 150 dp is the strongest, and flicks the other way.
func (p *puzzler) pull(near bool) (by ui.Point) {
	p.t.Helper()
	const furthest = 150
	record, err := games.ParseRecord(p.app.stack.top().scene.(recorder).Record())
	if err != nil {
		p.t.Fatal(err)
	}
	m, err := games.Resume(toss.Def, record)
	if err != nil {
		p.t.Fatal(err)
	}
	_, _, seat := p.answer(p.day)
	best, off := -1, 0
	for down := 10.0; down < furthest; down += 3 {
		for right := -.3 * down; right <= .3*down; right += .03 * down {
			back := math.Hypot(right, down) / furthest
			if back > .95 {
				continue
			}
			g := toss.Gesture{Aim: int16(-1000 * right / down)}.Pulled(back)
			missed, ok := games.Misses(toss.Def, m.Core(), toss.Def.Blank(), games.Seat(seat),
				toss.Move{Kind: toss.Flick, Gesture: g})
			if !ok {
				continue
			}
			from := -missed
			if near {
				from = max(missed-puzzle.Near/2, puzzle.Near/2-missed)
			}
			if best < 0 || from < off {
				best, off, by = missed, from, ui.Pt(right, down)
			}
		}
	}
	if near != (best <= puzzle.Near) {
		p.t.Fatalf("the best pull misses by %d", best)
	}
	return by
}

// wants checks a number in the report.
func (p *puzzler) wants(key string, want int) {
	p.t.Helper()
	if p.line.State[key] != float64(want) {
		p.t.Fatalf("%s is %v, not %d: %v", key, p.line.State[key], want, p.line.State)
	}
}
