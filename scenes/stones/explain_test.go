package stones

import (
	"fmt"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// everything returns all things that can be explained at a table: what can be pointed at, and every card of every seat.
func everything(m *model) (list []thing) {
	counts := map[kind]int{
		tab: int(actions), slot: rules.Slots + 1, smithy: int(rules.Smithies), stone: int(rules.Stones),
		ownStone: int(rules.Stones), field: fields, row: int(rules.Rows), purse: purseSize, hand: rules.ManyCards,
		played: len(m.played),
		icon:   2, tile: 4, payWay: 2, die: 1, pile: 1, discards: 1, draw: 1, ownDiscards: 1, chip: 1, track: 1,
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

// TestEverythingIsExplained asks for explanations in the middle of matches. Each must say something, each of its
// messages must exist in every language, and each line must have a sign.
func TestEverythingIsExplained(t *testing.T) {
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
			if boardtest.HasWords(t, e.Title); e.Picture.kind == noSign {
				t.Errorf("%v has no picture", on)
			}
			for _, n := range e.Lines {
				if boardtest.HasWords(t, n.Title, n.Text); n.Sign.kind == noSign {
					t.Errorf("%v: %q has no sign", on, n.Title.Key)
				}
			}
		}
	}
}

// mayBeNothing reports whether nothing may lie in the place of a thing, so that it has no explanation.
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

// TestSeatsAreExplainedByWhatTheyHave compares what is said about each seat with the view: where it stands, and how
// many cards it holds.
func TestSeatsAreExplainedByWhatTheyHave(t *testing.T) {
	fewer := 0
	for seed := range uint64(6) {
		m := newMatch(t, 2+int(seed%3), nil, seed)
		for range 8 {
			m.Randoms(11)
			v := m.Play.View(games.All)
			made := modelOf(v)
			x := explainer{view: v, model: &made, front: v.OnTurn()}
			for s := range games.Seat(v.Seats()) {
				if v.HandSize(s) < v.HandLimit(s) {
					fewer++
				}
				said := map[string]bool{}
				for _, n := range x.explain(chipOf(s)).Lines {
					said[fmt.Sprint(n.Title)] = true
				}
				wants := []games.Phrase{explained("seat.hand", counted(v.HandSize(s)))}
				if _, due := v.Artifact(); !due { // otherwise the points that are due are told as well
					wants = append(wants, explained("track.points", counted(v.Points(s))))
				}
				for _, want := range wants {
					if !said[fmt.Sprint(want)] {
						t.Errorf("seed %d: of seat %d it is not said: %v", seed, s, want)
					}
				}
			}
		}
	}
	if fewer == 0 {
		t.Error("each hand was full")
	}
}

// TestCardsAreExplainedByTheirFaces compares the explanations of some cards with what is printed on them.
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

// TestSheetsFitTheirScreens opens every explanation in every size and language. No word may be larger than its place or
// too small to read. The sheet must lie within the screen, and either cover the golden button or leave it clear.
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

// TestFieldsFollowOnTheRowAbove goes from field to field through both rows, on and back.
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
