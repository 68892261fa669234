// Package baked paints for boards: a [Painter] keeps [Pictures], each made once in each size, within a bound of memory;
// a [Shape] stands for a thing without a picture.
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
// Its bound is a number of pixels. Nothing is dropped while a frame is drawn: pictures from Get and Put can be drawn
// until the next Frame. If the bound is exceeded, Frame drops the pictures that were drawn longest ago until half of it
// is free, but none of the last frame: the next one most likely needs them again.
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

// New returns an empty store with a bound in pixels.
func New[K comparable](limit int) *Pictures[K] {
	return &Pictures[K]{limit: limit, entries: map[K]*entry{}}
}

// Get returns the picture of a key; false: it must be made.
func (p *Pictures[K]) Get(key K) (*ui.Picture, bool) {
	e, ok := p.entries[key]
	if !ok {
		return nil, false
	}
	e.used = p.frame
	return e.picture, true
}

// Put keeps a picture for a key that has none, and returns it.
func (p *Pictures[K]) Put(key K, made *ui.Picture) *ui.Picture {
	p.entries[key] = &entry{picture: made, used: p.frame}
	p.pixels += made.Pixels()
	return made
}

// Hall returns the picture of a key, made of a picture of the hall; false: that has not come yet.
func (p *Pictures[K]) Hall(k *ui.Kit, id art.ID, key K, pixels func(full art.Picture) *image.RGBA) (*ui.Picture, bool) {
	if kept, ok := p.Get(key); ok {
		if k.Serves(kept) {
			return kept, true
		}
		p.drop(key)
	}
	full, there := k.Art(id)
	if !there {
		return nil, false
	}
	return p.Put(key, k.Upload(pixels(full))), true
}

// Fitted returns a picture of the hall in a size. It is not blown up here but when it is drawn.
func Fitted(full art.Picture, w, h int) *image.RGBA {
	if w >= full.Rect.Dx() {
		return full.RGBA
	}
	return ui.Scaled(full, w, max(1, h))
}

// Pixels returns how many pixels are kept.
func (p *Pictures[K]) Pixels() int { return p.pixels }

// Frame begins a frame: pictures from before may no longer be drawn. It reports whether some were dropped.
func (p *Pictures[K]) Frame() (dropped bool) {
	if p.pixels > p.limit {
		dropped = p.trim()
	}
	p.frame++
	return dropped
}

// Forget drops pictures that are out of date, by their keys. Call it between frames.
func (p *Pictures[K]) Forget(match func(K) bool) {
	for key := range p.entries {
		if match(key) {
			p.drop(key)
		}
	}
}

// trim drops the pictures that were drawn longest ago until half of the bound is free, and reports whether there were
// any that may be dropped.
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
