package masters

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// combinations are all options of a match.
func combinations() []map[string]string {
	var list []map[string]string
	for bits := range 16 {
		o := map[string]string{}
		for i, option := range []string{rules.OptionAdepts, rules.OptionExtra, rules.OptionHigh} {
			if bits>>i&1 != 0 {
				o[option] = games.Yes
			}
		}
		if bits>>3 != 0 {
			o[rules.OptionDeck] = rules.DeckWild
		}
		list = append(list, o)
	}
	return list
}

// tryAll tries every legal move of the seat on turn through the board, by each device: it comes to rest in the same
// position each time, since no move is made.
func tryAll(t *testing.T, m *match, s boardtest.Screen, only func(rules.Move) bool, seen map[string]int) {
	t.Helper()
	seat := m.Play.View(games.All).OnTurn()
	r := newRig(m, s, seat)
	r.Tries = true
	for _, p := range players(r) {
		for i, move := range m.Play.Core().AppendMoves(nil, seat) {
			if !only(move) {
				continue
			}
			r.Board.Sync(m.Play.View(seat))
			r.Board.Eye.Centre(true)
			r.Wanted = nil
			r.Tick(ui.Input{})
			if i%3 == 1 {
				p.closer() // most of the table lies out of sight then
			}
			p.try(move)
			if !slices.Equal(r.Wanted, []rules.Move{move}) {
				t.Fatalf("%s on %vx%v: %v gives %v after\n%v\nthe selection is %+v, the targets %v", p.Name, s.W, s.H, move, r.Wanted, m.Text, r.Board.Sel, r.Targets())
			}
			seen[p.Name+" "+move.Kind.String()]++
		}
	}
}

// TestEveryMoveCanBeMade plays random matches with every set of options, and tries every move that the core lists through the
// board, with each device alone: for every legal move there is a way to make it.
func TestEveryMoveCanBeMade(t *testing.T) {
	every := boardtest.ReachEvery(t, 3, 9)
	seen := map[string]int{}
	tried := 0
	for n, options := range combinations() {
		for seats := 2; seats <= 3; seats++ {
			m := newMatch(t, seats, options, uint64(70+2*n+seats))
			for at := 0; ; at++ {
				if at%every == (n+seats)%every {
					tryAll(t, m, boardtest.Screens[(at+n)%len(boardtest.Screens)], func(rules.Move) bool { return true }, seen)
					tried++
				}
				if _, on := m.Random(); !on {
					break
				}
			}
		}
	}
	// What is rare is looked for.
	for _, kind := range []rules.MoveKind{rules.Discard, rules.PutAway, rules.Ignore, rules.PutBeside, rules.KeepToken, rules.PlaceToken, rules.ChooseSide} {
		m := rare(t, kind)
		for i := range 3 {
			tryAll(t, m, boardtest.Screens[(i*3+int(kind))%len(boardtest.Screens)], func(m rules.Move) bool { return m.Kind == kind }, seen)
		}
	}
	for _, p := range players(nil) {
		for kind := rules.ChooseSide; kind <= rules.PutBeside; kind++ {
			if seen[p.Name+" "+kind.String()] == 0 {
				t.Errorf("no %v was tried by %s", kind, p.Name)
			}
		}
	}
	t.Logf("%d positions: %v", tried, seen)
}

// kept returns a match from testdata.
func kept(t testing.TB, name string) *match {
	t.Helper()
	return boardtest.Kept(t, rules.Def, name)
}

// rare returns a match in which a seat may make a move of a kind. Where nothing fits any more no random match comes: those
// two are kept.
func rare(t *testing.T, kind rules.MoveKind) *match {
	t.Helper()
	switch kind {
	case rules.Discard:
		return kept(t, "no-card-fits")
	case rules.PutAway:
		return kept(t, "no-place")
	}
	for seed := range uint64(20_000) {
		m := newMatch(t, 2+int(seed%2), []map[string]string{everything, {rules.OptionAdepts: games.Yes}}[seed/2%2], seed)
		if m.Comes(func(m rules.Move) bool { return m.Kind == kind }) {
			return m
		}
	}
	t.Fatalf("no match comes to %v", kind)
	return nil
}

// TestEitherRuneCanBeIgnored finds places where one of two runes can be ignored: each has its button (MAS-22).
func TestEitherRuneCanBeIgnored(t *testing.T) {
	twins := 0
	for seed := range uint64(40) {
		m := newMatch(t, 2, map[string]string{rules.OptionAdepts: games.Yes}, seed)
		for {
			v := m.Play.View(games.All)
			o := newOptions(v, v.OnTurn(), true)
			for _, move := range o.plays {
				l := rules.Laid{Card: move.Card, Cell: move.Cell, Turn: move.Turn}
				both := o.ignores(nil, l)
				if len(both) < 2 || both[0] != move {
					continue
				}
				if twins++; twins%20 == 1 {
					tryAll(t, m, boardtest.Screens[twins/20%len(boardtest.Screens)], func(m rules.Move) bool { return slices.Contains(both, m) }, map[string]int{})
				}
				s := selection{card: l.Card, draft: true, cell: l.Cell}
				s.turns[l.Card] = l.Turn
				keys := []string{choiceKey(both[0]), choiceKey(both[1])}
				slices.Sort(keys)
				if got := choices(nil, o, &s); !slices.Equal(got[:2], both) || fmt.Sprint(keys) != "[masters.board.ignore.beside masters.board.ignore.under]" {
					t.Fatalf("at %v the buttons are %v, %v", l, got, keys)
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	if twins == 0 {
		t.Error("nowhere either of two runes can be ignored")
	}
}
