package masters

import (
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// untried are the refusals that nobody can meet at the board, with the reason: it offers no way to try such a move.
var untried = map[string]string{
	"not-hand":     "only cards of the own hand can be chosen",
	"can-play":     "cards can be given away only where none can be played",
	"can-draw":     "the button that puts a master away is there only where it may be",
	"has-place":    "the button that puts a master away is there only where it may be",
	"no-adepts":    "the buttons of the sides are there only while they are chosen",
	"chosen":       "the buttons of the sides are there only while they are chosen",
	"no-power":     "the board ignores a rune only with the blue side",
	"power-used":   "the board ignores a rune only while the power is there",
	"not-needed":   "the board ignores a rune only where the card does not fit otherwise",
	"other-rune":   "the board ignores only the rune that does not agree",
	"no-extra":     "without the rule the deck stands for the draw of phase 2",
	"nothing-owed": "cards are put beside only when one is owed",
	"no-tokens":    "a rune is named for a token only when one can be placed",
	"no-master":    "a rune is named for a token only when one can be placed",
	"same-colour":  "on a blue rune the token is meant to be green, on any other blue",
}

// attempt is something that a person can try in a position, with the move that it stands for.
type attempt struct {
	move rules.Move
	try  func(person)
	wide bool // on a small screen the thing may have made room for a button
	bare bool // keys cannot try it: they go only to what can be done
}

// attempts lists what the seat on turn can try in a position, whether it is allowed or not.
func attempts(v rules.View, o *options) (list []attempt) {
	deck := func(p person) { p.Tap(p.Kind, p.Board.places.deck.Center()) }
	if _, draws := o.drawMove(); !draws {
		list = append(list, attempt{move: o.drawMeant(), try: deck, wide: true, bare: true})
	}
	hand := v.Hand(v.OnTurn())
	if !o.choosing() {
		for i, card := range hand {
			list = append(list, attempt{
				move: rules.Move{Kind: rules.Play, Card: card}, wide: true,
				try: func(p person) {
					if p.Device == ui.KeyDevice {
						p.Letter(rune('1' + i))
						return
					}
					p.Tap(p.Kind, p.Board.places.ledge.hand[i].Center())
				},
			})
		}
	}
	low, high := v.Corners()
	for y := low.Y - 3; y <= high.Y+3; y++ {
		for x := low.X - 3; x <= high.X+3; x++ {
			c := rules.Cell{X: x, Y: y}
			if o.laying() {
				for _, card := range hand {
					for turn := range uint8(rules.Turns) {
						m, legal := o.play(rules.Laid{Card: card, Cell: c, Turn: turn})
						if !legal {
							list = append(list, attempt{move: m, try: func(p person) {
								p.lay(m)
							}, bare: !o.touches(rules.Laid{Card: card, Cell: c, Turn: turn})})
						}
					}
				}
			}
			if o.naming() && x >= low.X-1 && y >= low.Y-1 && x <= high.X+1 && y <= high.Y+1 &&
				!slices.Contains(o.cells, c) {
				m := rules.Move{Kind: rules.PlaceMaster, Cell: c}
				if o.phase == rules.TokenPhase {
					_, m, _ = pickIntent(o, selection{}, c)
				}
				list = append(list, attempt{move: m, bare: true, try: func(p person) {
					p.bring(middle(c))
					p.Tap(p.Kind, p.Board.Eye.At(middle(c)))
				}})
			}
		}
	}
	return list
}

// positions plays random matches, and calls call in every position.
func positions(t *testing.T, seeds uint64, call func(*match, rules.View)) {
	t.Helper()
	sets := combinations()
	for seed := range seeds {
		m := newMatch(t, 2+int(seed%2), sets[(seed*5)%16], 900+seed)
		for {
			v := m.Play.View(games.All)
			if v.Phase() == rules.OverPhase {
				break
			}
			call(m, v)
			m.Random()
		}
	}
}

// TestEveryRefusalIsShown meets each refusal that can be met at the board: by mouse, by finger and, if keys lead to it,
// by keyboard and gamepad. The board passes it on with the place that it is about; the words under a draft are those of
// the refusal, in all languages. The remaining refusals are those in untried.
func TestEveryRefusalIsShown(t *testing.T) {
	shown := map[*games.Refusal]int{}
	positions(t, 90, func(m *match, v rules.View) {
		o := newOptions(m.Play.View(v.OnTurn()), v.OnTurn(), true)
		for _, a := range attempts(v, o) {
			why := v.WhyNot(v.OnTurn(), a.move)
			if why == nil {
				t.Fatalf("%v can be made, and is none to be refused", a.move)
			}
			if shown[why] >= 2 {
				continue
			}
			n := shown[why]
			shown[why]++
			for i, tag := range lang.Tags() {
				device := (n + i) % 4
				s := boardtest.Screens[(n*4+i)%len(boardtest.Screens)]
				if a.wide {
					s = boardtest.Screen{W: 1440, H: 900, Scale: 1}
				}
				s.Tag = tag
				r := newRig(m, s, v.OnTurn())
				p := players(r)[device]
				if a.bare && !p.Points() {
					p = players(r)[device%2]
				}
				r.meet(p, a, why, tag)
			}
		}
	})
	boardtest.AllMet(t, rules.Def.Refusals, shown, untried)
}

// meet tries something that is refused, which must be said in a language, also under a draft.
func (r *rig) meet(p person, a attempt, why *games.Refusal, tag string) {
	r.T.Helper()
	book := boardtest.Books(r.T)[tag]
	r.Meets(p.Player, why, tag, func() bool {
		a.try(p)
		if !r.Board.Sel.draft {
			return true
		}
		r.Board.Freshen()
		text, alone := book.Text(why.Reason), book.Text(why.Reason)
		if lacks, ok := r.Board.Given.View.Lacks(r.Board.Actor, a.move); ok {
			// the counts stand beside it
			if alone = r.Board.Given.Frame.Say(lacks); !strings.HasSuffix(why.Reason, ".no-match") {
				text = alone
			}
		}
		if v := &r.Board.player.verdict; v.why != why || v.text != text || v.alone != alone {
			r.T.Fatalf("%s in %s: under the draft there is %v, %q", why.Reason, tag, v.why, v.text)
		}
		if _, ok := r.Board.Draft(); ok {
			r.T.Fatalf("%s in %s: the golden button is there for it", why.Reason, tag)
		}
		p.settleDraft()
		return true
	})
}

// TestUntriedRefusalsAreTheCores asks the view for moves that the board never makes: the core refuses them for every
// remaining reason.
func TestUntriedRefusalsAreTheCores(t *testing.T) {
	seen := map[*games.Refusal]bool{}
	var moves []rules.Move
	for card := rules.Card(1); card <= rules.Layouts; card++ {
		moves = append(moves, rules.Move{Kind: rules.Discard, Card: card},
			rules.Move{Kind: rules.PutBeside, Card: card})
	}
	for y := int8(-3); y <= 4; y++ {
		for x := int8(-3); x <= 4; x++ {
			c := rules.Cell{X: x, Y: y}
			moves = append(moves, rules.Move{Kind: rules.PlaceMaster, Cell: c},
				rules.Move{Kind: rules.PlaceToken, Cell: c, Colour: rules.Blue},
				rules.Move{Kind: rules.PlaceToken, Cell: c, Colour: rules.Green})
			for card := rules.Card(1); card <= rules.Layouts; card += 3 {
				moves = append(moves, rules.Move{Kind: rules.Play, Card: card, Cell: c},
					rules.Move{Kind: rules.Ignore, Card: card, Cell: c, Rune: rules.Cell{X: 1, Y: 1}})
			}
		}
	}
	for _, kind := range []rules.MoveKind{rules.DrawExtra, rules.Draw, rules.PutAway, rules.KeepToken} {
		moves = append(moves, rules.Move{Kind: kind})
	}
	moves = append(moves, rules.Move{Kind: rules.ChooseSide, Side: rules.BlueSide})
	positions(t, 60, func(m *match, v rules.View) {
		for _, move := range moves {
			if why := v.WhyNot(v.OnTurn(), move); why != nil {
				seen[why] = true
			}
		}
		o := newOptions(v, v.OnTurn(), true)
		for _, a := range attempts(v, o) {
			seen[v.WhyNot(v.OnTurn(), a.move)] = true
		}
	})
	for _, why := range rules.Def.Refusals {
		if !seen[why] {
			t.Errorf("the core never said %s", why.Reason)
		}
	}
}
