package market

import (
	"runehall/games"
	rules "runehall/games/market"
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
	pointers hands.Hands[thing]
	hands.Still[thing]
	hint motion.Hint[rules.Move]
	now  moment
	held mode
	took thing // where something was taken last

	acts     boards.Acts[actKind]
	gestures []gesture // of this tick
	stops    boards.Stops[thing]
	peeks    boards.PeekKey
	sheets   sheets
}

func newPlayer(before parts) player {
	return player{
		parts:   before,
		options: &options{actor: games.Nobody, reader: games.Public},
		stops:   boards.Stops[thing]{Same: func(t thing) thing { return catalogue.Stop(t, before.places.made.front) }},
	}
}

// sync forgets a plan, and what was chosen by somebody else, which is nobody's business, but for what everybody may see. Whoever takes
// moves back may take the interest anew.
func (p *player) sync(other bool) {
	p.hint.Out()
	p.plan = plan{}
	if other {
		p.sel = p.sel.interest()
	} else {
		p.sel.moved = false
	}
}

// refresh sorts anew what can be done, and forgets what no longer can.
func (p *player) refresh() {
	before := p.options
	p.options = newOptions(p.given.View, p.given.Actor(p.given.View.Reader()), p.given.Drafts)
	if before.view != (rules.View{}) {
		p.sel = p.sel.kept(p.options, before)
	}
}

// arrangement returns what there is to place.
func (p *player) arrangement() arrangement {
	p.think()
	a := p.show.arrangement()
	a.phase = p.stage()
	a.mode, a.room, a.where = p.mode(), p.now.room, p.now.where
	a.offers, a.tiles = len(p.now.offers), p.now.pay.Size()
	if a.mode == aiming { // what is bought is settled, and mostly how it is paid
		if p.sel.thing.Kind != bay || a.offers < 2 {
			a.offers = 0
		}
		if !p.now.changes {
			a.tiles = 0
		}
	}
	a.sheet, a.about = p.sel.sheet, p.sel.about
	a.lines, a.items = p.sheetSize()
	for _, n := range p.now.coming {
		if n > 0 {
			a.panels++
		}
	}
	return a
}

// read returns what a tick of input means.
func (p *player) read(c *ui.Context) []gesture {
	p.gestures = p.gestures[:0]
	p.acts.Update(c)
	if !p.given.Bare {
		p.stops.Update(c, p.each, p.point)
	}
	in := c.Rest()
	p.pointers.Read(in, p)
	p.keys(c, in)
	for _, g := range p.pointers.Gestures {
		p.means(g)
	}
	return p.gestures
}

// press adds a gesture to those of this tick.
func (p *player) press(g gesture) { p.gestures = append(p.gestures, g) }

// act carries out a gesture on the selection, and returns the move that comes of it, legal or not, if any. Whatever is done stops a
// plan; what is held and looked at does not, nor a tap on nothing, which only hurries.
func (p *player) act(g gesture) (rules.Move, bool) {
	p.hint.Out()
	late := p.options.actor >= 0 && p.options.actor != p.given.Front // the ledge has not changed hands yet
	if g.kind == tap && (g.on.Kind == nothing || late) {
		return rules.Move{}, false
	}
	if !g.looks() {
		p.plan = plan{}
	}
	after, next, made := intent(p.options, p.sel, g)
	p.sel = after
	if !made || p.options.actor < 0 {
		return rules.Move{}, false
	}
	p.plan = next
	return next.Next()
}

// ask asks for a move, and shows what is refused.
func (p *player) ask(m rules.Move, want *table.Want[rules.Move]) {
	seat := p.options.actor
	on := about(p.given.View, m)
	if p.plan.Waits = want.Make(seat, m, p.given.View.WhyNot(seat, m), p.places.aim(on)); !p.plan.Waits {
		p.plan = plan{}
		p.show.refuse(on)
	} else if m.Kind == rules.TakeRune || m.Kind == rules.TakeCard {
		p.took = on[0]
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

// told notes that a move has been told: the next one of the plan may follow, if it still can. A move that nobody planned ends a plan.
func (p *player) told() {
	p.hint.Out()
	p.plan.Told()
	if m, ok := p.plan.Next(); ok && p.given.View.WhyNot(p.given.View.OnTurn(), m) != nil {
		p.plan.Drop()
	}
}

// drop closes what lies over the board, or else forgets what is chosen, and reports whether there was anything.
func (p *player) drop() bool {
	planned := p.plan.Drop()
	switch {
	case p.sel.sheet != noSheet:
		p.sel = p.sel.closed()
	case p.sel.anything():
		p.sel = p.sel.cleared()
	case p.sel.moved && p.options.can(rules.Interest):
		p.sel.moved = false
	default:
		return planned
	}
	return true
}

// drops reports whether a sheet lies over the board, anything is chosen, interest was chosen to be moved, or more moves are planned.
func (p *player) drops() bool {
	return p.sel.sheet != noSheet || p.sel.anything() || p.sel.moved && p.options.can(rules.Interest) || len(p.plan.Moves) > 0
}

// step plays a tick of what follows the hand.
func (p *player) step() { p.hint.Step() }

// moving reports whether anything of it moves, or a plan goes on. With reduced motion a hint does not breathe.
func (p *player) moving() bool {
	_, due := p.plan.Due()
	return due || p.hint.Moving() && !p.given.Frame.Kit.Look.ReducedMotion
}
