package gallery

import "runehall/ui"

// wallLeast is the least width of a column, in dp; wallMost is the largest number of columns.
const (
	wallLeast = 400
	wallMost  = 3
)

// Wall arranges blocks in as many columns as fit, each block in the column that is shortest so far.
type Wall struct{ Blocks []*Block }

// hang returns the places of the blocks for a width, and the height of the wall.
func (w *Wall) hang(k *ui.Kit, width float64) (places []ui.Rect, height float64) {
	n := min(wallMost, ui.GridColumns(width, k.Dp(wallLeast), k.Gap.XL))
	columns := ui.Rect{W: width}.Grid(n, n, k.Gap.XL)
	heights := make([]float64, n)
	for _, b := range w.Blocks {
		short := 0
		for i, h := range heights {
			if h < heights[short] {
				short = i
			}
		}
		h := b.Measure(k, ui.Sz(columns[short].W, 0)).H
		places = append(places, ui.Rc(columns[short].X, heights[short], columns[short].W, h))
		heights[short] += h + k.Gap.XL
		height = max(height, heights[short]-k.Gap.XL)
	}
	return places, height
}

// Measure returns the height of the highest column.
func (w *Wall) Measure(k *ui.Kit, room ui.Size) ui.Size {
	_, h := w.hang(k, room.W)
	return ui.Sz(room.W, h)
}

// Layout gives each block its place.
func (w *Wall) Layout(k *ui.Kit, r ui.Rect) {
	places, _ := w.hang(k, r.W)
	for i, b := range w.Blocks {
		b.Layout(k, places[i].Move(r.Min()))
	}
}

// Update updates the blocks from first to last.
func (w *Wall) Update(c *ui.Context) {
	for _, b := range w.Blocks {
		b.Update(c)
	}
}

// Draw draws the visible blocks.
func (w *Wall) Draw(c *ui.Canvas) {
	seen := c.Bounds()
	for _, b := range w.Blocks {
		if b.rect.Overlaps(seen) {
			b.Draw(c)
		}
	}
}

// Subject is what a game adds to the gallery, under a title of its own.
type Subject struct {
	Title   string
	Widgets []ui.Widget
}

// Block is one subject of the gallery: a title above a column of widgets.
type Block struct {
	section ui.Section
	column  ui.Column
	rect    ui.Rect
}

// NewBlock returns a block.
func NewBlock(title string, widgets ...ui.Widget) *Block {
	b := &Block{section: ui.Section{Text: title}}
	b.column.Items = append([]ui.Widget{&b.section}, widgets...)
	return b
}

// Measure returns the height of title and widgets.
func (b *Block) Measure(k *ui.Kit, room ui.Size) ui.Size { return b.column.Measure(k, room) }

// Layout places title and widgets.
func (b *Block) Layout(k *ui.Kit, r ui.Rect) {
	b.rect = r
	b.column.Layout(k, r)
}

// Update updates the widgets.
func (b *Block) Update(c *ui.Context) { b.column.Update(c) }

// Draw draws title and widgets.
func (b *Block) Draw(c *ui.Canvas) { b.column.Draw(c) }
