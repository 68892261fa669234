package stones

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

// sit sets up a match with seat 0 on turn, empty hands and no gems: druids are in the piles, gems in the supply.
func sit(t *testing.T, seats int) *table {
	t.Helper()
	deck, err := StandardDeck()
	if err != nil {
		t.Fatal(err)
	}
	return sitWith(t, deck, seats)
}

// sitLow is like sit, with the low throne.
func sitLow(t *testing.T, seats int) *table {
	t.Helper()
	tb := sit(t, seats)
	tb.throne = LowThrone
	return tb
}

// sitWith is like sit, with another card table.
func sitWith(t *testing.T, deck *Deck, seats int) *table {
	t.Helper()
	tb := &table{Game: deal(deck, games.Setup{Seats: seats, Seed: 1, Starts: []games.Seat{0}}, nil), t: t}
	for s := range tb.seats {
		p := &tb.players[s]
		for !p.hand.Empty() {
			p.pile.add(p.hand.pop())
		}
		p.size, p.known = 0, Set{}
		tb.supply.add(p.gems)
		p.gems = Gems{}
	}
	tb.Listen(&tb.events)
	return tb
}

// drop takes a card out of a pile, if it is there.
func (p *pile) drop(c Card) bool {
	at := slices.Index(p.list(), c)
	if at < 0 {
		return false
	}
	copy(p.cards[at:p.count], p.cards[at+1:p.count])
	p.count--
	p.cards[p.count] = Hidden
	return true
}

// fetch takes a card from wherever it is. A druid is taken from the seat's own.
func (tb *table) fetch(s games.Seat, c Card) {
	tb.t.Helper()
	if at := slices.Index(tb.display[:], c); at >= 0 && c != Hidden {
		tb.display[at] = Hidden
		tb.slide()
		for slot := range tb.display {
			if tb.display[slot] == Hidden && tb.common.count > 0 {
				tb.display[slot] = tb.common.draw()
			}
		}
		return
	}
	if tb.discards.Has(c) {
		tb.discards.remove(c)
		return
	}
	if tb.common.drop(c) || tb.players[s].pile.drop(c) {
		return
	}
	for o := range tb.seats {
		if p := &tb.players[o]; c.Creature() && (p.pile.drop(c) || p.discards.Has(c)) {
			p.discards.remove(c)
			return
		}
	}
	tb.t.Fatalf("card %d is not to be had for seat %d", c, s)
}

// hold deals cards to a hand.
func (tb *table) hold(s games.Seat, cards ...Card) *table {
	tb.t.Helper()
	for _, c := range cards {
		tb.fetch(s, c)
		tb.players[s].hand.add(c)
		tb.players[s].size++
	}
	if p := &tb.players[s]; p.pile.count == 0 {
		p.known = p.hand
	}
	return tb
}

// show lays the first cards of the display, from the right.
func (tb *table) show(cards ...Card) *table {
	tb.t.Helper()
	for _, c := range cards {
		tb.fetch(0, c)
	}
	for i, c := range cards {
		if tb.display[i] != Hidden {
			tb.common.add(tb.display[i])
			first := tb.common.cards[0]
			tb.common.cards[0], tb.common.cards[tb.common.count-1] = tb.common.cards[tb.common.count-1], first
		}
		tb.display[i] = c
	}
	return tb
}

// next puts cards on top of the common pile; the first is drawn first.
func (tb *table) next(cards ...Card) *table {
	tb.t.Helper()
	for _, c := range slices.Backward(cards) {
		tb.fetch(0, c)
		tb.common.add(c)
	}
	return tb
}

// nextOf puts cards on top of an own pile; the first is drawn first.
func (tb *table) nextOf(s games.Seat, cards ...Card) *table {
	tb.t.Helper()
	for _, c := range slices.Backward(cards) {
		tb.fetch(s, c)
		tb.players[s].pile.add(c)
	}
	return tb
}

// out takes the druids in a seat's own pile out of the match.
func (tb *table) out(s games.Seat) *table {
	p := &tb.players[s]
	for p.pile.count > 0 {
		p.gone.add(p.pile.draw())
	}
	p.known = p.hand
	return tb
}

// hoard moves the whole common pile to a seat's own discards.
func (tb *table) hoard(s games.Seat) *table {
	for tb.common.count > 0 {
		tb.players[s].discards.add(tb.common.draw())
	}
	return tb
}

// hoardDisplay moves the display there too.
func (tb *table) hoardDisplay(s games.Seat) *table {
	tb.hoard(s)
	for _, c := range tb.displayed() {
		tb.players[s].discards.add(c)
	}
	tb.display = [Slots]Card{}
	return tb
}

// gems gives a seat gems from the supply: green, red, blue, yellow, joker.
func (tb *table) gems(s games.Seat, green, red, blue, yellow, joker int8) *table {
	gems := Gems{Green: green, Red: red, Blue: blue, Yellow: yellow, White: joker}
	tb.supply.sub(gems)
	tb.players[s].gems.add(gems)
	return tb
}

func (tb *table) dig(s games.Seat, ore int8) *table {
	tb.ore -= ore
	tb.players[s].ore += ore
	return tb
}

// lying puts artifacts on the coloured smithies, in order.
func (tb *table) lying(artifacts ...Colour) *table {
	tb.t.Helper()
	for at, artifact := range artifacts {
		i := slices.Index(tb.vault.list(), artifact)
		if tb.smithies[at] == artifact {
			continue
		}
		if i < 0 {
			tb.t.Fatalf("no artifact %v is left", artifact)
		}
		tb.vault.artifacts[i], tb.smithies[at] = tb.smithies[at], artifact
	}
	return tb
}

