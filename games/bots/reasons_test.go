package bots

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// TestReasonsTellNoSecrets asks for the reasons of adepts' moves, for the seat itself and for everybody, once more
// after everything was dealt anew that the reader cannot know: they are the same. Every game has some; each is in
// favour of its seat, and where nothing is hidden none is in doubt.
func TestReasonsTellNoSecrets(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { tellNoSecrets(t, ritual.Def, nil) })
	t.Run("masters", func(t *testing.T) { tellNoSecrets(t, masters.Def, nil) })
	t.Run("stones", func(t *testing.T) { tellNoSecrets(t, stones.Def, nil) })
	t.Run("market", func(t *testing.T) { tellNoSecrets(t, market.Def, nil) })
	t.Run("toss", func(t *testing.T) { tellNoSecrets(t, toss.Def, map[string]string{toss.OptionWay: "calm"}) })
}

func tellNoSecrets[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	options map[string]string) {
	m := sat(t, def, games.Setup{Seats: 2, Seed: 4, Options: options})
	dealt, reasoned, worded, others := def.Blank(), 0, 0, 0
	for made := range 120 {
		m.play(t, made)
		if _, over := m.Core().Result(); over {
			break
		}
		must := m.must()
		seat, move := m.next()
		if len(must) > 1 || m.Core().Check(seat, move) != nil {
			continue
		}
		for _, reader := range []games.Seat{seat, games.Public} {
			said, reasons := explanation(def, m.Core(), reader, seat, move, 3)
			m.Core().CloneInto(dealt)
			chance := games.NewChance(70, uint64(made))
			dealt.Redeal(reader, &chance)
			if dealt.Hash() != m.Core().Hash() {
				others++
			}
			if dealt.Check(seat, move) == nil {
				if also, same := explanation(def, dealt, reader, seat, move, 3); !reflect.DeepEqual(said, also) ||
					!slices.Equal(reasons, same) {
					t.Fatalf("move %d, reader %d: %v %v, and with other secrets %v %v", made, reader, said, reasons,
						also, same)
				}
			}
			if reader < 0 {
				continue
			}
			if len(said) > 0 {
				worded++
			}
			if len(reasons) > 0 {
				reasoned++
			}
			for _, r := range reasons {
				if gain(&r, seat) < leastReason || !slices.ContainsFunc(def.Worth.Parts,
					func(id string) bool { return id == r.Part || strings.HasPrefix(id, r.Part+"-") }) {
					t.Errorf("move %d: the reason %+v", made, r)
				}
			}
		}
	}
	if reasoned < 8 || worded < 8 || others < 8 {
		t.Errorf("%d with reasons, %d with words, %d other positions", reasoned, worded, others)
	}
}

func explanation[C games.Core[C, M, E], M comparable, E any, V any](
	def *games.Def[C, M, E, V], core C, reader, s games.Seat, m M, seed uint64,
) ([]games.Phrase, []games.Reason) {
	x := NewExplanation(def)
	for x.Start(core, reader, s, m, seed); !x.Step(100); {
	}
	return x.Said(), x.Reasons()
}

// TestReasonsHoldOnEveryDeal explains moves, and then checks what is said on deals that the explanation has not tried.
func TestReasonsHoldOnEveryDeal(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { holdOnEveryDeal(t, ritual.Def, 6, nil) })
	t.Run("masters", func(t *testing.T) { holdOnEveryDeal(t, masters.Def, 6, nil) })
	t.Run("stones", func(t *testing.T) { holdOnEveryDeal(t, stones.Def, 7, nil) })
	t.Run("market", func(t *testing.T) { holdOnEveryDeal(t, market.Def, 6, nil) })
	t.Run("toss", func(t *testing.T) { holdOnEveryDeal(t, toss.Def, 6, map[string]string{toss.OptionWay: "calm"}) })
}

// otherDeals is how many further deals each explanation is checked on.
const otherDeals = 24

