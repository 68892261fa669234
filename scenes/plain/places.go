package plain

import (
	"runehall/games"
	"runehall/scenes/stage"
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
	phrase games.Phrase
	text   string
	at     ui.Rect
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
	b.rows(table, f.Field)
	if of.bare {
		return true
	}
	room := f.Ledge
	if f.Portrait || f.Rail {
		room.H = f.Primary.Y - f.Kit.Gap.S - room.Y
	} else {
		room.W = f.Primary.X - f.Kit.Gap.M - room.X
	}
	for _, r := range ledge {
		for _, l := range r.Plates {
			b.places.ledge = append(b.places.ledge, l.Thing)
		}
	}
	if of.front == b.Actor {
		b.places.offers = b.player.offers(&b.Sel)
	}
	moves := Row{}
	for i, m := range b.places.offers {
		moves.Plates = append(moves.Plates, Plate{things.Nth(Offer, i), b.plain.Does(m)})
	}
	if len(moves.Plates) > 0 {
		ledge = append(ledge, moves)
	}
	b.rows(ledge, room)
	return true
}

// titleShare is how much of the width of a row its title takes.
const titleShare = .2

// rows lays rows one below the other, each with as many lines as its plates need to be as wide as a finger.
func (b *Board[M, E, V]) rows(list []Row, room ui.Rect) {
	k := b.Given.Frame.Kit
	columns := max(1, int(room.W*(1-titleShare)/max(stage.MinTouch(k), k.Dp(92))))
	tracks := make([]ui.Track, len(list))
	for i, r := range list {
		tracks[i] = ui.Share(float64(max(1, (len(r.Plates)+columns-1)/columns)))
	}
	for i, at := range room.Rows(k.Gap.S, tracks...) {
		r := list[i]
		if r.Title.Key != "" {
			var head ui.Rect
			head, at = at.CutLeft(at.W*titleShare, k.Gap.S)
			b.places.titles = append(b.places.titles, title{phrase: r.Title, at: head})
		}
		for j, cell := range at.Grid(len(r.Plates), min(columns, max(1, len(r.Plates))), k.Gap.XS) {
			cell = cell.Place(ui.Sz(min(cell.W, k.Dp(220)), min(cell.H, k.Dp(64))), .5, .5).Snap()
			b.places.plates = append(b.places.plates, plate{Plate: r.Plates[j], at: cell})
			b.Things.Put(r.Plates[j].Thing, cell)
		}
	}
}

// write puts titles and plates into words.
func (b *Board[M, E, V]) write() {
	for i := range b.places.titles {
		b.places.titles[i].text = b.Given.Frame.Say(b.places.titles[i].phrase)
	}
	for i := range b.places.plates {
		b.places.plates[i].text = b.Given.Frame.Say(b.places.plates[i].Text)
	}
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
