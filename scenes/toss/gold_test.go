package toss

import (
	"testing"

	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/ui"
)

// TestGoldIsTheNextLegalStep plays random matches in each way to snatch and looks at every decision: the golden button
// makes a legal step, or begins one. It never says "done" while anything is to be snatched, never passes, and no two
// buttons say the same.
func TestGoldIsTheNextLegalStep(t *testing.T) {
	met, left := map[string]int{}, 0
	for seed := range uint64(9) {
		way := []string{"snatch", "ghost", "calm"}[seed%3]
		m := newMatch(t, way, 3, seed)
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, 0)
		for range 200 {
			acting := m.Play.Core().AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			if seat := acting[0].Seat; seat != r.Reader {
				r.Reader = seat
				r.Board.Sync(m.Play.View(seat))
			}
			r.Look()
			r.Board.Finish()
			r.Tick(ui.Input{})
			b := r.Board
			if b.tale.mode() == taking && len(b.player.options.moves) > 0 { // something is chosen now and then
				move := b.player.options.moves[m.Chance.IntN(len(b.player.options.moves))]
				if move.Kind == rules.Take && b.player.options.drafts {
					b.Press(gesture{Kind: boards.Tap, On: pieceOf(rules.Rune(2 * move.Pair))})
					r.Tick(ui.Input{})
				}
			}
			draft, ready := r.Draft()
			said := map[string]bool{b.Given.Frame.Say(draft): draft.Key != ""}
			for i := range b.places.acts {
				if k, on := b.player.acts.Means(i); on {
					text := b.Given.Frame.Say(key("toss.board.act." + actNames[k]))
					if said[text] {
						t.Errorf("%s: two buttons say %q", way, text)
					}
					said[text] = true
				}
			}
			golden := ready && draft.Key != "" && !b.Leaves()
			switch v := m.Play.View(r.Reader); {
			case !golden:
			case draft.Key == "toss.board.do.done":
				if len(v.Visible())+len(v.RunVisible(max(0, r.Reader))) > 0 {
					t.Errorf("%s, seed %d: done is golden while something is to be snatched", way, seed)
				}
			case b.tale.mode() == throwing || b.tale.mode() == flicking: // it begins a gesture
				met[draft.Key]++
			default:
				if why := v.WhyNot(b.Actor, b.player.now.move); why != nil || b.player.now.move.Kind == rules.Pass {
					t.Errorf("%s, seed %d: golden is %+v, which is refused: %v", way, seed, b.player.now.move, why)
				}
				met[draft.Key]++
			}
			if ready && b.Leaves() {
				left++
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	if met["toss.board.do.throw"] == 0 || left == 0 {
		t.Errorf("golden was %v, and leaving off was offered %d times", met, left)
	}
}
