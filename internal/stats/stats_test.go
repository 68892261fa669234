package stats_test

import (
	"bufio"
	"bytes"
	"io"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/stats"
)

// game is a game that is ready once a frame has been drawn.
type game struct{ frames int }

func (g *game) Update() error              { return nil }
func (g *game) Draw(*ebiten.Image)         { g.frames++ }
func (g *game) Layout(w, h int) (int, int) { return w / 2, h / 2 }
func (g *game) ready() bool                { return g.frames >= 1 }

func TestFirstLineComesAfterTheFirstReadyFrame(t *testing.T) {
	g := &game{}
	var out bytes.Buffer
	wrapped := stats.Wrap(g, g.ready, bytes.NewReader(nil), &out)
	for range 2 {
		if err := wrapped.Update(); err != nil {
			t.Fatal(err)
		}
		wrapped.Draw(nil)
		if out.Len() != 0 {
			t.Fatalf("after %d frames: %q", g.frames, out.String())
		}
	}
	if err := wrapped.Update(); err != nil {
		t.Fatal(err)
	}
	f, ok, err := stats.Parse(out.String())
	if err != nil || !ok || !f.First || f.Updates != 3 || f.Draws != 2 || f.Mallocs == 0 || f.Memory == 0 {
		t.Errorf("%q: %+v, %v, %v", out.String(), f, ok, err)
	}
}

func TestEachLineIsAnswered(t *testing.T) {
	ask, in := io.Pipe()
	out, answer := io.Pipe()
	wrapped := stats.Wrap(&game{}, nil, ask, answer)
	answers := bufio.NewScanner(out)
	for i := range int64(3) {
		wrapped.Draw(nil)
		if _, err := io.WriteString(in, "\n"); err != nil {
			t.Fatal(err)
		}
		if !answers.Scan() {
			t.Fatal("no answer")
		}
		if f, ok, err := stats.Parse(answers.Text()); err != nil || !ok || f.First || f.Draws != i+1 {
			t.Errorf("%q: %+v, %v, %v", answers.Text(), f, ok, err)
		}
	}
}

func TestLayoutIsThatOfTheGame(t *testing.T) {
	wrapped := stats.Wrap(&game{}, nil, bytes.NewReader(nil), io.Discard).(ebiten.LayoutFer)
	if w, h := wrapped.LayoutF(640.5, 481); w != 320 || h != 240 {
		t.Errorf("layout = %v, %v", w, h)
	}
}

func TestParseTellsLinesApart(t *testing.T) {
	if _, ok, err := stats.Parse("probe {}"); ok || err != nil {
		t.Errorf("another line: %v, %v", ok, err)
	}
	f, ok, err := stats.Parse(`ALSA lib pcm.c:2666:(snd_pcm_open_noupdate) stats {"updates":40,"draws":8}`)
	if !ok || err != nil || f.Updates != 40 || f.Draws != 8 {
		t.Errorf("behind what somebody else wrote: %+v, %v, %v", f, ok, err)
	}
	if _, ok, err := stats.Parse("stats {"); ok || err == nil {
		t.Errorf("a broken line: %v, %v", ok, err)
	}
}
