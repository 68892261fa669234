package market

import (
	"fmt"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boardtest"
)

// things lists everything that can be explained at a table.
func things(m *model, front games.Seat) (list []target) {
	counts := map[targetKind]int{
		onHand: len(m.who[max(0, front)].hand), onBay: bays, onStore: int(rules.Places), onLoose: colourKinds, onOffer: maxOffers, onTile: 4, onSeat: m.seats,
		onTheirStore: m.seats * int(rules.Places), onTheirLoose: m.seats * int(rules.Places), onTheirHand: m.seats, onPick: 3, onRing: 1,
		onDeck: 1, onHeap: 1, onPhase: phases, onLine: 1, onCard: int(rules.BlueCard) + 1,
	}
	for k := range targetKinds {
		for n := range counts[k] {
			list = append(list, target{k, n})
		}
	}
	return list
}

// nothing reports whether nothing lies where a target points.
func nothing(x explainer, on target) bool {
	switch on.kind {
	case onStore:
		return on.index > 0 && !x.model.who[x.front].stores[on.index].There
	case onTheirStore:
		return on.part() > 0 && !x.model.who[on.seat()].stores[on.part()].There
	case onLoose, onTheirLoose:
		return on.part() == 0 || on.part() >= colourKinds
	case onOffer:
		return on.index >= len(x.offers)
	case onTile:
		return on.index >= x.pay.Size()
	case onRing:
		return x.model.fight.Card == rules.Hidden && !x.model.plays
	}
	return false
}

// TestEverythingIsExplained asks for an explanation of all there is in the midst of matches: each says something, with a sign, in messages
// that are there in each language; and each offer is explained.
func TestEverythingIsExplained(t *testing.T) {
	books := boardtest.Books(t)
	offers := map[rules.MoveKind]bool{}
	for k := rules.GiveUp; k <= rules.End; k++ {
		offers[k] = k == rules.Interest // which is none
	}
	for seed := range uint64(16) {
		m := newMatch(t, 2+int(seed%4), map[string]string{rules.OptionOpen: [...]string{"no", "yes"}[seed%2]}, seed)
		m.Randoms(12 * int(seed))
		v := m.Play.View(games.All)
		made := modelOf(v)
		x := explainer{view: v, model: &made, front: v.OnTurn(), pay: rules.Payment{1, 1}}
		for k := range offers {
			x.offers = []offer{{kind: k, colour: rules.Red}}
			if e := x.explain(target{kind: onOffer}); len(e.Lines) > 0 {
				offers[k] = true
			}
		}
		x.offers = []offer{{kind: rules.BuyRune, colour: rules.Red}}
		for _, on := range things(&made, x.front) {
			e := x.explain(on)
			if len(e.Lines) == 0 {
				if !nothing(x, on) {
					t.Errorf("%v is not explained", on)
				}
				continue
			}
			said := []games.Phrase{e.Title}
			for _, l := range e.Lines {
				if said = append(said, l.Title, l.Text); l.Sign.kind == noSign {
					t.Errorf("%v: %q has no sign", on, l.Title.Key)
				}
			}
			for tag, book := range books {
				for _, p := range said {
					if !book.Has(p.Key) {
						t.Errorf("%v in %s: there are no words for %q", on, tag, p.Key)
					}
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

// TestSheetsFitTheirScreens opens every sheet at every size in every language: no word is larger than its place, and all lies within the
// screen.
func TestSheetsFitTheirScreens(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	tight := boardtest.Screen{W: 360, H: 620, Scale: 1.5}
	for i, s := range append([]boardtest.Screen{tight}, boardtest.Screens...) {
		for _, tag := range lang.Tags() {
			s.Tag = tag
			m := newMatch(t, 2+i%4, nil, 7)
			m.Randoms(150)
			r := newRig(m, s, games.All)
			b := r.Board
			for _, on := range things(&b.show.model, b.given.Front) {
				b.hand.sel.looking = looking{sheet: explainSheet, about: on}
				b.arrange()
				if b.places.sheet.Rect.Empty() {
					continue
				}
				name := fmt.Sprintf("%v at %vx%v in %s", on, s.W, s.H, tag)
				boardtest.SheetFits(t, name, &b.given.Frame, &b.places.sheet)
				boardtest.NotesFit(t, name, r.Kit, &b.places.sheet, b.hand.sheets.notes)
			}
			for s := range games.Seat(b.show.model.seats) {
				b.hand.sel.looking = looking{sheet: seatSheet, about: target{onSeat, int(s)}}
				b.arrange()
				boardtest.SheetFits(t, fmt.Sprintf("seat %v of %d in %s", s, b.show.model.seats, tag), &b.given.Frame, &b.places.sheet)
			}
			b.hand.sel.looking = looking{sheet: heapSheet, about: target{kind: onHeap}}
			b.arrange()
			boardtest.SheetFits(t, "heap", &b.given.Frame, &b.places.sheet)
		}
	}
}
