package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/table"
)

// Layout takes a new frame.
func (b *Board) Layout(f table.Frame) {
	b.shared.Layout(f)
	b.places.eye.Refit(f.Screen)
}

// Sync makes the display model from a view and forgets what the view does not allow.
func (b *Board) Sync(v rules.View) {
	first := !b.Given.Synced
	b.player.held.Rest()
	b.shared.Sync(v)
	b.places.stepAside()
	b.places.eye.Grew()
	b.artist.dim.Set(b.artist.dimming())
	if first || !b.places.eye.Free {
		b.places.eye.Centre(first)
	}
}

// Tell appends the steps that show events. The view is that after the move.
func (b *Board) Tell(events []rules.Event, v rules.View) {
	b.shared.Tell(events, v)
	b.places.stepAside()
	b.places.eye.Grew()
}

// Step plays one tick of what moves by itself.
func (b *Board) Step() {
	b.Given.Note(b.Timeline.Step())
	b.places.stepAside()
	b.Arrange()
	b.artist.dims()
	b.player.held.Step()
	b.Proposed.Step()
	b.player.seek()
	b.places.eye.Step(b.Shown(), b.player.pointers.Pinching())
}

// Finish shows every move told at once.
func (b *Board) Finish() {
	b.Timeline.Finish()
	b.places.stepAside()
	b.player.held.Rest()
	b.Arrange()
}

// Moving reports whether the picture will change without any input.
func (b *Board) Moving() bool {
	return b.shared.Moving() || b.artist.dim.Moving() || b.player.held.Moving() || b.places.eye.Moving()
}

// Show leads to the cell that an event is about and lights it, and returns false if there is none.
func (b *Board) Show(e rules.Event) bool {
	for _, t := range of(e) {
		if t.Kind == hex {
			b.Timeline.Add(lit(flash{on: t}, glowTicks))
			b.places.eye.Show(middle(cellOf(t)))
			return true
		}
	}
	return false
}

// stepAside lays revealed cards beside the field while something on it is to be chosen.
func (p *places) stepAside() {
	if p.Shown() && p.Given.View.Phase() == rules.ChoicePhase {
		p.put(len(p.Model.chain))
		return
	}
	p.put(0)
}

// Covers reports that no sheet lies over the golden button.
func (b *Board) Covers() bool { return false }
