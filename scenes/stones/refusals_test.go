package stones

import (
	"slices"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/ui"
)

// untried are the refusals that nobody can meet at the board, and the reason: the board offers no way to try such a
// move.
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

// attempt is a series of taps in a position. The last one asks for a move that is refused.
type attempt struct {
	path []thing
	move rules.Move
	why  *games.Refusal
}

// pointable returns the things that can be pointed at in a position.
func pointable(o *options, s *selection) (list []thing) {
	add := func(k kind, from, to int) {
		for i := from; i < to; i++ {
			list = append(list, o.mine(k, i))
		}
	}
	add(tab, 0, int(actions))
	add(hand, 0, len(o.hand))
	add(slot, 1, rules.Slots+1)
	add(smithy, 0, int(rules.Smithies))
	add(stone, 1, int(rules.Stones))
	for _, k := range o.view.Stones(o.actor) {
		add(ownStone, int(k), int(k)+1)
	}
	for r := range rules.Rows {
		list = append(list, rowOf(o.actor, r)...)
	}
	add(row, 0, int(rules.Rows))
	add(played, 0, o.view.Played().Size())
	add(icon, 0, icons(o, s))
	list1 := choices(o, s)
	add(tile, 0, list1.count())
	if unpaid(o, s) {
		add(payWay, 0, 2)
	}
	if o.phase == rules.DiePhase {
		add(die, 0, 1)
	}
	return list
}

// attempts returns what the seat on turn can try in a position that is refused. Each refusal must be one of the rules'
// own: the core may never answer that there is no such thing.
func attempts(t *testing.T, o *options) (list []attempt) {
	t.Helper()
	ways := [][]thing{nil}
	if o.phase == rules.TurnPhase && len(o.hand) > 2 {
		ways = append(ways, []thing{tabOf(useAbilities), o.mine(hand, 0), o.mine(hand, 1)})
	}
	for at := range o.forges {
		if o.forges[at].WhyNot == nil && o.phase != rules.TradePhase &&
			(o.phase == rules.TurnPhase || o.phase == rules.ForgePhase) {
			ways = append(ways, []thing{smithyOf(at)})
			break
		}
	}
	for _, way := range ways {
		s := taps(t, o, selection{}.kept(o), way...)
		for _, on := range pointable(o, &s) {
			_, p := intent(o, s, gesture{Kind: boards.Tap, On: on})
			m, made := p.Next()
			why := o.view.WhyNot(o.actor, m)
			if !made || why == nil {
				continue
			}
			if !slices.Contains(rules.Def.Refusals, why) {
				t.Fatalf("a tap on %s in phase %d asks for %v, which is refused with %v; the selection is %+v",
					catalogue.Name(on, on.Seat), o.phase, m, why, s)
			}
			list = append(list, attempt{append(slices.Clone(way), on), m, why})
		}
	}
	return list
}

// TestEveryRefusalIsShown meets each refusal that can be met at the board, with all devices and in all languages. The
// board must hand it on with the place that it is about. The other refusals are listed in untried.
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

// meet tries something that is refused, which must be said in a language. It returns false if something to be tapped
// has no place on the screen.
func (r *rig) meet(device int, a attempt, tag string) bool {
	r.T.Helper()
	p := players(r)[device]
	return r.Meets(p.Player, a.why, tag, func() bool {
		for _, on := range a.path {
			if !p.there(on) && !p.there(catalogue.In(on)) && !(p.Device == ui.KeyDevice && on.Kind == hand) {
				return false
			}
			p.press(on)
		}
		return true
	})
}
