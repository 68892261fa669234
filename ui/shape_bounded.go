package ui

import "github.com/hajimehoshi/ebiten/v2"

// Bounds of the screen, in pixels. Every engine that works at all can keep pictures of surePixels. mostPixels bounds
// the screen where the engine allows more, since nobody has a larger one.
const (
	surePixels = 4096
	mostPixels = 16384
)

// mostScreen is the largest width and height that the engine can keep a picture of the screen in, in pixels.
func mostScreen() float64 {
	most := ebiten.MaxImageSize()
	if most <= 0 { // it does not know yet
		most = surePixels
	}
	return float64(min(most, mostPixels))
}

// bounded returns the size of the screen image for a window: at least one pixel, and at most most. fits is false if the
// window is larger than that: the engine cannot show anything in such a window, and nothing may be drawn. In that case
// the size differs from that of the largest window that fits, so that the engine notices the change when the window
// shrinks again.
func bounded(window Size, most float64) (screen Size, fits bool) {
	if fits = !(window.W > most || window.H > most); !fits {
		most--
	}
	side := func(v float64) float64 {
		if !(v >= 1) { // also if it is not a number
			return 1
		}
		return min(v, most)
	}
	return Sz(side(window.W), side(window.H)), fits
}

// MostWindow is the largest width and height of a window that anything can be shown in, in device-independent pixels.
func MostWindow() int {
	return int(mostScreen() / monitorScale())
}

// monitorScale returns how many pixels a device-independent pixel has on the window's monitor. There may be no monitor.
func monitorScale() float64 {
	m := ebiten.Monitor()
	if m == nil {
		return 1
	}
	if scale := m.DeviceScaleFactor(); scale > 0 {
		return scale
	}
	return 1
}

// mostTyped bounds how many letters one tick takes.
const mostTyped = 64 << 10

// Type makes the next tick see a text as typed, for instance one that was pasted. The caller wakes the pace.
func (s *Source) Type(text string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, c := range text {
		if len(s.typed) == mostTyped {
			return
		}
		s.typed = append(s.typed, c)
	}
}

// TooLarge reports whether the window has become larger than [MostWindow]. Until it is smaller, nothing may be drawn.
func (s *Source) TooLarge() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.tooLarge
}
