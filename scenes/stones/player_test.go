package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// person makes moves through the board as a person does, with one device. It opens the doors of things that lie behind
// them, and walks to things that need the focus.
type person struct {
	*rig
	boardtest.Player
}

// players returns a person for each device.
func players(r *rig) (list []person) {
	for _, p := range boardtest.Players {
		list = append(list, person{r, p})
	}
	return list
}

// there reports whether a thing can be pressed now.
func (p person) there(t thing) bool {
	if t.Kind == act {
		_, on := p.Board.player.acts.Means(int(t.N))
		return on
	}
	for on := range p.Board.Each {
		if on == t {
			return true
		}
	}
	return false
}

// press activates a thing. If the thing is not there, press closes the open sheet, or opens the door of the thing
// first.
func (p person) press(t thing) {
	p.T.Helper()
	if t.Kind == hand && p.Device == ui.KeyDevice {
		p.Letter(rune('1' + t.N))
		return
	}
	if !p.there(t) && p.Board.Sel.Sheet != boards.NoSheet {
		p.back()
	}
	if in := catalogue.In(t); in.Kind == door && !p.there(t) {
		p.strike(in)
	}
	p.strike(t)
}

// back closes the open sheet, as the table's way back does.
func (p person) back() {
	p.Board.Drop()
	p.Tick(ui.Input{})
}

// strike activates a thing that can be pressed now: by a tap, or by walking there and confirming.
func (p person) strike(t thing) {
	p.T.Helper()
	if !p.there(t) {
		p.T.Fatalf("%s: there is no %s; the mode is %v, the selection %+v, the targets %v", p.Name, p.Board.Name(t),
			p.Board.places.made.mode, p.Board.Sel, p.Targets())
	}
	if p.Points() {
		p.Tap(p.Kind, p.Board.Things.Place(t).Center())
		return
	}
	p.walk(t)
	p.Strike(p.Device, ui.Confirm)
}

// owner returns who has the focus at a thing.
func (p person) owner(t thing) any {
	if t.Kind == act {
		return p.Board.player.acts.Button(int(t.N))
	}
	return p.Board.Owner(t)
}

// walk moves the focus to a thing, by Tab or, on a gamepad, by directions alone.
func (p person) walk(t thing) {
	p.T.Helper()
	if !p.Walk(p.Player, p.owner(t), 1, func() any { return nil }) {
		p.T.Fatalf("%s: the focus does not come to %s; the mode is %v, the selection is %+v", p.Name, p.Board.Name(t),
			p.Board.places.made.mode, p.Board.Sel)
	}
}

// accept presses the golden button, which belongs to the table. Without drafts the last choice has made the move
// already.
func (p person) accept() {
	p.T.Helper()
	if !p.State.Drafts && len(p.Wanted) > 0 {
		return
	}
	if !p.Board.player.now.ready {
		p.T.Fatalf("%s: the golden button cannot be pressed: %+v; the selection is %+v", p.Name,
			p.Board.player.now.doing, p.Board.Sel)
	}
	p.Golden()
}

// try makes a move through the board.
func (p person) try(m rules.Move) {
	p.T.Helper()
	for p.Board.Drop() {
	}
	p.Tick(ui.Input{})
	switch m.Kind {
	case rules.SwapGem, rules.SwapOre, rules.SetJoker:
		p.tryStone(m)
		return
	case rules.Leave:
		p.insist(actLeave, actLeaveSure)
		return
	case rules.Decline:
		p.insist(actDecline, actDeclineSure)
		return
	case rules.Done:
		for o, s := p.Board.player.options, &p.Board.Sel; current(o, s) != rules.Hidden && !onlyLeaves(o, s); {
			p.act(actLeave)
		}
		if o, s := p.Board.player.options, &p.Board.Sel; goesOn(o, s) {
			p.act(acts(o, s)[0])
			return
		}
	case rules.End:
		if _, possible := longest(p.Board.player.options); possible {
			p.act(actEnd)
			return
		}
	default:
		p.choose(m)
	}
	p.accept()
}

// choose presses the things of a move that are not chosen yet, in an order that leads there, and pays for it.
func (p person) choose(m rules.Move) {
	p.T.Helper()
	h := &p.Board.player
	list := about(h.options, &h.Model, m)
	if m.Kind == rules.Use { // their order does not change the move
		cards := list[1:]
		slices.Reverse(cards[:1+int(m.Cards[0])%len(cards)])
	}
	for _, t := range list {
		h.think()
		if t.Kind != die && h.mark(t)&boards.Chosen == 0 {
			p.press(t)
		}
	}
	if gem := tileAt(slices.Index(gemChoice[:], m.Colour)); m.Kind == rules.IconGem && !slices.Contains(list, gem) {
		p.press(gem) // it lies there only once its card is open
	}
	if ore := m.Kind == rules.ForgeOre; (ore || m.Kind == rules.Forge) && ore != h.Sel.ore {
		p.press(payWayOf(map[bool]int{true: 1}[ore]))
	}
	if m.Kind == rules.Forge || m.Kind == rules.Exchange {
		p.pay(m.Pay)
	}
}

// insist presses a button beside the golden one and, if moves are drafted, presses it once more.
func (p person) insist(once, sure actKind) {
	p.T.Helper()
	if p.act(once); p.State.Drafts {
		p.act(sure)
	}
}

func (p person) act(k actKind) {
	p.T.Helper()
	for i := range boards.MaxActs {
		acts := &p.Board.player.acts
		if means, on := acts.Means(i); on && means == k {
			for acts.Rests(i) {
				p.Tick(ui.Input{})
			}
			p.strike(actAt(i))
			return
		}
	}
	p.T.Fatalf("%s: there is no button %s; the selection is %+v", p.Name, actNames[k], p.Board.Sel)
}

// pay changes a payment gem by gem until it is as wanted.
func (p person) pay(want rules.Gems) {
	p.T.Helper()
	h := &p.Board.player
	for range 60 {
		now := gemsOf(h.now.choices)
		if now == want {
			return
		}
		at := slices.IndexFunc(h.now.choices[:], func(c rules.Colour) bool { return now[c] > want[c] })
		p.press(tileAt(at))
	}
	p.T.Fatalf("%s: the payment does not become %v; the selection is %+v", p.Name, want, h.Sel)
}

// tryStone uses the rune stone Swap or Joker.
func (p person) tryStone(m rules.Move) {
	p.T.Helper()
	h := &p.Board.player
	k := rules.SwapStone
	if m.Kind == rules.SetJoker {
		k = rules.JokerStone
	}
	own := p.Board.mine(ownStone, int(k))
	if !p.there(own) && !p.there(doorTo(doorStones)) {
		own = stoneOf(k) // the rune stones to pick have taken its place
	}
	p.press(own)
	p.strike(things.Nth(item, slices.Index(h.sheets.pick, m)))
}

// make makes a move through the board, and checks that the board asked for just that move.
func (p person) make(seat games.Seat, m rules.Move) { p.Makes(p.Player, seat, m, p.try) }
