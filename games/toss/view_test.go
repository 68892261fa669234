package toss

import (
	"encoding/json"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

func TestTOS23_WhatIsHidden(t *testing.T) {
	g := newGame(setupOf(3, 5, "way=calm"), nil)
	tb := &table{Game: g, t: t}
	for _, reader := range []games.Seat{games.Public, 0, 1, 2} {
		v := view(g, reader)
		wantEqual(t, "the bag", []any{v.Bag(), v.game.bag}, []any{Runes - 3 - 12, set(0)})
		wantEqual(t, "hands", v.game.hands[0].list(), []Rune{NoRune, NoRune, NoRune, NoRune})
		wantEqual(t, "Balance runes are open", v.Balance(1), g.balance[1])
	}
	tb.Listen(&tb.events)
	tb.play("0 throw 0 0 7000 0 3", "1 throw 0 0 7000 0 3", "2 throw 0 0 7000 0 3")
	wantEqual(t, "revealed", tb.Revealed(), true)
	thrown := told[RunesThrown](tb)[0]
	seen, _ := redact(thrown, 0)
	for i, l := range seen.(RunesThrown).Launches {
		whole := thrown.Launches[i]
		if !whole.Up {
			whole.Rune = NoRune
		}
		wantEqual(t, "a disc as it is told", l, whole)
		wantEqual(t, "the same at rest", seen.(RunesThrown).Rest[i].Rune, l.Rune)
	}
	if g.phase == CalmPhase {
		for _, d := range view(g, 1).Discs() {
			wantEqual(t, "known", d.Rune != NoRune, d.Up)
		}
		all := view(g, games.All)
		for i, d := range all.Discs() {
			wantEqual(t, "all is known", d, g.discs[i])
		}
	}
}

func TestViewAnswersABoard(t *testing.T) {
	tb := snatch(t, 3).own("b0a b1a w7a").has(1, "b4a b4b").lay("b0b b1b g0a g5a g5b -w0a").fall()
	v := view(tb.Game, games.Public)
	wantEqual(t, "visible", v.Visible(), []int{0, 1, 13})
	wantEqual(t, "twins", []games.Seat{v.TwinOf(rune_("b0b")), v.TwinOf(rune_("g0a"))}, []games.Seat{0, games.Nobody})
	wantEqual(t, "stake", names(v.Stake(1)), "b4a b4b")
	wantEqual(t, "turn", []any{v.OnTurn(), v.First(), v.Round()}, []any{games.Nobody, 0, 1})
	tb.grab(0, "b1b g5a").grab(2, "g5b g0a")
	v = view(tb.Game, games.Public)
	wantEqual(t, "false", []string{names(v.False(0)), names(v.False(2))}, []string{"", "g0a"})
	wantEqual(t, "thefts", v.Thefts(), []Theft{{0, 1, rune_("b1b"), rune_("b1a")}})
	wantEqual(t, "got", []any{v.Got(0), v.Reached(2), v.Clock()}, []any{2, 4, 4})
	_, m := tb.parse("1 claims 4 1:b0b")
	wantEqual(t, "why not", []any{v.WhyNot(1, m)}, []any{refuseTickPast})
}

func TestPositionHasNoNulls(t *testing.T) {
	for seed := range uint64(8) {
		g := newGame(setupOf(2+int(seed%4), seed, "way="+wayIDs[seed%3]), nil)
		chance := games.NewChance(seed, 3)
		for range 40 {
			text, err := json.Marshal(position(view(g, games.All)))
			if err != nil || strings.Contains(string(text), "null") {
				t.Fatalf("%s, %v", text, err)
			}
			if g.phase == OverPhase {
				break
			}
			s, m := anyChoice(g, &chance)
			g.Apply(s, m)
		}
	}
}

func TestRevealed(t *testing.T) {
	tb := calm(t, 2).own("b0a b1a").lay("w0a w0b w1a w1b").fall()
	want := func(line string, revealed bool) {
		t.Helper()
		tb.play(line)
		wantEqual(t, line, tb.Revealed(), revealed)
	}
	want("0 pass", false)
	want("1 take w0a", false)
	tb = snatch(t, 2).own("b0a b1a").lay("w0a w0b w1a w1b").fall()
	want("0 claims 5 0:w0a", true)
	want("0 done", false)
	tb = thieves(t)
	want("1 "+soft, true)
}

// What everybody saw go back to the bag lies on the table in no position dealt anew.
func TestRedealKeepsWhatWasSeenGoBack(t *testing.T) {
	tb := snatch(t, 2).own("b0a b1a").has(0, "w0a w0b").lay("g0a w3a w2a w2b -g4a -g5b").fall().grab(0,
		"g0a w3a").doneAll()
	tb.wantPhase(GivePhase, 0)
	for seed := range uint64(60) {
		dealt := *tb.Game
		chance := games.NewChance(seed, 1)
		dealt.Redeal(games.Public, &chance)
		if !dealt.bag.has(rune_("g0a")) || !dealt.bag.has(rune_("w3a")) {
			t.Fatalf("of a false pair the bag holds %v", names(dealt.bag.list()))
		}
	}
	tb.play("0 give w0a")
	if tb.back != 0 {
		t.Errorf("in the next round %v is still known to be in the bag", names(tb.back.list()))
	}
}

// How the next runes fall is unknown to everybody: Redeal replaces all sources of chance.
func TestTOS23_RedealDrawsAllChanceAnew(t *testing.T) {
	g := newGame(setupOf(3, 5), nil)
	other := *g
	other.bagChance, other.faceChance, other.handChance = games.NewChance(1, 1), games.NewChance(2, 2),
		games.NewChance(3, 3)
	for _, reader := range []games.Seat{games.Public, 0, 2} {
		a, b := *g, other
		first, second := games.NewChance(9, 9), games.NewChance(9, 9)
		a.Redeal(reader, &first)
		b.Redeal(reader, &second)
		if a.Hash() != b.Hash() {
			t.Errorf("reader %d: something of chance is left", reader)
		}
	}
}

func TestNothingIsAllocated(t *testing.T) {
	for _, way := range wayIDs {
		gamestest.NothingAllocates(t, Def, newGame(setupOf(4, 7, "way="+way, "time=15"), nil))
		gamestest.NothingAllocates(t, Def, middle(3, way))
	}
}
