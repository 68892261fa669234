package market

import (
	"encoding/json"
	"slices"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

func TestMAR21_Duels(t *testing.T) {
	tb := sit(t, 3).hold(0, "5+7+thief").hold(1, "6+4+thief").hold(2, "1").begin(0)
	tb.refused("0 duel thief 1", refuseNotNumber)
	tb.refused("0 duel 5 0", refuseOwnSeat)
	tb.refused("0 yield", refuseNoDuel)
	tb.play("0 duel 5 1")
	tb.wantPhase(AnswerPhase, 1)
	tb.refused("1 show 4", refuseTooLow)
	tb.refused("1 show thief", refuseNotNumber)
	tb.refused("1 show 9", games.NoSuchThing)
	tb.refused("1 end", refuseAnswerFirst)
	tb.refused("1 yield", refuseMustShow)
	tb.play("1 show 6")
	wantEqual(t, "everybody knows the card", view(tb.Game, 2).Hand(1), SetOf(6))
	wantEqual(t, "hand", tb.sizes[1], 3)
	tb.refused("0 duel 7 1", refuseChallenged)
	tb.play("0 duel 7 2", "2 yield")
	tb.refused("0 take-card 1", refuseOtherVictim)
	tb.refused("0 take-card 0", refuseOtherVictim)
	tb.play("0 take-card 2")
	wantEqual(t, "hand", tb.hands[0], SetOf(1, Thief))
	// A player can be challenged only once a turn, but again in the next turn.
	tb = sit(t, 2).hold(0, "1+2").hold(1, "10+9").begin(0).play("0 duel 1 1", "1 show 10")
	tb.refused("0 duel 2 1", refuseChallenged)
	tb.begin(0).allowed("0 duel 2 1")
}

// An equal card holds against the challenge.
func TestExample_MAR21_EqualCards(t *testing.T) {
	tb := sit(t, 2).hold(0, "8").hold(1, "8").begin(0).play("0 duel 8 1", "1 show 8")
	wantEqual(t, "hands", []Set{tb.hands[0], tb.hands[1]}, []Set{0, SetOf(8)})
	tb.wantPhase(TurnPhase, 0)
}

// A seat with an equal or higher number card must show one, and chooses which. A seat with none yields and shows
// nothing.
func TestMAR21_WhoCanHoldMustShow(t *testing.T) {
	for held, holds := range map[string][]Card{
		"8": {8}, "9+8": {8, 9}, "10+10+1": {10}, "7": nil, "7+1+thief": nil, "red-store+blue-store": nil,
		"9+8+7+10": {8, 9, 10},
	} {
		tb := sit(t, 2).hold(0, "8").hold(1, held).begin(0).play("0 duel 8 1")
		want := []Move{{Kind: Yield}}
		if len(holds) > 0 {
			want = nil
			tb.refused("1 yield", refuseMustShow)
		}
		for _, c := range holds {
			want = append(want, Move{Kind: Show, Card: c})
		}
		wantEqual(t, held, tb.AppendMoves(nil, 1), want)
		for _, m := range want {
			after := *tb.Game
			after.events = nil
			if r := after.Apply(1, m); r != nil {
				t.Errorf("holding %s, %+v is refused: %v", held, m, r)
			}
			wantEqual(t, "hand "+held, after.hands[1], tb.hands[1])
			wantEqual(t, "shown of "+held, []any{after.duel.Shown, after.known[public][1].Size()},
				[]any{m.Card, min(1, int(m.Card))})
			wantEqual(t, "phase", after.phase, map[bool]Phase{true: TurnPhase, false: TakePhase}[m.Kind == Show])
		}
	}
	// With an empty hand there is nothing to show.
	tb := sit(t, 2).hold(0, "1").loose(1, 1, 0).begin(0).play("0 duel 1 1")
	wantEqual(t, "an empty hand", tb.AppendMoves(nil, 1), []Move{{Kind: Yield}})
}

// The challenge must not give away whether the seat can hold: before the answer, the attacker and onlookers see the
// same in both cases.
func TestMAR21_TheQuestionTellsNothing(t *testing.T) {
	type seen struct {
		position, acting, moves, attackers, events, yields string
		forced                                             bool
	}
	text := func(v any) string {
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	for _, reader := range []games.Seat{games.Public, 0, 2} {
		ask := func(held string) seen {
			tb := sit(t, 3).hold(0, "8+4").hold(1, held).hold(2, "3").begin(0)
			tb.events.Clear()
			tb.play("0 duel 8 1")
			v := view(tb.Game, reader)
			s := seen{position: text(position(v)), acting: text(v.AppendActing(nil)),
				moves: text(v.AppendMoves(nil, 1)), attackers: text(v.AppendMoves(nil, 0))}
			for _, e := range tb.events.List() {
				e, _ = redact(e, reader)
				s.events += games.EventName(e) + text(e)
			}
			s.yields = text(v.WhyNot(1, Move{Kind: Yield}))
			_, _, s.forced = forced(view(tb.Game, games.Public))
			return s
		}
		want := ask("thief+1")
		for _, held := range []string{"9+8", "8+1", "10+10", "7+7"} {
			if got := ask(held); got != want {
				t.Errorf("reader %d: against %s is seen\n%+v, not\n%+v", reader, held, got, want)
			}
		}
		if want.forced || want.yields != "null" {
			t.Errorf("reader %d: a question that is not asked, or a hint of what is held: %+v", reader, want)
		}
	}
	// What everybody has seen is no secret: a card known from an earlier duel must be shown.
	tb := sit(t, 3).hold(0, "5").hold(1, "9+2").hold(2, "6+6").begin(0).play("0 duel 5 1",
		"1 show 9").begin(2).play("2 duel 6 1")
	wantEqual(t, "what everybody knows", view(tb.Game, games.Public).AppendMoves(nil, 1), []Move{{Kind: Show, Card: 9}})
	wantEqual(t, "that it must", view(tb.Game, games.Public).WhyNot(1, Move{Kind: Yield}), refuseMustShow)
}

// Everybody knows that a seat that yielded holds no such card, until it gets another card.
func TestMAR21_WhatGivingUpTells(t *testing.T) {
	tb := sit(t, 3).hold(0, "8+thief+5").hold(1, "7+4+3").hold(2, "9+6+2").begin(0).play("0 duel 8 1", "1 yield")
	wantEqual(t, "revealed", tb.Revealed(), true)
	wantEqual(t, "yielded", tb.yielded, [games.MaxSeats]Card{1: 8})
	wantEqual(t, "for other programs", position(view(tb.Game, games.Public)).(Position).Seats[1].Yielded, Card(8))
	tb.play("0 take-card 1")
	other := *tb.Game
	other.yielded[1] = 7
	if other.Hash() == tb.Hash() {
		t.Error("the checksum does not say who has given up")
	}
	// The lowest card it yielded to counts. In its own turn a seat draws cards, and may then hold anything.
	tb.begin(2).play("2 duel 9 1", "1 yield")
	wantEqual(t, "the lowest", tb.yielded[1], Card(8))
	wantEqual(t, "nothing new", tb.Revealed(), false)
	tb.play("2 take-card 1").begin(2)
	if tb.hands[1].highest() < 6 {
		tb.play("2 duel 6 1", "1 yield")
		wantEqual(t, "the lowest", tb.yielded[1], Card(6))
	}
	tb.hold(1, "1").begin(1).play("1 duel 1 2", "2 show 2", "1 end")
	wantEqual(t, "after drawing", tb.yielded[1], Hidden)
	// A seat that takes a card may hold anything again, too.
	tb = sit(t, 2).hold(0, "8+3").hold(1, "thief+2").loose(1, 1, 0).begin(0).play("0 duel 8 1", "1 yield",
		"0 take-rune 1 red loose").begin(1).play("1 rob thief", "1 take-card 0")
	wantEqual(t, "after a theft", tb.yielded[1], Hidden)
	// Yielding shows nothing if the seat has no cards, or only cards that everybody knows.
	tb = sit(t, 2).hold(0, "8").loose(1, 1, 0).begin(0).play("0 duel 8 1", "1 yield")
	wantEqual(t, "an empty hand", tb.Revealed(), false)
}

// Dealing anew respects who has yielded: every allowed card can come up in these hands, and other hands are not
// restricted.
func TestMAR21_DealtAnewIsWhatCanBeHeld(t *testing.T) {
	tb := sit(t, 4).hold(0, "6+8+9").hold(1, "4+5+thief").hold(2, "7+7+1").hold(3, "10+2+9").begin(0)
	tb.play("0 duel 6 1", "1 yield", "0 take-card 1", "0 duel 8 2", "2 yield", "0 take-card 2")
	highest := [games.MaxSeats]Card{}
	for seed := range uint64(400) {
		dealt := *tb.Game
		chance := games.NewChance(seed, 1)
		dealt.Redeal(0, &chance)
		if err := whole(&dealt); err != nil {
			t.Fatal(err)
		}
		for s := range dealt.seats {
			highest[s] = max(highest[s], dealt.hands[s].highest())
		}
	}
	wantEqual(t, "highest cards", highest[1:4], []Card{5, 7, 10})
}

// Computer players follow the rules of duels, and each of the cards that hold is shown in some match.
func TestMAR21_ComputersShow(t *testing.T) {
	wantEqual(t, "answers", Def.Answers(sit(t, 2).hold(0, "4").hold(1, "4").begin(0).play("0 duel 4 1").Game), true)
	shown := map[Card]int{}
	for seed := range uint64(60) {
		tb := sit(t, 2).hold(0, "4+1").hold(1, "5+9+thief").begin(0).play("0 duel 4 1")
		gamestest.GreedyMatch(Def, tb.Game, seed, func(s games.Seat, m Move) {
			if s == 1 && m.Kind == Show && tb.duel.Card == 4 && tb.turns == 2 {
				shown[m.Card]++
			}
		}, nil)
	}
	if keys := slices.Sorted(func(yield func(Card) bool) {
		for c := range shown {
			if !yield(c) {
				return
			}
		}
	}); !slices.Equal(keys, []Card{5, 9}) {
		t.Errorf("shown were %v", shown)
	}
}
