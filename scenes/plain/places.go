package plain

import (
	"slices"

	"runehall/games"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// places is where rows and plates are.
type places[M comparable, V any] struct {
	of     placed[M, V]
	plates []plate
	titles []title
	ledge  []Thing // what the number keys tap
	offers []M
	sheet  sheet
}

// placed is what the places depend on besides the frame.
type placed[M comparable, V any] struct {
	view    *V
	front   games.Seat
	bare    bool
	sel     selection[M]
	renewed int
}

type plate struct {
	Plate
	lies Lying
	text string
	at   ui.Rect
}

type title struct {
	text string
	at   ui.Rect
}

// find returns the number of a thing's plate, or -1.
func find(list []plate, t Thing) int {
	return slices.IndexFunc(list, func(l plate) bool { return l.Thing == t })
}

// need returns the room that the board wants. The table adds its own band to the ledge.
func (b *Board[M, E, V]) need(r table.Room) table.Need {
	if b.plain.Need != nil {
		return b.plain.Need(r)
	}
	k := r.Kit
	if r.Low {
		return table.Need{Rail: min(k.Dp(390), r.Screen.W*.44), Golden: k.Dp(120)}
	}
	return table.Need{Ledge: max(k.Dp(170), r.Screen.H*.36)}
}

// place lays everything, and what is explained over it.
func (b *Board[M, E, V]) place() bool {
	of := placed[M, V]{b.Model.view, b.Given.Front, b.Given.Bare, b.Sel, b.player.renewed}
	if of == b.places.of {
		return false
	}
	b.places = places[M, V]{of: of}
	b.lay(of)
	b.open()
	return true
}

// lay lays all rows: the table's in the field, and on the ledge the front seat's and the moves.
func (b *Board[M, E, V]) lay(of placed[M, V]) {
	b.Things.Begin(&b.catalogue)
	f := &b.Given.Frame
	table, ledge := b.plain.Rows(*of.view, of.front)
	if b.plain.Field != nil {
		b.plain.Field(f, *of.view, of.front, &b.Things)
		b.laid(table)
	} else {
		field := f.Field.Inset(ui.Sides(f.Kit.Gap.S, f.Kit.Gap.XS))
		b.rows(table, b.grid(table, field), field)
	}
	if of.bare {
		return
	}
	room := f.Ledge
	if f.Portrait || f.Rail {
		room.H = f.Primary.Y - f.Kit.Gap.S - room.Y
	} else {
		room.W = f.Primary.X - f.Kit.Gap.M - room.X
	}
	room = room.Inset(ui.Sides(f.Kit.Gap.S, 0))
	for _, r := range ledge {
		for _, l := range r.Plates {
			b.places.ledge = append(b.places.ledge, l.Thing)
		}
	}
	var list []M
	others := 0
	if of.front == b.Actor {
		list, others = b.player.offers(&b.Sel)
	}
	for n := min(mostOffered, len(list)); ; n-- {
		rows, least := ledge, 2
		if n > 0 {
			rows = append(ledge[:len(ledge):len(ledge)], b.offerRow(list[:n], others-n))
		}
		if g := b.grid(rows, room); g.high || n <= least {
			b.places.offers = list[:n]
			b.rows(rows, g, room)
			return
		}
	}
}

// laid takes what the game has laid into its field as plates: with their words, or, if they are no plates, to be drawn.
func (b *Board[M, E, V]) laid(list []Row) {
	for t, at := range b.Things.Each {
		l := plate{Plate: Plate{Thing: t, Shape: boards.Shape{Least: at.W / at.H, Most: at.W / at.H}}, at: at.Snap()}
		for _, r := range list {
			if i := slices.IndexFunc(r.Plates, func(p Plate) bool { return p.Thing == t }); i >= 0 {
				l.Plate, l.lies, l.text = r.Plates[i], r.Lies, b.Given.Frame.Say(r.Plates[i].Text)
			}
		}
		b.places.plates = append(b.places.plates, l)
	}
}

// offerRow returns moves as plates, and beside them the way to the others, if there are any.
func (b *Board[M, E, V]) offerRow(moves []M, others int) (r Row) {
	for i, m := range moves {
		r.Plates = append(r.Plates, Plate{Thing: things.Nth(Offer, i), Text: b.plain.Does(m)})
	}
	if others > 0 {
		r.Plates = append(r.Plates, Plate{Thing: things.The(More),
			Text: games.Phrase{Key: "table.more-moves", Args: []games.Arg{games.NumberArg("n", others)}}})
	}
	return r
}

// aim returns where a refused move's things are, or the ledge.
func (b *Board[M, E, V]) aim(about []Thing) ui.Rect {
	for _, t := range about {
		if at := b.Things.At(t); !at.Empty() {
			return at
		}
	}
	return b.Given.Frame.Ledge
}
