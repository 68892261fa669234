package ui

import "sync/atomic"

// arrivals notices when letters become available that were missing or drawn by other fonts until then: in the browser
// the whole typefaces, elsewhere fonts of the system. They may arrive on any goroutine.
type arrivals struct {
	version atomic.Uint32
	wake    atomic.Pointer[func()]
	seen    uint32
}

func (l *arrivals) arrive() {
	l.version.Add(1)
	if wake := l.wake.Load(); wake != nil {
		(*wake)()
	}
}

// WatchLetters sets a function to be called, from any goroutine, when letters arrive that the built-in typefaces lack.
// [Kit.Letters] changes in the tick after that.
func (k *Kit) WatchLetters(wake func()) { k.text.letters.wake.Store(&wake) }

// Letters counts how often letters have arrived. When it changes, texts with such letters change their sizes, and
// everything must be laid out again. Call it between frames.
func (k *Kit) Letters() uint32 {
	t := k.text
	if v := t.letters.version.Load(); v != t.letters.seen {
		t.letters.seen = v
		t.faces.loadWhole()
		clear(t.blocks)
		t.images.clear()
	}
	return t.letters.seen
}
