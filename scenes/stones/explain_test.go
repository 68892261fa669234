package stones

import (
	"fmt"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/boardtest"
	"runehall/scenes/things"
)

// everything lists everything that can be explained at a table: all that can be pointed at, and every card of every seat.
func everything(m *model) (list []thing) {
	counts := map[kind]int{
		tab: int(actions), slot: rules.Slots + 1, smithy: int(rules.Smithies), stone: int(rules.Stones), ownStone: int(rules.Stones),
		field: fields, row: int(rules.Rows), purse: purseSize, hand: rules.ManyCards, played: len(m.played),
		icon: 2, tile: 4, payWay: 2, die: 1, pile: 1, discards: 1, draw: 1, ownDiscards: 1, chip: 1, track: 1,
	}
	for k := range kinds {
		for n := range counts[k] {
			list = append(list, things.Nth(k, n))
			if k == field {
				list = append(list, thing{Kind: k, N: int16(n), M: int16(rules.Lower)})
			}
		}
	}
	for c := rules.FirstCreature; c <= rules.LastDruid; c++ {
		switch {
		case c.Creature():
			list = append(list, cardIn(theDiscards, 0, c))
		case c.Druid():
			for s := range games.Seat(m.seats) {
				list = append(list, cardIn(things.The(ownDiscards), s, c))
			}
		}
	}
	return list
}

// TestEverythingIsExplained asks for an explanation of all there is in the midst of matches: each says something, each message is there
// in each language, and each sign can be drawn.
func TestEverythingIsExplained(t *testing.T) {
	books := boardtest.Books(t)
	has := func(on thing, p games.Phrase) {
		t.Helper()
		for tag, book := range books {
			if !book.Has(p.Key) {
				t.Errorf("%v in %s: there are no words for %q", on, tag, p.Key)
			}
		}
	}
	for seed := range uint64(12) {
		m := newMatch(t, 2+int(seed%3), nil, seed)
		m.Randoms(40 * int(seed))
		v := m.Play.View(games.All)
		made := modelOf(v)
		x := explainer{view: v, model: &made, front: v.OnTurn(), tiles: gemChoice}
		for _, on := range everything(&made) {
			e := x.explain(on)
			if len(e.Lines) == 0 {
				if !mayBeNothing(x, on) {
					t.Errorf("%v is not explained", on)
				}
				continue
			}
			if has(on, e.Title); e.Picture.kind == noSign {
				t.Errorf("%v has no picture", on)
			}
			for _, n := range e.Lines {
				has(on, n.Title)
				has(on, n.Text)
				if n.Sign.kind == noSign {
					t.Errorf("%v: %q has no sign", on, n.Title.Key)
				}
			}
		}
	}
}

// mayBeNothing reports whether nothing lies where a thing points.
func mayBeNothing(x explainer, on thing) bool {
	c, _, _ := x.cardOf(on)
	switch on.Kind {
	case slot, hand, played:
		return c == rules.Hidden
	case stone, ownStone:
		return on.N == 0
	case icon:
		c := x.stepping()
		if c == rules.Hidden {
			return true
		}
		face, _ := x.view.Face(x.model.onTurn, c)
		return face.Icons[1].Kind == rules.NoIcon
	}
	return false
}

// TestCardsAreExplainedByTheirFaces holds the lines of some cards against what is printed on them.
func TestCardsAreExplainedByTheirFaces(t *testing.T) {
	m := newMatch(t, 2, nil, 1)
	made := modelOf(m.Play.View(games.All))
	x := explainer{view: m.Play.View(games.All), model: &made, front: 0}
	for c, want := range map[rules.Card][]string{
		44:  {"joker", "or", "anycard", "number", "magic.yellow"},
		21:  {"give", "exchange", "get", "number", "magic.blue"},
		37:  {"give", "exchange", "points", "number", "magic.blue"},
		39:  {"gem.yellow", "and", "gem.green", "number", "magic.yellow"},
		28:  {"take.yellow", "number", "magic.yellow"},
		103: {"gem.yellow", "number.druid", "magic.yellow"},
	} {
		var got []string
		for _, n := range x.explain(cardIn(theDiscards, 0, c)).Lines {
			got = append(got, n.Title.Key[len("stones.explain."):])
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%d is explained by %v, want %v", c, got, want)
		}
	}
}

// TestSheetsFitTheirScreens opens every explanation at every size in every language: no word is larger than its place, none smaller than
// what is legible, and all lies within the screen, clear of the golden button or over all of it.
func TestSheetsFitTheirScreens(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	tight := boardtest.Screen{W: 360, H: 620, Scale: 1.5}
	for _, s := range append([]boardtest.Screen{tight}, boardtest.Screens...) {
		for _, tag := range lang.Tags() {
			s.Tag = tag
			m := newMatch(t, 4, nil, 5)
			m.Randoms(300)
			r := newRig(m, s, games.All)
			b := r.Board
			for _, on := range everything(&b.Model) {
				b.Sel.Sheet, b.Sel.About = boards.ExplainSheet, on
				if !b.player.explains(on) {
					continue
				}
				b.Arrange()
				name := fmt.Sprintf("%v at %vx%v in %s", on, s.W, s.H, tag)
				boardtest.SheetFits(t, name, &b.Given.Frame, &b.places.sheet)
				boardtest.NotesFit(t, name, r.Kit, &b.places.sheet, b.player.sheets.lines)
			}
		}
	}
}

// TestFieldsFollowOnTheRowAbove goes from field to field, on and back, through both rows.
func TestFieldsFollowOnTheRowAbove(t *testing.T) {
	at := thing{Kind: field, Seat: 1}
	list := append(rowOf(1, rules.Upper), rowOf(1, rules.Lower)...)
	for n, want := range list {
		if at != want {
			t.Errorf("field %d is %v, want %v", n, at, want)
		}
		if n > 0 && beside(at, -1) != list[n-1] {
			t.Errorf("before %v lies %v", at, beside(at, -1))
		}
		at = beside(at, 1)
	}
}
