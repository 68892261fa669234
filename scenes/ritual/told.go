package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
)

// tell describes the tile that is held: one of the hand, or one on the board with what lies beneath it. It is empty if
// no tile is held.
func (w *words) tell() boards.Told {
	if !w.Sel.peek {
		return boards.Told{}
	}
	switch t := w.Sel.peeked; {
	case isHandTile(t) && t.Seat == w.Given.Front && int(t.N) < len(w.front()):
		return w.tellHand(w.front()[t.N])
	case isHex(t):
		if at, there := w.Model.at(cellOf(t)); there {
			return w.tellLaid(&w.Model.tiles[at])
		}
	}
	return boards.Told{}
}

// tellHand describes a tile of the hand: what its kind is worth, and where it fits.
func (w *words) tellHand(t rules.TileID) boards.Told {
	what := w.tellKind(t)
	if o := w.player.options; w.player.laying() {
		cells, most := 0, 0
		for i := range o.placements {
			if l := &o.placements[i]; l.tile == t {
				cells++
				most = max(most, l.all(l.best(0)))
			}
		}
		what.Lines = append(what.Lines,
			w.say(phrase("ritual.board.told.fits", games.NumberArg("n", cells), games.NumberArg("coins", most))))
	}
	return what
}

// tellLaid describes a tile on the board: what its kind is worth, whose coins lie on it, how many of its edges match,
// and how many tiles lie beneath it.
func (w *words) tellLaid(t *placed) boards.Told {
	what := w.tellKind(t.tile)
	if t.owner >= 0 {
		what.Lines = append(what.Lines,
			w.say(phrase("ritual.aloud.owned", games.SeatArg("seat", t.owner), games.NumberArg("n", t.coins))))
	}
	if l, laid := w.Given.View.At(t.cell); laid && l.Tile == t.tile {
		key := "ritual.board.told.matches"
		if w.Given.View.Variant() == rules.Adventurers {
			key = "ritual.board.told.matches-over"
		}
		what.Lines = append(what.Lines, w.say(phrase(key, games.NumberArg("n", l.Matches.Len()))))
	}
	if n := len(t.under); n > 0 {
		what.Lines = append(what.Lines, w.say(phrase("ritual.board.told.beneath", games.NumberArg("n", n))))
	}
	return what
}

// tellKind begins the description of a tile with what its kind is worth.
func (w *words) tellKind(t rules.TileID) boards.Told {
	kind := t.Kind()
	what := boards.Told{Title: w.say(phrase("ritual.aloud.tile." + kind.String()))}
	if kind == rules.Black && w.Given.View.Variant() == rules.LittleExplorers { // it counts as grey (RIT-40)
		kind = rules.Grey
	}
	what.Lines = append(what.Lines, w.say(phrase("ritual.board.told."+kind.String())))
	return what
}
