package stones

import (
	"fmt"
	"iter"
	"slices"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// untried are the refusals that nobody meets at the board, and why: it offers no way to try such a move.
var untried = map[string]string{
	"other-result":   "what the die has rolled is all that can be accepted",
	"buy-first":      "the golden button ends a summoning only once a card is bought",
	"nothing-open":   "an ability that has not begun is passed over without a move",
	"no-gems":        "gems are changed only to such as one has",
	"can-act":        "the golden button passes only where nothing else can be done",
	"take-stone":     "the golden button waits until the stones are picked",
	"no-exchange":    "an exchange is paid only where the current card is one",
	"not-due":        "gems are changed only to such as pay the exchange",
	"other-icon":     "what is chosen for an icon is what that takes",
	"name-gem":       "the golden button waits until a gem is chosen",
	"name-card":      "the golden button waits until a card is chosen",
	"not-joker":      "among the gems to be chosen there is no joker gem",
	"no-swap-stone":  "a rune stone of one's own is there only if one has it",
	"no-joker-stone": "a rune stone of one's own is there only if one has it",
	"swap-joker":     "the sheet of the stone has only what can be swapped",
	"joker-colour":   "the sheet of the stone has only gems that may lie on it",
	"joker-none":     "the sheet of the stone has only gems that the supply has",
}

// attempt is a way of taps in a position, of which the last one asks for a move that is refused.
type attempt struct {
	path []target
	move rules.Move
	why  *games.Refusal
}

// pointable lists what can be pointed at in a position.
func pointable(o *options, s *selection) (list []target) {
	add := func(k targetKind, from, to int) {
		for i := from; i < to; i++ {
			list = append(list, target{k, i})
		}
	}
	add(onTab, 0, int(actions))
	add(onHand, 0, len(o.hand))
	add(onSlot, 1, rules.Slots+1)
	add(onSmithy, 0, int(rules.Smithies))
	add(onStone, 1, int(rules.Stones))
	for _, k := range o.view.Stones(o.actor) {
		add(onOwnStone, int(k), int(k)+1)
	}
	add(onField, 0, fields*int(rules.Rows))
	add(onRow, 0, int(rules.Rows))
	add(onPlayed, 0, o.view.Played().Size())
	add(onIcon, 0, icons(o, s))
	list1 := choices(o, s)
	add(onChoice, 0, list1.count())
	if unpaid(o, s) {
		add(onPayWay, 0, 2)
	}
	if o.phase == rules.DiePhase {
		add(onDie, 0, 1)
	}
	return list
}

// attempts lists what the seat on turn can try in a position and is refused. The core never answers that there is no such thing.
func attempts(t *testing.T, o *options) (list []attempt) {
	t.Helper()
	ways := [][]target{nil}
	if o.phase == rules.TurnPhase && len(o.hand) > 2 {
		ways = append(ways, []target{{onTab, int(useAbilities)}, {onHand, 0}, {onHand, 1}})
	}
	for at := range o.forges {
		if o.forges[at].WhyNot == nil && o.phase != rules.TradePhase && (o.phase == rules.TurnPhase || o.phase == rules.ForgePhase) {
			ways = append(ways, []target{{onSmithy, at}})
			break
		}
	}
	for _, way := range ways {
		s := taps(t, o, selection{}.kept(o), way...)
		for _, on := range pointable(o, &s) {
			_, p, made := intent(o, s, gesture{kind: tap, on: on})
			m, _ := p.next()
			why := o.view.WhyNot(o.actor, m)
			if !made || why == nil {
				continue
			}
			if !slices.Contains(rules.Def.Refusals, why) {
				t.Fatalf("a tap on %s in phase %d asks for %v, which is refused with %v; the selection is %+v", on.name(), o.phase, m, why, s)
			}
			list = append(list, attempt{append(slices.Clone(way), on), m, why})
		}
	}
	return list
}

// habits are ways to play that lead to what no random match comes to: each says how much a seat wants a move.
var habits = []func(v rules.View, m rules.Move) int{
	// Everybody hoards, until supplies run out.
	func(v rules.View, m rules.Move) int {
		switch m.Kind {
		case rules.Forge, rules.ForgeOre, rules.Exchange, rules.SwapOre:
			return -1
		case rules.Leave, rules.Decline, rules.Done, rules.End:
			return 0
		}
		return 1
	},
	// Wild artifacts are forged, and kept.
	func(v rules.View, m rules.Move) int {
		switch {
		case m.Kind == rules.Forge && m.Smithy == rules.WildSmithy:
			return 3
		case m.Kind == rules.Trade:
			return -1
		}
		return 1
	},
	// Rows are traded in together, save for the first.
	func(v rules.View, m rules.Move) int {
		seat, both := v.OnTurn(), true
		for row := range rules.Rows {
			f := v.Row(seat, row)
			both = both && f.Count() > 1
		}
		switch {
		case m.Kind == rules.Forge:
			return 3
		case m.Kind == rules.Place:
			f := v.Row(seat, m.Row)
			return 9 - f.Count()
		case m.Kind != rules.Trade:
			return 1
		case both || tradedOne(v, seat) || len(v.Stones(seat)) == 0:
			return 4
		}
		return 0
	},
	// The stone Joker is taken, and waits.
	func(v rules.View, m rules.Move) int {
		switch {
		case m.Kind == rules.SetJoker:
			return -1
		case m.Kind == rules.Trade && m.Stone == rules.JokerStone, m.Kind == rules.Forge:
			return 2
		}
		return 1
	},
	// All creatures are bought, then used.
	func(v rules.View, m rules.Move) int {
		short := slices.Contains(display(v), rules.Hidden) && v.Phase() != rules.SummonPhase
		switch m.Kind {
		case rules.Lay, rules.Buy:
			return 3
		case rules.Use:
			return map[bool]int{true: 4}[short]
		case rules.Done:
			return 1
		}
		return 2
	},
}

// tradedOne reports whether one row of a seat is empty: the other one has just been traded in.
func tradedOne(v rules.View, seat games.Seat) bool {
	upper, lower := v.Row(seat, rules.Upper), v.Row(seat, rules.Lower)
	return upper.Count() == 0 || lower.Count() == 0
}

func display(v rules.View) []rules.Card {
	d := v.Display()
	return d[:]
}

// habit returns a move that a seat wants most.
func habit(m *match, seat games.Seat, wants func(v rules.View, m rules.Move) int) rules.Move {
	v, moves := m.Play.View(seat), m.Play.Core().AppendMoves(nil, seat)
	most := -10
	for _, move := range moves {
		most = max(most, wants(v, move))
	}
	moves = slices.DeleteFunc(moves, func(move rules.Move) bool { return wants(v, move) < most })
	return moves[m.Chance.IntN(len(moves))]
}

// positions yields the positions of the match in which somebody must pass, of such as follow habits, and of random ones.
func positions(t *testing.T, seeds uint64) iter.Seq2[*match, games.Seat] {
	t.Helper()
	return func(yield func(m *match, seat games.Seat) bool) {
		list := passing(t).Play.Made()
		m := newMatch(t, 2, nil, 1)
		if !follow(m, len(list)+1, func(seat games.Seat) {
			if n := len(m.Play.Made()); n < len(list) {
				m.Make(seat, list[n].Move)
			}
		}, yield) {
			return
		}
		for _, wants := range habits {
			for seed := range uint64(3) {
				m := newMatch(t, 2+int(seed%3), nil, seed)
				if !follow(m, 2500, func(seat games.Seat) { m.Make(seat, habit(m, seat, wants)) }, yield) {
					return
				}
			}
		}
		for seed := range seeds {
			m := newMatch(t, 2+int(seed%3), nil, 900+seed)
			if !follow(m, 900, func(games.Seat) { m.Random() }, yield) {
				return
			}
		}
	}
}

// follow yields the positions of a match while it goes on, for at most so many moves.
func follow(m *match, most int, move func(seat games.Seat), yield func(m *match, seat games.Seat) bool) bool {
	for range most {
		acting := m.Play.Core().AppendActing(nil)
		if len(acting) == 0 {
			break
		}
		if !yield(m, acting[0].Seat) {
			return false
		}
		move(acting[0].Seat)
	}
	return true
}

// TestEveryRefusalIsShown meets, through the board, each refusal that can be met there, by all devices and in all languages. The board
// hands it on with the place that it is about. The other refusals are those of untried.
func TestEveryRefusalIsShown(t *testing.T) {
	shown := map[*games.Refusal]int{}
	for m, seat := range positions(t, 12) {
		if len(shown) == len(rules.Def.Refusals)-len(untried) {
			break
		}
		o := newOptions(m.Play.View(seat), seat, true)
		for n, a := range attempts(t, o) {
			if shown[a.why] > 5 {
				continue
			}
			tag := lang.Tags()[shown[a.why]%len(lang.Tags())]
			s := boardtest.Screens[(n+shown[a.why]*5)%len(boardtest.Screens)]
			s.Tag = tag
			if newRig(m, s, seat).meet((shown[a.why]+n)%4, a, tag) {
				shown[a.why]++
			}
		}
	}
	boardtest.AllMet(t, rules.Def.Refusals, shown, untried)
}

// meet tries something that is refused, and looks at what the board says of it in a language. It returns false where what is tried has no
// place on the screen.
func (r *rig) meet(device int, a attempt, tag string) bool {
	r.T.Helper()
	p := players(r)[device]
	what := fmt.Sprintf("%s by %s in %s, %v", a.why.Reason, p.Name, tag, a.path)
	book, err := lang.Load(tag)
	if err != nil {
		r.T.Fatal(err)
	}
	if !book.Has(a.why.Reason) || book.Text(a.why.Reason) == "" {
		r.T.Fatalf("%s: there are no words for it", what)
	}
	for _, on := range a.path {
		door, hidden := behind[on.kind]
		if !p.there(on) && !(hidden && p.there(target{onDoor, door})) && !(p.Device == ui.KeyDevice && on.kind == onHand) {
			return false
		}
		p.press(on)
	}
	if r.Why != a.why || r.Made > 0 {
		r.T.Fatalf("%s: the board says %v, and %d moves were made; the selection is %+v", what, r.Why, r.Made, r.Board.hand.sel)
	}
	if r.WhyAt.Empty() {
		r.T.Fatalf("%s: the refusal has no place", what)
	}
	return true
}
