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
	colours *Picture // what keeps its own colours, in the same place; mostly nil
	off     Point    // where the picture lies relative to what it shows
	used    uint64
}

// size returns how many pixels it takes.
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

// sweep drops what lay on the bench.
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

// keep is put for an entry.
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

// trim drops the older half, but never the entry keep.
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
