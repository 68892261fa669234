package market

import (
	"runehall/ui"
)

// stacked reports whether what can be done stands below the words about what is chosen, rather than beside them.
func (s *setter) stacked(wide float64) bool {
	most := .5 // of the width
	if s.tight {
		most = .7
	}
	return float64(s.a.offers+s.a.tiles)*s.touch > most*wide
}

// chosen places what is said of what is chosen, with the runes paid and what can be done: beside it, or below it.
func (s *setter) chosen(room ui.Rect) {
	l, k := &s.ledge, s.k
	n := s.a.offers + s.a.tiles
	if room.Empty() || n == 0 || room.H < s.touch {
		l.line = room
		return
	}
	var parts ui.Rect
	columns, high := n, max(s.touch, k.Dp(48), min(k.Dp(64), room.H*.4))
	if float64(n)*s.touch > room.W && room.H >= 2*s.touch {
		columns, high = (n+1)/2, 2*high+k.Gap.XS
	}
	if columns < n || room.H >= s.touch+k.Dp(22) && (s.stacked(room.W) || room.H >= 2*s.touch) {
		parts, l.line = room.CutBottom(min(high, max(room.H*.7, float64((n+columns-1)/columns)*(s.touch+k.Gap.XS))), k.Gap.XS)
	} else {
		wide := k.Dp(76)
		if room.W >= k.Dp(560) {
			wide = k.Dp(120)
		}
		parts, l.line = room.CutRight(min(max(room.W*.62, float64(n)*s.touch), float64(n)*wide), k.Gap.XS)
	}
	if most := float64(columns) * (k.Dp(130) + k.Gap.XS); parts.W > most {
		parts = parts.Place(ui.Sz(most, parts.H), .5, .5)
	}
	cells := parts.Grid(n, columns, max(0, min(k.Gap.XS, (parts.W-float64(columns)*s.touch)/float64(columns))))
	l.tiles, l.offers = cells[:s.a.tiles:s.a.tiles], cells[s.a.tiles:]
}
