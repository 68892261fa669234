package boards

import (
	"runehall/games"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// Update reacts to the input of a tick, and returns what the person wants.
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
	want.Considers = b.def.Choosing.Considers != nil && b.def.Choosing.Considers()
	b.Lead.End(c)
	if p := b.def.Plane; p != nil && p.Hover != nil {
		p.Hover()
	}
	b.Arrange()
	b.Freshen()
	return *want
}

// act handles the golden button, hands and a plan.
func (b *Board[M, E, V, Model, Sel, K]) act(c *ui.Context, s table.State, want *table.Want[M]) {
	if s.Confirm {
		b.do(Gesture[K]{Kind: Confirm}, want)
	}
	if s.AsksWhy && !want.Made {
		b.tellWhy(want)
	}
	if b.def.Hands.Reach != nil {
		b.def.Hands.Reach(c, want)
	}
	if !want.Made {
		b.Given.Note(b.goOn(want))
	}
}

// do carries out a gesture, and asks the view about the move that results.
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
	b.Given.Note(b.Sel != before || want.Made || made && b.def.Telling.Refused == nil)
}

// handled lets be heard what hands have done.
func (b *Board[M, E, V, Model, Sel, K]) handled(before Sel, g Gesture[K]) {
	if b.def.Choosing.Handled == nil {
		return
	}
	e, ok := b.def.Choosing.Handled(before, b.Sel, g)
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
	if b.def.Secrets.Curtain == nil {
		return false
	}
	means, may := b.def.Secrets.Curtain(g)
	if means && may {
		want.Opens, want.Open = true, b.Given.Front
		if on := g.On; b.def.Kinds.Of[on.Kind].Seated {
			want.Open = on.Seat
		}
	}
	return means
}

// takes hurries the picture, and reports whether a gesture was meant for something other than the selection.
func (b *Board[M, E, V, Model, Sel, K]) takes(g Gesture[K], want *table.Want[M]) bool {
	if b.def.Hands.Takes != nil {
		return b.def.Hands.Takes(g, want)
	}
	if !g.Looks() {
		b.Finish()
	}
	return false
}

// Act applies a gesture to the selection, and returns the resulting move, if any; it may be illegal. Any gesture stops
// a plan, except looking, and tapping on nothing, which only hurries the picture.
func (b *Board[M, E, V, Model, Sel, K]) Act(g Gesture[K]) (m M, made bool) {
	// The meaning of a gesture may depend on what is proposed.
	defer b.Proposed.Out()
	late := b.def.Hands.Takes == nil && b.Actor >= 0 && b.Actor != b.Given.Front // the ledge has not changed hands yet
	if g.Kind == Tap && (g.On.Kind == 0 || late) {
		return m, false
	}
	if !g.Looks() {
		b.Plan = Plan[M]{}
	}
	after, next := b.def.Choosing.Intent(b.Sel, g)
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
	} else if b.def.Choosing.Made != nil && !b.Given.Far {
		b.Sel, b.Plan = b.def.Choosing.Made(b.Sel, m), Plan[M]{}
	}
}

// Ask asks for a move of a seat, on a clock as what its hand does in this tick, and reports whether it can be made;
// otherwise it shows why not.
func (b *Board[M, E, V, Model, Sel, K]) Ask(s games.Seat, m M, want *table.Want[M]) bool {
	why, about := b.whyNot(s, m), b.def.About.Move(b.Given.View, m)
	if why == nil && b.Given.Clocked {
		want.Hands = append(want.Hands, games.Chosen[M]{Seat: s, Move: m})
		return true
	}
	can := want.Make(s, m, why, b.def.Places.Aim(about))
	switch {
	case can:
	case b.def.Telling.Refused != nil:
		b.Timeline.Add(b.def.Telling.Refused(b.Given.View, m)...)
	default:
		b.Refuse(about)
	}
	return can
}

// tellWhy shows why the draft cannot be made, and makes nothing.
func (b *Board[M, E, V, Model, Sel, K]) tellWhy(want *table.Want[M]) {
	_, next := b.def.Choosing.Intent(b.Sel, Gesture[K]{Kind: Confirm})
	if m, made := next.Next(); made && b.Actor >= 0 && b.whyNot(b.Actor, m) != nil {
		b.Ask(b.Actor, m, want)
	}
}

// whyNot returns why a seat cannot make a move, and nil if it can.
func (b *Board[M, E, V, Model, Sel, K]) whyNot(s games.Seat, m M) *games.Refusal {
	if b.def.Choosing.WhyNot != nil && s == b.Actor {
		return b.def.Choosing.WhyNot(m)
	}
	return b.Given.View.WhyNot(s, m)
}

// told takes a move that was told off the plan. One that nobody planned ends it, and so does a next one that cannot be
// made. While moves are being stored there is no actor to ask for.
func (b *Board[M, E, V, Model, Sel, K]) told() {
	m, waits := b.Plan.Moves, b.Plan.Waits
	b.Plan.Told()
	if waits && b.Given.Far && b.def.Choosing.Made != nil { // the selection had been kept until now
		b.Sel, b.Plan = b.def.Choosing.Made(b.Sel, m[0]), Plan[M]{}
	}
	if waits && b.def.Choosing.Told != nil {
		b.Sel = b.def.Choosing.Told(b.Sel, m[0], b.Plan.Moves)
	}
	if next, ok := b.Plan.Next(); ok && b.Actor >= 0 && b.whyNot(b.Actor, next) != nil {
		b.Plan.Drop()
	}
}

// Refuse shakes the things that a refused move is about.
func (b *Board[M, E, V, Model, Sel, K]) Refuse(about []things.Thing[K]) {
	for _, t := range about {
		if s := b.def.Telling.Shake(t); s.Ticks > 0 {
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
