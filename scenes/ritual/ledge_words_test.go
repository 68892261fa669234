package ritual

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
)

// TestTheStateOfTheSeatInFrontIsWhole measures all words that may stand below the name on the ledge of a wide screen,
// in each language: none is cut off.
func TestTheStateOfTheSeatInFrontIsWhole(t *testing.T) {
	m := newMatch(t, 3, "adventurers", 5)
	for _, tag := range []string{"en", "de", "fr", "uk"} {
		r := newRig(m, boardtest.Screen{W: 1280, H: 720, Scale: 1, Tag: tag}, 0)
		r.Settle()
		f, room := r.Board.Given.Frame, r.Board.places.ledge.name
		for _, state := range []string{"revealed", "target", "thinking", "over", "on-turn", "skips", "next",
			"computer", "waiting"} {
			text := f.Say(games.Phrase{Key: "ritual.board.state." + state})
			if wide := f.Kit.Measure(text, f.Kit.Type.Small, 0).W; wide > room.W {
				t.Errorf("%s: %q is %v wide, and there is room for %v", tag, text, wide, room.W)
			}
		}
	}
}
