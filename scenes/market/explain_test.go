package market

import (
	"fmt"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// explainable lists everything that can be explained at a table, and places where nothing lies.
func explainable(m *model, front games.Seat) (list []thing) {
	counts := map[kind]int{
		card: len(m.who[max(0, front)].hand), bay: bays, store: int(rules.Places), loose: colourKinds,
		offer: maxOffers, tile: 4, chip: 1, hand: 1, pick: 3, ring: 1, deck: 1, heap: 1, phase: phases, line: 1,
		face: int(rules.BlueCard) + 1,
	}
	for k := range kinds {
		seats := 1
		if catalogue.Of[k].Seated && k != card {
			seats = m.seats
		}
		for i := range seats * counts[k] {
			list = append(list, things.OwnNth(k, games.Seat(i/counts[k]), i%counts[k]))
		}
	}
	return list
}

// empty reports whether the place of a thing is empty.
func empty(x explainer, on thing) bool {
	switch on.Kind {
	case store:
		return on.N > 0 && !x.model.who[on.Seat].stores[on.N].There
	case loose:
		return on.N == 0
	case offer:
		return int(on.N) >= len(x.offers)
	case tile:
		return int(on.N) >= x.pay.Size()
	case ring:
		return x.model.fight.Card == rules.Hidden && !x.model.plays
	}
	return false
}

// TestEverythingIsExplained asks for an explanation of everything in the midst of matches: each says something, with
// signs, in messages that are there in each language. And every offer is explained.
func TestEverythingIsExplained(t *testing.T) {
	offers := map[rules.MoveKind]bool{}
	for k := rules.GiveUp; k <= rules.End; k++ {
		offers[k] = k == rules.Interest // which is no offer
	}
	for seed := range uint64(16) {
		m := newMatch(t, 2+int(seed%4), map[string]string{rules.OptionOpen: [...]string{"no", "yes"}[seed%2]}, seed)
		m.Randoms(12 * int(seed))
		v := m.Play.View(games.All)
		made := modelOf(v)
		x := explainer{view: v, model: &made, front: v.OnTurn(), pay: rules.Payment{1, 1}}
		for k := range offers {
			x.offers = []deal{{kind: k, colour: rules.Red}}
			if e := x.explain(things.Nth(offer, 0)); len(e.Lines) > 0 {
				offers[k] = true
			}
		}
		x.offers = []deal{{kind: rules.BuyRune, colour: rules.Red}}
		for _, on := range explainable(&made, x.front) {
			e := x.explain(on)
			if len(e.Lines) == 0 {
				if !empty(x, on) {
					t.Errorf("%v is not explained", on)
				}
				continue
			}
			boardtest.HasWords(t, e.Title)
			for _, l := range e.Lines {
				if boardtest.HasWords(t, l.Title, l.Text); l.Sign.kind == noSign {
					t.Errorf("%v: %q has no sign", on, l.Title.Key)
				}
			}
		}
	}
	for k, ok := range offers {
		if !ok {
			t.Errorf("the offer of %v is not explained", k)
		}
	}
}

// TestSheetsFitTheirScreens opens every sheet at every size in every language: no word is larger than its place, and
// all lies within the screen.
func TestSheetsFitTheirScreens(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	tight := boardtest.Screen{W: 360, H: 620, Scale: 1.5}
	for i, s := range append([]boardtest.Screen{tight}, boardtest.Screens...) {
		for _, language := range lang.Tags() {
			s.Tag = language
			m := newMatch(t, 2+i%4, nil, 7)
			m.Randoms(150)
			r := newRig(m, s, games.All)
			b := r.Board
			for _, on := range explainable(&b.Model, b.Given.Front) {
				b.Sel.overlay = overlay{Sheet: boards.ExplainSheet, About: on}
				b.Arrange()
				if b.places.sheet.Rect.Empty() {
					continue
				}
				name := fmt.Sprintf("%v at %vx%v in %s", on, s.W, s.H, language)
				boardtest.SheetFits(t, name, &b.Given.Frame, &b.places.sheet)
				boardtest.NotesFit(t, name, r.Kit, &b.places.sheet, b.player.sheets.notes)
			}
			for s := range games.Seat(b.Model.seats) {
				b.Sel.overlay = overlay{Sheet: seatSheet, About: chipOf(s)}
				b.Arrange()
				boardtest.SheetFits(t, fmt.Sprintf("seat %v of %d in %s", s, b.Model.seats, language), &b.Given.Frame,
					&b.places.sheet)
			}
			b.Sel.overlay = overlay{Sheet: heapSheet, About: things.The(heap)}
			b.Arrange()
			boardtest.SheetFits(t, "heap", &b.Given.Frame, &b.places.sheet)
		}
	}
}
