package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
)

// told is what is said of a tile that is held: one of the hand, or one on the board with what lies beneath it.
type told struct {
	title string
	lines []string
}

// tell says it in words; nothing where there is nothing to say.
func (w *words) tell() told {
	if !w.Sel.peek {
		return told{}
	}
	switch t := w.Sel.peeked; {
	case t.Kind == hand && t.Seat == w.Given.Front && int(t.N) < len(w.front()):
		return w.tellHand(w.front()[t.N])
	case isHex(t):
		if at, there := w.Model.at(cellOf(t)); there {
			return w.tellLaid(&w.Model.tiles[at])
		}
	}
	return told{}
}

// tellHand says what a tile of the hand is worth, and where it fits.
func (w *words) tellHand(t rules.TileID) told {
	what := w.tellKind(t)
	if o := w.player.options; w.player.laying() {
		cells, most := 0, 0
		for i := range o.placements {
			if l := &o.placements[i]; l.tile == t {
				cells++
				most = max(most, int(l.coins[l.best(0)]+l.bonus))
			}
		}
		what.lines = append(what.lines, w.say(phrase("ritual.board.told.fits", games.NumberArg("n", cells), games.NumberArg("coins", most))))
	}
	return what
}

// tellLaid says whose coins lie on a tile of the board, how many of its edges match, and how many tiles lie beneath it.
func (w *words) tellLaid(t *placed) told {
	what := w.tellKind(t.tile)
	if t.owner >= 0 {
		what.lines = append(what.lines, w.say(phrase("ritual.aloud.owned", games.SeatArg("seat", t.owner), games.NumberArg("n", t.coins))))
	}
	if l, laid := w.Given.View.At(t.cell); laid && l.Tile == t.tile {
		key := "ritual.board.told.matches"
		if w.Given.View.Variant() == rules.Adventurers {
			key = "ritual.board.told.matches-over"
		}
		what.lines = append(what.lines, w.say(phrase(key, games.NumberArg("n", l.Matches.Len()))))
	}
	if n := len(t.under); n > 0 {
		what.lines = append(what.lines, w.say(phrase("ritual.board.told.beneath", games.NumberArg("n", n))))
	}
	return what
}

// tellKind says what a kind of tile is worth.
func (w *words) tellKind(t rules.TileID) told {
	kind := t.Kind()
	what := told{title: w.say(phrase("ritual.aloud.tile." + kind.String()))}
	if kind == rules.Black && w.Given.View.Variant() == rules.LittleExplorers { // it counts as grey (RIT-40)
		kind = rules.Grey
	}
	what.lines = append(what.lines, w.say(phrase("ritual.board.told."+kind.String())))
	return what
}
