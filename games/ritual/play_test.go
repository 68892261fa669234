package ritual

import (
	"slices"
	"testing"

	"runehall/games"
)

// walk plays a match with choices taken from a stream, and calls before and after around each move.
func walk(g *Game, next func(n int) int, before, after func(s games.Seat, m Move)) {
	var acting []games.Acting
	var moves []Move
	for {
		acting = g.AppendActing(acting[:0])
		if len(acting) == 0 {
			return
		}
		// Seats that may interrupt sometimes do.
		a := acting[0]
		if len(acting) > 1 && next(4) == 0 {
			a = acting[next(len(acting))]
		}
		moves = g.AppendMoves(moves[:0], a.Seat)
		if len(moves) == 0 {
			if a.Must {
				panic("a seat has to move and cannot")
			}
			continue
		}
		m := moves[next(len(moves))]
		// Most moves are placements, so other kinds are sometimes preferred.
		if next(3) == 0 {
			rare := slices.IndexFunc(moves, func(m Move) bool { return m.Kind != Place && m.Kind != Decline })
			if rare >= 0 {
				m = moves[rare+next(len(moves)-rare)]
			}
		}
		before(a.Seat, m)
		if r := g.Apply(a.Seat, m); r != nil {
			panic(r)
		}
		after(a.Seat, m)
	}
}

// chancy returns a source of choices for walk.
func chancy(seed uint64) func(int) int {
	chance := games.NewChance(seed, 100)
	return chance.IntN
}

func TestRandomMatchesStayWhole(t *testing.T) {
	for seed := range uint64(120) {
		setup := setupOf(2+int(seed%4), seed)
		setup.Options = map[string]string{OptionVariant: variantIDs[seed/4%3]}
		g := newGame(setup, nil)
		n := 0
		walk(g, chancy(seed), func(games.Seat, Move) {}, func(s games.Seat, m Move) {
			n++
			if err := whole(g); err != nil {
				t.Fatalf("seed %d, move %d, %s by %d: %v", seed, n, Def.Moves.Text(m), s, err)
			}
		})
	}
}

// At positions of random matches, the second reading of the rules finds the same placements.
func TestPlacementsAsInTheRulebook(t *testing.T) {
	for seed := range uint64(12) {
		g := newGame(setupOf(2+int(seed%4), seed), nil)
		n := 0
		walk(g, chancy(seed), func(games.Seat, Move) {
			n++
			if g.phase != TurnPhase || n%7 != 0 {
				return
			}
			got := g.appendTurn(nil, Effect{Card: QuickTurn, User: g.onTurn, Only: games.Nobody})
			got = slices.DeleteFunc(got, func(m Move) bool { return m.Kind == Pass })
			want := slowTable(g).placements(g.hands[g.onTurn].list(), true)
			sortMoves(got)
			sortMoves(want)
			if !slices.Equal(got, want) {
				t.Fatalf("seed %d, move %d: %d placements, want %d", seed, n, len(got), len(want))
			}
			for _, m := range want {
				if r := g.Check(g.onTurn, m); r != nil {
					t.Fatalf("%s is refused: %v", Def.Moves.Text(m), r)
				}
			}
		}, func(games.Seat, Move) {})
	}
}

func sortMoves(moves []Move) {
	slices.SortFunc(moves, func(a, b Move) int {
		return slices.Compare(
			[]int{int(a.Tile), int(a.Turn), int(a.Cell.Q), int(a.Cell.R)},
			[]int{int(b.Tile), int(b.Turn), int(b.Cell.Q), int(b.Cell.R)})
	})
}

// crowded sets up a full block of tiles of alternating owners. As tests change the owners, lines and circles come and
// go.
func crowded(t *testing.T, seats int, columns, rows int8) *table {
	tb := sit(t, seats)
	for r := range rows {
		for q := range columns {
			tile := tb.supply.tiles[0]
			tb.lay(Cell{q, r}, tile, 0, games.Seat(int(q+r)%seats), 1)
		}
	}
	return tb
}

