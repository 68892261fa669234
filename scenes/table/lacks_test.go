package table

import (
	"testing"

	"runehall/games"
	"runehall/games/ritual"
)

// TestARefusalSaysWhatIsMissing has a move refused. If the game says what the move lacks, the notice tells that, and
// otherwise the refusal's own words.
func TestARefusalSaysWhatIsMissing(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, "greedy")
	h.settle()
	lacking := false
	def := *h.table.play.kind.Def
	def.Lacks = func(v ritual.View, s games.Seat, m ritual.Move) (games.Phrase, bool) {
		return games.Phrase{Key: "table.log.move", Args: []games.Arg{games.NumberArg("n", 7)}}, lacking && s == 0
	}
	h.table.play.kind.Def = &def
	why := def.Refusals[0]
	for _, lacking = range []bool{false, true} {
		h.board.want = Want[ritualMove]{Why: why}
		h.ticks(3)
		text := h.table.toast.Text()
		if own := h.stage.Text(why.Reason); (text == own) == lacking || lacking && text != "7" {
			t.Errorf("lacking something: %v, and the notice says %q; the refusal %q", lacking, text, own)
		}
	}
}
