package boards

import (
	"runehall/games"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// Update reads the input of a tick and returns what the person wants.
func (b *Board[M, E, V, Model, Sel, K]) Update(c *ui.Context, s table.State) (want table.Want[M]) {
	changes := b.Given.Take(s, b.Shown())
	if changes.Moves {
		b.Refresh()
	}
	if b.def.Asked != nil {
		before := b.Sel
		b.Sel = b.def.Asked(b.Sel, changes)
		b.Given.Note(b.Sel != before)
	}
	b.Arrange()
	b.Freshen()
	for _, g := range b.read(c) {
		b.do(g, &want)
	}
	if s.Confirm {
		b.do(Gesture[K]{Kind: Confirm}, &want)
	}
	if !want.Made {
		b.Given.Note(b.goOn(&want))
	}
	want.Considers = b.def.Considers != nil && b.def.Considers()
	b.Lead.End(c)
	if p := b.def.Plane; p != nil && p.Hover != nil {
		p.Hover()
	}
	b.Arrange()
	b.Freshen()
	return want
}

// do carries out one gesture, and asks the view about the move that comes of it.
func (b *Board[M, E, V, Model, Sel, K]) do(g Gesture[K], want *table.Want[M]) {
	if means, may := b.def.Curtain(g); means {
		if may {
			want.Opens, want.Open = true, b.Given.Front
		}
		return
	}
	if !g.Looks() {
		b.Finish()
	}
	before := b.Sel
	m, made := b.Act(g)
	b.Given.Note(made || b.Sel != before)
	if !made {
		b.handled(before, g)
	}
	if p := b.def.Plane; p != nil && b.Sel != before {
		p.Changed(before, b.Sel, g)
	}
	if made {
		b.ask(m, want)
	}
}

// handled lets be heard what hands have done.
func (b *Board[M, E, V, Model, Sel, K]) handled(before Sel, g Gesture[K]) {
	e, ok := b.def.Handled(before, b.Sel, g)
	if !ok {
		return
	}
	from := b.Things.Touched(g.On).Center()
	if p := b.def.Plane; p != nil {
		from = p.From(b.Sel)
	}
	b.Given.Sound(e, from)
}

// Act carries out a gesture on the selection, and returns the move that comes of it, legal or not, if any. Any gesture stops a plan, except
// looking, and a tap on nothing, which only hurries the picture.
func (b *Board[M, E, V, Model, Sel, K]) Act(g Gesture[K]) (m M, made bool) {
	b.Proposed.Out()
	late := b.Actor >= 0 && b.Actor != b.Given.Front // the ledge has not changed hands yet
	if g.Kind == Tap && (g.On.Kind == 0 || late) {
		return m, false
	}
	if !g.Looks() {
		b.Plan = Plan[M]{}
	}
	after, next := b.def.Intent(b.Sel, g)
	b.follow(b.Sel, after)
	b.Sel = after
	if m, made = next.Next(); !made || b.Actor < 0 {
		return m, false
	}
	b.Plan = next
	return m, true
}

// ask asks for a move, and shows what is refused.
func (b *Board[M, E, V, Model, Sel, K]) ask(m M, want *table.Want[M]) {
	about := b.def.About(b.Given.View, m)
	if b.Plan.Waits = want.Make(b.Actor, m, b.whyNot(m), b.def.Aim(about)); b.Plan.Waits {
		if b.def.Made != nil {
			b.Sel = b.def.Made(b.Sel, m)
		}
		return
	}
	b.Plan = Plan[M]{}
	if b.def.Refused != nil {
		b.Timeline.Add(b.def.Refused(b.Given.View, m)...)
		return
	}
	b.Refuse(about)
}

// whyNot returns why the actor cannot make a move, and nil if it can.
func (b *Board[M, E, V, Model, Sel, K]) whyNot(m M) *games.Refusal {
	if b.def.WhyNot != nil {
		return b.def.WhyNot(m)
	}
	return b.Given.View.WhyNot(b.Actor, m)
}

// told takes a move that was told off the plan. One that nobody planned ends it, and so does a next one that cannot be made. While moves are
// being stored there is no actor to ask for.
func (b *Board[M, E, V, Model, Sel, K]) told() {
	m, waits := b.Plan.Moves, b.Plan.Waits
	b.Plan.Told()
	if waits && b.def.Told != nil {
		b.Sel = b.def.Told(b.Sel, m[0], b.Plan.Moves)
	}
	if next, ok := b.Plan.Next(); ok && b.Actor >= 0 && b.whyNot(next) != nil {
		b.Plan.Drop()
	}
}

// Refuse shakes what a move is about that may not be made.
func (b *Board[M, E, V, Model, Sel, K]) Refuse(about []things.Thing[K]) {
	for _, t := range about {
		b.Timeline.Add(b.def.Shake(t))
	}
}

// goOn asks for the next move of a plan, once the one before it has been shown, and reports whether it did.
func (b *Board[M, E, V, Model, Sel, K]) goOn(want *table.Want[M]) bool {
	m, due := b.Plan.Due()
	if due = due && b.Actor >= 0 && b.Shown(); due {
		b.ask(m, want)
	}
	return due
}
