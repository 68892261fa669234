package ui

import "github.com/hajimehoshi/ebiten/v2"

// imageCache keeps images by key and drops the least recently used ones when it holds too many
// pixels. A hit allocates nothing.
type imageCache[K comparable] struct {
	entries map[K]*cached
	pixels  int
	limit   int
	clock   uint64
}

type cached struct {
	img    *ebiten.Image
	off    Point // where the image lies relative to what it shows
	pixels int
	used   uint64
}

func newImageCache[K comparable](limit int) *imageCache[K] {
	return &imageCache[K]{entries: map[K]*cached{}, limit: limit}
}

func (c *imageCache[K]) get(key K) (*cached, bool) {
	e, ok := c.entries[key]
	if ok {
		c.clock++
		e.used = c.clock
	}
	return e, ok
}

// put stores an image and makes room for it. Dropped images are left to the garbage collector,
// since a draw of this frame may still use them.
func (c *imageCache[K]) put(key K, img *ebiten.Image, off Point) *cached {
	b := img.Bounds()
	c.clock++
	e := &cached{img: img, off: off, pixels: b.Dx() * b.Dy(), used: c.clock}
	c.entries[key] = e
	c.pixels += e.pixels
	if c.pixels > c.limit {
		c.trim(key)
	}
	return e
}

// trim drops the older half, but never the entry keep.
func (c *imageCache[K]) trim(keep K) {
	for c.pixels > c.limit/2 && len(c.entries) > 1 {
		var total, n uint64
		for _, e := range c.entries {
			total += e.used
			n++
		}
		mean := total / n
		for k, e := range c.entries {
			if e.used <= mean && k != keep && c.pixels > c.limit/2 {
				c.pixels -= e.pixels
				delete(c.entries, k)
			}
		}
	}
}
