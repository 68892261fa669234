package stones

import (
	"slices"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// chooser chooses at random for seat 0.
type chooser struct {
	*rig
	chance *games.Chance
}

// TestWordsComeTrue chooses at random in many positions. The gems, the ore, the points and the worth of rows that the
// board foretells must be right after the moves of the golden button. The words may not ask for what cannot be done.
func TestWordsComeTrue(t *testing.T) {
	told := map[string]int{}
	for seed := range uint64(24) {
		m := newMatch(t, 2, nil, seed)
		chance := games.NewChance(seed, 3)
		c := chooser{newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1, Tag: "en"}, 0), &chance}
		for range 260 {
			v := m.Play.View(games.All)
			if v.Phase() == rules.OverPhase {
				break
			}
			if v.OnTurn() == 0 {
				if d, ok := c.tries(); ok {
					told[d]++
					continue
				}
			}
			if _, on := m.Random(); !on {
				break
			}
			c.Board.Sync(m.Play.View(0))
		}
	}
	for _, d := range [...]string{"summon", "forge", "gem", "exchange", "points", "trade"} {
		if told[d] < 3 {
			t.Errorf("%d times was told what %v does: %v", told[d], d, told)
		}
	}
}

// tries chooses something at random, and makes the moves if the golden button can be pressed.
func (c chooser) tries() (string, bool) {
	b, h := c.Board, &c.Board.player
	c.Look()
	c.Tick(ui.Input{})
	for range 6 {
		c.choose(&h.Sel)
		b.Given.Note(true)
		b.Freshen()
		p, d, ok := planned(h.options, &h.Sel)
		label, can := b.words.golden()
		if text := b.Given.Frame.Say(label); strings.Contains(text, "stones.board") {
			c.T.Errorf("the golden button says %q", text)
		}
		if can != ok {
			c.T.Errorf("the golden button %v can be pressed: %v, the plan is ready: %v", label, can, ok)
		}
		if !ok {
			continue
		}
		purse, gain, worth := b.words.purse, b.words.gain, b.words.worth
		for _, m := range p.Moves {
			if m.Kind == 0 {
				break
			}
			c.Play(0, m)
		}
		c.Settle()
		does := strings.FieldsFunc(d.does, func(r rune) bool { return r < 'a' })[0]
		c.check(does, purse, gain, worth)
		h.Sel = selection{}
		return does, true
	}
	h.Sel = selection{}
	return "", false
}

// choose chooses something for each mode.
func (c chooser) choose(s *selection) {
	o := c.Board.player.options
	*s = selection{action: action(c.chance.IntN(3))}
	hand := o.view.Hand(0).Cards()
	for range min(len(hand), 1+c.chance.IntN(2)) {
		i := c.chance.IntN(len(hand))
		s.take(hand[i])
		hand = slices.Delete(hand, i, i+1)
	}
	summons := s.action == summon || o.phase == rules.SummonPhase
	if summons && !o.view.Summon(0, s.set()).Fits { // only cards whose magic adds up can be chosen together
		s.cards = [rules.ManyCards]rules.Card{}
	}
	slot := int8(1 + c.chance.IntN(rules.Slots))
	s.slots[slot] = summons && o.view.Summon(0, s.set()).Slots[slot]
	s.icon, s.slot, s.gem = int8(1+c.chance.IntN(2)), slot, rules.Green+rules.Colour(c.chance.IntN(4))
	if s.action == forge || o.phase == rules.ForgePhase {
		s.action, s.forges, s.smithy, s.ore = forge, true, rules.Smithy(c.chance.IntN(int(rules.Smithies))),
			c.chance.IntN(2) == 0
	}
	for r := range rules.Rows {
		s.trade[r] = tradable(o, r) && c.chance.IntN(3) > 0
	}
	for i := range stonesDue(o, ticked(s)) {
		for s.picks[i] == rules.NoStone || slices.Contains(s.picks[:i], s.picks[i]) || o.view.Has(0, s.picks[i]) ||
			o.view.StonesLeft(s.picks[i]) == 0 {
			s.picks[i] = rules.MagicStone + rules.Stone(c.chance.IntN(int(rules.Stones-rules.MagicStone)))
		}
	}
}

// check compares what was foretold with what came.
func (c chooser) check(d string, purse [purseSize]change, gain change, worth [rules.Rows]change) {
	v := c.Match.Play.View(0)
	gems := v.Gems(0)
	for i, colour := range fieldOrder {
		if purse[i].after != int(gems[colour]) {
			c.T.Errorf("%v: %v of %v are foretold, %d came", d, purse[i], colour, gems[colour])
		}
	}
	if n := purse[fields].after; n != v.OwnOre(0) {
		c.T.Errorf("%v: %v ore is foretold, %d came", d, purse[fields], v.OwnOre(0))
	}
	if gain.after != v.Points(0) {
		c.T.Errorf("%v: %v points are foretold, %d came", d, gain, v.Points(0))
	}
	if d == "forge" || d == "place" {
		for r := range rules.Rows {
			if got := v.RowPoints(0, r); got != worth[r].after {
				c.T.Errorf("%v: the %v row is to be worth %v, it is %d", d, r, worth[r], got)
			}
		}
	}
}

// choosingOn returns a board at the first turn of a seat, with an action and some hand cards chosen.
func choosingOn(t *testing.T, seed uint64, does action, cards ...int) *rig {
	t.Helper()
	m := newMatch(t, 2, nil, seed)
	seat := m.Play.View(games.All).OnTurn()
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1, Tag: "en"}, seat)
	r.Tick(ui.Input{})
	r.Board.Sel = selection{action: does}
	for _, i := range cards {
		r.Board.Sel.take(r.Board.player.options.hand[i])
	}
	r.Board.Given.Note(true)
	r.Board.Freshen()
	return r
}

