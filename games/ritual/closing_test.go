package ritual

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
)

// closings lists what a seat could complete with one tile on a drawing, such as "line 6 at 5,0".
func closings(t *testing.T, s games.Seat, v Variant, rows ...string) (list []string) {
	t.Helper()
	tb := sitFor(t, 2, v).draw(rows...).payAll()
	for _, c := range view(tb.Game, games.Public).AppendClosings(nil, s) {
		list = append(list, fmt.Sprintf("%v %d at %d,%d", c.Shape.Kind, c.Shape.Length, c.Cell.Q, c.Cell.R))
	}
	slices.Sort(list)
	return list
}

func TestRIT22_WhatOneTileWouldClose(t *testing.T) {
	wantEqual(t, "five in a row", closings(t, 0, Explorers, "  a a a a a"), []string{"line 6 at 0,0", "line 6 at 6,0"})
	wantEqual(t, "for the other seat", closings(t, 1, Explorers, "  a a a a a"), []string(nil))
	wantEqual(t, "a gap", closings(t, 0, Explorers, "a a a . a a"), []string{"line 6 at 3,0"})
	wantEqual(t, "four in a row", closings(t, 0, Explorers, "a a a a"), []string(nil))
	wantEqual(t, "five of a ring", closings(t, 0, Explorers, "  a a", " a b .", "  a a"), []string{"circle 6 at 2,1"})
	wantEqual(t, "four of a ring", closings(t, 0, Explorers, "  a a", " a b .", "  a b"), []string(nil))
}

func TestRIT18_AnothersTileInTheGapIsBuiltOver(t *testing.T) {
	rows := []string{"a a a b a a"}
	wantEqual(t, "with building over", closings(t, 0, Adventurers, rows...), []string{"line 6 at 3,0"})
	wantEqual(t, "without it", closings(t, 0, Explorers, rows...), []string(nil))
}

func TestRIT25_APaidLineAnnouncesNothing(t *testing.T) {
	wantEqual(t, "one that is paid", closings(t, 0, Explorers, "a a a a a a ."), []string(nil))
	wantEqual(t, "beside one that is paid", closings(t, 0, Explorers, "a a a a a a . a a"), []string(nil))
}

func TestRIT9_AClosingTakesWhatIsLeft(t *testing.T) {
	tb := sit(t, 2).draw("a a a a a").payAll().trays(4, 40)
	c := view(tb.Game, games.Public).AppendClosings(nil, 0)
	if len(c) != 2 || c[0].Shape.Coins != 4 {
		t.Errorf("with 4 coins left it announces %+v", c)
	}
	m := tb.fit(0, Cell{5, 0}, Grey, 1)
	p := view(tb.Game, 0).Preview(0, m.Tile, m.Turn, m.Cell)
	wantEqual(t, "coins and bonus", []int{p.Coins, p.Bonus}, []int{1, 3})
}

// A tile that completes a line and a circle pays for both as far as the tray has coins, and counts no coin twice.
func TestRIT9_TwoClosingsShareWhatIsLeft(t *testing.T) {
	tb := sit(t, 2).draw("  a a", " a b . a a a a a", "  a a").payAll()
	id := tb.board.find(Cell{2, 1})
	for tray, want := range map[int8]int8{0: 0, 3: 3, 7: 7, 10: 10, 40: 10} {
		wantEqual(t, fmt.Sprintf("with %d coins left", tray), tb.bonus(id, 0, tray), want)
	}
}

// TestRIT22_PreviewsAsItComes compares, in random matches, the bonus that a preview tells and the shapes announced as
// closable with what the placement then does.
func TestRIT22_PreviewsAsItComes(t *testing.T) {
	paid := 0
	for seed := range uint64(60) {
		setup := setupOf(2+int(seed%3), seed)
		setup.Options = map[string]string{OptionVariant: variantIDs[seed%3]}
		g := newGame(setup, nil)
		var events games.Events[Event]
		g.Listen(&events)
		var said Preview
		var announced int
		walk(g, chancy(seed), func(s games.Seat, m Move) {
			events.Clear()
			if said, announced = (Preview{}), 0; m.Kind == Place || m.Kind == BuildOver {
				v := view(g, games.Public)
				said = v.Preview(s, m.Tile, m.Turn, m.Cell)
				for _, c := range v.AppendClosings(nil, s) {
					if c.Cell == m.Cell {
						announced++
					}
				}
			}
		}, func(s games.Seat, m Move) {
			bonus, shapes := 0, 0
			for _, e := range events.List() {
				if e, ok := e.(ShapePaid); ok && (m.Kind == Place || m.Kind == BuildOver) {
					bonus += e.Coins
					shapes++
				}
			}
			paid += bonus
			if said.Bonus != bonus || g.phase != OverPhase && announced != shapes {
				t.Fatalf("seed %d, %s: announced %d coins for %d shapes, and %d for %d came", seed, Def.Moves.Text(m),
					said.Bonus, announced, bonus, shapes)
			}
		})
	}
	if paid < 20 {
		t.Errorf("only %d coins were paid", paid)
	}
}

// TestRIT24_EachThatWouldCloseIsAnnounced lets tiles of crowded tables change owners: the shapes announced for the cell
// are those that then pay.
func TestRIT24_EachThatWouldCloseIsAnnounced(t *testing.T) {
	paid := [2]int{}
	for seed := range uint64(6) {
		tb := crowded(t, 2, 8, 7)
		chance := games.NewChance(seed, 1)
		for range 300 {
			id, owner := spotID(1+chance.IntN(int(tb.board.count)-1)), games.Seat(0)
			if chance.IntN(5) == 0 || tb.board.shaped > maxShapes-10 {
				owner = 1
			}
			spot := &tb.board.spots[id]
			if spot.empty() {
				continue
			}
			tb.trays(80, 80)
			var said []Shape
			for _, c := range view(tb.Game, games.Public).AppendClosings(nil, owner) {
				if c.Cell == spot.cell {
					said = append(said, c.Shape)
				}
			}
			coins := tb.bonus(id, owner, 80)
			from := spot.owner
			tb.told()
			spot.owner = owner
			tb.changeOwner(id, from)
			var shapes []Shape
			for _, e := range eventsOf[ShapePaid](tb) {
				shapes = append(shapes, e.Shape)
				paid[e.Shape.Kind]++
			}
			if !slices.Equal(said, shapes) || int(coins) != ShapeCoins*len(shapes) {
				t.Fatalf("seed %d, %v: %v and %d coins were announced, %v came", seed, spot.cell, said, coins, shapes)
			}
		}
	}
	if paid[Line] < 50 || paid[Circle] < 50 {
		t.Errorf("only %v lines and circles were paid", paid)
	}
}