// After each of many changes of ownership, the shapes agree with the second reading.
func TestShapesAsInTheRulebook(t *testing.T) {
	for seed := range uint64(8) {
		columns, rows := int8(8), int8(7)
		if seed >= 4 {
			columns, rows = 14, 4
		}
		tb := crowded(t, 2+int(seed%2), columns, rows)
		chance := games.NewChance(seed, 0)
		before := slowTable(tb.Game)
		want := bonuses{}.change(slow{}, before, tb.seats)
		tb.payAll()
		compareShapes(t, tb.Game, want)
		for range 400 {
			// Seat 0 gets most tiles, so that long lines grow.
			owner := games.Seat(0)
			if chance.IntN(4) == 0 || tb.board.shaped > maxShapes-10 {
				owner = games.Seat(1 + chance.IntN(int(tb.seats)-1))
			}
			id := spotID(1 + chance.IntN(int(tb.board.count)-1))
			spot := &tb.board.spots[id]
			if spot.empty() {
				continue
			}
			from := spot.owner
			spot.owner = owner
			tb.trays(80, 80, 80)
			tb.changeOwner(id, from)
			after := slowTable(tb.Game)
			want = want.change(before, after, tb.seats)
			before = after
			compareShapes(t, tb.Game, want)
			if t.Failed() {
				t.Fatalf("seed %d: %v went from %d to %d", seed, spot.cell, from, owner)
			}
		}
	}
}

func compareShapes(t *testing.T, g *Game, want bonuses) {
	t.Helper()
	got := bonuses{map[lineKey]int{}, map[circleKey]bool{}}
	for _, s := range g.board.shapes[:g.board.shaped] {
		if s.Kind == Circle {
			got.circles[circleKey{s.Owner, s.Cell}] = true
			continue
		}
		cells := sorted(cellsOf(s))
		got.lines[lineKey{s.Owner, s.Axis, cells[0], cells[len(cells)-1]}] = int(s.Coins) / ShapeCoins
	}
	wantEqual(t, "lines", got.lines, want.lines)
	wantEqual(t, "circles", got.circles, want.circles)
}

// FuzzPlay takes its choices from the fuzzer's bytes.
func FuzzPlay(f *testing.F) {
	f.Add(uint64(1), []byte{0})
	f.Add(uint64(2), []byte("any bytes are choices: \x00\x01\xff"))
	for seed := range uint64(6) {
		chance := games.NewChance(seed, 7)
		var choices []byte
		for range 400 {
			choices = append(choices, byte(chance.IntN(256)))
		}
		f.Add(seed, choices)
	}
	f.Fuzz(func(t *testing.T, seed uint64, choices []byte) {
		setup := setupOf(2+int(seed%4), seed)
		setup.Options = map[string]string{OptionVariant: variantIDs[seed/4%3]}
		g := newGame(setup, nil)
		var events games.Events[Event]
		g.Listen(&events)
		at := 0
		next := func(n int) int {
			// Two bytes make a choice. Without more bytes the first move is chosen, so that the match ends.
			if at+1 >= len(choices) {
				return 0
			}
			at += 2
			return (int(choices[at-2])<<8 | int(choices[at-1])) % n
		}
		made := 0
		walk(g, next, func(s games.Seat, m Move) {}, func(s games.Seat, m Move) {
			if made++; made > Def.MaxMoves {
				t.Fatalf("more than %d moves", Def.MaxMoves)
			}
			// Checking everything takes longer than a move. A position that breaks stays broken, so every fifth one is
			// enough.
			if made%5 != 0 && g.phase != OverPhase {
				return
			}
			if err := whole(g); err != nil {
				t.Fatalf("move %d, %s by %d: %v", made, Def.Moves.Text(m), s, err)
			}
		})
	})
}
