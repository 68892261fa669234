package bots

import (
	"reflect"
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// TestHintsTellNoSecrets asks an adept for hints in a match of adepts, for the seat itself and for everybody, as a
// room's host sends them, and once more after everything was dealt anew that the reader cannot know: they are the same,
// to the byte.
func TestHintsTellNoSecrets(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { hintsTellNoSecrets(t, ritual.Def, nil) })
	t.Run("masters", func(t *testing.T) { hintsTellNoSecrets(t, masters.Def, nil) })
	t.Run("stones", func(t *testing.T) { hintsTellNoSecrets(t, stones.Def, nil) })
	t.Run("market", func(t *testing.T) { hintsTellNoSecrets(t, market.Def, nil) })
	t.Run("toss", func(t *testing.T) { hintsTellNoSecrets(t, toss.Def, map[string]string{toss.OptionWay: "calm"}) })
}

func hintsTellNoSecrets[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, def *games.Def[C, M, E, V], options map[string]string,
) {
	m := sat(t, def, games.Setup{Seats: 2, Seed: 14, Options: options})
	dealt, found, others, said := def.Blank(), 0, 0, 0
	adept := Ladder(def)[len(Ladder(def))-2]
	hint := func(position C, made int, a games.Acting, reader games.Seat) (games.Hint, bool) {
		h := &written[C, M, E, V]{Hinting: NewHinting(def, adept, 3)}
		h.Start(position, made, a, reader, 3)
		for n := 50; !h.Step(n); n++ {
			continue
		}
		return h.Hint()
	}
	for made := range 40 {
		m.play(t, made)
		if _, over := m.Core().Result(); over {
			break
		}
		for _, a := range m.Core().AppendActing(nil) {
			for _, reader := range []games.Seat{a.Seat, games.Public} {
				got, ok := hint(m.Core(), made, a, reader)
				m.Core().CloneInto(dealt)
				chance := games.NewChance(70, uint64(made))
				dealt.Redeal(reader, &chance)
				if dealt.Hash() != m.Core().Hash() {
					others++
				}
				if same, also := hint(dealt, made, a, reader); ok != also || !reflect.DeepEqual(got, same) {
					t.Fatalf("move %d, reader %d: %+v, and with other secrets %+v", made, reader, got, same)
				}
				if !ok {
					continue
				}
				found, said = found+1, said+len(got.Does)+len(got.Why)
				move, err := def.Moves.Parse(got.Move)
				if err != nil || reader == a.Seat && a.Must && m.Core().Check(a.Seat, move) != nil {
					t.Errorf("move %d, reader %d: %q is proposed: %v", made, reader, got.Move, err)
				}
			}
		}
	}
	if found < 20 || said < found || others < 20 {
		t.Errorf("%d hints with %d words and reasons, %d other positions", found, said, others)
	}
}
