package ceremony

import (
	"runehall/assets/lang"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/score"
	"runehall/ui"
)

// Verdict tells what has decided a match that is over: on the board, and in words.
type Verdict struct {
	Account score.Account
	Last    []chronicle.Line // what the last move did
	Teller  *chronicle.Teller
}

// Show lights up on the board once more what has decided the match.
func (v *Verdict) Show(board chronicle.Board) {
	if told := v.Account.Lead().Told; told >= 0 && board.Show(told) {
		return
	}
	if len(v.Last) > 0 {
		board.Show(v.Last[0].Told)
	}
}

// Says returns in a sentence what has decided the match: how a tie was broken, or what the winner got more of than
// everybody else, or the last move.
func (v *Verdict) Says(k *ui.Kit, safe ui.Rect) string {
	if broken, ok := v.Account.Broken(); ok {
		return v.Teller.Say(broken)
	}
	l := v.Account.Lead()
	if !l.Is {
		won := v.ofWinners()
		return won.SaysLast(k, safe)
	}
	st := v.Teller.Stage
	return st.Text("table.end.lead", lang.Str("what", st.Text(l.Row.Reason)), lang.Num("n", l.Size(l.Winner)),
		lang.Num("second", l.Size(l.Foe)))
}

// ofWinners returns the verdict with only what the last move did for winners, if it did anything for them: what it cost
// somebody else did not win the match.
func (v *Verdict) ofWinners() Verdict {
	won := *v
	won.Last = nil
	for _, l := range v.Last {
		if s := chronicle.Subject(l.Phrase); s >= 0 && v.Account.Result.Rank[s] == 1 {
			won.Last = append(won.Last, l)
		}
	}
	if len(won.Last) == 0 {
		return *v
	}
	return won
}

// SaysLast returns what the last move did, as many of its events as fit into two lines.
func (v *Verdict) SaysLast(k *ui.Kit, safe ui.Rect) string {
	return v.Teller.Last(v.Last, v.Account.Brings, func(text string) bool {
		return k.Measure(text, k.Type.Body, safe.W-4*k.Gap.L).H <= 2*k.LineHeight(k.Type.Body)
	})
}
