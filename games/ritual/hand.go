package ritual

import "slices"

const (
	// HandTiles is how many hand tiles are drawn into an empty hand (RIT-6, RIT-16).
	HandTiles = 3
	// maxHand bounds a hand. Beyond three it only grows by theft: two tiles each by two Steal hand tiles and a Copy,
	// one each by two Steal golden hand tile. No card comes twice: there are fewer black tiles than cards.
	maxHand = 12
)

// handTiles are the hand tiles of a seat, in the order in which it got them (RIT-6).
type handTiles struct {
	tiles [maxHand]TileID
	count uint8
}

func (h *handTiles) list() []TileID { return h.tiles[:h.count:h.count] }

func (h *handTiles) has(t TileID) bool { return slices.Contains(h.list(), t) }

func (h *handTiles) hasKind(k TileKind) bool {
	return slices.ContainsFunc(h.list(), func(t TileID) bool { return t.Kind() == k })
}

func (h *handTiles) add(t TileID) {
	h.tiles[h.count] = t
	h.count++
}

func (h *handTiles) remove(t TileID) {
	at := slices.Index(h.list(), t)
	copy(h.tiles[at:h.count], h.tiles[at+1:h.count])
	h.count--
	h.tiles[h.count] = 0
}

// supply is the face-down pile of tiles (RIT-4), drawn from its end.
type supply struct {
	tiles [Tiles]TileID
	count uint8
}

func (p *supply) list() []TileID { return p.tiles[:p.count] }

func (p *supply) draw() TileID {
	p.count--
	t := p.tiles[p.count]
	p.tiles[p.count] = 0
	return t
}

func (p *supply) add(t TileID) {
	p.tiles[p.count] = t
	p.count++
}
