package boards

import (
	"runehall/games"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// Update reads the input of a tick and returns what the person wants.
func (b *Board[M, E, V, Model, Sel, K]) Update(c *ui.Context, s table.State) table.Want[M] {
	b.want = table.Want[M]{}
	want := &b.want
	if b.Given.Take(s, b.Shown()) {
		b.Refresh()
	}
	b.Arrange()
	b.Freshen()
	for _, g := range b.read(c) {
		if !s.Sent || g.Looks() {
			b.do(g, want)
		}
	}
	if !s.Sent {
		b.act(c, s, want)
	}
	want.Considers = b.def.Considers != nil && b.def.Considers()
	b.Lead.End(c)
	if p := b.def.Plane; p != nil && p.Hover != nil {
		p.Hover()
	}
	b.Arrange()
	b.Freshen()
	return *want
}

// act lets the golden button, hands and a plan do what they do.
func (b *Board[M, E, V, Model, Sel, K]) act(c *ui.Context, s table.State, want *table.Want[M]) {
	if s.Confirm {
		b.do(Gesture[K]{Kind: Confirm}, want)
	}
	if s.AsksWhy && !want.Made {
		b.tellWhy(want)
	}
	if b.def.Reach != nil {
		b.def.Reach(c, want)
	}
	if !want.Made {
		b.Given.Note(b.goOn(want))
	}
}

// do carries out one gesture, and asks the view about the move that comes of it.
func (b *Board[M, E, V, Model, Sel, K]) do(g Gesture[K], want *table.Want[M]) {
	if b.opens(g, want) || b.takes(g, want) {
		return
	}
	before := b.Sel
	m, made := b.Act(g)
	if !made || b.def.Plane != nil { // a piece may turn as its move is made
		b.handled(before, g)
	}
	if p := b.def.Plane; p != nil && b.Sel != before {
		p.Changed(before, b.Sel, g)
	}
	if made {
		b.ask(m, want)
	}
	b.Given.Note(b.Sel != before || want.Made || made && b.def.Refused == nil)
}

// handled lets be heard what hands have done.
func (b *Board[M, E, V, Model, Sel, K]) handled(before Sel, g Gesture[K]) {
	if b.def.Handled == nil {
		return
	}
	e, ok := b.def.Handled(before, b.Sel, g)
	if !ok {
		return
	}
	from := First(b.Things.Touched(g.On), b.Things.Place(g.On)).Center()
	if p := b.def.Plane; p != nil {
		from = p.From(b.Sel)
	}
	b.Given.Sound(e, from)
}

// opens asks for the curtain if a gesture means something behind it, and reports whether it does.
func (b *Board[M, E, V, Model, Sel, K]) opens(g Gesture[K], want *table.Want[M]) bool {
	if b.def.Curtain == nil {
		return false
	}
	means, may := b.def.Curtain(g)
	if means && may {
		want.Opens, want.Open = true, b.Given.Front
		if on := g.On; b.def.Kinds.Of[on.Kind].Seated {
			want.Open = on.Seat
		}
	}
	return means
}

// takes hurries the picture, and reports whether a gesture was meant for something else than what is chosen.
func (b *Board[M, E, V, Model, Sel, K]) takes(g Gesture[K], want *table.Want[M]) bool {
	if b.def.Takes != nil {
		return b.def.Takes(g, want)
	}
	if !g.Looks() {
		b.Finish()
	}
	return false
}

// Act carries out a gesture on the selection, and returns the move that comes of it, legal or not, if any. Any gesture stops a plan, except
// looking, and a tap on nothing, which only hurries the picture.
func (b *Board[M, E, V, Model, Sel, K]) Act(g Gesture[K]) (m M, made bool) {
	defer b.Proposed.Out()                                                 // what a gesture means may depend on what is proposed
	late := b.def.Takes == nil && b.Actor >= 0 && b.Actor != b.Given.Front // the ledge has not changed hands yet
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

// ask asks for the next move of the plan. On a clock no plan waits for it.
func (b *Board[M, E, V, Model, Sel, K]) ask(m M, want *table.Want[M]) {
	if b.Plan.Waits = b.Ask(b.Actor, m, want) && !b.Given.Clocked; !b.Plan.Waits {
		b.Plan = Plan[M]{}
	} else if b.def.Made != nil && !b.Given.Far {
		b.Sel, b.Plan = b.def.Made(b.Sel, m), Plan[M]{}
	}
}

// Ask asks for a move of a seat, on a clock as what its hand does in this tick, and reports whether it can be made; otherwise it shows why not.
func (b *Board[M, E, V, Model, Sel, K]) Ask(s games.Seat, m M, want *table.Want[M]) bool {
	why, about := b.whyNot(s, m), b.def.About(b.Given.View, m)
	if why == nil && b.Given.Clocked {
		want.Hands = append(want.Hands, games.Chosen[M]{Seat: s, Move: m})
		return true
	}
	can := want.Make(s, m, why, b.def.Aim(about))
	switch {
	case can:
	case b.def.Refused != nil:
		b.Timeline.Add(b.def.Refused(b.Given.View, m)...)
	default:
		b.Refuse(about)
	}
	return can
}

// tellWhy shows why the draft cannot be made, and makes nothing.
func (b *Board[M, E, V, Model, Sel, K]) tellWhy(want *table.Want[M]) {
	_, next := b.def.Intent(b.Sel, Gesture[K]{Kind: Confirm})
	if m, made := next.Next(); made && b.Actor >= 0 && b.whyNot(b.Actor, m) != nil {
		b.Ask(b.Actor, m, want)
	}
}

// whyNot returns why a seat cannot make a move, and nil if it can.
func (b *Board[M, E, V, Model, Sel, K]) whyNot(s games.Seat, m M) *games.Refusal {
	if b.def.WhyNot != nil && s == b.Actor {
		return b.def.WhyNot(m)
	}
	return b.Given.View.WhyNot(s, m)
}

// told takes a move that was told off the plan. One that nobody planned ends it, and so does a next one that cannot be made. While moves are
// being stored there is no actor to ask for.
func (b *Board[M, E, V, Model, Sel, K]) told() {
	m, waits := b.Plan.Moves, b.Plan.Waits
	b.Plan.Told()
	if waits && b.Given.Far && b.def.Made != nil { // what was chosen stood until now
		b.Sel, b.Plan = b.def.Made(b.Sel, m[0]), Plan[M]{}
	}
	if waits && b.def.Told != nil {
		b.Sel = b.def.Told(b.Sel, m[0], b.Plan.Moves)
	}
	if next, ok := b.Plan.Next(); ok && b.Actor >= 0 && b.whyNot(b.Actor, next) != nil {
		b.Plan.Drop()
	}
}

// Refuse shakes what a move is about that may not be made.
func (b *Board[M, E, V, Model, Sel, K]) Refuse(about []things.Thing[K]) {
	for _, t := range about {
		if s := b.def.Shake(t); s.Ticks > 0 {
			b.Timeline.Add(s)
		}
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
