package ritual

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// allHold returns a match in which every seat holds rituals. Seat 1 is a computer player.
func allHold(t *testing.T) *match {
	t.Helper()
	for seed := range uint64(200) {
		m := newMatch(t, 3, "adventurers", seed, games.Person, "greedy", games.Person)
		for {
			v := m.Play.View(games.Public)
			if v.Phase() == rules.TurnPhase && v.RitualCount(0) > 0 && v.RitualCount(1) > 0 && v.RitualCount(2) > 0 {
				return m
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	t.Fatal("never do all hold rituals")
	return nil
}

// TestCurtainsOfPersonsOnly opens the hand of each seat: a person's rituals have a curtain that can be opened, and a
// computer player's have none.
func TestCurtainsOfPersonsOnly(t *testing.T) {
	m := allHold(t)
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
	asked := 0
	for seat := range games.Seat(3) {
		chip, ok := r.Targets()[fmt.Sprintf("ritual.seat.%d", seat)]
		if !ok {
			continue // it is in front
		}
		r.Tap(ui.Touch, chip.Center())
		r.Settle()
		_, offered := r.Targets()["ritual.curtain"]
		if offered != (seat != 1) {
			t.Errorf("over the hand of seat %d a curtain is offered: %v", seat, offered)
		}
		asked++
		r.Tap(ui.Touch, r.Target("ritual.close"))
		r.Settle()
	}
	if asked < 2 {
		t.Errorf("%d hands were opened", asked)
	}
}

// TestAnOpenCurtainShowsTheBoardFirst opens the curtain of a seat that holds rituals: nothing lies over the board, and
// the rituals lie folded in the hand. A tap on one opens it, and a second tap folds it again.
func TestAnOpenCurtainShowsTheBoardFirst(t *testing.T) {
	for _, s := range []boardtest.Screen{{W: 360, H: 640, Scale: 1}, {W: 412, H: 915, Scale: 1},
		{W: 915, H: 412, Scale: 1}, {W: 1440, H: 900, Scale: 1}} {
		m := allHold(t)
		r := newRig(m, s, games.Public)
		r.Reader = 0
		r.Board.Sync(m.Play.View(0))
		r.Look()
		r.Settle()
		b := r.Board
		if b.Sel.panel != noPanel {
			t.Errorf("%vx%v: panel %d lies over the board", s.W, s.H, b.Sel.panel)
		}
		faces := b.places.ledge.faces
		if n := len(m.Play.View(0).Rituals(0)); len(faces) != n {
			t.Fatalf("%vx%v: %d of %d rituals lie in the hand", s.W, s.H, len(faces), n)
		}
		last := len(faces) - 1
		r.Tap(ui.Touch, faces[last].Center())
		r.Settle()
		if b.Sel.panel != cardPanel || b.Sel.card != b.Model.held[last] {
			t.Errorf("%vx%v: a tap on ritual %d opens %+v", s.W, s.H, last, b.Sel)
		}
		made := r.Made
		if at := b.places.ledge.faces[last].Center(); !b.places.panel.rect.Has(at) {
			r.Tap(ui.Touch, at)
			r.Settle()
			if b.Sel.panel != noPanel || r.Made != made {
				t.Errorf("%vx%v: a second tap does not fold it", s.W, s.H)
			}
		}
	}
}

// TestWhoMayAnswerSeesTheBoard asks a seat that holds an answer, behind its curtain. No panel lies over the board or
// over what was revealed; the headline and the hand's line of words ask it, and its rituals lie in the hand. A tap on
// one that answers opens it, and the golden button answers with it. Nobody else is asked anything.
func TestWhoMayAnswerSeesTheBoard(t *testing.T) {
	m := asked(t)
	v := m.Play.View(0)
	for _, s := range []boardtest.Screen{
		{W: 360, H: 640, Scale: 1}, {W: 360, H: 640, Scale: 1.5}, {W: 412, H: 915, Scale: 1},
		{W: 915, H: 412, Scale: 1}, {W: 768, H: 1024, Scale: 1}, {W: 1440, H: 900, Scale: 1},
	} {
		r := newRig(m, s, games.Public)
		r.Settle()
		if _, turn := r.Board.Headline(); turn.Key != "ritual.board.question" {
			t.Errorf("%vx%v: all are asked %s", s.W, s.H, turn.Key)
		}
		r.Reader = 0
		r.State.Answering = true
		r.Board.Sync(v)
		r.Look()
		r.Settle()
		b := r.Board
		if b.Sel.panel != noPanel {
			t.Fatalf("%vx%v: panel %d lies over the board", s.W, s.H, b.Sel.panel)
		}
		if _, turn := b.Headline(); turn.Key != "ritual.board.may-answer" || !b.player.answers() ||
			b.words.why != b.words.say(phrase("ritual.board.answer-with")) {
			t.Errorf("%vx%v: it asks %s, and %q", s.W, s.H, turn.Key, b.words.why)
		}
		faces := b.places.ledge.faces
		if len(faces) != len(b.Model.held) {
			t.Fatalf("%vx%v: %d of %d rituals lie in the hand", s.W, s.H, len(faces), len(b.Model.held))
		}
		for i, card := range b.Model.held {
			if b.player.options.usable(card) == nil {
				continue
			}
			r.Tap(ui.Touch, faces[i].Center())
			r.Settle()
			if label, ready := b.Draft(); b.Sel.card != card || label.Key != "ritual.board.answer" || !ready {
				t.Errorf("%vx%v: a tap on %v chooses %v, and gold is %s, %v", s.W, s.H, card, b.Sel.card,
					label.Key, ready)
			}
			break
		}
	}
}

// TestWhoMakesRoomSeesTheBoard lets a seat that holds three rituals decide about drawing another. No panel lies over
// the board, its rituals lie lit in the hand, and a tap on one opens it. Drawing none is on the golden button as long
// as nothing is chosen, and on no other button.
func TestWhoMakesRoomSeesTheBoard(t *testing.T) {
	for _, s := range []boardtest.Screen{
		{W: 360, H: 640, Scale: 1}, {W: 360, H: 640, Scale: 1.5}, {W: 412, H: 915, Scale: 1},
		{W: 915, H: 412, Scale: 1}, {W: 768, H: 1024, Scale: 1}, {W: 1440, H: 900, Scale: 1},
	} {
		r := newRig(growing(t, 3, "adventurers", func(v rules.View) bool {
			return drawing(v, 0)
		}, games.Person, "greedy", "greedy"), s, 0)
		r.Settle()
		b := r.Board
		if b.Sel.panel != noPanel || len(b.places.ledge.faces) != rules.HandLimit {
			t.Fatalf("%vx%v: panel %d is open, and %d rituals lie in the hand", s.W, s.H, b.Sel.panel,
				len(b.places.ledge.faces))
		}
		if b.words.why != b.words.say(phrase("ritual.board.make-room")) {
			t.Errorf("%vx%v: the ledge says %q", s.W, s.H, b.words.why)
		}
		if label, ready := b.Draft(); label.Key != "ritual.board.forgo" || !ready || !b.Leaves() ||
			len(b.player.choices.Moves) > 0 {
			t.Errorf("%vx%v: the golden place says %s, %v, and buttons make %v", s.W, s.H, label.Key, ready,
				b.player.choices.Moves)
		}
		r.Tap(ui.Touch, b.places.ledge.faces[1].Center())
		r.Settle()
		if b.Sel.card != b.Model.held[1] || b.Leaves() {
			t.Errorf("%vx%v: a tap chooses %v, and the golden place leaves something out: %v", s.W, s.H,
				b.Sel.card, b.Leaves())
		}
		if !slices.Contains(b.player.choices.Moves, rules.Move{Kind: rules.Forgo}) {
			t.Errorf("%vx%v: with a ritual chosen nothing draws none", s.W, s.H)
		}
		r.Tap(ui.Touch, r.Target("ritual.close"))
		r.Settle()
		made := r.Made
		r.State.Confirm = true
		if r.Tick(ui.Input{}); r.Made != made+1 {
			t.Errorf("%vx%v: what stands in the golden place is not done", s.W, s.H)
		}
	}
}

// asked returns a match in which the first seat is asked for an answer that it holds.
func asked(t *testing.T) *match {
	t.Helper()
	return growing(t, 3, "adventurers", func(v rules.View) bool {
		return v.Phase() == rules.AnswerPhase && v.Chain()[0].Seat != 0 && v.Asked() == 0 &&
			slices.ContainsFunc(v.Rituals(0), rules.Card.IsAnswer)
	}, games.Person, games.Person, games.Person)
}
