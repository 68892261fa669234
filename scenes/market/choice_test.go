package market

import (
	"maps"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// begun returns the options of the acting seat, as that seat sees them, in a random position that is wanted, and the
// match that has come to it.
func begun(t testing.TB, drafts bool, wanted func(o *options) bool) (*options, *match) {
	t.Helper()
	for seed := range uint64(1500) {
		m := newMatch(t, 2+int(seed%4), nil, seed)
		for range 700 {
			seat := acting(m.Play.View(games.All))
			if seat < 0 {
				break
			}
			if o := newOptions(m.Play.View(seat), seat, drafts); wanted(o) {
				return o, m
			}
			m.Random()
		}
	}
	t.Fatal("no match comes to that")
	return nil, nil
}

// can wants a position in which a move of a kind can be made.
func can(k rules.MoveKind) func(o *options) bool { return func(o *options) bool { return o.can(k) } }

// tapped returns the selection after taps, none of which may ask for a move.
func tapped(t *testing.T, o *options, s selection, on ...thing) selection {
	t.Helper()
	for _, at := range on {
		after, p, made := intent(upshotOf(o, s), gesture{Kind: boards.Tap, On: at})
		if made {
			t.Fatalf("a tap on %v asks for %v", at, p.Moves)
		}
		s = after
	}
	return s
}

// makes checks which move the golden button makes of a selection. The zero move says that it cannot be pressed.
func makes(t *testing.T, what string, o *options, s selection, want rules.Move) {
	t.Helper()
	if n := upshotOf(o, s); n.ready != (want.Kind != 0) || n.ready && n.plan.Moves[0] != want {
		t.Errorf("%s: the golden button makes %v, %v; not %v", what, n.plan.Moves, n.ready, want)
	}
}

// TestNothingIsDecidedForAnybody: where there are several seats, a player says whom a duel hits. What is taken and what
// answers is said even where there is only one possibility. And a store is not given up unless somebody says so.
func TestNothingIsDecidedForAnybody(t *testing.T) {
	of := func(seats int) func(o *options) bool {
		return func(o *options) bool {
			n := upshotOf(o, selection{cards: rules.SetOf(o.handCard(0))})
			return o.view.Seats() == seats && n.meant.kind == rules.Duel && len(n.open[n.meant]) == seats-1
		}
	}
	o, _ := begun(t, true, of(2))
	s := tapped(t, o, selection{}, cardAt(o.whose, 0))
	makes(t, "a duel with the only other one", o, s, rules.Move{Kind: rules.Duel, Card: o.hand[0], Seat: neighbour(o)})
	o, _ = begun(t, true, of(3))
	s = tapped(t, o, selection{}, cardAt(o.whose, 0))
	makes(t, "a duel", o, s, rules.Move{})
	makes(t, "a duel with whose store it is", o, tapped(t, o, s, storeAt(neighbour(o), rules.RedMain)),
		rules.Move{Kind: rules.Duel, Card: o.hand[0], Seat: neighbour(o)})
	makes(t, "a duel with somebody", o, tapped(t, o, s, chipOf(neighbour(o))),
		rules.Move{Kind: rules.Duel, Card: o.hand[0], Seat: neighbour(o)})

	o, _ = begun(t, true, func(o *options) bool {
		list := upshotOf(o, selection{thing: storeAt(o.whose, rules.RedMain)}).offers
		return len(list) == 1 && list[0].kind == rules.GiveUp
	})
	s = tapped(t, o, selection{}, storeAt(o.whose, rules.RedMain))
	makes(t, "a store", o, s, rules.Move{})
	makes(t, "a store given up", o, tapped(t, o, s, things.Nth(offer, 0)),
		rules.Move{Kind: rules.GiveUp, Store: rules.RedMain})

	o, _ = begun(t, true, func(o *options) bool { return o.can(rules.TakeCard) && len(o.moves) == 1 })
	makes(t, "the only thing", o, selection{}, rules.Move{})
	held := handBacks(o.moves[0].Seat)
	makes(t, "the thing", o, tapped(t, o, selection{}, held), o.moves[0])
	makes(t, "the thing, tapped twice", o, tapped(t, o, selection{}, held, held), rules.Move{})

	o, _ = begun(t, true, can(rules.Show))
	makes(t, "no answer where a card holds", o, selection{}, rules.Move{})
	n := upshotOf(o, selection{})
	if what := missing(n); n.ready || what != "show-what" {
		t.Errorf("the golden button says %q, ready %v", what, n.ready)
	}
	show := o.moves[slices.IndexFunc(o.moves, func(m rules.Move) bool { return m.Kind == rules.Show })]
	makes(t, "an answer", o, selection{shown: show.Card}, show)
	o, _ = begun(t, true, func(o *options) bool { return o.can(rules.Yield) && !o.can(rules.Show) })
	makes(t, "where nothing holds", o, selection{}, rules.Move{Kind: rules.Yield})
}

// TestSecretsAreChosenInTheOwnView looks at secret choices with the view that everybody has: nothing is chosen, lit or
// made.
func TestSecretsAreChosenInTheOwnView(t *testing.T) {
	m := rare(t, rules.Throw)
	seat := acting(m.Play.View(games.All))
	public := newOptions(m.Play.View(games.Public), seat, true)
	s := tapped(t, public, selection{}, pickOf(rules.Rock))
	s.overlay = s.Closed()
	makes(t, "a pick before all", public, s, rules.Move{})
	if s.anything() {
		t.Errorf("before everybody %+v is chosen", s)
	}
	n := upshotOf(public, s)
	if n.mode != watching ||
		!maps.Equal(marksOf(n), marksOf(upshotOf(newOptions(m.Play.View(1-seat), games.Nobody, true), s))) {
		t.Errorf("before everybody the mode is %s", modeNames[n.mode])
	}
	if !private(public.view, seat) || private(m.Play.View(seat), seat) {
		t.Error("a pick needs the own view, and nothing else does then")
	}
	own := newOptions(m.Play.View(seat), seat, true)
	makes(t, "no pick", own, selection{}, rules.Move{})
	makes(t, "a pick", own, tapped(t, own, selection{}, pickOf(rules.Paper)),
		rules.Move{Kind: rules.Throw, Pick: rules.Paper})

	_, m = begun(t, true, can(rules.Show))
	seat = acting(m.Play.View(games.All))
	public, s = newOptions(m.Play.View(games.Public), seat, true), selection{shown: rules.Highest}
	makes(t, "an answer before all", public, s, rules.Move{})
	own, s = newOptions(m.Play.View(seat), seat, true), selection{}
	f, _ := own.view.Duel()
	if q, asked := New().Question(public.view); !asked || q.By != f.Seat ||
		!slices.Equal(q.Seats, []games.Seat{seat}) || q.Decline != (rules.Move{Kind: rules.Yield}) {
		t.Errorf("asked is %+v", q)
	}
	for i, c := range own.hand {
		want := boards.Lit
		if !c.Number() || c < f.Card {
			want = boards.Denied
		}
		if got := marksOf(upshotOf(own, s))[cardAt(own.whose, i)]; got != want {
			t.Errorf("against a %v the mark of %v is %b", f.Card, c, got)
		}
	}
}

// TestOneOfTwoEqualCardsAnswers chooses an answer that the hand holds twice: only one of the two cards is marked as
// chosen.
func TestOneOfTwoEqualCardsAnswers(t *testing.T) {
	answer := func(o *options) (rules.Card, bool) {
		for i, c := range o.hand {
			if i > 0 && o.hand[i-1] == c && o.legal(rules.Move{Kind: rules.Show, Card: c}) {
				return c, true
			}
		}
		return rules.Hidden, false
	}
	o, _ := begun(t, true, func(o *options) bool {
		_, ok := answer(o)
		return ok
	})
	c, _ := answer(o)
	s := selection{shown: c}
	marks, chosen := marksOf(upshotOf(o, s)), 0
	for i := range o.hand {
		if marks[cardAt(o.whose, i)]&boards.Chosen != 0 {
			chosen++
		}
	}
	if chosen != 1 {
		t.Errorf("of %v %d cards are marked as the %v that is shown", o.hand, chosen, c)
	}
}

// TestScarceInterestGoesWhereItIsWanted takes interest where stores of one colour bear more than the market has: a tap
// on the store that would get less puts it first, and another tap leaves it out.
func TestScarceInterestGoesWhereItIsWanted(t *testing.T) {
	scarce := func(o *options) (short rules.Place) {
		if !o.can(rules.Interest) {
			return rules.Loose
		}
		for at, n := range coming(o, &selection{}) {
			if n < o.view.Bears(rules.Place(at)) {
				return rules.Place(at)
			}
		}
		return rules.Loose
	}
	o, _ := begun(t, true, func(o *options) bool { return scarce(o) != rules.Loose })
	short := scarce(o)
	s := tapped(t, o, selection{}, toggleOf(short))
	if got := coming(o, &s)[short]; got != o.view.Bears(short) || s.left[short] {
		t.Errorf("a store that is put first gets %d of %d", got, o.view.Bears(short))
	}
	makes(t, "the first one", o, s, rules.Move{Kind: rules.Interest, Store: short})
	if s = tapped(t, o, s, toggleOf(short)); coming(o, &s)[short] != 0 || !s.left[short] {
		t.Error("tapped again it is not left out")
	}
}

// TestAnOutpostIsJoinedWhereItIsTapped lays a second main store while there is an outpost, which must be joined to one
// of the two.
func TestAnOutpostIsJoinedWhereItIsTapped(t *testing.T) {
	var one rules.Move
	o, _ := begun(t, true, func(o *options) bool {
		for _, m := range o.moves {
			if m.Kind == rules.LayJoin && one.Card == m.Card && one.Store == m.Store && one.To != m.To {
				return true
			}
			one = m
		}
		return false
	})
	lays := selection{cards: rules.SetOf(one.Card), offer: deal{kind: rules.LayJoin}, moved: true}
	laid, other := rules.RedMain, rules.BlueMain
	if one.Card == rules.BlueCard {
		laid, other = other, laid
	}
	makes(t, "a place that is not chosen", o, lays, rules.Move{})
	if !upshotOf(o, lays).stores[rules.Loose] {
		t.Error("there is no place for the new store")
	}
	for at, to := range map[rules.Place]rules.Place{rules.Loose: laid, other: other} {
		want := one
		want.To = to
		makes(t, "a place", o, tapped(t, o, lays, storeAt(o.whose, at)), want)
	}
}

// TestWithoutDraftsTheLastTapMakesTheMove taps on all that a move waits for: the last tap makes it. Only a collector
// waits for the golden button, which says where it goes.
func TestWithoutDraftsTheLastTapMakesTheMove(t *testing.T) {
	for _, k := range [...]rules.MoveKind{rules.Duel, rules.TakeCard, rules.TakeRune, rules.Show, rules.Collector} {
		o, _ := begun(t, false, func(o *options) bool { return o.view.Seats() > 2 && o.can(k) })
		for _, want := range o.moves {
			if want.Kind != k {
				continue
			}
			s, asked := selection{}, false
			for !asked {
				on, more := tapFor(t, o, &s, want)
				if !more {
					break
				}
				s, _, asked = intent(upshotOf(o, s), gesture{Kind: boards.Tap, On: on})
			}
			if asked == (k == rules.Collector) {
				t.Errorf("the last tap of %v makes it: %v", want, asked)
			}
			break
		}
	}
}

// TestTheLineProposesWhatCanBeBought chooses one number card. Where it buys something together with other cards of the
// hand, the line proposes the cheapest ones, and a tap on it takes them; otherwise the line cannot be pressed.
func TestTheLineProposesWhatCanBeBought(t *testing.T) {
	with, without := 0, 0
	for seed := range uint64(120) {
		m := newMatch(t, 2+int(seed%4), nil, seed)
		m.Randoms(int(seed) % 30)
		seat := acting(m.Play.View(games.All))
		o := newOptions(m.Play.View(seat), seat, true)
		if o.phase != rules.TurnPhase || o.numbers() == 0 || o.view.Step() == rules.CardStep && !o.useful(o.hand[0]) {
			continue
		}
		r := newRig(m, boardtest.Screens[7], seat)
		r.Board.Sel = tapped(t, o, selection{}, cardAt(o.whose, 0))
		r.Tick(ui.Input{})
		h, words := &r.Board.player, things.The(line)
		cheap := h.now.cheap
		if players(r)[0].there(words) != (cheap != 0) {
			t.Fatalf("%v are proposed, and the line can be pressed: %v", cheap, cheap == 0)
		}
		if cheap == 0 {
			without++
			continue
		}
		with++
		s := tapped(t, h.options, h.Sel, words)
		if s.cards != cheap || cheap == h.Sel.cards || len(upshotOf(h.options, s).offers) == 0 {
			t.Errorf("a tap on the line that proposes %v chooses %v", cheap, s.cards)
		}
		if again, ok := proposed(h.options, &s); ok {
			t.Errorf("%v buy something, and %v are proposed", s.cards, again)
		}
	}
	if with < 3 || without < 3 {
		t.Errorf("with a proposal %d, without %d", with, without)
	}
}
