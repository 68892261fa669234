package masters

import (
	rules "runehall/games/masters"
	"runehall/scenes/table"
	"runehall/ui"
)

// Update reads the input of a tick and returns what the person wants.
func (b *Board) Update(c *ui.Context, s table.State) (want table.Want[rules.Move]) {
	if b.given.Take(s, b.Shown()).Moves {
		b.refresh()
	}
	b.arrange()
	b.freshen()
	for _, g := range b.hand.read(c) {
		b.do(g, &want)
	}
	if s.Confirm {
		b.do(gesture{kind: confirm}, &want)
	}
	b.hand.lead.Reach(c, b.hand.choices.Button(0))
	b.hand.judge(b.given.Stale())
	b.freshen()
	return want
}

// do carries out one gesture, and asks the view about the move that comes of it.
func (b *Board) do(g gesture, want *table.Want[rules.Move]) {
	if b.hand.opens(g) {
		if b.hand.curtained() {
			want.Opens, want.Open = true, b.given.Front
		}
		return
	}
	b.Finish()
	before := b.hand.sel
	if m, made := b.hand.act(g); made {
		b.hand.ask(m, want)
	}
	b.given.Note(b.hand.sel != before || want.Made)
}
