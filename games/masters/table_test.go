package masters

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

// sit sets up a match with seat 0 on turn, empty hands, and some options switched on. [DeckWild] makes all layouts
// available.
func sit(t *testing.T, seats int, options ...string) *table {
	t.Helper()
	setup := games.Setup{Seats: seats, Seed: 1, Starts: []games.Seat{0}, Options: map[string]string{}}
	for _, option := range options {
		if option == DeckWild {
			setup.Options[OptionDeck] = DeckWild
			continue
		}
		setup.Options[option] = games.Yes
	}
	tb := &table{Game: newGame(setup, nil), t: t}
	for s := range tb.seats {
		for _, card := range slices.Clone(tb.hands[s].list()) {
			tb.hands[s].remove(card)
			tb.deck.add(card)
		}
	}
	if tb.phase == SidePhase {
		tb.phase = PlayPhase
	}
	tb.Listen(&tb.events)
	return tb
}

// draw replaces the table by runes without cards. Each cell takes two characters: the colour of the rune (B, G, R; a
// dot for none), and the seat whose master stands there, or a blank. A small letter stands for a token showing that
// colour, followed by its seat. The upper left cell is 0,0.
func (tb *table) draw(rows ...string) *table {
	tb.t.Helper()
	tb.board = board{low: Cell{127, 127}, high: Cell{-128, -128}}
	b := &tb.board
	type mark struct {
		seat  games.Seat
		cell  Cell
		token Colour
	}
	var marks []mark
	for y, row := range rows {
		for x := 0; x < len(row); x += 2 {
			c := Cell{int8(x / 2), int8(y)}
			letter := row[x]
			colour := map[byte]Colour{'B': Blue, 'G': Green, 'R': Red, 'b': Blue, 'g': Green}[letter]
			if colour == NoRune {
				continue
			}
			b.paint(c, colour)
			b.low, b.high = Cell{min(b.low.X, c.X), min(b.low.Y, c.Y)}, Cell{max(b.high.X, c.X), max(b.high.Y, c.Y)}
			if x+1 < len(row) && row[x+1] != ' ' {
				m := mark{seat: games.Seat(row[x+1] - '0'), cell: c}
				if letter >= 'a' {
					m.token = colour
				}
				marks = append(marks, m)
			}
		}
	}
	for _, m := range marks {
		if m.token != NoRune {
			b.placeToken(m.seat, Token{Cell: m.cell, Colour: m.token})
			continue
		}
		b.placeMaster(m.seat, m.cell)
		tb.players[m.seat].left--
	}
	return tb
}

// lay lays cards on the table, each given as "BBG/GRB 2,-1 r1".
func (tb *table) lay(cards ...string) *table {
	tb.t.Helper()
	for _, text := range cards {
		_, m := tb.parse("0 play " + text)
		tb.take(m.Card)
		tb.board.lay(m.laid())
	}
	return tb
}

// hold deals cards to a seat.
func (tb *table) hold(s games.Seat, layouts ...string) *table {
	tb.t.Helper()
	for _, layout := range layouts {
		card, err := parseCard(layout)
		if err != nil {
			tb.t.Fatal(err)
		}
		tb.take(card)
		tb.hands[s].add(card)
	}
	return tb
}

// onTop moves a card to the top of the deck.
func (tb *table) onTop(layout string) *table {
	tb.t.Helper()
	card, err := parseCard(layout)
	if err != nil {
		tb.t.Fatal(err)
	}
	tb.take(card)
	tb.deck.add(card)
	return tb
}

// take takes a card out of the deck, or out of the box.
func (tb *table) take(card Card) {
	tb.t.Helper()
	for _, p := range []*pile{&tb.deck, &tb.box} {
		if at := slices.Index(p.list(), card); at >= 0 {
			copy(p.cards[at:p.count], p.cards[at+1:p.count])
			p.count--
			p.cards[p.count] = Hidden
			return
		}
	}
	if slices.ContainsFunc(tb.board.list(), func(l Laid) bool { return l.Card == card }) {
		tb.t.Fatalf("%v lies on the table", card)
	}
}

