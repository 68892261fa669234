package ui

// Widget is a part of a screen. A container passes the calls on to what it holds. Measure and
// Layout run when sizes or contents change, Update once per tick, Draw once per frame; Draw changes
// nothing.
type Widget interface {
	// Measure returns the size that the widget wants within room; a room of 0 is unbounded.
	Measure(k *Kit, room Size) Size
	// Layout gives the widget its rectangle.
	Layout(k *Kit, r Rect)
	// Update reacts to the tick's input.
	Update(c *Context)
	// Draw draws the widget where Layout put it.
	Draw(c *Canvas)
}

// Root owns what outlives a tick: which widget follows which pointer, which has the focus, which
// explains itself. A screen has one.
type Root struct {
	kit     *Kit
	claims  map[PointerID]claim
	focus   focus
	ring    ring
	hint    hint
	context Context
	moving  bool
	pressed struct {
		on   bool // something was tapped or activated in this tick
		rect Rect
	}
	used Actions // activated something and are still held: nothing else is held with them
}

// claim says who follows a pointer. Owners are compared by address.
type claim struct {
	owner any
	lost  any  // who followed it before and has not been told yet
	firm  bool // nobody may take it away
}

// restOwner and blockOwner own the pointers that no widget follows: those of what lies below the
// widgets, and those that nobody gets.
type (
	restOwner  struct{}
	blockOwner struct{}
)

// NewRoot returns a root that follows nothing.
func NewRoot(k *Kit) *Root { return &Root{kit: k, claims: map[PointerID]claim{}} }

// Begin starts a tick and returns its context, which is valid until End.
func (r *Root) Begin(in *Input) *Context {
	c := &r.context
	*c = Context{
		Kit: r.kit, root: r, in: in, hover: true, actions: in.Pressed, held: in.Held,
		clips: c.clips[:0], left: c.left,
	}
	r.used &= in.Held
	c.held = c.held.Without(r.used)
	r.focus.begin(in)
	r.hint.begin()
	r.moving, r.pressed.on = false, false
	return c
}

// End ends a tick: the focus moves where its keys say, and pointers that ended are forgotten.
func (r *Root) End(c *Context) {
	r.focus.end(c)
	for id := range r.claims {
		if p, ok := c.in.Pointer(id); !ok || !p.IsDown() {
			delete(r.claims, id)
		}
	}
	r.ring.update(r, c)
	r.hint.end(c)
}

// Moving reports whether something of the chrome is on its way, so that the pace must stay active.
func (r *Root) Moving() bool { return r.moving || r.ring.moving() || r.hint.waiting() }

// Pressed returns where something was tapped or activated in the last tick, and false if nothing was.
func (r *Root) Pressed() (Rect, bool) { return r.pressed.rect, r.pressed.on }

// Focus gives an owner the focus, as a default that Confirm reaches although no ring is shown: the
// primary button when a screen opens. When that owner goes, the focus goes back to who had it.
func (r *Root) Focus(owner any) { r.focus.give(owner, true) }

// Focused returns who has the focus, or nil.
func (r *Root) Focused() any { return r.focus.owner }

// RingShown reports whether the focus ring is shown: keys or a gamepad moved the focus, and no other
// device was used since.
func (r *Root) RingShown() bool { return r.focus.shown && r.focus.found }
