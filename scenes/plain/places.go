package plain

import (
	"runehall/games"
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
	text string
	at   ui.Rect
}

type title struct {
	text string
	at   ui.Rect
}

// text returns what stands on a thing.
func (p *places[M, V]) text(t Thing) string {
	for _, l := range p.plates {
		if l.Thing == t {
			return l.text
		}
	}
	return ""
}

// need returns the room that a plain board wants. The table adds its own band to the ledge.
func need(r table.Room) table.Need {
	k := r.Kit
	if r.Low {
		return table.Need{Rail: min(k.Dp(390), r.Screen.W*.44), Golden: k.Dp(120)}
	}
	return table.Need{Ledge: max(k.Dp(170), r.Screen.H*.36)}
}

// place lays all rows: those of the table in the field, those of the seat in front and the moves on the ledge.
func (b *Board[M, E, V]) place() bool {
	of := placed[M, V]{b.Model.view, b.Given.Front, b.Given.Bare, b.Sel, b.player.renewed}
	if of == b.places.of {
		return false
	}
	b.places = places[M, V]{of: of}
	b.Things.Begin(&b.catalogue)
	f := &b.Given.Frame
	table, ledge := b.plain.Rows(*of.view, of.front)
	field := f.Field.Inset(ui.Sides(f.Kit.Gap.S, f.Kit.Gap.XS))
	g, _ := b.grid(table, field)
	b.rows(table, g, field)
	if of.bare {
		return true
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
	if of.front == b.Actor {
		b.places.offers = b.player.offers(&b.Sel)
	}
	for offered := len(b.places.offers); ; offered-- {
		list, least := ledge, 2
		if offered > 0 {
			list = append(ledge[:len(ledge):len(ledge)], b.offerRow(b.places.offers[:offered]))
		}
		if g, high := b.grid(list, room); high || offered <= least { // what is left out is offered when one of its things is chosen
			b.places.offers = b.places.offers[:offered]
			b.rows(list, g, room)
			return true
		}
	}
}

func (b *Board[M, E, V]) offerRow(moves []M) (r Row) {
	for i, m := range moves {
		r.Plates = append(r.Plates, Plate{things.Nth(Offer, i), b.plain.Does(m)})
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