// row lays artifacts on a power row, such as "blue yellow white@red" (a wild one on the red field).
func (tb *table) row(s games.Seat, row Row, artifacts string) *table {
	tb.t.Helper()
	for text := range strings.FieldsSeq(artifacts) {
		name, on, other := strings.Cut(text, "@")
		var artifact, field Colour
		if err := artifact.UnmarshalText([]byte(name)); err != nil {
			tb.t.Fatal(err)
		}
		field = artifact
		if other {
			if err := field.UnmarshalText([]byte(on)); err != nil {
				tb.t.Fatal(err)
			}
		}
		if artifact == White {
			tb.wild--
		} else {
			tb.takeArtifact(artifact)
		}
		tb.players[s].rows[row][field] = artifact
	}
	return tb
}

// takeArtifact takes an artifact out of the pile.
func (tb *table) takeArtifact(artifact Colour) {
	tb.t.Helper()
	v := &tb.vault
	i := slices.Index(v.list(), artifact)
	if i < 0 {
		tb.t.Fatalf("no artifact %v is left", artifact)
	}
	v.artifacts[i] = v.artifacts[v.count-1]
	v.draw()
}

func (tb *table) stone(s games.Seat, stones ...Stone) *table {
	for _, k := range stones {
		tb.stones[k]--
		tb.players[s].stones.add(k)
	}
	return tb
}

// dice picks a seed with which the next rolls show these faces.
func (tb *table) dice(faces ...Die) *table {
	tb.t.Helper()
	for seed := range uint64(1_000_000) {
		tb.dieChance = games.NewChance(seed, dieStream)
		chance, fits := tb.dieChance, true
		for _, face := range faces {
			fits = fits && DieGem+Die(chance.IntN(int(dieFaces-DieGem))) == face
		}
		if fits {
			return tb
		}
	}
	tb.t.Fatal("no seed rolls that")
	return tb
}

// begin begins the turn of a seat in the position that was built.
func (tb *table) begin(s games.Seat) *table {
	tb.t.Helper()
	tb.onTurn = s
	tb.turns--
	tb.beginTurn()
	tb.check()
	return tb
}

func (tb *table) check() {
	tb.t.Helper()
	if err := whole(tb.Game); err != nil {
		tb.t.Fatal(err)
	}
}

// play makes moves of the seat on turn, given as texts.
func (tb *table) play(lines ...string) *table {
	tb.t.Helper()
	for _, line := range lines {
		if r := tb.Apply(tb.onTurn, tb.parse(line)); r != nil {
			tb.t.Fatalf("%s is refused: %v", line, r)
		}
		tb.check()
	}
	return tb
}

func (tb *table) parse(line string) Move {
	tb.t.Helper()
	move, err := parseMove(line)
	if err != nil {
		tb.t.Fatal(err)
	}
	return move
}

// refused checks that a move of the seat on turn is refused for a reason, and changes nothing.
func (tb *table) refused(line string, want *games.Refusal) {
	tb.t.Helper()
	tb.refusedMove(tb.onTurn, tb.parse(line), want)
}

func (tb *table) refusedMove(s games.Seat, m Move, want *games.Refusal) {
	tb.t.Helper()
	before := *tb.Game
	if got := tb.Apply(s, m); got != want {
		tb.t.Errorf("seat %d: %s: got %v, want %v", s, Def.Moves.Text(m), got, want)
	}
	if *tb.Game != before {
		tb.t.Errorf("seat %d: %+v was refused and left a trace", s, m)
	}
	if slices.Contains(tb.AppendMoves(nil, s), m) {
		tb.t.Errorf("seat %d: %+v is listed and refused", s, m)
	}
}

// moves returns the texts of the listed moves that begin with a word.
func (tb *table) moves(word string) []string {
	list := []string{}
	for _, m := range tb.AppendMoves(nil, tb.onTurn) {
		if text := Def.Moves.Text(m); text == word || strings.HasPrefix(text, word+" ") {
			list = append(list, text)
		}
	}
	return list
}

// told returns the events of a kind since the last call, as text.
func (tb *table) told(event Event) []string {
	var list []string
	for _, e := range tb.events.List() {
		if games.EventName(e) == games.EventName(event) {
			list = append(list, fmt.Sprintf("%+v", e))
		}
	}
	tb.events.Clear()
	return list
}

func (tb *table) wantGems(s games.Seat, green, red, blue, yellow, joker int8) {
	tb.t.Helper()
	wantEqual(tb.t, fmt.Sprintf("gems of %d", s), tb.players[s].gems,
		Gems{Green: green, Red: red, Blue: blue, Yellow: yellow, White: joker})
}

func (tb *table) wantPoints(points ...int16) {
	tb.t.Helper()
	for s, want := range points {
		if got := tb.players[s].points; got != want {
			tb.t.Errorf("seat %d has %d points, want %d", s, got, want)
		}
	}
}

func (tb *table) wantPhase(p Phase) {
	tb.t.Helper()
	if tb.phase != p {
		tb.t.Errorf("phase %v, want %v", tb.phase, p)
	}
}

func wantEqual[T any](t *testing.T, what string, got, want T) {
	t.Helper()
	if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
		t.Errorf("%s: got %s, want %s", what, g, w)
	}
}