// holdOnEveryDeal explains the moves of one match. An explanation tries only some deals (see reasonDeals), so it may be
// wrong on another one; the seed is of a match in which none is.
func holdOnEveryDeal[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	seed uint64, options map[string]string) {
	m, x, said := sat(t, def, games.Setup{Seats: 2, Seed: seed, Options: options}), NewExplanation(def), 0
	for made := range 120 {
		m.play(t, made)
		if _, over := m.Core().Result(); over {
			break
		}
		must := m.must()
		seat, move := m.next()
		if len(must) > 1 || m.Core().Check(seat, move) != nil {
			continue
		}
		for _, reader := range []games.Seat{seat, games.Public} {
			for x.Start(m.Core(), reader, seat, move, 3); !x.Step(100); {
			}
			words, reasons := x.Said(), x.Reasons()
			said += len(words) + len(reasons)
			for deal := range uint64(otherDeals) {
				chance := games.NewChance(71, uint64(made)<<8|deal)
				m.Core().CloneInto(x.from)
				x.from.Redeal(reader, &chance)
				if x.from.Check(seat, move) != nil {
					if len(words)+len(reasons) > 0 {
						t.Errorf("move %d, reader %d: %v %v of a move that another deal does not allow", made, reader,
							words, reasons)
					}
					continue
				}
				now, _ := x.words()
				for _, p := range words {
					if !has(now, p) {
						t.Errorf("move %d, reader %d: %v is said, and on another deal %v", made, reader, p, now)
					}
				}
				x.weigh()
				for _, r := range reasons {
					if !slices.ContainsFunc(x.found, func(w weighed) bool { return w.Reason == r }) {
						t.Errorf("move %d, reader %d: the reason %+v, and on another deal %v", made, reader, r, x.found)
					}
				}
			}
		}
	}
	if said < 30 {
		t.Errorf("%d words and reasons are said", said)
	}
}

// TestExplanationInSteps: an explanation made in single units of work equals one made at once, even by an Explanation
// that has explained other moves before.
func TestExplanationInSteps(t *testing.T) {
	t.Run("market", func(t *testing.T) { explainedInSteps(t, market.Def) })
	t.Run("stones", func(t *testing.T) { explainedInSteps(t, stones.Def) })
}

func explainedInSteps[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V]) {
	m, used, steps, seen := sat(t, def, games.Setup{Seats: 2, Seed: 8}), NewExplanation(def), 0, 0
	for made := range 40 {
		m.play(t, made)
		seat, move := m.next()
		if m.Core().Check(seat, move) != nil {
			continue
		}
		words, reasons := explanation(def, m.Core(), seat, seat, move, 5)
		for used.Start(m.Core(), seat, seat, move, 5); !used.Step(1); steps++ {
		}
		if !reflect.DeepEqual(words, used.Said()) || !slices.Equal(reasons, used.Reasons()) {
			t.Fatalf("move %d: %v %v, and in steps %v %v", made, words, reasons, used.Said(), used.Reasons())
		}
		seen += len(reasons)
		if used.Step(1) != true {
			t.Fatal("what is explained goes on")
		}
	}
	if steps < 40*reasonDeals || seen < 5 {
		t.Errorf("%d steps, %d reasons", steps, seen)
	}
}

// TestReasonsAreWhatAMoveChanges compares reasons with what the move then changes, in the Calm way of Rune Toss, where
// nothing that matters is hidden: a pair taken adds two runes to the loot.
func TestReasonsAreWhatAMoveChanges(t *testing.T) {
	m := sat(t, toss.Def, games.Setup{Seats: 2, Seed: 9, Options: map[string]string{toss.OptionWay: "calm"}})
	seen := 0
	for made := range 60 {
		m.play(t, made)
		if _, over := m.Core().Result(); over || len(m.must()) > 1 {
			continue
		}
		seat, move := m.next()
		if m.Core().Check(seat, move) != nil {
			continue
		}
		_, reasons := explanation(toss.Def, m.Core(), seat, seat, move, 3)
		after := toss.Def.Blank()
		m.Core().CloneInto(after)
		after.Apply(seat, move)
		before, now := toss.Def.Worth.Append(nil, m.Core(), seat), toss.Def.Worth.Append(nil, after, seat)
		for _, r := range reasons {
			at := int(r.Seat)*len(toss.Def.Worth.Parts) + slices.Index(toss.Def.Worth.Parts, r.Part)
			if now[at]-before[at] != r.Change || r.Amount != r.Change {
				t.Errorf("%s: %+v, and it changes %d", toss.Def.Moves.Text(move), r, now[at]-before[at])
			}
			seen++
		}
	}
	if seen < 5 {
		t.Errorf("%d reasons", seen)
	}
}

