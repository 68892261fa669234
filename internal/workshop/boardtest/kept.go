package boardtest

import (
	"os"
	"path/filepath"
	"testing"

	"runehall/games"
)

// Kept returns the match whose record is kept as "testdata/name.record". Such matches have positions that random play
// never or seldom reaches.
func Kept[C games.Core[C, M, E], M comparable, E any, V any](
	t testing.TB, def *games.Def[C, M, E, V], name string,
) *Match[C, M, E, V] {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name+".record"))
	if err != nil {
		t.Fatal(err)
	}
	record, err := games.ParseRecord(text)
	if err != nil {
		t.Fatal(err)
	}
	play, err := games.Resume(def, record)
	if err != nil {
		t.Fatal(err)
	}
	return &Match[C, M, E, V]{T: t, Play: play, Chance: games.NewChance(1, 99)}
}
