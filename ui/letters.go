package ui

import "sync/atomic"

// arrivals notices that letters have arrived which others drew until then, or nobody: the whole typefaces in the browser, fonts of the
// system elsewhere. They may arrive on any goroutine.
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

// WatchLetters has wake called, from any goroutine, when letters have arrived that are not in the typefaces which are always there:
// then [Kit.Letters] changes in the next tick.
func (k *Kit) WatchLetters(wake func()) { k.text.letters.wake.Store(&wake) }

// Letters counts how often letters have arrived. When it has changed, texts that hold such letters have other sizes, and everything must
// be laid out again. It is called between frames.
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
