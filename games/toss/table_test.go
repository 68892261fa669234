package toss

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"runehall/games"
)

// table builds a position and plays on from it.
type table struct {
	*Game
	t      *testing.T
	events games.Events[Event]
}

// rune_ reads a rune as tests name it: colour, sign, and which of the pair. "b3a" and "b3b" are a black pair.
func rune_(id string) Rune {
	return Rune(strings.Index("bgw", id[:1])*16 + int(id[1]-'0')*2 + strings.Index("ab", id[2:]))
}

func runes(ids string) []Rune {
	list := []Rune{}
	for id := range strings.FieldsSeq(ids) {
		list = append(list, rune_(id))
	}
	return list
}

// names writes runes as tests name them.
func names(list []Rune) string {
	var ids []string
	for _, r := range list {
		ids = append(ids, fmt.Sprintf("%c%d%c", "bgw"[r.Colour()], r.Sign(), "ab"[r&1]))
	}
	return strings.Join(ids, " ")
}

// sit sets up a match with options, such as "way=calm", with seat 0 as first player and all runes in the bag.
func sit(t *testing.T, seats int, options ...string) *table {
	t.Helper()
	setup := games.Setup{Seats: seats, Seed: 1, Starts: []games.Seat{0}, Options: map[string]string{}}
	for _, option := range options {
		id, choice, _ := strings.Cut(option, "=")
		setup.Options[id] = choice
	}
	tb := &table{Game: newGame(setup, nil), t: t}
	tb.bag, tb.bagSize = all, Runes
	for s := range tb.seats {
		tb.balance[s], tb.hands[s] = NoRune, hand{}
	}
	tb.Listen(&tb.events)
	return tb
}

// fetch takes runes out of the bag.
func (tb *table) fetch(ids string) []Rune {
	tb.t.Helper()
	list := runes(ids)
	for _, r := range list {
		if !tb.bag.has(r) {
			tb.t.Fatalf("%s is not in the bag", names([]Rune{r}))
		}
		tb.bag &^= bit(r)
		tb.bagSize--
	}
	return list
}

// own deals the seats their Balance runes, from seat 0 on; "-" stands for none.
func (tb *table) own(ids string) *table {
	tb.t.Helper()
	for s, id := range strings.Fields(ids) {
		if id != "-" {
			tb.balance[s] = tb.fetch(id)[0]
		}
	}
	return tb
}

func (tb *table) has(s games.Seat, ids string) *table {
	tb.t.Helper()
	for _, r := range tb.fetch(ids) {
		tb.loot[s].add(r)
	}
	return tb
}

// lay lays runes on the table in a row leading away from Destiny, face down if there is a minus before the name.
func (tb *table) lay(ids string) *table {
	tb.t.Helper()
	for id := range strings.FieldsSeq(ids) {
		id, down := strings.CutPrefix(id, "-")
		tb.layAt(id, !down, int32(tb.lying)*30_000, 0)
	}
	return tb
}

// layAt lays a rune at a place. Where a row would cross the rim, the next row begins.
func (tb *table) layAt(id string, up bool, x, y int32) *table {
	tb.t.Helper()
	for x > 250_000 {
		x, y = x-500_000, y+30_000
	}
	r := tb.fetch(id)[0]
	tb.discs[tb.lying] = Disc{Rune: r, Up: up, X: x, Y: y}
	tb.lying++
	if up {
		tb.up |= bit(r)
	}
	return tb
}

// fall begins the snatch with what has been laid.
func (tb *table) fall() *table {
	tb.t.Helper()
	tb.fell = tb.up
	tb.phase = GivePhase // a phase in which check accepts runes that lie face down
	tb.check()
	tb.events.Clear()
	tb.beginSnatch()
	return tb
}

// calm sets up a match by turns, snatch one in real time, and ghost a Ghost race.
func calm(t *testing.T, seats int) *table   { return sit(t, seats, "way=calm") }
func snatch(t *testing.T, seats int) *table { return sit(t, seats) }
func ghost(t *testing.T, seats int) *table  { return sit(t, seats, "way=ghost") }

func (tb *table) check() {
	tb.t.Helper()
	if err := whole(tb.Game); err != nil {
		tb.t.Fatal(err)
	}
}