// TestTheNumberThatLeavesIsSaid chooses each pair of hand cards. The tags and the line must tell which card leaves and
// which one comes back.
func TestTheNumberThatLeavesIsSaid(t *testing.T) {
	for i := range rules.HandCards {
		for j := range rules.HandCards {
			if i == j {
				continue
			}
			r := choosingOn(t, 5, useAbilities, i, j)
			w := &r.Board.words
			hand := r.Board.player.options.hand
			gone := w.Given.View.Leaving(rules.SetOf(hand[i], hand[j]))
			for k, c := range hand {
				want, order := noFate, 0
				switch {
				case k != i && k != j:
				case c == gone.Kept:
					want = willReturn
				default:
					want = willLeave
				}
				if order = slices.Index([]int{i, j}, k) + 1; w.marks.fates[k] != want ||
					r.Board.Sel.indexOf(c)+1 != order {
					t.Errorf("card %v is tagged %v as number %d, want %v as %d", c, w.marks.fates[k],
						r.Board.Sel.indexOf(c)+1, want, order)
				}
			}
			higher, lower := max(hand[i], hand[j]).String(), min(hand[i], hand[j]).String()
			if at, after := strings.Index(w.line.text, higher), strings.Index(w.line.text, lower); at < 0 ||
				after < at {
				t.Errorf("the line says %q", w.line.text)
			}
		}
	}
}

// TestTheSumOfMagicIsThatOfTheCore chooses hand cards to summon with. The parts must add up to what the view says. What
// they can buy must be lit, everything else dark.
func TestTheSumOfMagicIsThatOfTheCore(t *testing.T) {
	fits := 0
	for seed := range uint64(12) {
		for i := range rules.HandCards {
			r := choosingOn(t, seed, summon, i, (i+1)%rules.HandCards)
			b, o := r.Board, r.Board.player.options
			want := o.view.Summon(o.actor, b.Sel.set())
			if !want.Fits {
				continue // such cards cannot be chosen together
			}
			sum := 0
			for _, p := range b.words.sum.parts[:b.words.sum.n] {
				sum += p.points
			}
			if sum != want.Magic || b.words.sum.total != ui.Digits(want.Magic) {
				t.Errorf("the sum is %+v, the core says %+v", b.words.sum, want)
			}
			fits++
			for n := 1; n <= rules.Slots; n++ {
				lit := o.view.SlotPrice(n) <= want.Magic
				if got := b.words.stance(slotAt(n)); got == boards.Lit != lit || got == boards.Dim == lit {
					t.Errorf("with %d magic slot %d stands %v", want.Magic, n, got)
				}
			}
		}
	}
	if fits < 5 {
		t.Errorf("%d sums are of one colour", fits)
	}
}

// TestEveryDoingHasWords puts everything that the golden button can do into words.
func TestEveryDoingHasWords(t *testing.T) {
	list := []doing{{does: "lay", n: 1}, {does: "summon", n: 2}, {does: "summon-card", n: 1, card: 21},
		{does: "card-number", card: 21}, {does: "trade", n: 5}, {does: "points", n: 2}}
	for does := range strings.FieldsSeq("summon-none summon-cards use use-three forge forge.upper forge.lower place place.upper place.lower icon waste gem gem.white gem.red " +
		"gem.green gem.blue gem.yellow die card exchange swap top ore leave both done pass end") {
		list = append(list, doing{does: does})
	}
	boardtest.EachTongue(t, func(tag string, say func(games.Phrase) string) {
		for _, d := range list {
			if text := say(d.phrase()); strings.Contains(text, "stones.board") || strings.ContainsAny(text, "{}") {
				t.Errorf("%s: %+v is %q", tag, d, text)
			}
		}
	})
}

// TestWordsHaveRoom measures the words that always stand on the ledge, in each mode, on each screen and in each
// language. Words that give way to a sign when they have no room are left out.
func TestWordsHaveRoom(t *testing.T) {
	boardtest.EachTongue(t, func(tag string, say func(games.Phrase) string) {
		text := func(k string) string { return say(key("stones.board." + k)) }
		eachLayout(t, func(t *testing.T, f *table.Frame, a arrangement, l *layout) {
			k, led := f.Kit, &l.ledge
			fits := func(text string, s ui.TextStyle, r ui.Rect) {
				if !r.Empty() {
					boardtest.RoomFor(t, k, tag+": "+text, text, s, r.Size())
				}
			}
			for i, tab := range []string{"tab.summon", "tab.use", "tab.forge"} {
				fits(text(tab), k.Type.Strong, led.tabs[i].Inset(ui.Sides(k.Gap.S, k.Gap.XS)))
			}
			head := func(text string, r ui.Rect) {
				style := k.Type.Name.AtMost(r.H * .8)
				fits(text, style, r)
			}
			for colour := rules.Green; colour <= rules.White; colour++ {
				head(text("pay."+colour.String()), led.pay.head)
				head(text("place."+colour.String()), led.pay.head)
			}
			head(text("trade.head"), led.trade.head)
			if line := led.line; k.InDp(line.W) >= 300 { // on a narrower line, advice may be left out
				style := k.Type.Small.AtMost(line.H * .62)
				in := line.Inset(ui.Sides(min(line.H*.5, k.Gap.M), 0))
				for _, p := range []string{"line.forge", "line.forge-none", "line.forge-second", "line.summon",
					"line.use", "line.pass"} {
					fits(text(p), style, in)
				}
			}
		})
	})
}
