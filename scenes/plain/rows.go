package plain

import (
	"slices"
	"strings"

	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/ui"
)

// titleShare is how much of the width of a row its title takes.
const titleShare = .2

// Heights and widths in dp: of a row of things that are drawn at least, and where there is room for more; of such a
// thing at most; and of a plate with words at most, which is as wide as it is read best, or as wide as this where it is
// alone.
const (
	drawnLeast, drawnRoomy = 64, 120
	drawnMost              = 210
	plateHigh              = 72
	plateWide, plateWidest = 220, 440
)

// drawn reports whether a plate is drawn, and not written on.
func (b *Board[M, E, V]) drawn(p Plate) bool {
	return b.plain.Draw != nil && p.Shape != (boards.Shape{})
}

// grid is how rows of plates have room.
type grid struct {
	titles float64 // the share of the width that they take
	rows   []gridRow
	high   bool // all that is to be pressed is high enough for a finger
}

type gridRow struct {
	columns int // of plates with words; 0 where things are drawn
	wide    float64
	high    float64 // what it is given, as a share
}

// grid returns how rows have room, with their titles beside them if the plates are then high enough for a finger.
func (b *Board[M, E, V]) grid(list []Row, room ui.Rect) (g grid) {
	k := b.Given.Frame.Kit
	for _, titles := range []float64{titleShare, 0} {
		g = grid{titles: titles}
		lines, pictures := 0, 0
		for _, r := range list {
			if slices.ContainsFunc(r.Plates, b.drawn) {
				g.rows = append(g.rows, gridRow{})
				pictures++
				continue
			}
			columns, wide := b.columns(r.Plates, room.W*(1-titles)-k.Gap.S)
			n := max(1, (len(r.Plates)+columns-1)/columns)
			g.rows = append(g.rows, gridRow{columns, wide, float64(n)})
			lines += n
		}
		least, free := stage.MinTouch(k), room.H-float64(lines+pictures-1)*k.Gap.XS
		picture := free - float64(lines)*least
		g.high = picture >= float64(pictures)*k.Dp(drawnLeast)
		if pictures > 0 { // words have what they need, and more only where that leaves pictures large
			line := max(least, min(k.Dp(plateHigh), (free-float64(pictures)*k.Dp(drawnRoomy))/float64(max(1, lines))))
			picture = max(least, (free-float64(lines)*line)/float64(pictures))
			for i := range g.rows {
				if g.rows[i].high *= line; g.rows[i].columns == 0 {
					g.rows[i].high = picture
				}
			}
		}
		if g.high {
			break
		}
	}
	return g
}

// columns returns how many plates of a row lie side by side and how wide each of them is, so that the words of all have
// room in two lines.
func (b *Board[M, E, V]) columns(plates []Plate, room float64) (columns int, wide float64) {
	k := b.Given.Frame.Kit
	for columns = len(plates); columns > 1; columns-- {
		wide = min(k.Dp(plateWide), (room-k.Gap.XS*float64(columns-1))/float64(columns))
		lacks := func(l Plate) bool {
			say, room := b.Given.Frame.Say(l.Text), wide-k.Gap.M
			wider := func(word string) bool { return k.Measure(word, k.Type.Strong, 0).W > room }
			return slices.ContainsFunc(strings.Fields(say), wider) ||
				k.Measure(say, k.Type.Strong, room).H > 2*k.LineHeight(k.Type.Strong)
		}
		if wide >= stage.MinTouch(k) && !slices.ContainsFunc(plates, lacks) {
			return columns, wide
		}
	}
	return 1, min(k.Dp(plateWidest), room)
}

// rows lays rows one below the other.
func (b *Board[M, E, V]) rows(list []Row, g grid, room ui.Rect) {
	k := b.Given.Frame.Kit
	var tracks []ui.Track
	for i := range g.rows {
		tracks = append(tracks, ui.Share(g.rows[i].high))
	}
	for i, at := range room.Rows(k.Gap.XS, tracks...) {
		r, row := list[i], &g.rows[i]
		if r.Title.Key != "" && g.titles > 0 {
			head, rest := at.CutLeft(at.W*g.titles, k.Gap.S)
			b.places.titles, at = append(b.places.titles, title{b.Given.Frame.Say(r.Title), head}), rest
		}
		if row.columns == 0 {
			for j, cell := range boards.Largest(at, len(r.Plates), k.Gap.S,
				ui.Sz(k.Dp(drawnMost), k.Dp(drawnMost)), r.shape()) {
				b.put(r.Plates[j], r.Lies, cell.Grow(-.5).Snap())
			}
			continue
		}
		at.W = row.wide*float64(row.columns) + k.Gap.XS*float64(row.columns-1)
		for j, cell := range at.Grid(len(r.Plates), row.columns, k.Gap.XS) {
			b.put(r.Plates[j], r.Lies, cell.Place(ui.Sz(cell.W, min(cell.H, k.Dp(plateHigh))), .5, .5).Snap())
		}
	}
}

// shape returns the range of shapes of the things of a row: one that is spread is wider than one of them.
func (r *Row) shape() (s boards.Shape) {
	for _, l := range r.Plates {
		in := l.Shape
		if r.Lies == Fanned && l.Count > 1 {
			in.Most *= 1 + fanApart*float64(min(l.Count, fanMost)-1)
		}
		if in != (boards.Shape{}) && (s.Least == 0 || in.Least < s.Least) {
			s.Least = in.Least
		}
		s.Most = max(s.Most, in.Most)
	}
	return s
}

// put lays a plate.
func (b *Board[M, E, V]) put(p Plate, lies Lying, at ui.Rect) {
	b.places.plates = append(b.places.plates, plate{Plate: p, lies: lies, text: b.Given.Frame.Say(p.Text), at: at})
	b.Things.Put(p.Thing, at)
}
