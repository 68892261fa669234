package ui

// pictureCache keeps pictures by key and drops the least recently used ones when it holds too many
// pixels. A hit allocates nothing.
type pictureCache[K comparable] struct {
	bench   *bench
	entries map[K]*cached
	pixels  int
	limit   int
	clock   uint64
}

type cached struct {
	picture *Picture
	colours *Picture // the parts with colours of their own, in the same place; mostly nil
	off     Point    // the picture's corner relative to the point it is drawn at
	used    uint64
}

// size returns the number of pixels.
func (e *cached) size() int {
	n := e.picture.Pixels()
	if e.colours != nil {
		n += e.colours.Pixels()
	}
	return n
}

func newPictureCache[K comparable](b *bench, limit int) *pictureCache[K] {
	return &pictureCache[K]{bench: b, entries: map[K]*cached{}, limit: limit}
}

func (c *pictureCache[K]) get(key K) (*cached, bool) {
	e, ok := c.entries[key]
	if !ok {
		return nil, false
	}
	if !c.bench.serves(e.picture) {
		c.drop(key)
		return nil, false
	}
	c.clock++
	e.used = c.clock
	return e, true
}

func (c *pictureCache[K]) drop(key K) {
	c.pixels -= c.entries[key].size()
	delete(c.entries, key)
}

// sweep drops all pictures that lie on the bench.
func (c *pictureCache[K]) sweep() {
	for key, e := range c.entries {
		if !c.bench.serves(e.picture) {
			c.drop(key)
		}
	}
}

// put stores a picture and makes room for it. Dropped pictures are left to the garbage collector, since this frame
// may still draw them.
func (c *pictureCache[K]) put(key K, p *Picture, off Point) *cached {
	return c.keep(key, &cached{picture: p, off: off})
}

// keep stores an entry as put does.
func (c *pictureCache[K]) keep(key K, e *cached) *cached {
	c.clock++
	e.used = c.clock
	c.entries[key] = e
	c.pixels += e.size()
	if c.pixels > c.limit {
		c.trim(key)
	}
	return e
}

func (c *pictureCache[K]) clear() {
	clear(c.entries)
	c.pixels = 0
}

// trim drops the less recently used half of the pictures, but never the one with key keep.
func (c *pictureCache[K]) trim(keep K) {
	for c.pixels > c.limit/2 && len(c.entries) > 1 {
		var total, n uint64
		for _, e := range c.entries {
			total += e.used
			n++
		}
		mean := total / n
		for k, e := range c.entries {
			if e.used <= mean && k != keep && c.pixels > c.limit/2 {
				c.drop(k)
			}
		}
	}
}
