package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/table"
	"runehall/ui"
)

// Update reads the input of a tick and returns what the person wants.
func (b *Board) Update(c *ui.Context, s table.State) (want table.Want[rules.Move]) {
	changes := b.Given.Take(s, b.Shown())
	if changes.Moves {
		b.Refresh()
		b.places.eye.Grew()
	}
	b.Given.Note(b.player.asked(changes))
	b.Arrange()
	b.Freshen()
	for _, g := range b.player.read(c) {
		b.do(g, &want)
	}
	want.Considers = b.player.considers()
	b.Freshen()
	return want
}

// do carries out one gesture.
func (b *Board) do(g gesture, want *table.Want[rules.Move]) {
	if seat, opens := b.player.opens(g); opens {
		if b.player.curtained(seat) {
			want.Opens, want.Open = true, seat
		}
		return
	}
	b.Finish()
	before := b.Sel
	if m, made := b.player.act(g); made {
		b.player.ask(m, want)
	}
	b.Given.Note(b.Sel != before || want.Made)
}