// parse reads a line of a record, with runes as tests name them: "0 claims 5 0:b3a", "0 take b3a", "0 give b3a".
func (tb *table) parse(line string) (games.Seat, Move) {
	tb.t.Helper()
	seat, text, _ := strings.Cut(line, " ")
	words := strings.Split(text, " ")
	for i, word := range words[1:] {
		before, id, found := strings.Cut(word, ":")
		if !found {
			before, id = "", before
		}
		if len(id) != 3 || !strings.Contains("bgw", id[:1]) {
			continue
		}
		n := int(rune_(id))
		if !found {
			n /= 2
		} else {
			before += ":"
		}
		words[i+1] = fmt.Sprint(before, n)
	}
	m, err := parseMove(strings.Join(words, " "))
	if err != nil {
		tb.t.Fatal(err)
	}
	return games.Seat(seat[0] - '0'), m
}

func (tb *table) play(lines ...string) *table {
	tb.t.Helper()
	for _, line := range lines {
		s, m := tb.parse(line)
		tb.events.Clear()
		if r := tb.Apply(s, m); r != nil {
			tb.t.Fatalf("%s is refused: %v", line, r)
		}
		tb.check()
	}
	return tb
}

func (tb *table) refused(line string, want *games.Refusal) {
	tb.t.Helper()
	s, m := tb.parse(line)
	tb.refusedMove(s, m, want)
}

// refusedMove expects a move to be refused, without a trace.
func (tb *table) refusedMove(s games.Seat, m Move, want *games.Refusal) {
	tb.t.Helper()
	before := tb.Hash()
	if got := tb.Check(s, m); got != want {
		tb.t.Errorf("%s of %d: %v, want %v", Def.Moves.Text(m), s, got, want)
	}
	if got := tb.Apply(s, m); got != want || tb.Hash() != before {
		tb.t.Errorf("%s of %d: applied %v, want %v", Def.Moves.Text(m), s, got, want)
	}
}

func (tb *table) allowed(lines ...string) {
	tb.t.Helper()
	for _, line := range lines {
		s, m := tb.parse(line)
		if r := tb.Check(s, m); r != nil {
			tb.t.Errorf("%s is refused: %v", line, r)
		}
		if !sampled(m) && !slices.Contains(tb.AppendMoves(nil, s), m) {
			tb.t.Errorf("%s is not listed", line)
		}
	}
}

func (tb *table) wantLoot(s games.Seat, want string) {
	tb.t.Helper()
	wantEqual(tb.t, fmt.Sprintf("loot of seat %d", s), names(tb.loot[s].list()), want)
}

func (tb *table) wantOwn(want string) {
	tb.t.Helper()
	var ids []string
	for _, b := range tb.balance[:tb.seats] {
		if b == NoRune {
			ids = append(ids, "-")
			continue
		}
		ids = append(ids, names([]Rune{b}))
	}
	wantEqual(tb.t, "Balance runes", strings.Join(ids, " "), want)
}

// wantPhase checks what the match waits for, and for whom.
func (tb *table) wantPhase(p Phase, seats ...games.Seat) {
	tb.t.Helper()
	var acting []games.Seat
	for _, a := range tb.AppendActing(nil) {
		acting = append(acting, a.Seat)
		if !a.Must {
			tb.t.Errorf("seat %d need not act", a.Seat)
		}
	}
	if tb.phase != p || !slices.Equal(acting, seats) {
		tb.t.Errorf("phase %v, acting %v; want %v and %v", tb.phase, acting, p, seats)
	}
}

// told returns the events of a type since the last move began.
func told[E Event](tb *table) []E {
	var list []E
	for _, e := range tb.events.List() {
		if e, ok := e.(E); ok {
			list = append(list, e)
		}
	}
	return list
}

// wantInBag expects runes to be in the bag, or drawn from it for the next throw.
func (tb *table) wantInBag(ids string) {
	tb.t.Helper()
	all := tb.bag
	for s := range tb.seats {
		all |= setOf(tb.hands[s].list()...)
	}
	for _, r := range runes(ids) {
		if !all.has(r) {
			tb.t.Errorf("%s is not in the bag", names([]Rune{r}))
		}
	}
}

func wantEqual[T any](t *testing.T, what string, got, want T) {
	t.Helper()
	if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
		t.Errorf("%s: got %s, want %s", what, g, w)
	}
}

func setupOf(seats int, seed uint64, options ...string) games.Setup {
	setup := games.Setup{Seats: seats, Seed: seed, Options: map[string]string{}}
	for _, option := range options {
		id, choice, _ := strings.Cut(option, "=")
		setup.Options[id] = choice
	}
	return setup
}