// noDeck empties the deck.
func (tb *table) noDeck() *table {
	tb.deck = pile{}
	return tb
}

// phase2 puts a seat into phase 2.
func (tb *table) phase2(s games.Seat) *table {
	tb.onTurn, tb.phase = s, MasterPhase
	return tb
}

func (tb *table) adept(s games.Seat, side Side) *table {
	tb.players[s].side = side
	return tb
}

// left sets how many masters the seats still have to place, as if the others had been put away.
func (tb *table) left(masters ...int8) *table {
	for s, n := range masters {
		tb.players[s].left = n
	}
	return tb
}

// play makes moves, each given as its seat and its text: "1 master 0,2".
func (tb *table) play(lines ...string) *table {
	tb.t.Helper()
	for _, line := range lines {
		seat, m := tb.parse(line)
		if r := tb.Apply(seat, m); r != nil {
			tb.t.Fatalf("%s is refused: %v", line, r)
		}
		if tb.board.rivalry() {
			tb.t.Fatalf("after %s an area holds masters of two seats", line)
		}
	}
	return tb
}

// rivalry reports whether an area holds masters of two seats.
func (b *board) rivalry() bool {
	for s := range games.Seat(maxSeats) {
		for _, c := range b.standing(s) {
			if area := b.area(c); b.rivals(&area) {
				return true
			}
		}
	}
	return false
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
		tb.t.Errorf("seat %d: %s: got %v, want %v", s, Def.Moves.Text(m), got, want)
	}
	if *tb.Game != before {
		tb.t.Errorf("seat %d: %s was refused and left a trace", s, Def.Moves.Text(m))
	}
	if slices.Contains(tb.AppendMoves(nil, s), m) {
		tb.t.Errorf("seat %d: %s is listed and refused", s, Def.Moves.Text(m))
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

// told returns the names of the events since the last call, and forgets them.
func (tb *table) told() []string {
	var names []string
	for _, e := range tb.events.List() {
		names = append(names, games.EventName(e))
	}
	tb.events.Clear()
	return names
}

// eventsOf returns the events of a type since the last call of told.
func eventsOf[E Event](tb *table) []E {
	var list []E
	for _, e := range tb.events.List() {
		if e, ok := e.(E); ok {
			list = append(list, e)
		}
	}
	return list
}

// wantHolders compares who holds each cell with a drawing: a digit for the seat, a hyphen for a free rune, a dot for no
// rune.
func (tb *table) wantHolders(rows ...string) {
	tb.t.Helper()
	for y, row := range rows {
		var got strings.Builder
		for x := range row {
			c := Cell{int8(x), int8(y)}
			switch holder := tb.board.holder(c); {
			case tb.board.at(c) == NoRune:
				got.WriteString(".")
			case holder == games.Nobody:
				got.WriteString("-")
			default:
				got.WriteString(fmt.Sprint(holder))
			}
		}
		if got.String() != row {
			tb.t.Errorf("row %d is held by %q, want %q", y, got.String(), row)
		}
	}
}

func (tb *table) wantPhase(p Phase, s games.Seat) {
	tb.t.Helper()
	acting := tb.AppendActing(nil)
	if tb.phase != p || len(acting) != 1 || acting[0] != (games.Acting{Seat: s, Must: true}) {
		tb.t.Errorf("phase %v, acting %v; want %v and seat %d", tb.phase, acting, p, s)
	}
}

// cards returns the cards with the given layouts.
func cards(layouts ...string) []Card {
	list := make([]Card, len(layouts))
	for i, layout := range layouts {
		list[i], _ = parseCard(layout)
	}
	return list
}

func wantEqual[T any](t *testing.T, what string, got, want T) {
	t.Helper()
	if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
		t.Errorf("%s: got %s, want %s", what, g, w)
	}
}
