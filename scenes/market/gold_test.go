package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/ui"
)

// TestGoldIsTheNextLegalStep goes through the decisions of random matches, with nothing chosen and after each tap that
// means something. What is golden is legal. It gives nothing up, discards nothing in vain and ends no turn while
// something else would gain, unless just that was chosen. And no button beside it does or says the same.
func TestGoldIsTheNextLegalStep(t *testing.T) {
	ends, chosen := 0, map[rules.MoveKind]int{}
	for seed := range uint64(10) {
		m := newMatch(t, 2+int(seed%4), nil, seed)
		r := newRig(m, boardtest.Screens[int(seed)%len(boardtest.Screens)], 0)
		for range 70 {
			v := m.Play.View(games.All)
			seat := acting(v)
			if seat < 0 {
				break
			}
			r.Reader = seat
			r.Board.Sync(m.Play.View(seat))
			r.Look()
			r.Tick(ui.Input{})
			r.goldIsHonest(t, chosen)
			if p := &r.Board.player; p.now.ready && p.now.doing.kind == rules.End {
				ends++
			}
			for _, at := range r.Board.ways() {
				r.Board.Sel, _, _ = intent(r.Board.player.upshot(r.Board.Sel), gesture{Kind: boards.Tap, On: at})
				r.Board.Refresh()
				r.Board.Arrange()
				r.goldIsHonest(t, chosen)
				r.Board.Sel = selection{moved: r.Board.Sel.moved}
			}
			m.Random()
		}
	}
	t.Logf("%d turns end by gold, chosen: %v", ends, chosen)
	if ends < 5 || chosen[rules.Put] == 0 || chosen[rules.Duel] == 0 {
		t.Errorf("%d turns end by gold, and these were chosen: %v", ends, chosen)
	}
}

// goldIsHonest checks the golden button and the buttons beside it for what is chosen now, and counts in chosen what is
// golden.
func (r *rig) goldIsHonest(t *testing.T, chosen map[rules.MoveKind]int) {
	t.Helper()
	p := &r.Board.player
	o, now, s := p.options, p.now, &p.Sel
	label, ready := r.Board.words.golden()
	if !ready {
		return
	}
	chosen[now.doing.kind]++
	if m, _ := now.plan.Next(); !o.legal(m) {
		t.Fatalf("%+v is golden, and not legal", m)
	}
	others := o.any(func(m *rules.Move) bool { return m.Kind != now.doing.kind })
	switch kind := now.doing.kind; kind {
	case rules.GiveUp:
		if s.offer.kind != rules.GiveUp {
			t.Fatalf("nobody has chosen to give a store up: %+v", *s)
		}
	case rules.Yield:
		if others {
			t.Fatal("to give up is golden, and a card would hold")
		}
	case rules.Waste:
		if o.any(func(m *rules.Move) bool { return gains(m.Kind) && m.Cards|rules.SetOf(m.Card) != 0 }) {
			t.Fatal("a card is thrown away that could do something")
		}
	case rules.End:
		if !s.anything() && o.any(func(m *rules.Move) bool { return gains(m.Kind) }) {
			t.Fatalf("the end of the turn is golden, and more could be gained: %v", o.moves)
		}
	}
	said := r.Board.Given.Frame.Say(label)
	for i, kind := range acts(now) {
		words := r.Board.Given.Frame.Say(key("market.board." + actNames[kind]))
		if kind != actNone && words == said {
			t.Fatalf("button %d does what gold does: %q", i, words)
		}
	}
}
