package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/things"
)

// TestFiguresShowWhatTheirClausesSay compares the positions of the rulebook with the clauses beside which they stand.
func TestFiguresShowWhatTheirClausesSay(t *testing.T) {
	examples := 0
	boardtest.Figures(t, rules.Def, Figures, func(f *boardtest.Figured[rules.Move, rules.View]) bool {
		v, s, m := f.View, f.View.OnTurn(), f.Draft
		switch f.Clause {
		case "MAR-3":
			return v.Price() == 3 && v.RunesLeft() == 2*rules.MarketRunes
		case "MAR-10":
			examples++
			stock, _ := v.Store(s, m.Store)
			return m.Kind == rules.Interest && stock.Runes == 1 && stock.Joined == (examples == 2) &&
				v.Bears(m.Store) == examples
		case "MAR-11":
			return m.Kind == rules.OutpostForRunes && m.Pay.Size() == v.Price()
		case "MAR-19":
			return m.Kind == rules.BuyRune && m.Cards.Size() == 2 && m.Cards.Sum() == 10
		case "MAR-20":
			return m.Kind == rules.Outpost && m.Cards.Sum() == rules.SumForMore
		case "MAR-21":
			fight, _ := v.Duel()
			return fight.Open && m.Kind == rules.Show && m.Card == fight.Card
		case "MAR-26":
			stored, _ := v.Store(m.Seat, m.Store)
			return m.Kind == rules.Collector && stored.Joined && stored.Runes > 0
		}
		return false
	})
}

// TestGoodsArePicturedWithTheirPrice asks where the notes of a picture point: at goods together with their price.
func TestGoodsArePicturedWithTheirPrice(t *testing.T) {
	m := newMatch(t, 3, nil, 20)
	r := newRig(m, boardtest.Screens[0], games.Public)
	r.Look()
	p := &r.Board.places
	for i := range p.bays {
		if got, want := p.pictured(bayAt(i)), p.bays[i].Union(p.tags[i]); p.tags[i].Empty() || got != want {
			t.Errorf("goods %d are pictured at %v, want %v", i, got, want)
		}
	}
	if got := p.pictured(things.The(deck)); got != p.deck {
		t.Errorf("the deck is pictured at %v, want %v", got, p.deck)
	}
}

// TestNoOfferStandsWhileACollectorIsAimed chooses cards that buy a collector: what is bought and how is settled, so
// there is nothing to offer.
func TestNoOfferStandsWhileACollectorIsAimed(t *testing.T) {
	for seed := range uint64(60) {
		m := newMatch(t, 3, nil, seed)
		var with rules.Move
		if !m.Comes(func(one rules.Move) bool { with = one; return one.Kind == rules.Collector }) {
			continue
		}
		seat := acting(m.Play.View(games.All))
		r := newRig(m, boardtest.Screens[0], seat)
		b := r.Board
		b.Sel = selection{cards: with.Cards, offer: deal{kind: rules.Collector}, moved: true}
		b.Refresh()
		a := b.player.arrangement()
		if a.mode != aiming || len(b.player.now.offers) < 2 || a.offers != 0 {
			t.Errorf("with cards, of %d offers %d stand in mode %d", len(b.player.now.offers), a.offers, a.mode)
		}
		return
	}
	t.Error("nobody can buy a collector with cards")
}
