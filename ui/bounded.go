package ui

import "github.com/hajimehoshi/ebiten/v2"

// The largest screen, in pixels: every engine that runs at all can keep pictures of this size, and where it can keep larger ones, screens
// beyond the second bound are none that anybody looks at.
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

// bounded is the size of the screen in a window of so many pixels: at least one, and no more than most. fits is false if the window itself is
// larger: the engine cannot show anything in such a window, and must not be given anything to show. The screen has another size then than
// in the largest window, so that the engine sees that it is another one.
func bounded(window Size, most float64) (screen Size, fits bool) {
	if fits = !(window.W > most || window.H > most); !fits {
		most--
	}
	side := func(v float64) float64 {
		if !(v >= 1) { // nor is it a number, perhaps
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

// monitorScale is how many pixels the window's monitor has in a device-independent one. There may be no monitor.
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

// mostTyped is how many letters of a text are typed at once.
const mostTyped = 64 << 10

// Type has a text typed in the next tick, such as one that was pasted. The caller wakes the pace.
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

// TooLarge reports whether the window has become larger than [MostWindow]: nothing must be drawn until it is smaller.
func (s *Source) TooLarge() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.tooLarge
}
