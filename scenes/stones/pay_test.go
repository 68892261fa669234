package stones

import (
	"slices"
	"testing"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// gems returns gems from their numbers: green, red, blue, yellow, jokers.
func gems(g, r, b, y, w int8) rules.Gems {
	return rules.Gems{rules.Green: g, rules.Red: r, rules.Blue: b, rules.Yellow: y, rules.White: w}
}

// TestProposalKeepsWhatIsRare proposes payments. They must pay with the colour that is due; of several colours with the
// most plentiful one; with jokers last.
func TestProposalKeepsWhatIsRare(t *testing.T) {
	for name, c := range map[string]struct {
		own, due rules.Gems
		joker    rules.Colour
		ways     []rules.Gems
		want     rules.Gems
	}{
		"own colour": {gems(2, 0, 0, 0, 2), gems(2, 0, 0, 0, 0), rules.NoColour,
			[]rules.Gems{gems(0, 0, 0, 0, 2), gems(1, 0, 0, 0, 1), gems(2, 0, 0, 0, 0)}, gems(2, 0, 0, 0, 0)},
		"one joker": {gems(1, 0, 0, 0, 2), gems(2, 0, 0, 0, 0), rules.NoColour,
			[]rules.Gems{gems(0, 0, 0, 0, 2), gems(1, 0, 0, 0, 1)}, gems(1, 0, 0, 0, 1)},
		"stand-in that is due itself": {gems(0, 2, 1, 0, 1), gems(0, 2, 0, 0, 0), rules.Red,
			[]rules.Gems{gems(0, 0, 1, 0, 1), gems(0, 2, 0, 0, 0)}, gems(0, 2, 0, 0, 0)},
		"stand-in before joker": {gems(1, 1, 0, 0, 1), gems(2, 0, 0, 0, 0), rules.Red,
			[]rules.Gems{gems(1, 0, 0, 0, 1), gems(1, 1, 0, 0, 0)}, gems(1, 1, 0, 0, 0)},
		"own before stand-in": {gems(2, 2, 0, 0, 0), gems(2, 0, 0, 0, 0), rules.Red,
			[]rules.Gems{gems(0, 2, 0, 0, 0), gems(1, 1, 0, 0, 0), gems(2, 0, 0, 0, 0)}, gems(2, 0, 0, 0, 0)},
		"own colour as stand-in": {gems(2, 0, 0, 0, 2), gems(2, 0, 0, 0, 0), rules.Green,
			[]rules.Gems{gems(0, 0, 0, 0, 2), gems(2, 0, 0, 0, 0)}, gems(2, 0, 0, 0, 0)},
		"plenty first": {gems(4, 2, 1, 0, 3), rules.Gems{}, rules.NoColour, []rules.Gems{gems(1, 1, 1, 0, 1),
			gems(2, 1, 1, 0, 0), gems(3, 1, 0, 0, 0), gems(4, 0, 0, 0, 0)}, gems(3, 1, 0, 0, 0)},
		"joker colour kept": {gems(4, 4, 0, 0, 0), rules.Gems{}, rules.Red,
			[]rules.Gems{gems(0, 4, 0, 0, 0), gems(2, 2, 0, 0, 0), gems(4, 0, 0, 0, 0)}, gems(4, 0, 0, 0, 0)},
		"nothing": {gems(0, 0, 0, 0, 0), gems(1, 0, 0, 0, 0), rules.NoColour, nil, gems(0, 0, 0, 0, 0)},
	} {
		if got := gemsOf(proposed(c.ways, c.own, c.due, c.joker)); got != c.want {
			t.Errorf("%s: of %v for %v the payment %v is proposed, not %v", name, c.own, c.due, got, c.want)
		}
	}
}

// TestEveryPaymentComesOfTaps taps gem by gem, starting from the proposal. It must come to all payments there are, and
// to no others.
func TestEveryPaymentComesOfTaps(t *testing.T) {
	tried, most := 0, 0
	for seed := range uint64(40) {
		m := newMatch(t, 2+int(seed%3), nil, 300+seed)
		for n := range 500 {
			seat := m.Play.Core().AppendActing(nil)
			if len(seat) == 0 {
				break
			}
			o := newOptions(m.Play.View(seat[0].Seat), seat[0].Seat, true)
			for at := range rules.Smithies {
				if n%7 == 0 && o.forges[at].WhyNot == nil && len(o.forges[at].Payments) > 0 {
					s := taps(t, o, selection{}, smithyOf(at))
					met := payable(t, o, s)
					if list := o.forges[at].Payments; len(met) != len(list) {
						t.Fatalf("of %v at %v taps lead to %v", list, at, met)
					}
					tried, most = tried+1, max(most, len(met))
				}
			}
			if c := current(o, &selection{}); exchanging(o, &selection{}) && len(o.pays[c]) > 0 {
				if met := payable(t, o, selection{}); len(met) != len(o.pays[c]) {
					t.Fatalf("of %v for %v taps lead to %v", o.pays[c], c, met)
				}
				tried++
			}
			m.Random()
		}
	}
	if tried < 100 || most < 20 {
		t.Errorf("%d payments with at most %d ways were tried", tried, most)
	}
}

// TestWhatIsLitLeadsToThePaymentThatIsMeant proposes every payment: for smithies with gems and with ore, and for
// exchanges. Somebody who taps what is lit, as long as something is, must come to the proposed payment.
func TestWhatIsLitLeadsToThePaymentThatIsMeant(t *testing.T) {
	kinds := map[rules.MoveKind]int{}
	for seed := range uint64(40) {
		m := newMatch(t, 2+int(seed%3), nil, 300+seed)
		for n := range 500 {
			acting := m.Play.Core().AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			seat := acting[0].Seat
			o := newOptions(m.Play.View(seat), seat, true)
			for _, move := range m.Play.Core().AppendMoves(nil, seat) {
				var s selection
				switch {
				case move.Kind == rules.ForgeOre, n%7 == 0 && move.Kind == rules.Forge:
					s = taps(t, o, s, smithyOf(move.Smithy))
				case move.Kind != rules.Exchange || !exchanging(o, &s) || current(o, &s) != move.Card:
					continue
				}
				for tapped := 0; ; tapped++ {
					lit := paidOtherwise(nil, o, &s, move)
					if len(lit) == 0 {
						break
					}
					if tapped == 40 {
						t.Fatalf("%v: after %d taps still %v is lit, and %v would be paid", move, tapped, lit,
							payment(o, &s))
					}
					s = taps(t, o, s, lit[0])
					kinds[move.Kind]++
				}
				if ore := move.Kind == rules.ForgeOre; s.ore != ore || !ore && gemsOf(payment(o, &s)) != move.Pay {
					t.Fatalf("%v: nothing is lit, and %v would be paid, by ore: %v", move, payment(o, &s), s.ore)
				}
			}
			m.Random()
		}
	}
	for _, k := range []rules.MoveKind{rules.Forge, rules.ForgeOre, rules.Exchange} {
		if kinds[k] < 5 {
			t.Errorf("only %d taps led to payments of %v", kinds[k], k)
		}
	}
}

// TestPaymentsThatFailAreProposedAnew keeps a payment that is still possible, and no other.
func TestPaymentsThatFailAreProposedAnew(t *testing.T) {
	o := begun(t, true, func(o *options) bool {
		return o.phase == rules.TurnPhase && len(o.forges[rules.WildSmithy].Payments) > 3
	})
	ways := o.forges[rules.WildSmithy].Payments
	s := taps(t, o, selection{}, smithyOf(rules.WildSmithy))
	s.pay = tilesOf(ways[len(ways)-1])
	if kept := s.kept(o); kept.pay != s.pay {
		t.Errorf("%v is not kept but %v", s.pay, kept.pay)
	}
	s.pay = tilesOf(gems(4, 0, 0, 0, 0))
	if kept := s.kept(o); !slices.Contains(ways, gems(4, 0, 0, 0, 0)) && kept.pay != (tiles{}) {
		t.Errorf("%v is kept, and can only be paid as %v", kept.pay, ways)
	}
}

// payable returns all payments that taps can lead to.
func payable(t *testing.T, o *options, s selection) (met []rules.Gems) {
	t.Helper()
	ways := payments(o, &s)
	seen := map[selection]bool{s: true}
	for open := []selection{s}; len(open) > 0; open = open[1:] {
		pay := payment(o, &open[0])
		if !slices.Contains(ways, gemsOf(pay)) {
			t.Fatalf("%v is none of %v", pay, ways)
		}
		if !slices.Contains(met, gemsOf(pay)) {
			met = append(met, gemsOf(pay))
		}
		for i := range pay.count() {
			next, p := intent(o, open[0], gesture{Kind: boards.Tap, On: tileAt(i)})
			if m, made := p.Next(); made {
				t.Fatalf("a tap on a gem asks for %v", m)
			}
			if !seen[next] {
				seen[next] = true
				open = append(open, next)
			}
		}
	}
	return met
}

// TestProposedFieldGainsMost looks at the proposed fields of artifacts. The fuller row must be proposed, and the wild
// field for a wild artifact.
func TestProposedFieldGainsMost(t *testing.T) {
	met := map[string]int{}
	for seed := range uint64(60) {
		m := newMatch(t, 2, nil, 500+seed)
		for range 600 {
			acting := m.Play.Core().AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			seat := acting[0].Seat
			if o := newOptions(m.Play.View(seat), seat, true); o.phase == rules.PlacePhase {
				list := freeFields(o, &selection{})
				at, ok := placing(o, &selection{})
				n := o.row(at.Row)
				for _, other := range list {
					if more := o.row(other.Row); more > n {
						t.Fatalf("row %v with %d is proposed, %v has %d", at.Row, n, other.Row, more)
					}
				}
				c, _ := o.view.Artifact()
				wild := slices.Contains(list, rules.FieldAt{Row: at.Row, Field: rules.White})
				if !ok || wild && at.Field != rules.White || c != rules.White && at.Field != c {
					t.Fatalf("of %v the field %v is proposed", list, at)
				}
				met[map[bool]string{true: "wild", false: "own"}[c == rules.White]]++
			}
			m.Random()
		}
	}
	if met["wild"] < 5 || met["own"] < 5 {
		t.Errorf("only %v were placed", met)
	}
}
