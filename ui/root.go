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

// Root owns what outlives a tick: which widget follows which pointer, and which has the focus. A
// screen has one.
type Root struct {
	kit     *Kit
	owners  map[PointerID]claim
	focus   focus
	context Context
	frame   frameTween
	moving  bool
}

// claim says who follows a pointer. Owners are compared by address.
type claim struct {
	owner any
	firm  bool // no scroll may take it away
	seen  bool
}

// rest is the owner of the pointers that no widget took.
type restOwner struct{}

var rest any = restOwner{}

// NewRoot returns a root that follows nothing.
func NewRoot(k *Kit) *Root { return &Root{kit: k, owners: map[PointerID]claim{}} }

// Begin starts a tick and returns its context, which is valid until End.
func (r *Root) Begin(in *Input) *Context {
	c := &r.context
	*c = Context{Kit: r.kit, root: r, in: in, hover: true, left: c.left, actions: in.Pressed, held: in.Held}
	r.focus.begin(in)
	r.moving = false
	return c
}

// End ends a tick: the focus moves where its keys say, and pointers that ended are forgotten.
func (r *Root) End(c *Context) {
	r.focus.end(c)
	for id := range r.owners {
		if p, ok := c.in.Pointer(id); !ok || !p.IsDown() {
			delete(r.owners, id)
		}
	}
	r.frame.update(r, c)
}

// Moving reports whether something of the chrome is on its way.
func (r *Root) Moving() bool { return r.moving || r.frame.moving() }

// Focus gives an owner the focus, as a default that Confirm reaches although no ring is shown: the
// primary button when a screen opens.
func (r *Root) Focus(owner any) { r.focus.owner, r.focus.byDefault = owner, true }

// Focused returns who has the focus, or nil.
func (r *Root) Focused() any { return r.focus.owner }

// RingShown reports whether the focus ring is shown: the last device was a keyboard or a gamepad.
func (r *Root) RingShown() bool { return r.focus.shown && r.focus.found }
