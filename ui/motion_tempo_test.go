package ui_test

import (
	"testing"

	"runehall/ui"
)

func TestTempo(t *testing.T) {
	for _, c := range []struct {
		tempo ui.Tempo
		ms    float64
		want  int
	}{
		{ui.Tempo{}, 200, 12},
		{ui.Tempo{Speed: 1}, 200, 12},
		{ui.Tempo{Speed: 2}, 200, 6},
		{ui.Tempo{Speed: .5}, 200, 24},
		{ui.Tempo{Speed: 4}, 1, 1},
		{ui.Tempo{Speed: 1, Reduced: true}, 200, 0},
	} {
		if got := c.tempo.Ticks(c.ms); got != c.want {
			t.Errorf("%+v: %v ms are %d ticks, want %d", c.tempo, c.ms, got, c.want)
		}
	}
}
