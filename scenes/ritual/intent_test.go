package ritual

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
)

// begun returns the options of the seat on turn, after some random moves of a match, in a turn with something to lay.
func begun(t *testing.T, reader games.Seat, drafts bool) *options {
	t.Helper()
	for seed := uint64(1); ; seed++ {
		m := newMatch(t, 3, "adventurers", seed)
		for {
			v := m.Play.View(games.All)
			if v.Phase() == rules.TurnPhase && len(v.AppendLaid(nil)) > 8 && len(v.Hand(v.OnTurn())) > 1 &&
				(reader < 0 || v.OnTurn() == reader && v.RitualCount(reader) > 0) {
				return newOptions(m.Play.View(reader), v.OnTurn(), drafts)
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
}

func TestSecondActMakesADraft(t *testing.T) {
	o := begun(t, games.Public, true)
	s, _, made := intent(o, unchosen(), gesture{Kind: boards.Tap, On: handTile(o.actor, 0)})
	if made || s.tile != o.hand()[0] {
		t.Fatalf("choosing a tile gives %+v", s)
	}
	var l *placement
	for i := range o.placements {
		if o.placements[i].tile == s.tile && !o.placements[i].covers {
			l = &o.placements[i]
		}
	}
	s, _, made = intent(o, s, gesture{Kind: boards.Tap, On: hexAt(l.cell)})
	if made || !s.draft || s.cell != l.cell {
		t.Fatalf("the first tap gives no draft but %+v", s)
	}
	if l.coins[s.turn()] < 0 {
		t.Fatalf("the draft lies in rotation %d, which does not fit: %v", s.turn(), l.coins)
	}
	for name, second := range map[string]gesture{"tap": {Kind: boards.Tap, On: hexAt(l.cell)},
		"golden button": {Kind: boards.Confirm}, "cursor": {Kind: boards.Enter, On: hexAt(s.cursor)}} {
		_, m, made := intent(o, s, second)
		if !made || m != (rules.Move{Kind: rules.Place, Tile: s.tile, Cell: l.cell, Turn: s.turn()}) {
			t.Errorf("the second act by %s gives %v, %v", name, m, made)
		}
	}
	if back, _, made := intent(o, s, gesture{Kind: boards.Drop}); made || back.draft {
		t.Errorf("dropped beside the board the draft stays: %+v", back)
	}
}

// TestACellBesideAPanelOnlyShutsIt taps a cell while a panel is open: the tap shuts the panel, and does nothing else.
func TestACellBesideAPanelOnlyShutsIt(t *testing.T) {
	o := begun(t, 0, false)
	s, _, _ := intent(o, unchosen(), gesture{Kind: boards.Tap, On: handTile(o.actor, 0)})
	s, _, _ = intent(o, s, gesture{Kind: boards.Tap, On: ritualsOf(o.reader)})
	if s.panel != cardPanel {
		t.Fatalf("the rituals do not open: %+v", s)
	}
	for _, l := range o.placements {
		for _, kind := range []boards.GestureKind{boards.Tap, boards.Enter} {
			after, _, made := intent(o, s, gesture{Kind: kind, On: hexAt(l.cell)})
			if made || after.panel != noPanel || after.draft {
				t.Errorf("%v at %v: a move %v, and %+v", kind, l.cell, made, after)
			}
		}
	}
}

func TestWithoutDraftsOneTapMakesTheMove(t *testing.T) {
	o := begun(t, games.Public, false)
	s, _, _ := intent(o, unchosen(), gesture{Kind: boards.Tap, On: handTile(o.actor, 0)})
	for _, l := range o.placements {
		if l.tile != s.tile {
			continue
		}
		_, m, made := intent(o, s, gesture{Kind: boards.Tap, On: hexAt(l.cell)})
		if !made || o.view.WhyNot(o.actor, m) != nil {
			t.Fatalf("a tap on %v gives %v, %v: %v", l.cell, m, made, o.view.WhyNot(o.actor, m))
		}
	}
}

func TestChosenTileTurns(t *testing.T) {
	o := begun(t, games.Public, true)
	s, _, _ := intent(o, unchosen(), gesture{Kind: boards.Tap, On: handTile(o.actor, 1)})
	for n := range rules.Dirs + 1 {
		if want := uint8(n % rules.Dirs); s.turn() != want {
			t.Fatalf("after %d taps the tile is turned by %d", n, s.turn())
		}
		s, _, _ = intent(o, s, gesture{Kind: boards.Tap, On: handTile(o.actor, 1)})
	}
	s, _, _ = intent(o, s, gesture{Kind: boards.Turn, Steps: -3})
	if s.turn() != 4 {
		t.Errorf("one step and three steps back give %d", s.turn())
	}
	s, _, _ = intent(o, s, gesture{Kind: boards.Tap, On: handTile(o.actor, 0)})
	if s.turn() != 0 || s.turns[o.hand()[1]] != 4 {
		t.Errorf("each tile keeps its own rotation: %v", s.turns)
	}
}

func TestTapWhereNothingFitsTellsWhyNot(t *testing.T) {
	o := begun(t, games.Public, true)
	s, _, _ := intent(o, unchosen(), gesture{Kind: boards.Tap, On: handTile(o.actor, 0)})
	far := rules.Cell{Q: 60, R: 60}
	_, m, made := intent(o, s, gesture{Kind: boards.Tap, On: hexAt(far)})
	if why := o.view.WhyNot(o.actor, m); !made || why == nil || why.Clause != "RIT-13" {
		t.Errorf("a tap far away gives %v, %v, refused by %v", m, made, why)
	}
	if again, _, made := intent(o, s, gesture{Kind: boards.Drop, On: hexAt(far)}); again.draft {
		t.Errorf("a drop far away gives a draft, %v", made)
	}
	if _, _, made := intent(o, unchosen(), gesture{Kind: boards.Tap, On: hexAt(far)}); made {
		t.Error("a tap without a tile makes a move")
	}
}

func TestRitualIsReadThenRevealed(t *testing.T) {
	o := begun(t, 0, true)
	s, _, _ := intent(o, unchosen(), gesture{Kind: boards.Tap, On: ritualsOf(o.reader)})
	if s.panel != cardPanel {
		t.Fatalf("the rituals do not open: %+v", s)
	}
	for i, card := range o.held() {
		c, _, made := intent(o, s, gesture{Kind: boards.Tap, On: ritualAt(i, card)})
		if made || c.card != card {
			t.Fatalf("the first tap on %v gives %+v", card, c)
		}
		can := o.usable(card)
		if can != nil && len(can.targets) > 0 {
			c, _, made = intent(o, c, gesture{Kind: boards.Tap, On: chipOf(can.targets[0])})
			if made && len(can.targets) > 1 {
				t.Fatalf("naming a target of %v at once reveals it", card)
			}
		}
		_, m, made := intent(o, c, gesture{Kind: boards.Confirm})
		why := o.view.WhyNot(0, m)
		if !made || (why == nil) != (can != nil) {
			t.Errorf("revealing %v gives %v, %v, refused by %v; usable: %v", card, m, made, why, can != nil)
		}
	}
	if back, _, _ := intent(o, s, gesture{Kind: boards.Tap, On: ritualsOf(o.reader)}); back.panel != noPanel {
		t.Error("the rituals do not close")
	}
}

func TestPublicReaderHoldsNoRituals(t *testing.T) {
	o := begun(t, games.Public, true)
	if s, _, made := intent(o, unchosen(), gesture{Kind: boards.Tap, On: ritualsOf(o.reader)}); made ||
		s.panel != noPanel {
		t.Errorf("with the curtain shut the rituals open: %+v", s)
	}
	if len(o.held()) != 0 || len(o.cards) != 0 {
		t.Errorf("with the curtain shut the board knows the cards %v", o.cards)
	}
}

func TestPeekEndsWithTheGesture(t *testing.T) {
	o := begun(t, games.Public, true)
	s, _, _ := intent(o, unchosen(), gesture{Kind: boards.Beneath, On: hexAt(rules.Cell{})})
	if !s.peek {
		t.Fatal("nothing is looked at")
	}
	if s, _, _ = intent(o, s, gesture{Kind: boards.BeneathEnd}); s.peek {
		t.Error("the look beneath stays")
	}
}

func TestSelectionKeepsOnlyWhatIsStillAllowed(t *testing.T) {
	o := begun(t, 0, true)
	s := unchosen()
	s.tile, s.draft, s.cell = o.hand()[0], true, rules.Cell{Q: 99}
	s.card, s.pick, s.take = rules.Cards-1, true, 3
	k := s.kept(o)
	if k.draft || k.pick || k.take >= 0 || k.tile != s.tile {
		t.Errorf("%+v is kept", k)
	}
	none := &options{view: o.view, reader: 0, actor: games.Nobody}
	if k := s.kept(none); k.tile >= 0 || k.draft {
		t.Errorf("when nobody moves %+v is kept", k)
	}
	s = unchosen()
	s.panel, s.card, s.target = cardPanel, o.held()[0], 1
	if k := s.kept(o); k != s {
		t.Errorf("of %+v only %+v is kept", s, k)
	}
	for name, without := range map[string]*options{
		"a ritual that is no longer held": {view: o.view, reader: 1, actor: 1},
		"what others do not see":          {view: o.view, reader: games.Public},
	} {
		if k := s.kept(without); slices.Contains(without.held(), s.card) || k.card != rules.Hidden || k.target >= 0 {
			t.Errorf("%s is kept: %+v", name, k)
		}
	}
}

// TestDecliningHasOneButton leaves declining to the golden button, unless that answers with a chosen ritual.
func TestDecliningHasOneButton(t *testing.T) {
	o := &options{actor: 0, phase: rules.AnswerPhase, choices: []rules.Move{{Kind: rules.Decline}}}
	s := unchosen()
	if got := choices(nil, o, &s); len(got) != 0 {
		t.Errorf("without a chosen ritual there are buttons for %v", got)
	}
	s.card = rules.Ward
	if got := choices(nil, o, &s); len(got) != 1 || got[0].Kind != rules.Decline {
		t.Errorf("with a chosen ritual there are buttons for %v", got)
	}
}

// aimed returns the options of a seat on turn, and a ritual of its hand that can be revealed against several seats.
func aimed(t *testing.T, drafts bool) (*options, cardOption) {
	t.Helper()
	for seed := uint64(1); ; seed++ {
		m := newMatch(t, 4, "adventurers", seed)
		for {
			v := m.Play.View(games.All)
			o := newOptions(m.Play.View(v.OnTurn()), v.OnTurn(), drafts)
			for _, c := range o.cards {
				if len(c.targets) > 1 {
					return o, c
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
}

// TestAnotherSeatCanBeNamed names a target and then another one: only naming the same one again reveals the ritual.
func TestAnotherSeatCanBeNamed(t *testing.T) {
	o, c := aimed(t, true)
	first, second := gesture{Kind: boards.Tap, On: chipOf(c.targets[0])},
		gesture{Kind: boards.Tap, On: chipOf(c.targets[1])}
	s := unchosen()
	s.card = c.card
	s, _, made := intent(o, s, first)
	if made || s.target != first.On.Seat {
		t.Fatalf("naming seat %d gives %+v", first.On.Seat, s)
	}
	s, _, made = intent(o, s, second)
	if made || s.target != second.On.Seat {
		t.Fatalf("naming seat %d instead gives %+v, made: %v", second.On.Seat, s, made)
	}
	if _, move, made := intent(o, s, second); !made ||
		move != (rules.Move{Kind: rules.RevealAt, Card: c.card, Target: second.On.Seat}) {
		t.Errorf("naming it again gives %v, %v", move, made)
	}
}

// TestWithoutDraftsASeatIsNamedOnce names each target where moves are no drafts first: naming it once reveals the
// ritual.
func TestWithoutDraftsASeatIsNamedOnce(t *testing.T) {
	o, c := aimed(t, false)
	s := unchosen()
	s.card = c.card
	for _, seat := range c.targets {
		if _, move, made := intent(o, s, gesture{Kind: boards.Tap, On: chipOf(seat)}); !made ||
			move != (rules.Move{Kind: rules.RevealAt, Card: c.card, Target: seat}) {
			t.Errorf("naming seat %d gives %v, %v", seat, move, made)
		}
	}
}

// TestAHandOfAnotherSeatIsNotLaidFrom taps a tile of a hand on the ledge that is not the actor's: nothing is chosen.
func TestAHandOfAnotherSeatIsNotLaidFrom(t *testing.T) {
	o := begun(t, games.Public, true)
	for _, k := range []boards.GestureKind{boards.Tap, boards.Key, boards.Grab} {
		if s, m, made := intent(o, unchosen(), gesture{Kind: k, On: handTile(o.view.After(o.actor), 0)}); made ||
			s != unchosen() {
			t.Errorf("gesture %d on it makes %v, %v of %+v", k, m, made, s)
		}
	}
}
