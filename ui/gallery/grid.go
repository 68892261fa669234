package gallery

import "runehall/ui"

// Specimen is a widget with its name below it.
type Specimen struct {
	ui.Widget
	Name string // "": no name

	words ui.Rect
}

// Grid puts specimens side by side in rows, in equal columns.
type Grid struct {
	Items []Specimen
	Least float64 // width of a column, in dp
	Fill  bool    // each widget fills its column; otherwise it stands in the middle
}

// columns returns how many specimens fit side by side. If possible it leaves no row with a single one.
func (g *Grid) columns(k *ui.Kit, width float64) int {
	n := len(g.Items)
	most := min(n, ui.GridColumns(width, k.Dp(g.Least), k.Gap.S))
	rows := (n + most - 1) / most
	return (n + rows - 1) / rows
}

func (g *Grid) name(k *ui.Kit) ui.TextStyle { return k.Type.Label }

// heights returns, for each row, the heights of its highest widget and its highest name at a column width.
func (g *Grid) heights(k *ui.Kit, columns int, width float64) (widgets, names []float64) {
	for i, item := range g.Items {
		if i%columns == 0 {
			widgets, names = append(widgets, 0), append(names, 0)
		}
		row := len(widgets) - 1
		widgets[row] = max(widgets[row], item.Measure(k, ui.Sz(width, 0)).H)
		if item.Name != "" {
			names[row] = max(names[row], k.Gap.S+k.Measure(item.Name, g.name(k), width).H)
		}
	}
	return widgets, names
}

func (g *Grid) cell(k *ui.Kit, columns int, width float64) float64 {
	return max(1, (width-float64(columns-1)*k.Gap.S)/float64(columns))
}

// Measure returns the height of all rows.
func (g *Grid) Measure(k *ui.Kit, room ui.Size) ui.Size {
	columns := g.columns(k, room.W)
	widgets, names := g.heights(k, columns, g.cell(k, columns, room.W))
	h := float64(len(widgets)-1) * k.Gap.M
	for i := range widgets {
		h += widgets[i] + names[i]
	}
	return ui.Sz(room.W, h)
}

// Layout places the specimens.
func (g *Grid) Layout(k *ui.Kit, r ui.Rect) {
	columns := g.columns(k, r.W)
	width := g.cell(k, columns, r.W)
	widgets, names := g.heights(k, columns, width)
	y := r.Y
	for i := range g.Items {
		row, x := i/columns, r.X+float64(i%columns)*(width+k.Gap.S)
		if i%columns == 0 && i > 0 {
			y += widgets[row-1] + names[row-1] + k.Gap.M
		}
		g.place(k, &g.Items[i], ui.Rc(x, y, width, widgets[row]), names[row])
	}
}

func (g *Grid) place(k *ui.Kit, item *Specimen, r ui.Rect, name float64) {
	wants := item.Measure(k, ui.Sz(r.W, 0))
	if g.Fill {
		wants.W = r.W
	}
	at := r.Place(ui.Sz(min(wants.W, r.W), wants.H), .5, .5)
	item.words = ui.Rc(r.X, r.Bottom()+k.Gap.S, r.W, name-k.Gap.S)
	item.Layout(k, at)
}

// Update updates the specimens.
func (g *Grid) Update(c *ui.Context) {
	for _, item := range g.Items {
		item.Update(c)
	}
}

// Draw draws the specimens with their names.
func (g *Grid) Draw(c *ui.Canvas) {
	for i := range g.Items {
		item := &g.Items[i]
		item.Widget.Draw(c)
		if item.Name != "" {
			c.Paragraph(item.Name, g.name(c.Kit), item.words, ui.AlignCenter)
		}
	}
}
