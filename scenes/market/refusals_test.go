package market

import (
	"slices"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// untried are the refusals that nobody meets at the board, each with the reason why the board offers no way to try such
// a move.
var untried = map[string]string{
	"COM-3 no-store":    "stores that are not there cannot be pointed at",
	"must-join":         "where an outpost must be joined, laying means that",
	"need-not-join":     "where none need be joined, laying does not mean that",
	"MAR-5 laid":        "a main store that is laid already means laying it, which is refused for that",
	"not-post":          "outposts alone are offered to be joined or given away",
	"MAR-11 not-there":  "the runes offered as payment are there",
	"MAR-30 not-there":  "the runes offered as payment are there",
	"not-hand":          "the cards that can be chosen are those of the hand",
	"can-do":            "a card that does nothing now means its own use, which is refused for that",
	"not-store":         "only main stores are offered to be laid",
	"not-main":          "an outpost is offered to main stores alone",
	"occupied":          "a tap on an occupied store means to free it",
	"only-mains":        "only main stores are offered to be given up",
	"MAR-21 own-seat":   "the own seat is not among those that can be pointed at",
	"must-show":         "where a card holds, the golden button waits for one and does not give up",
	"no-duel":           "there is nothing to answer with before a duel",
	"not-thief":         "only thieves and main stores are offered for thefts",
	"no-taking":         "a tap on things of others means a taking only while something is taken",
	"not-occupied":      "only occupied stores are offered to be freed",
	"MAR-30 no-outpost": "the outposts offered for a collector are there",
	"no-throw":          "there is nothing to pick before rock, paper and scissors",
}

// attempt is a path of taps in a position. The last tap asks for a move that is refused.
type attempt struct {
	path []thing
	move rules.Move
	why  *games.Refusal
}

// pointable lists what can be pointed at in a position.
func pointable(n *upshot) (list []thing) {
	o := n.options
	add := func(k kind, seat games.Seat, from, to int) {
		for i := from; i < to; i++ {
			list = append(list, things.OwnNth(k, seat, i))
		}
	}
	add(card, o.actor, 0, len(o.hand))
	add(bay, 0, 0, bays)
	add(phase, 0, 0, phases)
	add(offer, 0, 0, len(n.offers))
	for seat := range games.Seat(o.view.Seats()) {
		for at := rules.RedMain; at < rules.Places; at++ {
			if _, there := o.view.Store(seat, at); there &&
				(seat == o.actor || n.mode == aiming || o.phase == rules.TakePhase && o.view.Open()) {
				add(store, seat, int(at), int(at)+1)
				if seat == o.actor && n.mode == bearing {
					add(toggle, 0, int(at), int(at)+1)
				}
			}
		}
		if seat == o.actor || o.phase == rules.TakePhase {
			add(loose, seat, int(rules.Red), int(rules.Blue)+1)
		}
		if seat != o.actor {
			add(chip, seat, 0, 1)
			if o.phase == rules.TakePhase {
				add(hand, seat, 0, 1)
			}
		}
	}
	return list
}

// attempts lists what the acting seat can try in a position and is refused, first with nothing chosen and then with one
// thing and two. The core always answers with one of its listed refusals.
func attempts(t *testing.T, o *options) (list []attempt) {
	t.Helper()
	ways := [][]thing{nil}
	for n := 0; n < len(ways); n++ {
		way := ways[n]
		s := selection{}
		for _, on := range way {
			s, _, _ = intent(upshotOf(o, s), gesture{Kind: boards.Tap, On: on})
		}
		now := upshotOf(o, s)
		for _, on := range pointable(now) {
			after, p, made := intent(now, gesture{Kind: boards.Tap, On: on})
			further := append(slices.Clone(way), on)
			if !made {
				if len(way) < 2 && after != s && after.Sheet == boards.NoSheet {
					ways = append(ways, further)
				}
				continue
			}
			m, _ := p.Next()
			why := o.view.WhyNot(o.actor, m)
			if why == nil {
				continue
			}
			if !slices.Contains(rules.Def.Refusals, why) {
				t.Fatalf("taps on %v in phase %v ask for %v, which is refused with %v; the selection is %+v", further,
					o.phase, m, why, s)
			}
			list = append(list, attempt{further, m, why})
		}
	}
	return list
}

// TestEveryRefusalIsShown meets, through the board, each refusal that can be met there, by all devices and in all
// languages. The board hands it on with the place that it is about. The other refusals stand in untried.
func TestEveryRefusalIsShown(t *testing.T) {
	met, tried := map[*games.Refusal]int{}, map[*games.Refusal]int{}
	for n := 0; n < 300 && len(met) < len(rules.Def.Refusals)-len(untried); n++ {
		options := map[string]string(nil)
		if n%3 == 2 {
			options = openStores
		}
		m := newMatch(t, 2+n%4, options, uint64(n))
		switch n {
		case 1:
			m = rare(t, rules.Throw)
		case 2:
			m = rare(t, rules.Waste)
			m.Make(acting(m.Play.View(games.All)), m.Play.Core().AppendMoves(nil, acting(m.Play.View(games.All)))[0])
		}
		for at := range 700 {
			seat := acting(m.Play.View(games.All))
			if seat < 0 {
				break
			}
			v := m.Play.View(seat)
			if none := v.Market().Collectors == 0 &&
				onlyNumbers(v.Hand(seat)).Sum() >= rules.SumForMore; (at%4 > 0 || n > 80) && !none {
				m.Random()
				continue
			}
			o := newOptions(m.Play.View(seat), seat, true)
			for i, a := range attempts(t, o) {
				if met[a.why] > 3 || tried[a.why] > 60 {
					continue
				}
				s := boardtest.Screens[(i+tried[a.why]*5)%len(boardtest.Screens)]
				s.Tag = lang.Tags()[met[a.why]%len(lang.Tags())]
				tried[a.why]++
				if newRig(m, s, seat).meet((met[a.why]+i)%4, a, s.Tag) {
					met[a.why]++
				}
			}
			m.Random()
		}
	}
	boardtest.AllMet(t, rules.Def.Refusals, met, untried)
}

// meet tries something that is refused, which must be said in a language. It returns false where what is tried has no
// place on the screen.
func (r *rig) meet(device int, a attempt, tag string) bool {
	r.T.Helper()
	p := players(r)[device]
	return r.Meets(p.Player, a.why, tag, func() bool {
		for _, on := range a.path {
			if !p.there(on) {
				return false
			}
			p.press(on)
		}
		return true
	})
}