// TestReasonsAreWhatTheirWordsSay explains moves in games with learnt weights. A weight may have got the wrong sign;
// then its part must not be given as a reason, since its words would say the opposite.
func TestReasonsAreWhatTheirWordsSay(t *testing.T) {
	t.Run("stones", func(t *testing.T) { reasonsAreWhatTheirWordsSay(t, stones.Def, 200) })
	t.Run("market", func(t *testing.T) { reasonsAreWhatTheirWordsSay(t, market.Def, 200) })
}

func reasonsAreWhatTheirWordsSay[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T,
	def *games.Def[C, M, E, V], moves int) {
	m, seen := sat(t, def, games.Setup{Seats: 2, Seed: 9}), 0
	for made := range moves {
		m.play(t, made)
		if _, over := m.Core().Result(); over || len(m.must()) > 1 {
			break
		}
		seat, move := m.next()
		if m.Core().Check(seat, move) != nil {
			continue
		}
		_, reasons := explanation(def, m.Core(), seat, seat, move, 3)
		for _, r := range reasons {
			if seen++; (r.Change > 0) != (r.Amount > 0) {
				t.Errorf("%s: %+v", def.Moves.Text(move), r)
			}
		}
	}
	if seen < 10 {
		t.Errorf("%d reasons", seen)
	}
}

// TestReasonsEndWithWhatTheRestOfATurnReveals follows a turn in Menhirs beyond a move that shows the seat something
// new: the next moves depend on what was shown, so they are not certain and give no reasons.
func TestReasonsEndWithWhatTheRestOfATurnReveals(t *testing.T) {
	def := stones.Def
	x, seen, plain := NewExplanation(def), 0, 0
	after := def.Blank()
	var moves, next []stones.Move
	along(def, 5, func(core *stones.Game, s games.Seat) {
		chance := games.NewChance(1, 2)
		moves = def.AppendCandidates(moves[:0], core, s, &chance, samples)
		for _, m := range moves {
			core.CloneInto(after)
			if after.Apply(s, m) != nil {
				t.Fatal(def.Moves.Text(m))
			}
			if acting := after.AppendActing(nil); len(acting) == 0 || acting[0].Seat != s {
				continue
			}
			shows := after.Revealed() && !def.Shows(m)
			if shows && seen > 20 || !shows && plain > 20 {
				continue
			}
			if next = after.AppendMoves(next[:0], s); len(next) == 0 {
				continue
			}
			x.Start(core, s, s, m, 1)
			core.CloneInto(x.from)
			if !x.follow() {
				t.Fatalf("%s alone is not certain", def.Moves.Text(m))
			}
			x.path = append(x.path, next[0])
			if x.follow() == shows {
				t.Fatalf("after %s, which shows something: %t, %s is followed", def.Moves.Text(m), shows,
					def.Moves.Text(next[0]))
			}
			if shows {
				seen++
			} else {
				plain++
			}
		}
	})
	if seen < 5 || plain < 5 {
		t.Errorf("%d moves that show something, %d that do not", seen, plain)
	}
}

// TestReasonsWeighAsTheEvaluationDoes adds up for each seat what reasons count its parts for: the lead must be the
// value of the position, with two seats (Rune Market's learnt weights) and with more.
func TestReasonsWeighAsTheEvaluationDoes(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		core := market.Def.New(games.Setup{Seats: seats, Seed: 5}, nil)
		mind, scratch, x := newPlain(market.Def, 5), market.Def.Blank(), NewExplanation(market.Def)
		for made := range 40 {
			s, ok := x.look.waiting(core)
			if !ok {
				break
			}
			x.seat = s
			rows := make([]games.Row, seats)
			parts := x.parts(core)
			for _, r := range parts {
				rows[r.Seat].Sum += r.Change
			}
			// Each part is rounded by itself.
			if got, want := games.Lead(rows, s), market.Def.Evaluate(core, s); distance(got, want) > 2*len(parts) {
				t.Fatalf("%d seats: the parts come to %d, and the position is worth %d", seats, got, want)
			}
			games.Ask(mind, scratch, core, games.Acting{Seat: s, Must: true}, 5, made)
			d, _ := mind.Step(1 << 30)
			if refusal := core.Apply(s, d.Move); refusal != nil {
				t.Fatal(refusal)
			}
		}
	}
}
