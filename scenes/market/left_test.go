package market

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestTheLineProposesWhatCanBeDone goes through turns of random matches with nothing chosen. The line over the hand
// proposes a purchase only where something can be bought. Where the golden button ends the turn, the line names nothing
// more to buy, and the words for small screens speak of the end. And no step of the turn is lit as a second way to end
// it.
func TestTheLineProposesWhatCanBeDone(t *testing.T) {
	met := map[string]int{}
	for seed := range uint64(40) {
		m := newMatch(t, 2+int(seed%4), nil, seed)
		r := newRig(m, boardtest.Screens[int(seed)%len(boardtest.Screens)], 0)
		for range 60 {
			seat := acting(m.Play.View(games.All))
			if seat < 0 {
				break
			}
			r.Reader = seat
			r.Board.Sel = selection{moved: true}
			r.Board.Sync(m.Play.View(seat))
			r.Look()
			r.Tick(ui.Input{})
			if r.Board.options().phase == rules.TurnPhase && r.Board.player.now.mode == choosing &&
				!r.Board.Sel.anything() {
				met[r.saysWhatIsLeft(t)]++
			}
			m.Random()
		}
	}
	for _, want := range []string{"cards", "lay", "put", "join", "runes", "attack", "end"} {
		if met[want] == 0 {
			t.Errorf("it never came to %s: %v", want, met)
		}
	}
}

func (b *Board) options() *options { return b.player.options }

// saysWhatIsLeft returns what the line says, as the end of a message's key.
func (r *rig) saysWhatIsLeft(t *testing.T) (says string) {
	t.Helper()
	w, o, now := &r.Board.words, r.Board.options(), r.Board.player.now
	for _, k := range []string{"cards", "lay", "put", "join", "runes", "attack", "end", "waste"} {
		if w.line == w.say("ask."+k) {
			says = k
		}
	}
	buys := slices.ContainsFunc([]rules.MoveKind{rules.BuyRune, rules.Outpost, rules.Collector, rules.Ransom}, o.can)
	wants := map[string]bool{
		"cards": buys, "lay": o.can(rules.Lay) || o.can(rules.LayJoin), "put": o.can(rules.Put),
		"join":   o.can(rules.Join),
		"runes":  o.can(rules.OutpostForRunes) || o.can(rules.CollectorForRunes) || o.can(rules.RansomForRunes),
		"attack": o.can(rules.Duel) || o.can(rules.Rob), "end": o.can(rules.End), "waste": o.can(rules.Waste),
	}
	if says == "" || !wants[says] || buys && says != "cards" {
		t.Fatalf("with %v the line says %q", o.moves, w.line)
	}
	if ends := now.ready && now.doing.kind == rules.End; ends &&
		(buys || w.phase == cardsPhase && w.todo != w.say("now.end")) {
		t.Fatalf("gold ends the turn; the line says %q, on a small screen %q", w.line, w.todo)
	} else if !ends && w.todo == w.say("now.end") {
		t.Fatalf("small screens speak of the end of the turn, and gold does %+v", now.doing)
	}
	if r.Board.player.mark(things.Nth(phase, refillPhase))&boards.Lit != 0 {
		t.Fatal("the last step of the turn is lit")
	}
	return says
}
