package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/hands"
	"runehall/scenes/motion"
	"runehall/scenes/table"
	"runehall/ui"
)

// player is what the person at the board does: the options, the selection, the devices that change it, and the plan that it becomes.
type player struct {
	parts
	options  *options
	sel      selection
	plan     plan
	order    [rules.ManyCards]rules.Card // in which cards are used; nobody else's business before they are
	pointers hands.Hands[thing]
	hands.Still[thing]
	hint motion.Hint[rules.Move]
	now  moment
	held mode

	acts     boards.Acts[actKind]
	gestures []gesture // of this tick
	stops    boards.Stops[thing]
	sheets   sheets
	peeks    boards.PeekKey
	eye      bool // the choice of rune stones is hidden for as long as its eye is held
}

func newPlayer(before parts) player {
	return player{
		parts: before, options: &options{actor: games.Nobody},
	}
}

// sync drops the plan and, for another reader, the selection, which is the business of who made it alone. A plan lives on where a move of it
// is being waited for that takes the curtain away: the same person planned it behind the curtain.
func (p *player) sync(other bool) {
	p.hint.Out()
	if other {
		p.sel = selection{}
	}
	if !other || !p.plan.Waits {
		p.plan = plan{}
	}
}

// refresh sorts anew what can be done, and forgets what no longer can.
func (p *player) refresh() {
	p.options = newOptions(p.given.View, p.given.Actor(p.given.View.Reader()), p.given.Drafts)
	p.sel = p.sel.kept(p.options)
}

func (p *player) arrangement() arrangement {
	p.think()
	a := p.show.arrangement()
	a.mode, a.action = p.mode(), actionOf(p.options, &p.sel)
	a.tiles = p.now.choices.count()
	a.sheet, a.about = p.sel.sheet, p.sel.about
	a.lines, a.items = p.sheetSize()
	return a
}

func (p *player) read(c *ui.Context) []gesture {
	p.gestures = p.gestures[:0]
	p.acts.Update(c)
	if !p.given.Bare {
		p.stops.Update(c, p.each, p.point)
	}
	in := c.Rest()
	p.touch(in)
	p.pointers.Read(in, p)
	p.keys(c, in)
	for _, g := range p.pointers.Gestures {
		p.means(g)
	}
	return p.gestures
}

func (p *player) press(g gesture) { p.gestures = append(p.gestures, g) }

// act carries out a gesture on the selection, and returns the move that comes of it, legal or not, if any. Any gesture cancels the plan,
// except looking at something and a tap on nothing, which only skips the animation.
func (p *player) act(g gesture) (rules.Move, bool) {
	p.hint.Out()
	late := p.options.actor >= 0 && p.options.actor != p.given.Front // the ledge has not changed hands yet
	if g.kind == tap && (g.on.Kind == nothing || late) {
		return rules.Move{}, false
	}
	if !g.looks() {
		p.plan = plan{}
	}
	after, then := intent(p.options, p.sel, g)
	p.sel = after
	if p.sel.sheet == explainSheet && !p.explains(p.sel.about) {
		p.sel = p.sel.closed()
	}
	m, made := then.Next()
	if made = made && p.options.actor >= 0; made {
		p.plan, p.order = then, p.sel.cards
	}
	return m, made
}

// ask asks for a move, and shows what is refused. Once the curtain is away the view no longer knows the cards that were planned behind it: then
// only the core can say whether such a move is legal.
func (p *player) ask(m rules.Move, want *table.Want[rules.Move]) {
	seat := p.options.actor
	why := p.given.View.WhyNot(seat, m)
	if why == games.NoSuchThing && m.Kind == rules.Lay && p.given.View.Reader() < 0 {
		why = nil
	}
	list, at := refused(p.options, &p.show.model, m), ui.Rect{}
	for _, t := range list {
		at = at.Union(p.places.things.At(t))
	}
	if p.plan.Waits = want.Make(seat, m, why, boards.First(at, p.places.ledge.rect)); !p.plan.Waits {
		p.plan = plan{}
		p.show.refuse(list)
	}
}

// goOn asks for the next move of a plan, once the one before it has been shown, and reports whether it did.
func (p *player) goOn(want *table.Want[rules.Move]) bool {
	m, due := p.plan.Due()
	if due = due && p.options.actor >= 0 && p.show.shown(); due {
		p.ask(m, want)
	}
	return due
}

// told notes that a move has been told. If it was the first of the plan, the next one may follow; any other move ends the plan.
func (p *player) told() {
	p.hint.Out()
	m, waits := p.plan.Moves, p.plan.Waits
	if p.plan.Told(); !waits {
		return
	}
	switch m[0].Kind {
	case rules.Use:
		p.sel.cards = p.order
	case rules.UseIcon, rules.IconGem, rules.IconCard, rules.Exchange, rules.Leave, rules.Accept, rules.AcceptGem, rules.Decline:
		p.sel.restep()
	}
	for _, next := range p.plan.Moves { // what is bought next stays ticked, before everybody's eyes too
		if next.Kind == rules.Buy {
			p.sel.slots[next.Slot] = true
		}
	}
}

// drop closes what lies over the board, or else forgets what is chosen, and reports whether there was anything.
func (p *player) drop() bool {
	planned := p.plan.Drop()
	switch {
	case p.sel.sheet != noSheet:
		p.sel = p.sel.closed()
	case p.sel.anything(p.options):
		p.sel = p.sel.dropped(p.options)
	default:
		return planned
	}
	return true
}

// drops reports whether a sheet lies over the board, anything is chosen, or more moves are planned.
func (p *player) drops() bool {
	return p.sel.sheet != noSheet || p.sel.anything(p.options) || len(p.plan.Moves) > 0
}

func (p *player) step() { p.hint.Step() }

// moving reports whether anything of it moves, or a plan goes on. With reduced motion a hint does not breathe.
func (p *player) moving() bool {
	_, due := p.plan.Due()
	return due || p.hint.Moving() && !p.given.Frame.Kit.Look.ReducedMotion
}
