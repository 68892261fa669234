package ui

import "testing"

// tick is what a pace is told in one tick, and what is expected of it.
type tick struct {
	active, woken, pad bool
	mode               paceMode
	paint              bool
}

func play(t *testing.T, s *paceState, n int, k tick) {
	t.Helper()
	for i := range n {
		mode, paint := s.step(k.active, k.woken, k.pad)
		if mode != k.mode || paint != k.paint {
			t.Fatalf("tick %d of %d: mode %d, paint %v; want %d, %v", i+1, n, mode, paint, k.mode, k.paint)
		}
	}
}

func TestPaceQuietensAfterFifteenTicks(t *testing.T) {
	var s paceState
	play(t, &s, 3, tick{active: true, mode: paceActive, paint: true})
	play(t, &s, quietTicks-1, tick{mode: paceActive, paint: true})
	play(t, &s, 1, tick{mode: paceQuiet})
}

func TestPaceStartsActive(t *testing.T) {
	var s paceState
	play(t, &s, quietTicks-1, tick{mode: paceActive, paint: true})
	play(t, &s, 1, tick{mode: paceQuiet})
}

func TestPaceInputWakesAndMotionKeepsAwake(t *testing.T) {
	s := paceState{mode: paceQuiet, calm: 1000}
	play(t, &s, 1, tick{active: true, mode: paceActive, paint: true})
	play(t, &s, quietTicks-1, tick{mode: paceActive, paint: true})
	play(t, &s, 1, tick{active: true, mode: paceActive, paint: true})
	play(t, &s, quietTicks-1, tick{mode: paceActive, paint: true})
	play(t, &s, 1, tick{mode: paceQuiet})
}

func TestPaceWakeIsOneUpdateAndOnePaint(t *testing.T) {
	s := paceState{mode: paceQuiet, calm: 1000}
	play(t, &s, 1, tick{woken: true, mode: paceQuiet, paint: true})
	play(t, &s, 1, tick{woken: true, mode: paceQuiet, paint: true})
}

func TestPaceWakeWhileActiveDelaysTheQuiet(t *testing.T) {
	var s paceState
	play(t, &s, quietTicks-1, tick{mode: paceActive, paint: true})
	play(t, &s, 1, tick{woken: true, mode: paceActive, paint: true})
	play(t, &s, quietTicks-1, tick{mode: paceActive, paint: true})
	play(t, &s, 1, tick{mode: paceQuiet})
}

func TestPaceUncoveredWindowIsPainted(t *testing.T) {
	s := paceState{mode: paceQuiet, calm: 1000}
	play(t, &s, 2, tick{mode: paceQuiet, paint: true})
}

// TestPaceLooksWithoutPainting: a look at the devices draws nothing, but what it finds counts; and an uncovered window
// is painted after it.
func TestPaceLooksWithoutPainting(t *testing.T) {
	s := paceState{mode: paceQuiet, calm: 1000}
	for range 3 {
		s.look = true
		play(t, &s, 1, tick{mode: paceQuiet})
	}
	play(t, &s, 1, tick{mode: paceQuiet, paint: true})
	s.look = true
	play(t, &s, 1, tick{woken: true, mode: paceQuiet, paint: true})
	s.look = true
	play(t, &s, 1, tick{pad: true, mode: pacePolling})
}

func TestPacePollsAGamepad(t *testing.T) {
	var s paceState
	play(t, &s, quietTicks-1, tick{pad: true, mode: paceActive, paint: true})
	play(t, &s, pollRate, tick{pad: true, mode: pacePolling})
	play(t, &s, 1, tick{pad: true, mode: pacePolling, paint: true})
	play(t, &s, pollRate-1, tick{pad: true, mode: pacePolling})
	play(t, &s, 1, tick{pad: true, active: true, mode: paceActive, paint: true})
	s = paceState{mode: pacePolling, calm: 1000}
	play(t, &s, 1, tick{mode: paceQuiet})
}

func TestPaceThatSkipsNeverTouchesTheEngine(t *testing.T) {
	p := NewPace(true)
	p.Tick(true, false)
	if !p.TakeRepaint() || p.TakeRepaint() {
		t.Error("an active tick is painted once")
	}
	for range 2 * quietTicks {
		p.Tick(false, false)
		p.TakeRepaint()
	}
	if p.quiet.Load() {
		t.Error("it became quiet")
	}
	p.Wake()
	p.Tick(false, false)
	if !p.TakeRepaint() {
		t.Error("a wake is not painted")
	}
	p.Repaint()
	if !p.TakeRepaint() {
		t.Error("Repaint does not paint")
	}
}
