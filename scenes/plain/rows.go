package plain

import (
	"slices"
	"strings"

	"runehall/scenes/stage"
	"runehall/ui"
)

// titleShare is how much of the width of a row its title takes.
const titleShare = .2

// grid is how rows of plates have room.
type grid struct {
	titles  float64 // the share of the width that they take
	columns []int   // of each row
	wide    []float64
	lines   []ui.Track
}

// grid returns how rows have room, with their titles beside them if the plates are then high enough for a finger; high is whether they are.
func (b *Board[M, E, V]) grid(list []Row, room ui.Rect) (g grid, high bool) {
	k := b.Given.Frame.Kit
	for _, g.titles = range []float64{titleShare, 0} {
		lines := 0
		g.columns, g.wide, g.lines = nil, nil, nil
		for _, r := range list {
			columns, wide := b.columns(r.Plates, room.W*(1-g.titles)-k.Gap.S)
			n := max(1, (len(r.Plates)+columns-1)/columns)
			lines += n
			g.columns, g.wide, g.lines = append(g.columns, columns), append(g.wide, wide), append(g.lines, ui.Share(float64(n)))
		}
		if high = room.H-float64(lines-1)*k.Gap.XS >= float64(lines)*stage.MinTouch(k); high {
			break
		}
	}
	return g, high
}

// columns returns how many plates of a row lie side by side and how wide each of them is, so that the words of all have room in two lines.
func (b *Board[M, E, V]) columns(plates []Plate, room float64) (columns int, wide float64) {
	k := b.Given.Frame.Kit
	for columns = len(plates); columns > 1; columns-- {
		wide = min(k.Dp(220), (room-k.Gap.XS*float64(columns-1))/float64(columns))
		lacks := func(l Plate) bool {
			say, room := b.Given.Frame.Say(l.Text), wide-k.Gap.M
			wider := func(word string) bool { return k.Measure(word, k.Type.Strong, 0).W > room }
			return slices.ContainsFunc(strings.Fields(say), wider) || k.Measure(say, k.Type.Strong, room).H > 2*k.LineHeight(k.Type.Strong)
		}
		if wide >= stage.MinTouch(k) && !slices.ContainsFunc(plates, lacks) {
			return columns, wide
		}
	}
	return 1, min(k.Dp(440), room)
}

// rows lays rows one below the other.
func (b *Board[M, E, V]) rows(list []Row, g grid, room ui.Rect) {
	k := b.Given.Frame.Kit
	for i, at := range room.Rows(k.Gap.XS, g.lines...) {
		r, say := list[i], b.Given.Frame.Say
		if r.Title.Key != "" && g.titles > 0 {
			head, rest := at.CutLeft(at.W*g.titles, k.Gap.S)
			b.places.titles, at = append(b.places.titles, title{say(r.Title), head}), rest
		}
		at.W = g.wide[i]*float64(g.columns[i]) + k.Gap.XS*float64(g.columns[i]-1)
		for j, cell := range at.Grid(len(r.Plates), g.columns[i], k.Gap.XS) {
			cell = cell.Place(ui.Sz(cell.W, min(cell.H, k.Dp(72))), .5, .5).Snap()
			b.places.plates = append(b.places.plates, plate{Plate: r.Plates[j], text: say(r.Plates[j].Text), at: cell})
			b.Things.Put(r.Plates[j].Thing, cell)
		}
	}
}
