// Package baked is what boards paint with: a [Painter], the pictures that it keeps, each of which is made once in the sizes at which it is
// sharp, within a bound of memory, and a [Shape] for what is drawn without pictures.
package baked

import (
	"cmp"
	"image"
	"slices"

	"runehall/assets/art"
	"runehall/ui"
)

// Pictures keeps pictures by key. Make one with [New], and call Frame before each frame.
//
// Its bound is in pixels of all pictures. Nothing is dropped while a frame is drawn, so what Get and Put return can be
// drawn until the next Frame. There the pictures that were drawn longest ago give back their memory if the bound is
// exceeded, until half of it is free; but never those of the frame before, which the next one most likely needs again.
type Pictures[K comparable] struct {
	limit   int
	entries map[K]*entry
	pixels  int
	frame   uint64
}

type entry struct {
	picture *ui.Picture
	used    uint64 // the frame in which it was last asked for
}

// New returns an empty store that is bound to a number of pixels.
func New[K comparable](limit int) *Pictures[K] {
	return &Pictures[K]{limit: limit, entries: map[K]*entry{}}
}

// Get returns the picture of a key, and false if it must be made.
func (p *Pictures[K]) Get(key K) (*ui.Picture, bool) {
	e, ok := p.entries[key]
	if !ok {
		return nil, false
	}
	e.used = p.frame
	return e.picture, true
}

// Put keeps a picture that was made for a key that has none, and returns it.
func (p *Pictures[K]) Put(key K, made *ui.Picture) *ui.Picture {
	p.entries[key] = &entry{picture: made, used: p.frame}
	p.pixels += made.Pixels()
	return made
}

// Hall returns the picture of a key that is made of a picture of the hall; false where that has not come yet.
func (p *Pictures[K]) Hall(k *ui.Kit, id art.ID, key K, pixels func(full art.Picture) *image.RGBA) (*ui.Picture, bool) {
	if kept, ok := p.Get(key); ok {
		return kept, true
	}
	full, there := k.Art(id)
	if !there {
		return nil, false
	}
	return p.Put(key, ui.Upload(pixels(full))), true
}

// Fitted returns a picture of the hall in a size, or as it is where that is wider: it is made larger when it is drawn.
func Fitted(full art.Picture, w, h int) *image.RGBA {
	if w >= full.Rect.Dx() {
		return full.RGBA
	}
	return ui.Scaled(full, w, max(1, h))
}

// Pixels returns how many pixels are kept.
func (p *Pictures[K]) Pixels() int { return p.pixels }

// Frame begins a frame: nothing that was got before may be drawn from here on. It reports whether pictures were dropped.
func (p *Pictures[K]) Frame() (dropped bool) {
	if p.pixels > p.limit {
		dropped = p.trim()
	}
	p.frame++
	return dropped
}

// Forget drops the pictures whose keys match, since they no longer show what they should. Call it between frames.
func (p *Pictures[K]) Forget(match func(K) bool) {
	for key := range p.entries {
		if match(key) {
			p.drop(key)
		}
	}
}

// trim drops what was drawn longest ago, and reports whether there was anything that may be dropped.
func (p *Pictures[K]) trim() (dropped bool) {
	var old []K
	for key, e := range p.entries {
		if e.used != p.frame {
			old = append(old, key)
		}
	}
	slices.SortFunc(old, func(a, b K) int { return cmp.Compare(p.entries[a].used, p.entries[b].used) })
	for _, key := range old {
		if p.pixels <= p.limit/2 {
			break
		}
		p.drop(key)
	}
	return len(old) > 0
}

func (p *Pictures[K]) drop(key K) {
	e := p.entries[key]
	delete(p.entries, key)
	p.pixels -= e.picture.Pixels()
	e.picture.Drop()
}
