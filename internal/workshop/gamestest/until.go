package gamestest

import (
	"slices"
	"testing"

	"runehall/games"
)

// Persons returns n persons to play a match, at most four.
func Persons(n int) []games.Player {
	return slices.Clone([]games.Player{
		{Driver: games.Person, Name: "Astrid", Colour: "amber", Emblem: "circle"},
		{Driver: games.Person, Name: "Ingrid", Colour: "sky", Emblem: "diamond"},
		{Driver: games.Person, Name: "Bjarne", Colour: "jade", Emblem: "triangle"},
		{Driver: games.Person, Name: "Skald", Colour: "rose", Emblem: "square"},
	}[:n])
}

// Until plays random matches of persons until the public view satisfies a condition, and returns that view. Moves that
// liked accepts are preferred; nil: none are.
func Until[C games.Core[C, M, E], M comparable, E any, V any](
	t testing.TB, def *games.Def[C, M, E, V], seats int, liked func(m M) bool, wanted func(v V) bool,
) *games.Match[C, M, E, V] {
	t.Helper()
	for seed := range uint64(50) {
		m, err := games.NewMatch(def, games.Setup{Seats: seats, Seed: seed}, Persons(seats))
		if err != nil {
			t.Fatal(err)
		}
		chance := games.NewChance(seed, 1)
		for range 150 {
			if wanted(m.View(games.Public)) {
				return m
			}
			acting := m.Core().AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			a := acting[chance.IntN(len(acting))]
			moves := def.AppendCandidates(nil, m.Core(), a.Seat, &chance, 1)
			if len(moves) == 0 {
				continue
			}
			move := moves[chance.IntN(len(moves))]
			if at := slices.IndexFunc(moves, func(m M) bool { return liked != nil && liked(m) }); at >= 0 {
				move = moves[at]
			}
			if _, why := m.Make(a.Seat, move); why != nil {
				t.Fatal(why)
			}
		}
	}
	t.Fatal("no match comes to that")
	return nil
}
