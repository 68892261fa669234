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
	for _, g := range b.player.read(c) {
		b.do(g, &want)
	}
	if s.Confirm {
		b.do(gesture{kind: confirm}, &want)
	}
	b.player.lead.Reach(c, b.player.choices.Button(0))
	b.player.judge(b.given.Stale())
	b.freshen()
	return want
}

// do carries out one gesture, and asks the view about the move that comes of it.
func (b *Board) do(g gesture, want *table.Want[rules.Move]) {
	if b.player.opens(g) {
		if b.player.curtained() {
			want.Opens, want.Open = true, b.given.Front
		}
		return
	}
	b.Finish()
	before := b.player.sel
	if m, made := b.player.act(g); made {
		b.player.ask(m, want)
	}
	b.given.Note(b.player.sel != before || want.Made)
}
