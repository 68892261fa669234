package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestAHintChangesNothing plays matches by turns. What a throw, a flick and the end of a snatch would be about has no
// hints.
func TestAHintChangesNothing(t *testing.T) {
	hinted := promises.AHintChangesNothing(t, "rune", func(seed uint64) *match {
		return newMatch(t, "calm", 2+int(seed%4), seed)
	}, func(b *Board) any { return b.handwork.Sel }, "throw", "flick")
	if hinted["take"] == 0 || hinted["give"]+hinted["order"] == 0 {
		t.Errorf("hints were of %v", hinted)
	}
	for _, m := range []rules.Move{{Kind: rules.Throw}, {Kind: rules.Flick}, {Kind: rules.Claims}, {Kind: rules.Done}} {
		if New().Hint(m) {
			t.Errorf("a hint of %v has nothing to light", m)
		}
	}
}

// TestAPressOnNothingPutsAHintOut presses beside everything, and Confirm, while a hint is lit.
func TestAPressOnNothingPutsAHintOut(t *testing.T) {
	m, o := inCalm(t, false)
	r := newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1, Tag: "en"}, o.actor)
	r.Settle()
	r.Board.Hint(rules.Move{Kind: rules.Take, Pair: takeable(o)[0]})
	if !r.Board.Proposed.On {
		t.Fatal("no hint is lit")
	}
	r.Tap(ui.Touch, ui.Pt(1, 1))
	r.Key(ui.Confirm)
	if r.Board.Proposed.On {
		t.Error("the hint does not go out")
	}
}

// TestAHintIsShownToThoseWhoWatch shows hints for what another seat gives or puts in order, as a replay does: they are
// shown although the reader has nothing to choose, until something is pressed.
func TestAHintIsShownToThoseWhoWatch(t *testing.T) {
	shown := map[rules.MoveKind]int{}
	for seed := range uint64(40) {
		m := newMatch(t, []string{"calm", "snatch"}[seed%2], 2+int(seed%4), seed)
		for range 200 {
			v := m.Play.View(games.All)
			acting := m.Play.Core().AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			if p := v.Phase(); p == rules.GivePhase || p == rules.OrderPhase {
				r := newRig(m, boardtest.Screens[int(seed)%len(boardtest.Screens)], games.All)
				r.State.Movers = nil
				r.Tick(ui.Input{})
				h := &r.Board.handwork
				if n := h.now.options.choices(); n > 0 {
					t.Fatalf("who watches has %d choices", n)
				}
				for _, move := range m.Play.Core().AppendMoves(nil, acting[0].Seat) {
					r.Board.Hint(move)
					r.Tick(ui.Input{})
					if lit := r.Board.AppendHinted(nil); len(lit) != 1 || !lit[0].Overlaps(r.Board.Given.Frame.Field) {
						t.Fatalf("%v is lit at %v", move, lit)
					}
					r.Board.Refresh() // as when what the table says of the seats changes
					r.Tick(ui.Input{})
					if len(r.Board.AppendHinted(nil)) != 1 {
						t.Fatalf("%v goes out by itself", move)
					}
					shown[move.Kind]++
				}
				r.Board.Act(gesture{})
				if h.think(); h.now.options.choices() > 0 || len(r.Board.AppendHinted(nil)) > 0 {
					t.Fatal("a hint does not go out")
				}
			}
			m.Random()
		}
	}
	if shown[rules.Give] == 0 || shown[rules.Order] == 0 {
		t.Errorf("hints were of %v", shown)
	}
}

// TestOnlyRunesThatAreSeenAreHinted turns over a rune of a hinted pair: nothing is lit where its back lies.
func TestOnlyRunesThatAreSeenAreHinted(t *testing.T) {
	m, o := inCalm(t, false)
	r := newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1, Tag: "en"}, o.actor)
	r.Settle()
	pair := takeable(o)[0]
	r.Board.Hint(rules.Move{Kind: rules.Take, Pair: pair})
	r.Board.player.think()
	lit := len(r.Board.AppendHinted(nil))
	if lit == 0 {
		t.Fatalf("pair %d lights nothing", pair)
	}
	for i := range r.Board.Model.discs {
		if d := &r.Board.Model.discs[i]; d.up && d.rune != rules.Destiny && int8(d.rune.Pair()) == pair {
			d.up = false
			break
		}
	}
	if now := len(r.Board.AppendHinted(nil)); now != lit-1 {
		t.Errorf("%d runes are lit, and %d once one of them lies face down", lit, now)
	}
}
