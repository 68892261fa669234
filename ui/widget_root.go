package ui

// Widget is a part of a screen. A container passes the calls on to its parts. Measure and Layout are called when
// sizes or contents change, Update once per tick, Draw once per frame; Draw changes nothing.
type Widget interface {
	// Measure returns the size that the widget wants within room; 0 means unlimited.
	Measure(k *Kit, room Size) Size
	// Layout gives the widget its place.
	Layout(k *Kit, r Rect)
	// Update reacts to the tick's input.
	Update(c *Context)
	// Draw draws the widget where Layout put it.
	Draw(c *Canvas)
}

// Root holds what lasts longer than a tick: which widget follows which pointer, which one has the focus, which one
// shows a hint. A screen has one.
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
	used Actions // actions that activated something and are still held; they do nothing else until released
}

// claim is who follows a pointer. Owners are compared by address.
type claim struct {
	owner any
	lost  any  // the previous owner, until it has been told
	firm  bool // nobody may take it away
}

// restOwner owns the pointers that go to what lies below the widgets, and blockOwner those that go to nobody.
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
		clips: c.clips[:0], covers: c.covers[:0], left: c.left,
	}
	r.used &= in.Held
	c.held = c.held.Without(r.used)
	r.focus.begin(in)
	r.hint.begin()
	r.moving, r.pressed.on = false, false
	return c
}

// End ends a tick: it moves the focus as its keys ask, and forgets pointers that have ended.
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

// Moving reports whether a widget is moving, so that the pace must stay active.
func (r *Root) Moving() bool { return r.moving || r.ring.moving() || r.hint.waiting() }

// Pressed returns where something was tapped or activated in the last tick, or false if nothing was.
func (r *Root) Pressed() (Rect, bool) { return r.pressed.rect, r.pressed.on }

// Focus gives an owner the focus by default: Confirm reaches it although no ring is shown. It is for the primary button
// when a screen opens. When the owner goes away, the focus returns to the previous one.
func (r *Root) Focus(owner any) { r.focus.give(owner, true) }

// Focused returns who has the focus, or nil.
func (r *Root) Focused() any { return r.focus.owner }

// RingShown reports whether the focus ring is shown: keys or a gamepad moved the focus, and no other device has been
// used since.
func (r *Root) RingShown() bool { return r.focus.shown && r.focus.found }
