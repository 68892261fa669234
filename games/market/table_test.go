package market

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

// sit sets up a match with seat 0 on turn and empty hands. An option is its id, for yes, or id=choice.
func sit(t *testing.T, seats int, options ...string) *table {
	t.Helper()
	setup := games.Setup{Seats: seats, Seed: 1, Starts: []games.Seat{0}, Options: map[string]string{}}
	for _, option := range options {
		id, choice, ok := strings.Cut(option, "=")
		if !ok {
			choice = games.Yes
		}
		setup.Options[id] = choice
	}
	tb := &table{Game: newGame(setup, nil), t: t}
	for s := range tb.seats {
		for _, c := range tb.hands[s].Cards() {
			tb.deck.add(c)
		}
		tb.hands[s], tb.sizes[s] = 0, 0
	}
	tb.Listen(&tb.events)
	return tb
}

// hold deals cards to a seat, out of the deck.
func (tb *table) hold(s games.Seat, ids string) *table {
	tb.t.Helper()
	for id := range strings.SplitSeq(ids, "+") {
		c := tb.fetch(id)
		tb.hands[s].add(c)
		tb.sizes[s]++
	}
	return tb
}

// fetch takes a card out of the deck.
func (tb *table) fetch(id string) Card {
	tb.t.Helper()
	var c Card
	if err := c.UnmarshalText([]byte(id)); err != nil {
		tb.t.Fatal(err)
	}
	at := slices.Index(tb.deck.list(), c)
	if at < 0 {
		tb.t.Fatalf("no %v is left", c)
	}
	copy(tb.deck.cards[at:tb.deck.count], tb.deck.cards[at+1:tb.deck.count])
	tb.deck.count--
	tb.deck.cards[tb.deck.count] = Hidden
	return c
}

// loose gives a seat loose runes from the market.
func (tb *table) loose(s games.Seat, red, blue int8) *table {
	for c, n := range [colours]int8{Red: red, Blue: blue} {
		tb.players[s].loose[c] += n
		tb.market.Runes[c] -= n
	}
	return tb
}

// main lays a main store with runes, post an outpost with runes of a colour.
func (tb *table) main(s games.Seat, at Place, runes int8) *table {
	tb.t.Helper()
	tb.fetch([...]string{RedMain: "red-store", BlueMain: "blue-store"}[at])
	tb.players[s].set(at, Store{There: true, Colour: at.colour(), Runes: runes})
	tb.market.Runes[at.colour()] -= runes
	return tb
}

func (tb *table) post(s games.Seat, at Place, c Colour, runes int8) *table {
	tb.players[s].set(at, Store{There: true, Colour: c, Runes: runes})
	tb.market.Runes[c] -= runes
	tb.market.Outposts--
	return tb
}

// joined gives a seat an outpost from the market, joined to a main store.
func (tb *table) joined(s games.Seat, at Place) *table {
	tb.players[s].stores[at].Joined = true
	tb.market.Outposts--
	return tb
}

// occupy puts a seat's collector on a store of another seat.
func (tb *table) occupy(s games.Seat, at Place, owner games.Seat) *table {
	store := tb.players[s].stores[at]
	store.Occupied, store.Collector = true, owner
	tb.players[s].set(at, store)
	tb.market.Collectors--
	return tb
}

// pile makes a frozen pile.
func (tb *table) pile(s games.Seat, c Colour, runes int8, owner games.Seat) *table {
	at := tb.players[s].freePile()
	tb.players[s].set(at, Store{There: true, Colour: c, Runes: runes})
	tb.market.Runes[c] -= runes
	return tb.occupy(s, at, owner)
}

// begin begins the turn of a seat in the position that was built.
func (tb *table) begin(s games.Seat) *table {
	tb.t.Helper()
	tb.onTurn = s
	tb.beginTurn()
	tb.check()
	return tb
}

// drain leaves only so many runes in the market: the others become loose runes of a seat.
func (tb *table) drain(to games.Seat, red, blue int8) *table {
	return tb.loose(to, tb.market.Runes[Red]-red, tb.market.Runes[Blue]-blue)
}

func (tb *table) check() {
	tb.t.Helper()
	if err := whole(tb.Game); err != nil {
		tb.t.Fatal(err)
	}
}

// play makes moves, each given as its seat and its text: "1 take-card 0".
func (tb *table) play(lines ...string) *table {
	tb.t.Helper()
	for _, line := range lines {
		seat, m := tb.parse(line)
		if r := tb.Apply(seat, m); r != nil {
			tb.t.Fatalf("%s is refused: %v", line, r)
		}
		tb.check()
	}
	return tb
}

func (tb *table) parse(line string) (games.Seat, Move) {
	tb.t.Helper()
	seat, text, _ := strings.Cut(line, " ")
	move, err := parseMove(text)
	if err != nil {
		tb.t.Fatal(err)
	}
	return games.Seat(seat[0] - '0'), move
}

// refused checks that a move is refused for a reason, and changes nothing.
func (tb *table) refused(line string, want *games.Refusal) {
	tb.t.Helper()
	s, m := tb.parse(line)
	tb.refusedMove(s, m, want)
}

func (tb *table) refusedMove(s games.Seat, m Move, want *games.Refusal) {
	tb.t.Helper()
	before := *tb.Game
	if got := tb.Apply(s, m); got != want {
		tb.t.Errorf("seat %d: %+v: got %v, want %v", s, m, got, want)
	}
	if *tb.Game != before {
		tb.t.Errorf("seat %d: %+v was refused and left a trace", s, m)
	}
	if slices.Contains(tb.AppendMoves(nil, s), m) {
		tb.t.Errorf("seat %d: %+v is listed and refused", s, m)
	}
}

// allowed checks that moves are legal and listed, without making them.
func (tb *table) allowed(lines ...string) {
	tb.t.Helper()
	for _, line := range lines {
		s, m := tb.parse(line)
		if r := tb.Check(s, m); r != nil {
			tb.t.Errorf("%s is refused: %v", line, r)
		}
		if !slices.Contains(tb.AppendMoves(nil, s), m) {
			tb.t.Errorf("%s is not listed", line)
		}
	}
}

// wantStore compares a store with its number of runes, a plus if an outpost is joined, and a star for a collector.
func (tb *table) wantStore(s games.Seat, at Place, want string) {
	tb.t.Helper()
	store := tb.players[s].stores[at]
	got := "none"
	if store.There {
		got = fmt.Sprint(store.Runes)
		if store.Joined {
			got += "+"
		}
		if store.Occupied {
			got += "*"
		}
	}
	wantEqual(tb.t, fmt.Sprintf("seat %d, %v", s, at), got, want)
}

func (tb *table) wantLoose(s games.Seat, red, blue int8) {
	tb.t.Helper()
	wantEqual(tb.t, fmt.Sprintf("loose runes of %d", s), tb.players[s].loose, [colours]int8{Red: red, Blue: blue})
}

func (tb *table) wantPhase(p Phase, s games.Seat) {
	tb.t.Helper()
	acting := tb.AppendActing(nil)
	if tb.phase != p || len(acting) != 1 || acting[0] != (games.Acting{Seat: s, Must: true}) {
		tb.t.Errorf("phase %v, acting %v; want %v and seat %d", tb.phase, acting, p, s)
	}
}

func wantEqual[T any](t *testing.T, what string, got, want T) {
	t.Helper()
	if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
		t.Errorf("%s: got %s, want %s", what, g, w)
	}
}
